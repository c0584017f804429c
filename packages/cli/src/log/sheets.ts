/** The score sheets of all seats as one table. */
import { type Game, score, type Sheet, sources, type TenguLines } from '@bitoku/engine'
import { type Language, type ScoreLine, scoreName, scoreSentence, seasonName } from '@bitoku/words'
import { paintAside, paintHeading, paintSeat } from '../paint.ts'
import { layOutTable } from '../table.ts'
import { ascensionLines, lineName, linesOf, type VpLine } from '../vp-lines.ts'
import { letterOf } from './letters.ts'

/** The sheets, line by line; of a game under way, as if it ended now. */
export function writeSheets(game: Game, names: readonly string[], language: Language): string[] {
  const sheets = score(game)
  const columns = sheets.map(linesOf)
  const lineRow = (line: VpLine): string[] =>
    row(
      lineName(language, line),
      columns.map((lines) => lines[line]),
    )
  // A source that gave nobody anything is left out; the lines of the Ascension always stand there.
  const shown = sources.filter((source) => columns.some((lines) => lines[source] !== 0))
  return [
    '',
    paintHeading(game.phase === 'over' ? seasonName(language, 'over') : scoreSentence(language, 'total')),
    ...layOutTable([
      ['', ...sheets.map(({ seat }) => paintSeat(seat, `${letterOf(seat)} ${names[seat]}`.trimEnd()))],
      row(
        scoreName(language, 'vp'),
        sheets.map(({ vp }) => vp),
      ),
      ...shown.map(lineRow),
      ...ascensionLines.map(lineRow),
      ...(game.tengu === undefined ? [] : tenguRows(language, sheets)),
      [paintHeading(scoreName(language, 'total')), ...sheets.map(({ total }) => paintHeading(String(total)))],
      [scoreName(language, 'rank'), ...sheets.map(({ rank }) => String(rank))],
    ]).map((line) => `  ${line}`),
  ]
}

const row = (name: string, values: readonly number[]): string[] => [name, ...values.map(writeVp)]

const writeVp = (vp: number): string => (vp === 0 ? paintAside('-') : String(vp))

/** The lines of the Tengu's sheet that people do not have. */
const tenguParts: readonly (readonly [ScoreLine, (lines: TenguLines) => number])[] = [
  ['matches', ({ matches }) => matches.vp],
  ['yokai', ({ yokai }) => yokai.vp],
  ['resources', ({ resources }) => resources],
  ['tenguCrystals', ({ crystals }) => crystals],
  ['lead', ({ lead }) => lead],
]

const tenguRows = (language: Language, sheets: readonly Sheet[]): string[][] =>
  tenguParts.map(([line, vpOf]) =>
    row(
      scoreName(language, line),
      sheets.map(({ tengu }) => (tengu === undefined ? 0 : vpOf(tengu))),
    ),
  )
