/** The lines of a score sheet as one flat list: VP by source during the game, then the Ascension. */
import { type Sheet, type Source, sources } from '@bitoku/engine'
import { type Language, type ScoreLine, scoreName, sourceName } from '@bitoku/words'

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

/** The VP of every line. */
export type VpByLine = Readonly<Record<VpLine, number>>

const sumVp = (lines: readonly { readonly vp: number }[]): number => lines.reduce((sum, line) => sum + line.vp, 0)

/** The VP of each line of a sheet; together they are its total, but for the Tengu's own lines. */
export function linesOf(sheet: Sheet): VpByLine {
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

/** What the lines of the Ascension are called on the sheet. */
const scoreLineOf: Readonly<Record<AscensionLine, ScoreLine>> = {
  first: 'first',
  bitokuTypes: 'bitoku',
  treasures: 'treasures',
  rocks: 'rocks',
  dice: 'dice',
  visions: 'visions',
  boardBuildings: 'buildings',
  boardCrystals: 'crystals',
}

const isAscensionLine = (line: VpLine): line is AscensionLine => Object.hasOwn(scoreLineOf, line)

/** The name of a line. Sources stand apart from the lines of the Ascension, of which some sound alike. */
export function lineName(language: Language, line: VpLine): string {
  if (isAscensionLine(line)) return scoreName(language, scoreLineOf[line])
  return `  ${sourceName(language, line, 'term')}`
}
