/** O-4: the twelve steps. The Tengu does the first one whose conditions all hold. */
import type { TenguCard } from '../edition/edition.ts'
import { originOf } from '../frames.ts'
import { gainResource, gainVp } from '../gains.ts'
import { regions, resources, riverRegions } from '../names.ts'
import { hasForestSpace, isHomeSpaceFree, unlockDie } from '../rules/summer/dice.ts'
import { acrossRiver, type Game, inForest, inHome, locked, unlocked } from '../state.ts'
import { home, regionOf } from '../tables.ts'
import { act, actAtLocation, stepTenguKodama } from './actions.ts'
import type { RowPlace } from './cards.ts'
import { bestCatch, cardCatches, cross } from './favours.ts'
import {
  type Crossing,
  crossingsOf,
  highestPrize,
  isAvailable,
  locationOf,
  mostCompetitive,
  resourceToGain,
} from './terms.ts'
import { firstOfTwo, humanSeat, tenguOf, tenguSeat } from './tengu.ts'

/** The names of the steps, in order. */
export const stepNames = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const
/** A step of the Tengu. */
export type StepName = (typeof stepNames)[number]

/** Why a step did not hold. */
export const stepReasons = [
  'no-crossing',
  'not-contested',
  'no-wanted-card',
  'location-occupied',
  'location-available',
  'die-unlocked',
  'no-unlocked-die',
  'no-locked-die',
  'attitude-active',
  'attitude-inactive',
  'not-leftmost',
  'no-resource',
  'not-one-space',
  'home-visited',
  'home-full',
  'no-forest-space',
  'dice-on-board',
] as const
/** Why a step did not hold. */
export type StepReason = (typeof stepReasons)[number]

/** The turn that the steps look at. */
export interface TenguTurn {
  readonly card: TenguCard
  readonly place: RowPlace
}

/** A step either does not hold, with the reason, or is ready to be done. */
export type StepTest = { readonly not: StepReason } | { readonly go: () => void }

/** The die of lowest value in a state, −1 for none: lowest first to unlock or place. */
function lowestDie(game: Game, state: typeof locked | typeof unlocked): number {
  const { dice, places } = game.seats[tenguSeat]
  let lowest = -1
  places.forEach((place, die) => {
    if (place === state && (lowest < 0 || dice[die] < dice[lowest])) lowest = die
  })
  return lowest
}

/** Puts a die on a river region's forest space and moves the kodama there. */
function placeDie(game: Game, die: number, region: number): void {
  const player = game.seats[tenguSeat]
  player.places[die] = inForest + region
  game.events?.push({
    type: 'die-placed',
    seat: tenguSeat,
    die: die + 1,
    value: player.dice[die],
    region: regions[region],
    space: undefined,
  })
  advanceOnPlacing(game, region)
}

/** Its kodama advances on placing; with the easier option only where the human's is ahead. */
function advanceOnPlacing(game: Game, region: number): void {
  const behind = game.seats[tenguSeat].kodamas[region] < game.seats[humanSeat].kodamas[region]
  if (game.rules.solo?.kodamaOnlyWhenBehind === true && !behind) return
  stepTenguKodama(game, region)
}

function unlockLowest(game: Game): number {
  const die = lowestDie(game, locked)
  unlockDie(game, tenguSeat, die)
  return die
}

function setAttitude(game: Game, active: boolean): void {
  tenguOf(game).attitude = active
  game.events?.push({ type: 'tengu-attitude', seat: tenguSeat, active })
}

const gainOne = (game: Game, card: TenguCard): void => gainResource(game, tenguSeat, resourceToGain(game, card), 1)

/** Steps A and H: a crossing where a card of the kind on the top half can be taken. */
function crossForCard(game: Game, card: TenguCard, crossings: readonly Crossing[]): StepTest {
  for (const crossing of crossings) {
    const catches = cardCatches(game, crossing, card.across)
    if (catches.length === 0) continue
    return {
      go: () => cross(game, crossing, catches.length === 1 || firstOfTwo(game) ? catches[0] : catches[1]),
    }
  }
  return { not: 'no-wanted-card' }
}

function stepA(game: Game, { card }: TenguTurn): StepTest {
  const crossings = crossingsOf(game)
  if (crossings.length === 0) return { not: 'no-crossing' }
  const contested = crossings.filter((crossing) => crossing.contested)
  return contested.length === 0 ? { not: 'not-contested' } : crossForCard(game, card, contested)
}

function stepB(game: Game, { card, place }: TenguTurn): StepTest {
  const region = locationOf(game, card)
  if (!isAvailable(game, region)) return { not: 'location-occupied' }
  if (lowestDie(game, unlocked) >= 0) return { not: 'die-unlocked' }
  if (lowestDie(game, locked) < 0) return { not: 'no-locked-die' }
  if (tenguOf(game).attitude) return { not: 'attitude-active' }
  if (place !== 'left') return { not: 'not-leftmost' }
  return {
    go: () => {
      setAttitude(game, true)
      placeDie(game, unlockLowest(game), region)
      actAtLocation(game, card)
    },
  }
}

function stepC(game: Game, { card }: TenguTurn): StepTest {
  const region = locationOf(game, card)
  if (!isAvailable(game, region)) return { not: 'location-occupied' }
  const die = lowestDie(game, unlocked)
  if (die < 0) return { not: 'no-unlocked-die' }
  return {
    go: () => {
      placeDie(game, die, region)
      actAtLocation(game, card)
    },
  }
}

function stepD(game: Game, { card }: TenguTurn): StepTest {
  if (lowestDie(game, locked) < 0) return { not: 'no-locked-die' }
  const spent = card.resource === undefined ? -1 : resources.indexOf(card.resource)
  if (spent >= 0 && game.seats[tenguSeat].resources[spent] === 0) return { not: 'no-resource' }
  return {
    go: () => {
      unlockLowest(game)
      if (spent >= 0) spend(game, spent)
      actAtLocation(game, card)
    },
  }
}

function spend(game: Game, resource: number): void {
  game.seats[tenguSeat].resources[resource] -= 1
  game.events?.push({
    type: 'paid',
    seat: tenguSeat,
    resources: resources.map((_, index) => (index === resource ? 1 : 0)),
  })
}

function stepE(game: Game): StepTest {
  const crossings = crossingsOf(game)
  if (crossings.length === 0) return { not: 'no-crossing' }
  const contested = crossings.filter((crossing) => crossing.contested)
  if (contested.length === 0) return { not: 'not-contested' }
  const last = contested.find((crossing) => crossing.freeSpaces === 1)
  if (last === undefined) return { not: 'not-one-space' }
  return { go: () => cross(game, last, bestCatch(game, last)) }
}

const homeSource = originOf('home', -1).source
const homeVp = 3
const strongDieVp = 2
const strongDie = 5

function stepF(game: Game): StepTest {
  const { places } = game.seats[tenguSeat]
  if (places.some((place) => place >= inHome && place < acrossRiver)) return { not: 'home-visited' }
  const die = lowestDie(game, unlocked)
  if (die < 0) return { not: 'no-unlocked-die' }
  const space = homeSpaceFor(game)
  if (space < 0) return { not: 'home-full' }
  return {
    go: () => {
      const player = game.seats[tenguSeat]
      player.places[die] = inHome + space
      game.events?.push({
        type: 'die-placed',
        seat: tenguSeat,
        die: die + 1,
        value: player.dice[die],
        region: 'home',
        space: game.tables.homeSpaces[space].id,
      })
      advanceOnPlacing(game, home)
      gainVp(game, tenguSeat, homeVp + strongDieVp * strongHumanDice(game), homeSource)
    },
  }
}

/** The second-highest Home space; the third if that is taken; then the highest free one; −1 for none. */
function homeSpaceFor(game: Game): number {
  const spaces = game.tables.homeSpaces.map((_, space) => space)
  return [1, 2, ...spaces].find((space) => space < spaces.length && isHomeSpaceFree(game, space)) ?? -1
}

/** Human dice that show 5 or 6 on the forest spaces of the river regions. */
function strongHumanDice(game: Game): number {
  const { dice, places } = game.seats[humanSeat]
  return places.filter((place, die) => place >= inForest && place < inHome && dice[die] >= strongDie).length
}

function stepG(game: Game, { card }: TenguTurn): StepTest {
  if (lowestDie(game, locked) < 0) return { not: 'no-locked-die' }
  return {
    go: () => {
      unlockLowest(game)
      gainOne(game, card)
    },
  }
}

function stepH(game: Game, { card }: TenguTurn): StepTest {
  const crossings = crossingsOf(game)
  return crossings.length === 0 ? { not: 'no-crossing' } : crossForCard(game, card, crossings)
}

function stepI(game: Game, { card }: TenguTurn): StepTest {
  if (isAvailable(game, locationOf(game, card))) return { not: 'location-available' }
  const die = lowestDie(game, unlocked)
  if (die < 0) return { not: 'no-unlocked-die' }
  const open = riverRegions.map((_, area) => regionOf(area)).filter((region) => hasForestSpace(game, region))
  if (open.length === 0) return { not: 'no-forest-space' }
  const competitive = mostCompetitive(game, open)
  const region = competitive >= 0 ? competitive : highestPrize(game, open)
  return {
    go: () => {
      placeDie(game, die, region)
      act(game, card, region)
    },
  }
}

function stepJ(game: Game, { card }: TenguTurn): StepTest {
  if (!tenguOf(game).attitude) return { not: 'attitude-inactive' }
  if (lowestDie(game, locked) >= 0 || lowestDie(game, unlocked) >= 0) return { not: 'dice-on-board' }
  return {
    go: () => {
      setAttitude(game, false)
      gainOne(game, card)
    },
  }
}

function stepK(game: Game): StepTest {
  const [crossing] = crossingsOf(game)
  if (crossing === undefined) return { not: 'no-crossing' }
  return { go: () => cross(game, crossing, bestCatch(game, crossing)) }
}

function stepL(game: Game): StepTest {
  return {
    go: () => {
      game.seats[tenguSeat].passed = true
      game.events?.push({ type: 'passed', seat: tenguSeat })
    },
  }
}

/** The steps by name. */
export const steps: Readonly<Record<StepName, (game: Game, turn: TenguTurn) => StepTest>> = {
  A: stepA,
  B: stepB,
  C: stepC,
  D: stepD,
  E: stepE,
  F: stepF,
  G: stepG,
  H: stepH,
  I: stepI,
  J: stepJ,
  K: stepK,
  L: stepL,
}
