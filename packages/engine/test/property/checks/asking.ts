/** Nobody is ever stuck: every seat that is asked has a choice, nobody else has one, every game ends. */
import {
  decision,
  type Game,
  type GameEvent,
  legalMoves,
  moveKinds,
  options,
  pending,
  type Seat,
} from '../../../src/index.ts'
import { type Check, ensure, isTengu, type Step } from './check.ts'

/**
 * The most moves of a game, by seats: twice the longest seen. Players who prefer whatever keeps their turn going need up
 * to 140, 300, 420 and 560 moves with 1, 2, 3 and 4 seats.
 */
export const mostMoves: Readonly<Record<number, number>> = { 1: 300, 2: 600, 3: 850, 4: 1150 }

/** The deepest stack of half-made choices; the deepest ever seen has 8. */
const deepestStack = 20

const skip = moveKinds.indexOf('skip')
const kindOfCode = (code: number): string => moveKinds[code & 63]

function checkAsked(game: Game): void {
  const asked = pending(game)
  ensure(new Set(asked).size === asked.length, `a seat is asked twice: ${asked.join()}`)
  ensure((asked.length === 0) === (game.phase === 'over'), `in phase ${game.phase} the seats ${asked.join()} are asked`)
  game.seats.forEach((player, seat) => {
    const moves = options(game, seat)
    ensure(player.frames.length <= deepestStack, `the stack of seat ${seat} is ${player.frames.length} deep`)
    if (!asked.includes(seat)) {
      ensure(moves.length === 0, `seat ${seat} is not asked but may ${moves[0]?.move}`)
      ensure(decision(game, seat) === undefined, `seat ${seat} is not asked but has a decision`)
      ensure(player.frames.length === 0, `seat ${seat} is not asked but has ${player.frames.length} choices open`)
      return
    }
    ensure(moves.length > 0, `seat ${seat} is asked and has no legal move`)
    ensure(new Set(moves.map((option) => option.move)).size === moves.length, `two moves of seat ${seat} read alike`)
    ensure(
      moves.some((option) => (option.code & 63) !== skip),
      `seat ${seat} is asked and can only skip`,
    )
    checkOrderOfSeats(game, player, seat)
  })
}

/** Only in Spring and Winter do several seats choose at once; an owner's bonus may be asked at any time (S-10). */
function checkOrderOfSeats(game: Game, player: Seat, seat: number): void {
  if (game.phase === 'spring' || game.phase === 'winter' || player.frames.length === 0) return
  ensure(game.order[game.active] === seat, `seat ${seat} has choices open in the turn of ${game.order[game.active]}`)
}

/** The moves that only open a menu: behind each there must be something to take (G-10). */
const openers: readonly string[] = ['action', 'ingenuity', 'line', 'building', 'reap', 'begin', 'copy']
/** The moves that lead to a payment: each is paid or asks how. */
const purchases: readonly string[] = ['mitama', 'dragonfly', 'crystal', 'build', 'pilgrim']
const bought: readonly GameEvent['type'][] = [
  'mitama-gained',
  'dragonfly-gained',
  'crystal-gained',
  'built',
  'rock-pilgrim',
]
/** Events that bring nothing by themselves. */
const idle: readonly GameEvent['type'][] = [
  'skipped',
  'lapsed',
  'turn',
  'phase',
  'forest-action',
  'building-used',
  'reaped',
  'copied',
  'amulets-spent',
  'reshuffled',
]

function checkOffer({ option, events, after, seat }: Step): void {
  const kind = kindOfCode(option.code)
  if (purchases.includes(kind)) {
    const frame = after.seats[seat].frames.at(-1)
    const asked = frame?.kind === 'pay' && legalMoves(after, seat).count > 1
    ensure(
      asked || events.some((event) => bought.includes(event.type)),
      `${option.move} was offered and bought nothing`,
    )
  }
  if (!openers.includes(kind)) return
  const gained = events.some((event) => 'seat' in event && event.seat === seat && !idle.includes(event.type))
  const asked = after.seats[seat].frames.length > 0 && after.seats[seat].frames.at(-1)?.kind !== 'turn'
  ensure(gained || asked, `${option.move} was offered and led to nothing`)
}

/** Every seat that is asked has a choice; nobody else is asked; the stack stays shallow. */
export const asking: Check = { name: 'every seat that is asked has a choice', share: 1, atState: checkAsked }

/** G-10: what is offered can be completed. */
export const offers: Check = { name: 'what is offered can be completed', share: 1, atStep: checkOffer }

/** No game is endless. */
export const ending: Check = {
  name: 'the game ends in time',
  share: 1,
  atStep: ({ number, after }) => {
    const most = mostMoves[after.rules.seats]
    ensure(number <= most, `after ${number} moves the game is still in round ${after.round}`)
  },
  atEnd: (game) => {
    ensure(game.round === 4, `the game ended in round ${game.round}`)
    game.seats.forEach((player, seat) => {
      ensure(player.owed === 0, `the game is over and seat ${seat} is still owed a bonus`)
      if (!isTengu(game, seat))
        ensure(player.ascensionItems.length > 0, `the items of seat ${seat} were not fixed for the Ascension`)
    })
  },
}
