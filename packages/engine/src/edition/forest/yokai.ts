/** The yokai cards: the five every seat starts with, and the common deck of 29. ● marks what the rulebooks attest. */
import {
  amulet,
  any,
  bitoku,
  both,
  build,
  crystal,
  dragonfly,
  either,
  gain,
  kodama,
  mitama,
  mp,
  pilgrim,
  push,
  rock,
  times,
  unlock,
  vision,
  yokai as drawYokai,
} from '../../effects/effect.ts'
import type { Effect } from '../../effects/effect.ts'
import type { VirtueThing, YokaiType } from '../../names.ts'
import type { Virtue, YokaiCard } from '../edition.ts'

/** No virtue gives more. ● */
const cap = 12

const each = (vp: number, per: VirtueThing): Virtue => ({ vp, per })

function card(id: string, type: YokaiType, action: Effect, ...virtue: readonly Virtue[]): YokaiCard {
  return { id, type, action, virtue, cap }
}

/** The five cards of every seat's first deck, one of each type. ● */
export const startingYokai: readonly YokaiCard[] = [
  card('kappa', 'kappa', mp(1), each(1, 'path-pilgrim')),
  card('imomushi', 'imomushi', either(gain('wood'), gain('stone')), each(1, 'resource')), // ● action
  card('nezumi', 'nezumi', either(build(), crystal()), each(1, 'crystal')),
  card('kitsune', 'kitsune', either(mitama(), dragonfly()), each(1, 'mitama')),
  card('ookami', 'ookami', amulet(1), each(3, 'flat')),
]

/** The common deck: five of each type and four Yama-uba. ● */
export const yokai: readonly YokaiCard[] = [
  card('kappa-1', 'kappa', both(mp(2), amulet(1)), each(3, 'gate-pilgrim')),
  card('kappa-2', 'kappa', both(mp(2), kodama(1)), each(2, 'light-pilgrim')),
  card('kappa-3', 'kappa', both(mp(1), bitoku()), each(1, 'completed')),
  card('kappa-4', 'kappa', mp(3), each(2, 'path-pilgrim')),
  card('kappa-5', 'kappa', both(mp(2), unlock()), each(2, 'bitoku')),

  card('imomushi-1', 'imomushi', any(2), each(1, 'resource')),
  card('imomushi-2', 'imomushi', both(any(2), kodama(1)), each(3, 'kodama4')),
  card('imomushi-3', 'imomushi', times(2, either(gain('jade'), gain('sake'))), each(3, 'vision')), // ● action
  card('imomushi-4', 'imomushi', both(times(2, either(gain('wood'), gain('stone'))), amulet(1)), each(1, 'resource')),
  card('imomushi-5', 'imomushi', both(any(2), amulet(2)), each(4, 'rock')),

  card('nezumi-1', 'nezumi', both(kodama(1), either(build(), crystal())), each(2, 'building')), // ●
  card('nezumi-2', 'nezumi', either(build(1), crystal(1)), each(2, 'crystal')), // ●
  card('nezumi-3', 'nezumi', both(build(1), any()), each(2, 'building')),
  card('nezumi-4', 'nezumi', both(crystal(1), amulet(1)), each(1, 'crystal')),
  card('nezumi-5', 'nezumi', both(crystal(), build()), each(1, 'building')),

  card('kitsune-1', 'kitsune', either(mitama(1), dragonfly(1)), each(2, 'mitama')),
  card('kitsune-2', 'kitsune', both(kodama(1), either(mitama(), dragonfly())), each(3, 'pair')),
  card('kitsune-3', 'kitsune', both(mitama(1), amulet(1)), each(1, 'mitama')),
  card('kitsune-4', 'kitsune', both(dragonfly(), any()), each(3, 'pair')),
  card('kitsune-5', 'kitsune', both(either(mitama(), dragonfly()), amulet(1)), each(2, 'pair')),

  card('ookami-1', 'ookami', both(amulet(2), unlock()), each(1, 'two-dice')),
  card('ookami-2', 'ookami', both(vision(), amulet(1)), each(2, 'vision')),
  card('ookami-3', 'ookami', both(rock(), pilgrim(), amulet(2)), each(3, 'rock-pilgrim')),
  card('ookami-4', 'ookami', both(unlock(), kodama(1)), each(1, 'two-dice')),
  card('ookami-5', 'ookami', amulet(3), each(4, 'kodama4')),

  card('yamauba-1', 'yamauba', amulet(2), each(8, 'flat')), // ● action
  card('yamauba-2', 'yamauba', both(any(2), mp(1)), each(2, 'rock')),
  card('yamauba-3', 'yamauba', both(kodama(2), push(1)), each(3, 'kodama4')),
  card('yamauba-4', 'yamauba', either(drawYokai(), bitoku()), each(1, 'bitoku')),
]
