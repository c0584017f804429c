/** The games on the shelf. */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { seatNumber } from '../app/seats.ts'
import { problemSentence } from '../app/problems.ts'
import { useWords } from '../app/words.ts'
import type { GameEntry, Host } from '../host/host.ts'

/** The list of saved games; nothing while there are none. */
export function SavedGames({ host }: { readonly host: Host }): ReactNode {
  const words = useWords()
  const { t } = words
  const [games, setGames] = useState<readonly GameEntry[]>([])
  const [problem, setProblem] = useState<string>()
  const refresh = useCallback(async () => setGames(await host.list()), [host])
  useEffect(() => {
    void refresh()
  }, [refresh])
  if (games.length === 0) return undefined
  const open = async (id: string): Promise<void> => {
    const outcome = await host.open(id)
    if (!outcome.ok) setProblem(problemSentence(words, outcome.problem))
  }
  const remove = async (id: string): Promise<void> => {
    await host.remove(id)
    await refresh()
  }
  const sorted = games.toSorted((one, other) => other.changed - one.changed)
  return (
    <section className="saved">
      <h2>{t('saved.title')}</h2>
      {problem === undefined ? undefined : <p className="problem">{problem}</p>}
      <ul>
        {sorted.map((game) => (
          <Saved key={game.id} game={game} onOpen={() => void open(game.id)} onRemove={() => void remove(game.id)} />
        ))}
      </ul>
    </section>
  )
}

interface SavedProps {
  readonly game: GameEntry
  readonly onOpen: () => void
  readonly onRemove: () => void
}

function Saved({ game, onOpen, onRemove }: SavedProps): ReactNode {
  const words = useWords()
  const { t, language } = words
  const [asking, setAsking] = useState(false)
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(game.changed)
  const names = game.seats.map(({ name }) => name).join(', ')
  const state = game.finished ? t('saved.finished') : t('saved.year', { n: game.round })
  return (
    <li className={game.problem === undefined ? 'saved-game' : 'saved-game damaged'}>
      <button type="button" className="bare saved-open" disabled={game.problem !== undefined} onClick={onOpen}>
        <span className="saved-marks">
          {game.seats.map((_, at) => (
            <SeatMark key={at} seat={seatNumber(at)} width={22} />
          ))}
        </span>
        <span>
          <b>{names}</b>
          <small>{game.problem === undefined ? `${state} · ${when}` : problemSentence(words, game.problem)}</small>
        </span>
      </button>
      {asking ? (
        <button type="button" className="button stop" onClick={onRemove}>
          {t('saved.removeSure')}
        </button>
      ) : (
        <button
          type="button"
          className="button quiet"
          aria-label={t('saved.remove', { names })}
          onClick={() => setAsking(true)}
        >
          <Icon name="discard" size={20} />
        </button>
      )}
    </li>
  )
}
