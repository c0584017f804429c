/** The crystal tiles: dreams are reaped in Spring, ingenuity works with a card, memory remembers (T-9). 32 in all (●). */
import { amulet, any, both, draw, either, gain, kodama, mp, nothing, push, vp } from '../../effects/effect.ts'
import type { Effect } from '../../effects/effect.ts'
import type { MemoryEvent } from '../../names.ts'
import type { CrystalTile } from '../edition.ts'

function dream(name: string, effect: Effect, copies = 1): CrystalTile {
  return { id: `dream-${name}`, colour: 'dream', copies, effect, memory: undefined }
}

function ingenuity(name: string, effect: Effect, copies = 1): CrystalTile {
  return { id: `ingenuity-${name}`, colour: 'ingenuity', copies, effect, memory: undefined }
}

/** VP each time: 1 or 2 ●. */
function memory(on: MemoryEvent, vp: number): CrystalTile {
  return { id: `memory-${on}`, colour: 'memory', copies: 1, effect: nothing(), memory: { on, vp } }
}

/** 12 dreams, 12 of ingenuity, 8 memories. */
export const crystals: readonly CrystalTile[] = [
  dream('draw', draw(), 2), // ●
  dream('amulet', amulet(1), 2), // ●
  dream('sake', gain('sake')), // ●
  dream('jade', gain('jade')),
  dream('wood', gain('wood')),
  dream('stone', gain('stone')),
  dream('kodama', kodama(1), 2),
  dream('mp', mp(1)),
  dream('vp', vp(2)),

  ingenuity('amulet', amulet(1), 2),
  ingenuity('any', any()),
  ingenuity('wood-stone', either(gain('wood'), gain('stone'))),
  ingenuity('jade-sake', either(gain('jade'), gain('sake'))),
  ingenuity('kodama', kodama(1), 2),
  ingenuity('mp', mp(1), 2),
  ingenuity('vp', vp(2)),
  ingenuity('draw', draw()),
  ingenuity('vp-push', both(vp(1), push(1))),

  memory('build', 2),
  memory('crystal', 2),
  memory('mitama', 1),
  memory('pair', 2),
  memory('kodama', 1),
  memory('reach', 2),
  memory('complete', 2),
  memory('card', 1),
]
