/**
 * A position as an address: the set-up, its seed and the moves so far, packed, in the part that no server sees. Whoever
 * opens `#position=…` can play on from there; it has everything hidden in it, as a record has.
 */
import { beginAgain, load, moveText, pastMoves, play, save } from '@bitoku/engine'
import { longestRecord } from '@bitoku/host'

const pattern = /^#position=([\w-]+)$/

/** The record of the first so many moves of a record. */
export function cutRecord(record: string, history: number): string {
  const whole = load(record.trim())
  const game = beginAgain(whole)
  for (const { seat, code } of pastMoves(whole).slice(0, history)) play(game, seat, moveText(whole.tables, code))
  return save(game)
}

const through = (bytes: Uint8Array<ArrayBuffer>, way: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(way)

/** The part of the address for a position. */
export async function positionPart(record: string): Promise<string> {
  const packed = through(new TextEncoder().encode(record), new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `#position=${text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** What the server may show beside a link to a position: year and phase. */
export function positionTime(record: string): string {
  const { round, phase } = load(record.trim())
  return `?position=${round}.${phase}`
}

/** Whether a part of an address holds a position. */
export const holdsPosition = (part: string): boolean => pattern.test(part)

/** The record that a part of an address holds; undefined when it is damaged, or larger than any record. */
export async function readPosition(part: string): Promise<string | undefined> {
  try {
    const text = atob((pattern.exec(part)?.[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0)
    const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader()
    const decoder = new TextDecoder()
    let record = ''
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await reader.read()
      if (done) return record
      record += decoder.decode(value, { stream: true })
      // A small text can be packed so that it never ends.
      if (record.length > longestRecord) return undefined
    }
  } catch {
    return undefined
  }
}
