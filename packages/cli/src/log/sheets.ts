/** The score sheets of all seats as one table. */
import { type Game, score, type Sheet } from '@bitoku/engine'
import { paintAside, paintHeading, paintSeat } from '../paint.ts'
import { layOutTable } from '../table.ts'
import { ascensionLines, linesOf, vpLines } from '../vp-lines.ts'
import { lineNames } from '../words.ts'

/** The sheets, line by line; of a game under way, as if it ended now. */
export function writeSheets(game: Game, names: readonly string[]): string[] {
  const sheets = score(game)
  const columns = sheets.map(linesOf)
  // A source that gave nobody anything is left out; the lines of the Ascension always stand there.
  const shown = vpLines.filter(
    (line) => ascensionLines.some((known) => known === line) || columns.some((lines) => lines[line] !== 0),
  )
  return [
    '',
    paintHeading(game.phase === 'over' ? 'Final score' : 'Score if the game ended now'),
    ...layOutTable([
      ['', ...sheets.map(({ seat }) => paintSeat(seat, `${'abcd'[seat]} ${names[seat]}`.trimEnd()))],
      ...shown.map((line) => [lineNames[line], ...columns.map((lines) => writeVp(lines[line]))]),
      ...(game.tengu === undefined
        ? []
        : [['the Tengu’s own lines', ...sheets.map((sheet) => writeVp(tenguVp(sheet)))]]),
      [paintHeading('together'), ...sheets.map(({ total }) => paintHeading(String(total)))],
      ['place', ...sheets.map(({ rank }) => String(rank))],
    ]).map((line) => `  ${line}`),
  ]
}

const writeVp = (vp: number): string => (vp === 0 ? paintAside('-') : String(vp))

/** What the sheet of a solo opponent has beyond the lines of a person. */
function tenguVp({ tengu }: Sheet): number {
  if (tengu === undefined) return 0
  return tengu.matches.vp + tengu.yokai.vp + tengu.resources + tengu.crystals + tengu.lead
}
