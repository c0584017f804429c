/** What each position of a game should have expected. */
import { type Game, type Sheet, tenguSeat } from '@bitoku/engine'
import { lineNames, linesOfSheet } from '../features/lines.ts'
import { outputScale } from '../value.ts'

/** A position after an own turn: its features, what the net expected, and what the seats would score at once. */
export interface Moment {
  readonly seat: number
  /** The other seats as the turn order went then. */
  readonly rivals: readonly number[]
  readonly indices: number[]
  readonly values: number[]
  readonly expected: Float32Array
  readonly base: Float32Array
}

/** From the end back to the beginning: what each position should have expected. */
export function lookBack(
  game: Game,
  sheets: readonly Sheet[],
  moments: readonly Moment[],
  lambda: number,
  keep: (moment: Moment, target: Float32Array) => void,
): void {
  const lines = lineNames.length
  for (const seat of game.seats.keys()) {
    if (game.tengu !== undefined && seat === tenguSeat) continue
    const hoped = linesOfSheet(sheets[seat])
    // Rivals by seat: their order round the table changes from year to year.
    const hopedOf = Float32Array.from(sheets, ({ total }) => total)
    for (let at = moments.length - 1; at >= 0; at -= 1) {
      const { seat: mover, rivals, base, expected } = moments[at]
      if (mover !== seat) continue
      const target = new Float32Array(lines + 2 * rivals.length)
      for (let line = 0; line < lines; line += 1) target[line] = (hoped[line] - base[line]) / outputScale
      rivals.forEach((rival, rank) => {
        target[lines + rank] = (hopedOf[rival] - base[lines + rank]) / outputScale
        target[lines + rivals.length + rank] = sheets[seat].rank <= rank + 1 ? 1 : 0
      })
      keep(moments[at], target)
      for (let line = 0; line < lines; line += 1) hoped[line] += (1 - lambda) * (expected[line] - hoped[line])
      rivals.forEach((rival, rank) => {
        hopedOf[rival] += (1 - lambda) * (expected[lines + rank] - hopedOf[rival])
      })
    }
  }
}
