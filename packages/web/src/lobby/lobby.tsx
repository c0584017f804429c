/** The lobby: one's own games, those that wait for one first, and the open tables of others. */
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { clearFilter, isFiltered, LobbyFilter } from './lobby-filter.tsx'
import { mostCounted, useLobbyLists, useLobbyWish } from './lobby-lists.ts'
import { MyName } from './name-field.tsx'
import { TableLines } from './table-lines.tsx'

/** How often times such as “5 minutes ago” are said anew, in milliseconds. */
const minute = 60_000

/** The lobby. */
export function Lobby(): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const { lists, problem, readMore } = useLobbyLists()
  const [, setMinutes] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setMinutes((minutes) => minutes + 1), minute)
    return () => clearInterval(timer)
  }, [])
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
        <OpenTables lists={lists} readMore={readMore} />
      </div>
    </Frame>
  )
}

function Nothing({ text }: { readonly text: string }): ReactNode {
  return <p className="muted nothing">{text}</p>
}

/** The tables of others: those that wait, as far as one has looked, and those at which is played. */
function OpenTables({ lists, readMore }: Pick<ReturnType<typeof useLobbyLists>, 'lists' | 'readMore'>): ReactNode {
  const { n } = useOnlineWords()
  const wish = useLobbyWish()
  const list = useRef<HTMLDivElement>(null)
  const { waiting = [], live = [], count = 0, next } = lists ?? {}
  const isSearched = isFiltered(wish)
  const isMany = count >= mostCounted
  /** Whoever goes through the lines by keys goes on with the first of the new ones. */
  const showMore = async (): Promise<void> => {
    const before = waiting.length
    await readMore()
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('.table-line')[before]?.focus())
  }
  return (
    <section className="lobby-list open-tables">
      <h2>{n('lobby.open')}</h2>
      {waiting.length > 0 || isSearched ? <LobbyFilter /> : undefined}
      <p className="lobby-count muted" role="status">
        {lists === undefined || count === 0 ? undefined : n(isMany ? 'lobby.countMany' : 'lobby.count', { n: count })}
      </p>
      {lists !== undefined && waiting.length === 0 ? (
        isSearched ? (
          <div className="muted nothing">
            {n('lobby.noFit')}
            <button type="button" className="button quiet" onClick={clearFilter}>
              {n('lobby.clear')}
            </button>
          </div>
        ) : (
          <Nothing text={n('lobby.noOpen')} />
        )
      ) : undefined}
      <div ref={list}>
        <TableLines tables={waiting} />
      </div>
      {next === undefined ? undefined : (
        <button type="button" className="button more-tables" onClick={() => void showMore()}>
          {n('lobby.more')}
        </button>
      )}
      {live.length > 0 ? (
        <>
          <h3>{n('lobby.live')}</h3>
          <TableLines tables={live} />
        </>
      ) : undefined}
    </section>
  )
}
