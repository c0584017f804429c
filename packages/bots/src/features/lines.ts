/** The lines of a score sheet that the net forecasts, one by one: sources of VP that belong together are one line. */
import { type Sheet, sources } from '@bitoku/engine'

/** The lines, first those gained on the way, then those of the Ascension. */
export const lineNames = [
  'virtue',
  'paths',
  'completed',
  'tiles',
  'crystals',
  'other',
  'bitoku',
  'treasures',
  'rocks',
  'dice',
  'visions',
  'board',
  'first',
] as const
/** A line. */
export type LineName = (typeof lineNames)[number]

/** The place of each line. */
export const lineAt = Object.fromEntries(lineNames.map((name, at) => [name, at])) as Readonly<Record<LineName, number>>

/** The line that each source of VP belongs to. */
export const lineOfSource: readonly number[] = sources.map((source) => {
  switch (source) {
    case 'virtue':
      return lineAt.virtue
    case 'light':
    case 'gate':
      return lineAt.paths
    case 'bitoku':
      return lineAt.completed
    case 'mitama':
    case 'dragonfly':
      return lineAt.tiles
    case 'memory':
    case 'dream':
    case 'ingenuity':
      return lineAt.crystals
    default:
      return lineAt.other
  }
})

const sum = (parts: readonly { readonly vp: number }[]): number => parts.reduce((total, { vp }) => total + vp, 0)

/** The lines of a sheet. */
export function linesOfSheet(sheet: Sheet): Float32Array {
  const lines = new Float32Array(lineNames.length)
  sources.forEach((source, at) => {
    lines[lineOfSource[at]] += sheet.bySource[source]
  })
  const rest: Partial<Record<LineName, number>> = {
    bitoku: sheet.bitoku.vp,
    treasures: sum(sheet.treasures),
    rocks: sum(sheet.rocks),
    dice: sheet.dice.vp,
    visions: sum(sheet.visions),
    board: sheet.board.buildings + sheet.board.crystals,
    first: sheet.first,
  }
  lineNames.forEach((name, at) => {
    lines[at] += rest[name] ?? 0
  })
  return lines
}
