/** The lobby: one's own games, those that wait for one first, and the open tables of others. */
import type { Problem, TableLine } from '@bitoku/host'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { setGames } from '../network/attention.ts'
import { useOnlineWords } from '../network/say.ts'
import { browserWorld } from '../network/world.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { MyName } from './name-field.tsx'
import { useLimit } from '../network/api.ts'
import { server, useMe } from './server.ts'
import { TableLines } from './table-lines.tsx'

interface TableList {
  readonly tables: readonly TableLine[]
}

interface Lists {
  readonly games: readonly TableLine[]
  readonly open: readonly TableLine[]
}

/** How often the lists are read again while somebody looks, in milliseconds. */
const readEvery = 5000

interface ListsOrProblem {
  readonly lists: Lists | undefined
  readonly problem: Problem | undefined
}

/** The two lists, fresh while somebody looks at them. */
function useLists(): ListsOrProblem {
  const [found, setFound] = useState<ListsOrProblem>({ lists: undefined, problem: undefined })
  const read = useCallback(async () => {
    const isGuest = useMe.getState().name !== undefined
    const [games, open] = await Promise.all([
      // Whoever is nobody yet has no games.
      isGuest ? server.get<TableList>('games') : ({ ok: true, value: { tables: [] } } as const),
      server.get<TableList>('lobby'),
    ])
    const mine = games.ok ? games.value.tables : undefined
    if (mine !== undefined) setGames(mine)
    if (mine !== undefined && open.ok) {
      const others = open.value.tables.filter(({ id }) => mine.every((game) => game.id !== id))
      setFound({ lists: { games: mine, open: others }, problem: undefined })
    } else if (!open.ok) setFound(({ lists }) => ({ lists, problem: open.problem }))
    else if (!games.ok) setFound(({ lists }) => ({ lists, problem: games.problem }))
  }, [])
  useEffect(() => {
    void read()
    const timer = setInterval(() => {
      const { until = 0 } = useLimit.getState()
      if (browserWorld.isLooking() && browserWorld.now() >= until) void read()
    }, readEvery)
    const forget = browserWorld.onChange(() => {
      if (browserWorld.isLooking()) void read()
    })
    return () => {
      clearInterval(timer)
      forget()
    }
  }, [read])
  return found
}

/** The lobby. */
export function Lobby(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const { lists, problem } = useLists()
  const running = lists?.games.filter(({ state }) => state !== 'finished') ?? []
  const finished = lists?.games.filter(({ state }) => state === 'finished') ?? []
  return (
    <Frame title={n('lobby.title')} text={n('lobby.text')} wide onBack={() => goOnline(undefined)}>
      <ProblemLine text={problem === undefined ? undefined : problemSentence(words, problem)} />
      <div className="lobby-buttons">
        <button
          type="button"
          className="button primary begin new-table-button"
          onClick={() => goOnline({ kind: 'new' })}
        >
          <Icon name="plus" size={20} />
          {n('lobby.new')}
        </button>
        <MyName />
        <button type="button" className="button quiet" onClick={() => goOnline({ kind: 'notices' })}>
          <Icon name="bell" size={18} />
          {n('lobby.notices')}
        </button>
        <button type="button" className="button quiet to-device" onClick={() => goOnline({ kind: 'device' })}>
          <Icon name="link" size={18} />
          {n('device.title')}
        </button>
      </div>
      <div className="lobby-lists" aria-busy={lists === undefined}>
        <section className="lobby-list my-games">
          <h2>{n('lobby.games')}</h2>
          {lists !== undefined && running.length === 0 ? <Nothing text={n('lobby.noGames')} /> : undefined}
          <TableLines tables={running} />
          {finished.length > 0 ? (
            <details>
              <summary>{n('lobby.finished', { n: finished.length })}</summary>
              <TableLines tables={finished} />
            </details>
          ) : undefined}
        </section>
        <section className="lobby-list open-tables">
          <h2>{n('lobby.open')}</h2>
          {lists !== undefined && lists.open.length === 0 ? <Nothing text={n('lobby.noOpen')} /> : undefined}
          <TableLines tables={lists?.open ?? []} />
        </section>
      </div>
    </Frame>
  )
}

function Nothing({ text }: { readonly text: string }): ReactNode {
  return <p className="muted nothing">{text}</p>
}
