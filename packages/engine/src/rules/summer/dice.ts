/** G-11, S-4, S-6 and S-8: dice, the spaces they take, the amulets that raise them. */
import { addMove, homeSlot, move, type MoveList, packAmulets, packedAmulet } from '../../moves.ts'
import { riverRegions } from '../../names.ts'
import {
  acrossRiver,
  type Game,
  inForest,
  inHome,
  isForestPlace,
  locked,
  regionOfPlace,
  unlocked,
} from '../../state.ts'
import { regionOf } from '../../tables.ts'

/** The highest value of a die. */
export const highestDie = 6

/** Whether a seat has a locked die. */
export const canUnlock = (game: Game, seat: number): boolean => game.seats[seat].places.includes(locked)

/** The dice a seat may unlock. */
export function listUnlocks(game: Game, seat: number, part: number, list: MoveList): void {
  const { places } = game.seats[seat]
  for (let die = 0; die < places.length; die += 1) if (places[die] === locked) addMove(list, move.unlock, part, die)
}

/** Moves a locked die to its green space. */
export function unlockDie(game: Game, seat: number, die: number): void {
  const { places, dice } = game.seats[seat]
  places[die] = unlocked
  game.events?.push({ type: 'unlocked', seat, die: die + 1, value: dice[die] })
}

/** How many dice stand on a place of the main board. */
function diceAt(game: Game, place: number): number {
  const { seats } = game
  let count = 0
  for (let seat = 0; seat < seats.length; seat += 1) {
    const { places } = seats[seat]
    for (let die = 0; die < places.length; die += 1) if (places[die] === place) count += 1
  }
  return count
}

/** Whether a river region has an empty die space. */
export function hasForestSpace(game: Game, region: number): boolean {
  return diceAt(game, inForest + region) < game.tables.board.dieSpaces
}

/** Whether a Home space is empty. */
export const isHomeSpaceFree = (game: Game, space: number): boolean => diceAt(game, inHome + space) === 0

/** S-17: whether a die can pay the toll of the river; a 1 cannot. */
export const canPayToll = (value: number): boolean => value > 1

/** Whether a die could cross to a hill: with banks, both hills of a bank share their spaces (S-16). */
export function hasCrossingSpace(game: Game, hill: number): boolean {
  const { banks, crossingSpaces } = game.tables.board
  const taken = banks
    ? diceAt(game, acrossRiver + (hill & 2)) + diceAt(game, acrossRiver + (hill | 1))
    : diceAt(game, acrossRiver + hill)
  return taken < crossingSpaces
}

/** The highest die on the forest spaces of a region, apart from one die of a seat (S-8). */
export function highestOtherDie(game: Game, region: number, seat: number, die: number): number {
  let highest = 0
  for (let other = 0; other < game.seats.length; other += 1) {
    const { dice, places } = game.seats[other]
    for (let index = 0; index < dice.length; index += 1) {
      if (other === seat && index === die) continue
      if (!isForestPlace(places[index]) || regionOfPlace(places[index]) !== region) continue
      if (dice[index] > highest) highest = dice[index]
    }
  }
  return highest
}

/** The sets of amulets that may be spent on a die, packed; filled anew for every die. */
const sets = new Int32Array(512)

/**
 * S-6: fills `sets` with the sets of amulets from which none could be left out without lowering the result; returns how
 * many there are. The first is the empty one.
 */
function findAmuletSets(amulets: readonly number[], value: number): number {
  let count = 0
  const room = highestDie - value
  for (let threes = 0; threes <= Math.min(amulets[2], 2); threes += 1) {
    for (let twos = 0; twos <= Math.min(amulets[1], 3); twos += 1) {
      for (let ones = 0; ones <= Math.min(amulets[0], 5); ones += 1) {
        const sum = ones + 2 * twos + 3 * threes
        const smallest = ones > 0 ? 1 : twos > 0 ? 2 : 3
        if (sum > 0 && sum - smallest >= room) break
        sets[count] = packAmulets(ones, twos, threes)
        count += 1
      }
    }
  }
  return count
}

/** How many dice stand on each place, and the free forest spaces as places of a `die` move; filled anew for every turn. */
const standing = new Int8Array(acrossRiver + riverRegions.length)
const freePlaces: number[] = []

function findFreePlaces(game: Game): void {
  standing.fill(0)
  const { seats } = game
  for (let seat = 0; seat < seats.length; seat += 1) {
    const { places } = seats[seat]
    for (let die = 0; die < places.length; die += 1) standing[places[die]] += 1
  }
  freePlaces.length = 0
  for (let area = 0; area < riverRegions.length; area += 1) {
    const region = regionOf(area)
    if (standing[inForest + region] < game.tables.board.dieSpaces) freePlaces.push(region)
  }
  for (let space = 0; space < game.tables.homeSpaces.length; space += 1) {
    if (standing[inHome + space] === 0) freePlaces.push(homeSlot + space)
  }
}

/** S-4 to S-6: dice of the own board on free forest spaces, with the amulets that may raise them; a locked one costs a pilgrim. */
export function listDice(game: Game, seat: number, list: MoveList): void {
  const { places, pilgrims, amulets, dice } = game.seats[seat]
  if (!places.includes(unlocked) && !(pilgrims > 0 && places.includes(locked))) return
  findFreePlaces(game)
  for (let die = 0; die < places.length; die += 1) {
    if (places[die] !== unlocked && !(places[die] === locked && pilgrims > 0)) continue
    const count = findAmuletSets(amulets, dice[die])
    for (const place of freePlaces) {
      const minimum = place >= homeSlot ? game.tables.homeSpaces[place - homeSlot].minimum : 0
      for (let index = 0; index < count; index += 1) {
        if (minimum > 0 && raisedDie(dice[die], sets[index]) < minimum) continue
        addMove(list, move.die, 0, die | (place << 2) | (sets[index] << 6))
      }
    }
  }
}

/** A die's value after a set of amulets: never above 6, the excess is lost. */
function raisedDie(value: number, set: number): number {
  return Math.min(highestDie, value + packedAmulet(set, 1) + 2 * packedAmulet(set, 2) + 3 * packedAmulet(set, 3))
}

/** Spends a set of amulets on a die. */
export function spendAmulets(game: Game, seat: number, die: number, set: number): void {
  if (set === 0) return
  const player = game.seats[seat]
  for (let value = 1; value <= 3; value += 1) player.amulets[value - 1] -= packedAmulet(set, value)
  player.dice[die] = raisedDie(player.dice[die], set)
  game.events?.push({ type: 'amulets-spent', seat, values: amuletValues(set) })
}

/** The values of a set of amulets, the smallest first. */
export const amuletValues = (set: number): readonly number[] =>
  [1, 2, 3].flatMap((value) => Array<number>(packedAmulet(set, value)).fill(value))
