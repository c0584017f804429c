/** Compressing what is sent: by what, and how well. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What answers can be compressed by, the best first. */
const encodings = ['br', 'gzip'] as const
/** What an answer is compressed by. */
export type Encoding = (typeof encodings)[number]

/** Below this one packet holds the answer anyway, in bytes. */
export const smallest = 1024

const [asBrotli, asGzip] = [promisify(brotliCompress), promisify(gzip)]

/** How much somebody likes an encoding, from 0 to 1 (RFC 9110, 12.5.3). */
function qualityOf(accepted: ReadonlyMap<string, number>, encoding: string): number {
  const given = accepted.get(encoding) ?? accepted.get('*')
  // Whoever says nothing of it takes what is not encoded, but nothing that is.
  return given ?? (encoding === 'identity' ? Number.MIN_VALUE : 0)
}

/** The encoding for whoever sends this `Accept-Encoding`: of those liked best the one that makes the answer smallest. */
export function encodingFor(header: string | undefined): Encoding | undefined {
  if (header === undefined) return undefined
  const accepted = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim())
    const quality = parameters.find((text) => text.startsWith('q='))?.slice(2)
    const value = quality === undefined ? 1 : Number(quality)
    accepted.set(name === 'x-gzip' ? 'gzip' : name, Number.isFinite(value) ? value : 0)
  }
  const best = Math.max(...encodings.map((encoding) => qualityOf(accepted, encoding)))
  if (best === 0 || best < qualityOf(accepted, 'identity')) return undefined
  return encodings.find((encoding) => qualityOf(accepted, encoding) === best)
}

/**
 * Compresses a text in a thread of the platform's pool, not in the one that plays moves: 8 kB take 0.08 ms. The quality is the lowest
 * that makes brotli smaller than gzip.
 */
export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return asGzip(content)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return asBrotli(content, { params })
}
