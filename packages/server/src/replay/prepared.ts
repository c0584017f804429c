/** An answer as it is sent: made once, sent to all who ask for the same. */
import { createHash } from 'node:crypto'
import { compress, smallest } from '../compress.ts'

/** An answer, ready to be sent. */
export interface Prepared {
  /** A name for what it says, which tells nothing else. */
  readonly tag: string
  readonly plain: Uint8Array
  /** By brotli, where that is worth it. */
  readonly br?: Uint8Array
}

/** Makes an answer of a text. */
export async function prepare(text: string): Promise<Prepared> {
  const plain = Buffer.from(text)
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return plain.length < smallest ? { tag, plain } : { tag, plain, br: await compress(plain, 'br') }
}

/** How much memory it takes, in bytes. */
export const weightOf = ({ plain, br }: Prepared): number => plain.length + (br?.length ?? 0)

/** What an answer says. */
export const readPrepared = ({ plain }: Prepared): unknown => JSON.parse(new TextDecoder().decode(plain))
