/** What happened between two snapshots, so that nothing is shown twice. */
import type { GameEvent } from '@bitoku/engine'
import type { Snapshot, Step } from '@bitoku/host'
import { longestCascade, longestStep, type Scene, scenesBack, scenesOf } from './scenes.ts'

/** The part of a snapshot that tells what happened. */
type Told = Pick<Snapshot, 'gameId' | 'viewer' | 'curtain' | 'draft' | 'events' | 'lastEvent' | 'history'>

/** What is new. */
interface Story {
  /** What happened, and what had happened before in the same turn. */
  readonly events: readonly GameEvent[]
  readonly past: readonly GameEvent[]
  /** What was taken back. */
  readonly undone: readonly GameEvent[]
  /** It is one of the steps of a rival, which follow each other quickly. */
  readonly isRivals: boolean
}

const noStory: Story = { events: [], past: [], undone: [], isRivals: false }

const eventsOf = (steps: readonly Step[]): readonly GameEvent[] => steps.flatMap(({ events }) => events)

const openSteps = ({ draft }: Told): readonly Step[] => draft.steps.filter(({ state }) => state === 'open')

/** Whether a step was already taken. */
const has = (steps: readonly Step[], step: Step): boolean =>
  steps.some(({ move, option, state }) => move === step.move && option.move === step.option.move && state !== 'held')

/** What happened from one snapshot to the next, as far as one pair of eyes saw both. */
export function storyBetween(before: Told, after: Told): Story {
  const sameEyes = before.gameId === after.gameId && before.viewer === after.viewer
  if (!sameEyes || before.curtain !== undefined || after.curtain !== undefined) return noStory
  const committed = newlyCommitted(before, after)
  const drafted = openSteps(after).filter((step) => !has(before.draft.steps, step))
  const undone = openSteps(before).filter((step) => step.move > after.history && !has(after.draft.steps, step))
  const isOwn = drafted.length > 0 || committed.some(({ mover }) => mover === after.viewer)
  const endsSeason = committed.some(({ event }) => event.type === 'phase')
  return {
    events: [...committed.map(({ event }) => event), ...eventsOf(drafted)],
    past: [
      ...after.events.filter(({ number }) => number <= before.lastEvent).map(({ event }) => event),
      ...eventsOf(openSteps(before)),
    ],
    undone: eventsOf(undone),
    isRivals: !isOwn && !endsSeason,
  }
}

/** The committed events that were not shown as a draft already: a step's events come again, at the head of its move's. */
function newlyCommitted(before: Told, after: Told): Told['events'] {
  const shown = new Map(openSteps(before).map(({ move, events }) => [move, events.length]))
  return after.events.filter(({ number, move }) => {
    if (number <= before.lastEvent) return false
    const left = shown.get(move) ?? 0
    if (left > 0) shown.set(move, left - 1)
    return left === 0
  })
}

/** The scenes from one snapshot to the next. */
export function scenesBetween(before: Told, after: Told): readonly Scene[] {
  const { events, past, undone, isRivals } = storyBetween(before, after)
  return [...scenesBack(undone), ...scenesOf(events, { past, budget: isRivals ? longestStep : longestCascade })]
}
