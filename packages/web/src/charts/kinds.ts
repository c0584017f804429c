/** VP by what they came from: the sources during the game and the lines of the Ascension, put together. */
import { type AddedLine, addedLines, valueOf } from '@bitoku/text'
import { type Sheet, type Source, sources } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'
import type { PatternName } from '../art/pattern-names.ts'

/** The kinds of VP, in the order of the bars. */
export const kinds = [
  'forest',
  'yokai',
  'building',
  'crystal',
  'soul',
  'bitoku',
  'path',
  'treasure',
  'rock',
  'vision',
  'rest',
] as const
/** A kind of VP. */
export type Kind = (typeof kinds)[number]

const kindOfSource: Readonly<Record<Source, Kind>> = {
  line: 'forest',
  home: 'forest',
  favour: 'forest',
  yokai: 'yokai',
  building: 'building',
  owner: 'building',
  mitama: 'soul',
  dragonfly: 'soul',
  dream: 'crystal',
  ingenuity: 'crystal',
  memory: 'crystal',
  bitoku: 'bitoku',
  light: 'path',
  gate: 'path',
  virtue: 'yokai',
}

const kindOfLine: Readonly<Record<Exclude<AddedLine, 'vp'>, Kind>> = {
  first: 'rest',
  bitoku: 'bitoku',
  treasures: 'treasure',
  rocks: 'rock',
  dice: 'rest',
  visions: 'vision',
  buildings: 'building',
  crystals: 'crystal',
  matches: 'rock',
  yokai: 'yokai',
  resources: 'rest',
  tenguCrystals: 'crystal',
  lead: 'treasure',
}

/** How a kind is shown: never by its colour alone. The colours are those of daylight in both lights, like the tiles. */
export const kindLooks: Readonly<
  Record<Kind, { readonly icon: IconName; readonly fill: string; readonly pattern: PatternName | undefined }>
> = {
  forest: { icon: 'die', fill: '#b9d2ae', pattern: undefined },
  yokai: { icon: 'yokai', fill: '#8fbdb4', pattern: 'seigaiha' },
  building: { icon: 'build', fill: '#e0a98f', pattern: undefined },
  crystal: { icon: 'crystal', fill: '#c2b0e2', pattern: 'kikko' },
  soul: { icon: 'mitama', fill: '#f0c9a0', pattern: undefined },
  bitoku: { icon: 'bitoku', fill: '#f2c9d3', pattern: 'kanoko' },
  path: { icon: 'path-pilgrim', fill: '#f3dc97', pattern: undefined },
  treasure: { icon: 'treasure', fill: '#a6cfdb', pattern: 'sand' },
  rock: { icon: 'rock', fill: '#c3b8a5', pattern: undefined },
  vision: { icon: 'vision', fill: '#dccff0', pattern: 'tatewaku' },
  rest: { icon: 'two-dice', fill: '#e9e7de', pattern: undefined },
}

/** The VP of a sheet by kind; without the lines of the Ascension where they are not to be known. */
export function byKind(sheet: Sheet, isWhole: boolean): Readonly<Record<Kind, number>> {
  const sums = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const source of sources) sums[kindOfSource[source]] += sheet.bySource[source]
  if (!isWhole) return sums
  for (const line of addedLines) if (line !== 'vp') sums[kindOfLine[line]] += valueOf(sheet, line) ?? 0
  return sums
}
