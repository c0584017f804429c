/** Moves of a finished game as one small piece of bytes: a line for each run of moves of one seat, compressed by brotli. */
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import type { Move, NewMove } from './model.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)

/** Packs moves. Texts of moves hold no control characters, so a tab and a line break can stand between them. */
export async function packMoves(moves: readonly NewMove[]): Promise<Buffer> {
  const runs: string[][] = []
  let mover = -1
  for (const { seat, text } of moves) {
    if (seat !== mover) runs.push([String(seat)])
    mover = seat
    runs.at(-1)?.push(text)
  }
  const lines = Buffer.from(runs.map((run) => run.join('\t')).join('\n'))
  return compress(lines, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: lines.length,
    },
  })
}

/** Unpacks moves; throws when they are not as many as there were. */
export async function unpackMoves(packed: Buffer, history: number): Promise<readonly Move[]> {
  const lines = (await decompress(packed)).toString()
  const moves: Move[] = []
  for (const line of lines === '' ? [] : lines.split('\n')) {
    const [seat, ...texts] = line.split('\t')
    for (const text of texts) moves.push({ number: moves.length + 1, seat: Number(seat), text })
  }
  if (moves.length !== history) throw new Error(`A packed game has ${moves.length} moves instead of ${history}.`)
  return moves
}
