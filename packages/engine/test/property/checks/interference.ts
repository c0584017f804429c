/** What a seat cannot know changes nothing for it: neither its moves, nor what it is told, nor what it sees. */
import {
  copy,
  decision,
  determinize,
  eventsFor,
  type Game,
  type GameEvent,
  options,
  pending,
  play,
  revealsSomething,
  view,
} from '../../../src/index.ts'
import { type Check, ensure, ensureSame, ensureSameText, isTengu, type Step } from './check.ts'
import { viewersOf } from './views.ts'

const movesOf = (game: Game, seat: number): readonly string[] => options(game, seat).map((option) => option.move)

/** The decision of a seat is the same in every game that it cannot tell from this one. */
export const decisionsFromViews: Check = {
  name: 'a decision follows from what its seat knows',
  share: 0.03,
  atState: (game, salt) => {
    for (const seat of pending(game)) {
      const imagined = determinize(view(game, seat), salt)
      ensureSame(movesOf(imagined, seat), movesOf(game, seat), `the moves of seat ${seat} in an imagined game`)
      ensureSame(decision(imagined, seat), decision(game, seat), `the decision of seat ${seat} in an imagined game`)
    }
  },
}

const hasNewPhase = (events: readonly GameEvent[]): boolean => events.some((event) => event.type === 'phase')

const imaginings = 3

function checkOwnMove({ before, after, seat, option, events, salt }: Step): void {
  if (revealsSomething(events)) return
  for (let turn = 0; turn < imaginings; turn += 1) {
    const imagined = determinize(view(before, seat), `${salt} ${turn}`)
    const told = play(imagined, seat, option.move)
    const what = `after ${option.move}, which reveals nothing,`
    ensureSame(eventsFor(told, seat), eventsFor(events, seat), `${what} the events for seat ${seat}`)
    ensureSameText(
      JSON.stringify(view(imagined, seat)),
      JSON.stringify(view(after, seat)),
      `${what} the view of ${seat}`,
    )
  }
}

/** A move that reveals nothing has the same outcome, as its seat sees it, whatever is hidden. */
export const ownMoves: Check = {
  name: 'a move that reveals nothing does not depend on hidden things',
  share: 0.1,
  atStep: checkOwnMove,
}

/** The same for the moves that end a season: there are few of them, so none is left out. */
export const ownSeasons: Check = {
  name: 'a move that ends a season and reveals nothing does not depend on hidden things',
  share: 1,
  atStep: (step) => {
    if (hasNewPhase(step.events)) checkOwnMove(step)
  },
}

/** Events by which hidden things come into the open for all. */
const opening: readonly GameEvent['type'][] = [
  'hills-dealt',
  'display-refilled',
  'dice-home',
  'ended',
  'tengu-dice',
  'tengu-turned',
  'rock-gone',
]

function checkOnlooker({ before, after, seat, option, events, salt }: Step, viewer: number | undefined): void {
  const imagined = determinize(view(before, viewer), `${salt} onlooker`)
  if (!movesOf(imagined, seat).includes(option.move)) return
  const told = play(imagined, seat, option.move)
  const what = `after ${option.move} of seat ${seat},`
  ensureSame(eventsFor(told, viewer), eventsFor(events, viewer), `${what} the events for ${viewer}`)
  ensureSameText(
    JSON.stringify(view(imagined, viewer)),
    JSON.stringify(view(after, viewer)),
    `${what} the view of ${viewer}`,
  )
}

function checkOnlookers(step: Step): void {
  if (step.events.some((event) => opening.includes(event.type))) return
  for (const viewer of viewersOf(step.before)) {
    if (viewer === step.seat || (viewer !== undefined && isTengu(step.before, viewer))) continue
    // In the Ascension the next seat draws by itself (G-11): it sees its own card.
    if (step.events.some((event) => event.type === 'drew' && event.seat === viewer)) continue
    checkOnlooker(step, viewer)
  }
}

/** G-2: nobody learns from another seat's move more than the move itself says. */
export const onlookers: Check = {
  name: 'others learn from a move only what it says',
  share: 0.1,
  atStep: checkOnlookers,
}

/** The same whenever a seat draws cards or looks at some: rare, so never left out. */
export const onlookersAtDecks: Check = {
  name: 'others learn nothing of the cards that a seat draws or looks at',
  share: 1,
  atStep: (step) => {
    if (step.events.some((event) => event.type === 'looked' || event.type === 'drew')) checkOnlookers(step)
  },
}

/** Events that can bring up something hidden. */
const revealing: readonly GameEvent['type'][] = [
  'drew',
  'looked',
  'hills-dealt',
  'display-refilled',
  'dice-home',
  'virtue',
  'ended',
  'tengu-dice',
  'tengu-row',
  'tengu-turned',
  'tengu-roll',
  'rock-gone',
]

/** Only what can bring up hidden things is marked as revealing, and the mark on an option is the mark of its move. */
export const undoBarrier: Check = {
  name: 'exactly the revealing moves are marked',
  share: 0.03,
  atState: (game) => {
    for (const seat of pending(game)) {
      for (const option of decision(game, seat)?.options ?? []) {
        const events = play(copy(game), seat, option)
        ensureSame(option.reveals, revealsSomething(events), `whether ${option.move} is said to reveal something`)
      }
    }
  },
  atStep: ({ before, seat, option, events }) => {
    for (const event of events) {
      if (event.reveals === true) ensureSame(revealing.includes(event.type), true, `${event.type} as revealing`)
    }
    const marked = events.filter((event) => event.reveals === true)
    // Winter puts cards into the discard pile before the Ascension draws from it.
    const [only] = marked
    if (marked.length !== 1 || only.type !== 'drew' || only.seat !== seat || hasNewPhase(events)) return
    // A seat knows what its deck is made of: with one card there is nothing to find out.
    const { deck, discard } = before.seats[seat]
    const choices = deck.length > 0 ? deck.length : discard.length
    ensure(choices > 1, `${option.move} is said to reveal something, yet only one card can come`)
  },
}
