/**
 * What a seat lacks for the next VP of each line of its sheet. Nothing here knows a card: counts are tried on the
 * functions that score.
 */
import { crystalColours, regions } from '../names.ts'
import {
  bitokuVp,
  diceVp,
  kodamasIn,
  rockItemsOf,
  type Scored,
  scoredOf,
  treasureShares,
  visionItemsOf,
} from '../score.ts'
import { tenguSeat } from '../solo/tengu.ts'
import type { Game } from '../state.ts'
import type { View } from '../view.ts'
import { type NextStep, oneOf } from './missing.ts'
import { rockSteps } from './rock-steps.ts'
import { visionSteps } from './vision-steps.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** The next steps of a seat, line by line; what cannot be raised any more has none. */
export function nextSteps(gameOrView: Game | View, seat: number): readonly NextStep[] {
  const scored = scoredOf(gameOrView)
  const common = [...bitokuStep(scored, seat), ...treasureSteps(scored, seat), ...buildingStep(scored, seat)]
  if (scored.tengu !== undefined && seat === tenguSeat) return common
  return [
    ...common,
    ...rockSteps(scored.tables, rockItemsOf(scored, seat)),
    ...diceStep(scored, seat),
    ...stepsOfVisions(scored, seat),
    ...crystalSteps(scored, seat),
  ]
}

/** E-3: another type. */
function bitokuStep({ tables, seats }: Scored, seat: number): readonly NextStep[] {
  const { bitoku, forest } = tables.edition
  const types = new Set(seats[seat].bitoku).size
  const now = bitokuVp(forest.bitokuScale, types)
  const later = bitokuVp(forest.bitokuScale, types + 1)
  if (types >= bitoku.length || later === now) return []
  return [{ line: 'bitoku', id: undefined, missing: oneOf('bitoku'), now, later }]
}

/** E-4: the fewest steps of the own kodama that bring a larger share; the last space of a track holds one (K-2). */
function treasureSteps(scored: Scored, seat: number): readonly NextStep[] {
  const { trackEnd } = scored.tables
  return regions.flatMap((id, region): readonly NextStep[] => {
    const spaces = kodamasIn(scored, region)
    const shareAt = (space: number): number => treasureShares(scored, region, spaces.with(seat, space))[seat]
    const now = shareAt(spaces[seat])
    const last = spaces.includes(trackEnd) ? trackEnd - 1 : trackEnd
    for (let space = spaces[seat] + 1; space <= last; space += 1) {
      const later = shareAt(space)
      if (later > now)
        return [{ line: 'treasures', id, missing: [{ n: space - spaces[seat], things: ['kodama'] }], now, later }]
    }
    return []
  })
}

/** E-6: points of dice or resources up to the next VP. */
function diceStep({ seats }: Scored, seat: number): readonly NextStep[] {
  const { dice, resources } = seats[seat]
  const points = sum(dice) + sum(resources)
  const now = diceVp(points)
  let n = 1
  while (diceVp(points + n) === now) n += 1
  return [
    { line: 'dice', id: undefined, missing: [{ n, things: ['resource', 'pip'] }], now, later: diceVp(points + n) },
  ]
}

/** E-7: what the visions lack; once the Ascension has begun nothing more counts for them. */
function stepsOfVisions(scored: Scored, seat: number): readonly NextStep[] {
  const { visions, ascensionItems } = scored.seats[seat]
  if (ascensionItems.length > 0) return []
  return visionSteps(
    visions.map((card) => scored.tables.edition.visions[card]),
    visionItemsOf(scored, seat),
  )
}

/** E-8: the next building counter that uncovers VP. */
function buildingStep({ tables, seats }: Scored, seat: number): readonly NextStep[] {
  const counters = tables.edition.playerBoard.buildings.map(({ vp }) => vp)
  const { built } = seats[seat]
  const now = sum(counters.slice(0, built))
  const n = counters.slice(built).findIndex((vp) => vp > 0) + 1
  if (n === 0) return []
  const later = sum(counters.slice(0, built + n))
  return [{ line: 'buildings', id: undefined, missing: [{ n, things: ['building'] }], now, later }]
}

/** E-8: a crystal of each colour on its best free space. */
function crystalSteps({ tables, seats }: Scored, seat: number): readonly NextStep[] {
  const spaces = tables.edition.playerBoard.crystals
  const { crystals } = seats[seat]
  const now = sum(spaces.map(({ vp }, at) => (crystals[at] < 0 ? 0 : vp)))
  return crystalColours.flatMap((colour): readonly NextStep[] => {
    const best = Math.max(0, ...spaces.map((space, at) => (space.colour === colour && crystals[at] < 0 ? space.vp : 0)))
    return best === 0 ? [] : [{ line: 'crystals', id: colour, missing: oneOf(colour), now, later: now + best }]
  })
}
