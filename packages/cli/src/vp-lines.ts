/** The lines of a score sheet as one flat list: VP by source during the game, then the Ascension. */
import { type Sheet, type Source, sources } from '@bitoku/engine'

/** The lines that the Ascension adds. */
export const ascensionLines = [
  'first',
  'bitokuTypes',
  'treasures',
  'rocks',
  'dice',
  'visions',
  'boardBuildings',
  'boardCrystals',
] as const
/** A line of the Ascension. */
type AscensionLine = (typeof ascensionLines)[number]

/** A line of the sheet. */
export type VpLine = Source | AscensionLine

/** All lines in the order of the sheet. */
export const vpLines: readonly VpLine[] = [...sources, ...ascensionLines]

const sumVp = (lines: readonly { readonly vp: number }[]): number => lines.reduce((sum, line) => sum + line.vp, 0)

/** The VP of each line of a sheet; together they are its total. */
export function linesOf(sheet: Sheet): Readonly<Record<VpLine, number>> {
  return {
    ...sheet.bySource,
    first: sheet.first,
    bitokuTypes: sheet.bitoku.vp,
    treasures: sumVp(sheet.treasures),
    rocks: sumVp(sheet.rocks),
    dice: sheet.dice.vp,
    visions: sumVp(sheet.visions),
    boardBuildings: sheet.board.buildings,
    boardCrystals: sheet.board.crystals,
  }
}
