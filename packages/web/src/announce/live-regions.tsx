/** The two voices of the table, for both renderers: `#turn` says at once what is asked, `#events` in its time what happened. */
import { askedSentence, groupEvents, type Told } from '@bitoku/text'
import type { NumberedEvent, Snapshot } from '@bitoku/host'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { askedAbout, usePreferences } from '../app/preferences.ts'
import { useIsAlone } from '../table/extras.ts'
import { type GameContext, useChoice, useGame } from '../table/game.ts'
import { allTold, eventsSaid, takeFinished } from './events-said.ts'
import { turnSaid } from './turn-said.ts'

/** Something that was said; another number is another saying of it. */
interface Said {
  readonly text: string
  readonly n: number
}

const silence: Said = { text: '', n: 0 }

/** What was committed since the snapshot before. */
const newlyCommitted = (before: Snapshot, now: Snapshot, known: ReadonlySet<number>): readonly NumberedEvent[] =>
  now.events.filter(({ number, move }) => number > before.lastEvent && !known.has(move))

/** The own steps that were made since. */
function newSteps({ draft, asked }: Snapshot, known: ReadonlySet<number>): readonly Told[] {
  const steps = draft.steps.filter(({ move, state }) => state === 'open' && !known.has(move))
  return steps.flatMap(({ move, events }) => events.map((event) => ({ move, mover: asked ?? 0, event })))
}

/** Both regions. */
export function LiveRegions(): ReactNode {
  const shown = useGame()
  // Whoever looks at the past still hears what happens now.
  const game = { ...shown, snapshot: shown.now, telling: { ...shown.telling, view: shown.now.view } }
  const { asking } = useChoice()
  const [turn, setTurn] = useState(silence)
  const [events, setEvents] = useState(silence)
  useTurnVoice(game, setTurn)
  useEventVoice(game, setEvents)
  const warned = asking === undefined ? undefined : askedSentence(game, asking, askedAbout().muted)
  return (
    <div className="live-regions">
      <div id="turn" aria-live="assertive" aria-atomic="true">
        <p key={`${turn.n} ${warned ?? ''}`}>{warned ?? turn.text}</p>
      </div>
      <div id="events" aria-live="polite" aria-atomic="true">
        <p key={events.n}>{events.text}</p>
      </div>
    </div>
  )
}

type Speak = (change: (last: Said) => Said) => void

const speak = (set: Speak, text: string): void => {
  if (text !== '') set(({ n }) => ({ text, n: n + 1 }))
}

/** Says what is asked, once for every new question. */
function useTurnVoice(game: GameContext, set: Speak): void {
  const { snapshot } = game
  const isAlone = useIsAlone(snapshot)
  const before = useRef<Snapshot>(undefined)
  useEffect(() => {
    const { verbosity } = usePreferences.getState()
    speak(set, turnSaid({ ...game, isAlone }, before.current, verbosity))
    before.current = snapshot
    // Only a new question is said; other words for the same one are not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [snapshot.version, set])
}

/** Says what happened: own steps as they are made, the turns of others when they are over. */
function useEventVoice(game: GameContext, set: Speak): void {
  const { snapshot } = game
  const before = useRef<Snapshot>(undefined)
  /** The moves of the draft that were told when they were made. */
  const known = useRef(new Set<number>())
  const untold = useRef(allTold)
  useEffect(() => {
    const last = before.current
    before.current = snapshot
    if (last === undefined || last.viewer !== snapshot.viewer) {
      untold.current = allTold
      known.current = new Set(snapshot.draft.steps.map(({ move }) => move))
      return
    }
    const { verbosity } = usePreferences.getState()
    const committed = newlyCommitted(last, snapshot, known.current)
    const steps = newSteps(snapshot, known.current)
    known.current = new Set(snapshot.draft.steps.map(({ move }) => move))
    for (const { move, mover } of [...committed, ...steps]) if (mover === snapshot.viewer) known.current.add(move)
    const [finished, rest] = takeFinished(untold.current, committed, snapshot.moving)
    untold.current = rest
    const said = [...finished, ...groupEvents(steps)].flatMap(({ seat, events }) =>
      eventsSaid(game, events, seat, verbosity),
    )
    speak(set, said.join(' '))
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [snapshot.version, set])
}
