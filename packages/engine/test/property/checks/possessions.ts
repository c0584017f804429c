/** What seats own: never negative, well booked; and what is done stays done. */
import { type Game, sources } from '../../../src/index.ts'
import { type Check, ensure, ensureSame, type Step, sum } from './check.ts'

const isCount = (n: number): boolean => Number.isInteger(n) && n >= 0

function checkPossessions(game: Game): void {
  game.seats.forEach((player, seat) => {
    const { resources, amulets, vp, tally } = player
    ensure(resources.length === 4 && resources.every(isCount), `resources of seat ${seat}: ${resources.join()}`)
    ensure(amulets.length === 3 && amulets.every(isCount), `amulets of seat ${seat}: ${amulets.join()}`)
    ensure(isCount(vp), `seat ${seat} has ${vp} VP`)
    ensure(tally.length === sources.length && tally.every(isCount), `tally of seat ${seat}: ${tally.join()}`)
    ensure(sum(tally) === vp, `the VP of seat ${seat} are ${vp}, its sources give ${sum(tally)}`)
  })
}

const startsWith = (list: readonly number[], start: readonly number[]): boolean =>
  start.every((item, index) => list[index] === item)

const keeps = (list: readonly number[], former: readonly number[]): boolean =>
  former.every((item, index) => item < 0 || list[index] === item)

/** What the rules never take back. */
function checkLasting({ before, after }: Step): void {
  for (const key of ['gates', 'treasures', 'unusedGates', 'unusedAncient'] as const)
    ensureSame(after[key], before[key], `${key} changed`)
  // In a solo game a rock leaves the garden every Winter (O-8).
  ensure(startsWith(after.unusedRocks, before.unusedRocks), 'an unused rock came into the game')
  ensure(after.tables === before.tables && after.rules === before.rules, 'the tables or the rules changed')
  ensure(keeps(after.sidePlaces, before.sidePlaces), 'a sleeping pilgrim left its side path')
  ensure(keeps(after.buildings, before.buildings), 'a building was torn down')
  ensure(keeps(after.owners, before.owners), 'a building changed its owner')
  after.goneTiles.forEach((gone, display) => {
    ensure(startsWith(gone, before.goneTiles[display]), 'a tile came back into the game')
    ensure(startsWith(before.stacks[display], after.stacks[display]), 'a stack was changed below its top')
  })
  after.garden.forEach((rock, space) => ensure(rock < 0 || rock === before.garden[space], 'a rock came to the garden'))
  after.seats.forEach((player, seat) => {
    const former = before.seats[seat]
    ensure(player.vp >= former.vp, `seat ${seat} lost VP`)
    for (const key of ['removed', 'visions', 'rocks', 'bitoku', 'pairs'] as const)
      ensure(startsWith(player[key], former[key]), `seat ${seat} lost something of its ${key}`)
    for (const key of ['pilgrimsGone', 'completed', 'built', 'shuffles'] as const)
      ensure(player[key] >= former[key], `${key} of seat ${seat} went back`)
    ensure(keeps(player.crystals, former.crystals), `seat ${seat} lost a crystal`)
    ensure((player.rockPilgrims & former.rockPilgrims) === former.rockPilgrims, `a pilgrim of seat ${seat} left a rock`)
  })
}

/** Resources, amulets and VP are never negative; VP are booked by source (G-9). */
export const possessions: Check = { name: 'nothing is owned below zero', share: 1, atState: checkPossessions }

/** What is gone, built, slept on or earned stays so. */
export const lasting: Check = { name: 'what is done stays done', share: 1, atStep: checkLasting }
