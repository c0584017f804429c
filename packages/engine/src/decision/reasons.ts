/** What is not possible at a decision, and why (G-10): keys with arguments, worded elsewhere. */
import type { Effect } from '../effects/effect.ts'
import { canBegin } from '../effects/possible.ts'
import type { Arguments } from '../errors.ts'
import { displays, favours, pathNames, regions, riverRegions } from '../names.ts'
import { canStep } from '../rules/kodama.ts'
import { isInSidePath } from '../rules/movement.ts'
import { canPay } from '../rules/payment.ts'
import {
  canPayToll,
  canUnlock,
  hasCrossingSpace,
  hasForestSpace,
  highestOtherDie,
  isHomeSpaceFree,
} from '../rules/summer/dice.ts'
import { buildingOf, buildingPart, forestLeave, forestPart } from '../rules/summer/forest-action.ts'
import { canAffordBuilding, freeSpaceFor } from '../rules/tiles/building.ts'
import { crystalPrice, hasSpaceFor } from '../rules/tiles/crystal.ts'
import { dragonflyPrice, mitamaPrice } from '../rules/tiles/mitama.ts'
import { pilgrimPrice } from '../rules/tiles/rock.ts'
import { acrossRiver, type Frame, type Game, inForest, inHome, locked, unlocked } from '../state.ts'
import { areaOf, type Price, regionOf, spacesPerArea } from '../tables.ts'

/** Something that cannot be done now: how it would be written as a move, and the reason. */
export interface Impossible {
  readonly move: string
  readonly reason: string
  readonly args: Arguments
}

/** Every reason the engine gives. */
export const reasons = [
  'card-spaces-full',
  'die-locked',
  'die-below',
  'region-full',
  'space-taken',
  'home-has-no-river',
  'die-too-weak',
  'hill-full',
  'cards-left',
  'dice-left',
  'forest-closed',
  'forest-needs-higher',
  'forest-needs-amulet',
  'built-this-turn',
  'nothing-possible',
  'no-counter',
  'cannot-pay',
  'no-free-space',
  'no-space-of-colour',
  'rock-path-full',
  'garden-empty',
  'no-pilgrim',
  'no-rock-beside',
  'track-end',
  'last-space-taken',
  'nothing-to-push',
  'bridge',
  'side-path-full',
  'already-in-side-path',
  'nothing-to-complete',
  'no-locked-die',
  'no-cards',
  'nothing-to-copy',
  'favour-covered',
  'no-card',
] as const
/** A reason key. */
export type Reason = (typeof reasons)[number]

const not = (move: string, reason: Reason, args: Arguments = {}): Impossible => ({ move, reason, args })

/** Everything that the present decision of a seat does not allow. */
export function impossibleAt(game: Game, seat: number, frame: Frame): readonly Impossible[] {
  switch (frame.kind) {
    case 'turn':
      return [...cards(game, seat), ...dice(game, seat), ...crossings(game, seat), ...passing(game, seat)]
    case 'region':
      return [...forestLines(game, seat, frame), ...buildings(game, seat, frame)]
    case 'lines':
      return lines(game, seat, frame.region, frame.n)
    case 'favour':
      return favoursAt(game, seat, frame)
    case 'effect':
      return waitingParts(frame).flatMap((part) => whyNot(game, seat, part.effect, part.discount, frame.region))
    case 'reap':
      return dreams(game, seat, frame)
    case 'card':
      return cardActions(game, seat, frame)
    default:
      return []
  }
}

function cards(game: Game, seat: number): readonly Impossible[] {
  const { hand, played } = game.seats[seat]
  if (played.includes(-1)) return []
  return hand.map((card) => not(`play ${game.tables.yokai[card].id}`, 'card-spaces-full'))
}

function dice(game: Game, seat: number): readonly Impossible[] {
  const { places, pilgrims, dice: values, amulets } = game.seats[seat]
  // What the amulets could add to a die.
  const strength = amulets.reduce((sum, n, index) => sum + n * (index + 1), 0)
  const list: Impossible[] = []
  places.forEach((place, die) => {
    if (place === locked && pilgrims === 0) list.push(not(`die ${die + 1}`, 'die-locked'))
    if (place > unlocked || (place === locked && pilgrims === 0)) return
    riverRegions.forEach((name, area) => {
      if (!hasForestSpace(game, regionOf(area))) list.push(not(`die ${die + 1} ${name}`, 'region-full'))
    })
    game.tables.homeSpaces.forEach((space, index) => {
      const name = `die ${die + 1} home-${space.id}`
      if (!isHomeSpaceFree(game, index)) list.push(not(name, 'space-taken'))
      else if (values[die] + strength < space.minimum)
        list.push(not(name, 'die-below', { needs: space.minimum, has: values[die] }))
    })
  })
  return list
}

function crossings(game: Game, seat: number): readonly Impossible[] {
  const { places, dice: values } = game.seats[seat]
  return places.flatMap((place, die): readonly Impossible[] => {
    const name = `cross ${die + 1}`
    if (place < inForest || place >= acrossRiver) return []
    if (place >= inHome) return [not(name, 'home-has-no-river')]
    if (!canPayToll(values[die])) return [not(name, 'die-too-weak')]
    return hasCrossingSpace(game, areaOf(place - inForest)) ? [] : [not(name, 'hill-full')]
  })
}

function passing(game: Game, seat: number): readonly Impossible[] {
  const { played, places } = game.seats[seat]
  const free = played.filter((card) => card < 0).length
  if (free > 0) return [not('pass', 'cards-left', { n: free })]
  const left = places.filter((place) => place <= unlocked).length
  return left > 0 ? [not('pass', 'dice-left', { n: left })] : []
}

function forestLines(game: Game, seat: number, frame: Frame): readonly Impossible[] {
  const { region, item: die, mask } = frame
  if ((mask & forestPart) === 0) return []
  const value = game.seats[seat].dice[die]
  const leave = forestLeave(game, seat, region, die)
  const others = highestOtherDie(game, region, seat, die)
  if (leave === 'closed') {
    const reason = game.rules.harder ? 'forest-needs-higher' : 'forest-closed'
    return game.tables.lines[region].map((line) => not(`line ${line.requires}`, reason, { others, has: value }))
  }
  if (leave === 'amulet' && game.seats[seat].amulets.every((n) => n === 0)) {
    return game.tables.lines[region].map((line) => not(`line ${line.requires}`, 'forest-needs-amulet'))
  }
  return lines(game, seat, region, value)
}

function lines(game: Game, seat: number, region: number, value: number): readonly Impossible[] {
  return game.tables.lines[region].flatMap((line): readonly Impossible[] => {
    const name = `line ${line.requires}`
    if (line.requires > value) return [not(name, 'die-below', { needs: line.requires, has: value })]
    return canBegin(game, seat, line.effect, region) ? [] : [inShort(game, seat, line.effect, name, region)]
  })
}

function buildings(game: Game, seat: number, frame: Frame): readonly Impossible[] {
  if ((frame.mask & buildingPart) === 0) return []
  const value = game.seats[seat].dice[frame.item]
  const first = areaOf(frame.region) * spacesPerArea
  return game.buildings.slice(first, first + spacesPerArea).flatMap((tile, space): readonly Impossible[] => {
    if (tile < 0) return []
    const { id, minimum, action } = buildingOf(game, tile)
    const name = `use ${id}`
    if ((game.freshBuildings & (1 << (first + space))) !== 0) return [not(name, 'built-this-turn')]
    if (minimum > value) return [not(name, 'die-below', { needs: minimum, has: value })]
    return canBegin(game, seat, action, frame.region) ? [] : [inShort(game, seat, action, name, frame.region)]
  })
}

/** The first reason of an effect that cannot begin, told of the thing that would begin it. */
function inShort(game: Game, seat: number, effect: Effect, move: string, region: number): Impossible {
  const [first] = whyNot(game, seat, effect, effect.discount, region)
  return first === undefined ? not(move, 'nothing-possible') : { ...first, move }
}

function favoursAt(game: Game, seat: number, frame: Frame): readonly Impossible[] {
  const hills = game.tables.board.banks ? [frame.n & 2, (frame.n & 2) + 1] : [frame.n]
  return hills.flatMap((hill) =>
    favours.flatMap((favour, index): readonly Impossible[] => {
      const name = `favour ${riverRegions[hill]} ${favour}`
      if ((game.covered[hill] & (1 << index)) !== 0) return [not(name, 'favour-covered')]
      if (favour === 'gifts') {
        const { gifts } = game.tables.edition.forest
        return canBegin(game, seat, gifts, -1) ? [] : [inShort(game, seat, gifts, name, -1)]
      }
      const card = favour === 'bitoku' ? game.hillBitoku[hill] : game.hillYokai[hill]
      return card < 0 ? [not(name, 'no-card')] : []
    }),
  )
}

/** The parts of an effect that are still to be chosen from, with the discount they may have. */
function waitingParts(frame: Frame): readonly { readonly effect: Effect; readonly discount: number }[] {
  const { effect, mask, n } = frame
  switch (effect.kind) {
    case 'both':
      return effect.parts
        .filter((_, index) => (mask & (1 << index)) !== 0)
        .map((part) => ({ effect: part, discount: Math.max(n, part.discount) }))
    case 'pick':
      return effect.parts
        .filter((_, index) => (mask & (1 << index)) !== 0)
        .map((part) => ({ effect: part, discount: part.discount }))
    default:
      return [{ effect, discount: effect.discount }]
  }
}

/** Why an effect, or some of its choices, cannot be taken. */
function whyNot(game: Game, seat: number, effect: Effect, discount: number, region: number): readonly Impossible[] {
  const player = game.seats[seat]
  switch (effect.kind) {
    case 'both':
      return effect.parts.flatMap((part) => whyNot(game, seat, part, Math.max(discount, part.discount), region))
    case 'either':
    case 'times':
    case 'pick':
      return effect.parts.flatMap((part) => whyNot(game, seat, part, part.discount, region))
    case 'mp':
      return movement(game, seat)
    case 'kodama':
      return effect.here ? stepsOn(game, seat, region) : regions.flatMap((_, at) => stepsOn(game, seat, at))
    case 'push':
      return canBegin(game, seat, effect, -1) ? [] : [not('push', 'nothing-to-push')]
    case 'rock':
      if (player.rocks.length >= game.tables.edition.playerBoard.rockPath.rocks) return [not('rock', 'rock-path-full')]
      return game.garden.every((rock) => rock < 0) ? [not('rock', 'garden-empty')] : []
    case 'pilgrim':
      return resting(game, seat)
    case 'unlock':
      return canUnlock(game, seat) ? [] : [not('unlock', 'no-locked-die')]
    case 'draw':
    case 'yokai':
    case 'bitoku':
      return canBegin(game, seat, effect, -1) ? [] : [not(effect.kind, 'no-cards')]
    case 'mitama':
      return slots(game, seat, 'mitama', discount, (slot) => mitamaPrice(game, slot))
    case 'dragonfly':
      return slots(game, seat, 'dragonfly', discount, (slot) => dragonflyPrice(game, slot))
    case 'crystal':
      return crystals(game, seat, discount)
    case 'build':
      return construction(game, seat, discount)
    case 'copy':
      return canBegin(game, seat, effect, -1) ? [] : [not('copy', 'nothing-to-copy')]
    default:
      return []
  }
}

function slots(
  game: Game,
  seat: number,
  name: 'mitama' | 'dragonfly',
  discount: number,
  priceOf: (slot: number) => Price,
): readonly Impossible[] {
  return game.displays[displays.indexOf(name)].flatMap((tile, slot) =>
    tile < 0 || canPay(game, seat, priceOf(slot), discount) ? [] : [not(`${name} ${slot + 1}`, 'cannot-pay')],
  )
}

function crystals(game: Game, seat: number, discount: number): readonly Impossible[] {
  return game.displays[displays.indexOf('crystal')].flatMap((tile, slot): readonly Impossible[] => {
    if (tile < 0) return []
    const name = `crystal ${slot + 1}`
    if (!hasSpaceFor(game, seat, tile)) return [not(name, 'no-space-of-colour')]
    return canPay(game, seat, crystalPrice(game, slot), discount) ? [] : [not(name, 'cannot-pay')]
  })
}

function construction(game: Game, seat: number, discount: number): readonly Impossible[] {
  if (game.seats[seat].built >= game.tables.buildingPrices.length) return [not('build', 'no-counter')]
  if (!canAffordBuilding(game, seat, discount)) return [not('build', 'cannot-pay')]
  return game.displays[displays.indexOf('building')].flatMap((tile) => {
    const fits = tile < 0 || riverRegions.some((_, area) => freeSpaceFor(game, tile, area) >= 0)
    return fits ? [] : [not(`build ${game.tables.edition.buildings[tile].id}`, 'no-free-space')]
  })
}

function stepsOn(game: Game, seat: number, region: number): readonly Impossible[] {
  if (region < 0 || canStep(game, seat, region)) return []
  const atEnd = game.seats[seat].kodamas[region] === game.tables.trackEnd
  return [not(`kodama ${regions[region]}`, atEnd ? 'track-end' : 'last-space-taken')]
}

/** Dream crystals whose reward cannot begin. */
function dreams(game: Game, seat: number, frame: Frame): readonly Impossible[] {
  return game.seats[seat].crystals.flatMap((crystal, space): readonly Impossible[] => {
    if ((frame.mask & (1 << space)) === 0) return []
    const { effect } = game.tables.edition.crystals[crystal]
    return canBegin(game, seat, effect, -1) ? [] : [inShort(game, seat, effect, `reap ${space + 1}`, -1)]
  })
}

/** The card's or the crystal's action where only the other can begin. */
function cardActions(game: Game, seat: number, frame: Frame): readonly Impossible[] {
  const crystal = game.seats[seat].crystals[frame.n]
  const parts = [
    ...((frame.mask & 1) === 0 ? [] : [{ name: 'action', effect: game.tables.yokai[frame.item].action }]),
    ...((frame.mask & 2) === 0 || crystal < 0
      ? []
      : [{ name: 'ingenuity', effect: game.tables.edition.crystals[crystal].effect }]),
  ]
  return parts.flatMap(({ name, effect }) =>
    canBegin(game, seat, effect, -1) ? [] : [inShort(game, seat, effect, name, -1)],
  )
}

function resting(game: Game, seat: number): readonly Impossible[] {
  const { pilgrims, rockPilgrims, rocks } = game.seats[seat]
  if (pilgrims === 0) return [not('pilgrim', 'no-pilgrim')]
  return game.tables.edition.playerBoard.rockPath.pilgrimCosts.flatMap((_, space): readonly Impossible[] => {
    const name = `pilgrim ${space + 1}`
    if ((rockPilgrims & (1 << space)) !== 0) return [not(name, 'space-taken')]
    if (rocks.length < Math.max(1, space)) return [not(name, 'no-rock-beside')]
    return canPay(game, seat, pilgrimPrice(game, space), 0) ? [] : [not(name, 'cannot-pay')]
  })
}

function movement(game: Game, seat: number): readonly Impossible[] {
  const player = game.seats[seat]
  const { board, trunkLength, placeStride } = game.tables
  const list: Impossible[] = []
  if (player.completed >= player.bitoku.length) list.push(not('complete', 'nothing-to-complete'))
  board.paths.forEach((path, at) => {
    if (player.pilgrims === 0) list.push(not(`start ${pathNames[at]} 1`, 'no-pilgrim'))
    path.forks.forEach((fork, space) => {
      const index = at * trunkLength + space
      if (player.trunk[index] === 0) return
      const needs = path.bridges[space + 1] ?? 0
      if (player.completed < needs) {
        list.push(not(`walk ${pathNames[at]} ${space + 2}`, 'bridge', { needs, has: player.completed }))
      }
      const name = `enter ${pathNames[at]} ${space + 1}`
      const full = fork.places.every((_, place) => game.sidePlaces[index * placeStride + place] >= 0)
      if (isInSidePath(game, seat, at, space)) list.push(not(name, 'already-in-side-path'))
      else if (full) list.push(not(name, 'side-path-full'))
    })
  })
  return list
}
