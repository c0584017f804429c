/** The lines of the sheets as numbers. */
import type { Sheet } from '@bitoku/engine'
import { type ScoreLine, scoreLines } from '@bitoku/words'

/** A line that adds to the total. */
export type AddedLine = Exclude<ScoreLine, 'total' | 'rank'>

const isAdded = (line: ScoreLine): line is AddedLine => line !== 'total' && line !== 'rank'

/** The lines that add up to the total, in the order of the Ascension. */
export const addedLines: readonly AddedLine[] = scoreLines.filter(isAdded)

const total = (lines: readonly { readonly vp: number }[]): number => lines.reduce((sum, { vp }) => sum + vp, 0)

/** What a line of the sheet is worth; undefined where the seat has no such line. */
export function valueOf(sheet: Sheet, line: ScoreLine): number | undefined {
  const { tengu } = sheet
  switch (line) {
    case 'vp':
      return sheet.vp
    case 'first':
      return sheet.first
    case 'bitoku':
      return sheet.bitoku.vp
    case 'treasures':
      return total(sheet.treasures)
    case 'rocks':
      return tengu === undefined ? total(sheet.rocks) : undefined
    case 'dice':
      return tengu === undefined ? sheet.dice.vp : undefined
    case 'visions':
      return tengu === undefined ? total(sheet.visions) : undefined
    case 'buildings':
      return sheet.board.buildings
    case 'crystals':
      return tengu === undefined ? sheet.board.crystals : undefined
    case 'matches':
      return tengu?.matches.vp
    case 'yokai':
      return tengu?.yokai.vp
    case 'resources':
      return tengu?.resources
    case 'tenguCrystals':
      return tengu?.crystals
    case 'lead':
      return tengu?.lead
    case 'total':
      return sheet.total
    case 'rank':
      return sheet.rank
  }
}
