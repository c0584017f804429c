/** E-5, quickly: rocks, the pilgrims beside them, and wild spirits. */
import type { Seat } from '@bitoku/engine'
import type { Figures } from './figures.ts'
import type { Holdings } from './things.ts'

/** Pilgrims on the two spaces beside a rock of the path. */
export const pilgrimsBeside = (rockPilgrims: number, at: number): number =>
  ((rockPilgrims >> at) & 1) + ((rockPilgrims >> (at + 1)) & 1)

/** The VP of a seat's rocks; notes what every rock of the edition would show. */
export function scoreRocks(figures: Figures, player: Seat, into: Holdings): number {
  const { rockSight } = figures.tables
  const { yokaiTypes, mitamaTypes, buildingTypes, rockItems } = into
  giveWild(figures, player, 'yokai', yokaiTypes, figures.wildYokai)
  giveWild(figures, player, 'mitamas', mitamaTypes, figures.wildMitama)
  for (let rock = 0; rock < rockSight.length; rock += 1) {
    const { family, types } = rockSight[rock]
    const counts = family === 'yokai' ? yokaiTypes : family === 'mitamas' ? mitamaTypes : buildingTypes
    let items = 0
    for (let rest = types; rest !== 0; rest &= rest - 1) items += counts[31 - Math.clz32(rest & -rest)]
    rockItems[rock] = items
  }
  let sum = 0
  for (let at = 0; at < player.rocks.length; at += 1) {
    sum += rockItems[player.rocks[at]] * pilgrimsBeside(player.rockPilgrims, at)
  }
  return sum
}

/** Wild spirits become the type that the own rocks show most often, those with pilgrims first. */
function giveWild(figures: Figures, player: Seat, family: string, counts: Int32Array, wild: number): void {
  if (counts[wild] === 0) return
  const { rockSight } = figures.tables
  let best = 0
  let bestWorth = 0
  for (let type = 0; type < wild; type += 1) {
    let worth = 0
    for (let at = 0; at < player.rocks.length; at += 1) {
      const sight = rockSight[player.rocks[at]]
      if (sight.family !== family || (sight.types & (1 << type)) === 0) continue
      worth += 0.01 + pilgrimsBeside(player.rockPilgrims, at)
    }
    if (worth > bestWorth) {
      best = type
      bestWorth = worth
    }
  }
  if (bestWorth === 0) return
  counts[best] += counts[wild]
  counts[wild] = 0
}
