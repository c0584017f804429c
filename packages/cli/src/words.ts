/** English words of the terminal for the names of the engine, until there is a room for words. */
import type { VpLine } from './vp-lines.ts'

/** The lines of a score sheet. */
export const lineNames: Readonly<Record<VpLine, string>> = {
  line: 'forest actions',
  home: 'Home',
  favour: 'favours',
  yokai: 'yokai',
  building: 'buildings used',
  owner: 'own buildings used by others',
  mitama: 'mitamas',
  dragonfly: 'dragonflies',
  dream: 'dream crystals',
  ingenuity: 'ingenuity crystals',
  memory: 'memory crystals',
  bitoku: 'bitoku cards completed',
  light: 'illumination spaces',
  gate: 'gate spaces',
  virtue: "spirits' virtues",
  first: 'first in turn order',
  bitokuTypes: 'bitoku types',
  treasures: 'lake treasures',
  rocks: 'rocks',
  dice: 'dice and resources',
  visions: 'visions',
  boardBuildings: 'building counters',
  boardCrystals: 'crystal spaces',
}
