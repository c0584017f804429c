/** How the lines of the sheets look. */
import type { AddedLine } from '@bitoku/text'
import type { IconName } from '../art/icon-names.ts'

/** What each line is known by. */
export const lineIcons: Readonly<Record<AddedLine, IconName>> = {
  vp: 'vp',
  first: 'crown',
  bitoku: 'bitoku',
  treasures: 'treasure',
  rocks: 'rock',
  dice: 'two-dice',
  visions: 'vision',
  buildings: 'build',
  crystals: 'crystal',
  matches: 'tengu',
  yokai: 'yokai',
  resources: 'any',
  tenguCrystals: 'crystal',
  lead: 'kodama',
}

/** A number of VP with a true minus sign. */
export const written = (n: number): string => (n < 0 ? `−${-n}` : String(n))

/** A change with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : written(n))
