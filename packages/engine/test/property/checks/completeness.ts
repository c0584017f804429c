/** G-10: whatever could be there to do is either offered or shown as not possible. */
import { type Decision, decision, favours, type Game, pending, regions, riverRegions } from '../../../src/index.ts'
import { buildingOf } from '../../../src/rules/summer/forest-action.ts'
import { type Frame, isForestPlace, unlocked } from '../../../src/state.ts'
import { areaOf, spacesPerArea } from '../../../src/tables.ts'
import { type Check, ensure } from './check.ts'

/** Throws unless a move, or all that begins with it, is offered or not possible. */
function ensureShown(asked: Decision, move: string): void {
  const begins = (text: string): boolean => text === move || text.startsWith(`${move} `)
  const offered = asked.options.some((option) => begins(option.move))
  const refused = asked.impossible.some((item) => begins(item.move) || move.startsWith(`${item.move} `))
  ensure(offered || refused, `${move} is neither offered to seat ${asked.seat} nor shown as not possible`)
}

function checkTurn(game: Game, asked: Decision): void {
  const { hand, places } = game.seats[asked.seat]
  for (const card of hand) ensureShown(asked, `play ${game.tables.yokai[card].id}`)
  places.forEach((place, die) => {
    if (isForestPlace(place)) ensureShown(asked, `cross ${die + 1}`)
    if (place > unlocked) return
    for (const region of riverRegions) ensureShown(asked, `die ${die + 1} ${region}`)
    for (const space of game.tables.homeSpaces) ensureShown(asked, `die ${die + 1} home-${space.id}`)
  })
  ensureShown(asked, 'pass')
}

function checkRegion(game: Game, asked: Decision, frame: Frame): void {
  const [forest, buildings] = [1, 2]
  if (frame.kind === 'lines' || (frame.mask & forest) !== 0) {
    for (const line of game.tables.lines[frame.region]) ensureShown(asked, `line ${line.requires}`)
  }
  if (frame.kind === 'lines' || (frame.mask & buildings) === 0) return
  const first = areaOf(frame.region) * spacesPerArea
  for (const tile of game.buildings.slice(first, first + spacesPerArea)) {
    if (tile >= 0) ensureShown(asked, `use ${buildingOf(game, tile).id}`)
  }
}

function checkFavours(game: Game, asked: Decision, frame: Frame): void {
  const hills = game.tables.board.banks ? [frame.n & 2, frame.n | 1] : [frame.n]
  for (const hill of hills) for (const favour of favours) ensureShown(asked, `favour ${riverRegions[hill]} ${favour}`)
}

/** The line of the region's own kodama names the very reason of that kodama. */
function checkOwnKodama(game: Game, asked: Decision, frame: Frame): void {
  const item = asked.impossible.find(({ move }) => move === 'line 1')
  if (item === undefined || !['track-end', 'last-space-taken'].includes(item.reason)) return
  const atEnd = game.seats[asked.seat].kodamas[frame.region] === game.tables.trackEnd
  const reason = atEnd ? 'track-end' : 'last-space-taken'
  ensure(item.reason === reason, `line 1 of ${regions[frame.region]}: the reason is ${reason}, not ${item.reason}`)
}

function checkShown(game: Game): void {
  for (const seat of pending(game)) {
    const asked = decision(game, seat)
    const frame = game.seats[seat].frames.at(-1)
    if (asked === undefined || frame === undefined || asked.kind !== frame.kind) continue
    switch (frame.kind) {
      case 'turn':
        checkTurn(game, asked)
        break
      case 'region':
      case 'lines':
        checkRegion(game, asked, frame)
        checkOwnKodama(game, asked, frame)
        break
      case 'favour':
        checkFavours(game, asked, frame)
        break
      default:
        checkDisplays(game, asked, frame)
    }
  }
}

/** Every tile of a display that a seat buys from is offered or refused. */
function checkDisplays(game: Game, asked: Decision, frame: Frame): void {
  if (frame.kind !== 'effect' || asked.options.some((option) => option.kind === 'begin')) return
  const parts =
    frame.effect.kind === 'both' ? frame.effect.parts.filter((_, at) => (frame.mask & (1 << at)) !== 0) : [frame.effect]
  const leaves = parts.flatMap((part) => (part.kind === 'either' ? part.parts : [part]))
  for (const { kind } of leaves) {
    if (kind !== 'mitama' && kind !== 'dragonfly' && kind !== 'crystal') continue
    const display = game.displays[kind === 'crystal' ? 1 : kind === 'mitama' ? 2 : 3]
    display.forEach((tile, slot) => {
      if (tile >= 0) ensureShown(asked, `${kind} ${slot + 1}`)
    })
  }
}

/** G-10: nothing that lies there goes unmentioned. */
export const completeness: Check = {
  name: 'what is not possible is shown with its reason',
  share: 0.05,
  atState: checkShown,
}
