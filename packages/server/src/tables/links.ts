/** Secrets that follow from the server's own: links of tables, and ids that are the same however often they are asked for. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { makeId } from '../ids.ts'
import type { Storage } from '../storage/storage.ts'

/** What a link is good for. */
const purposes = ['join', 'watch', 'replay'] as const
type LinkPurpose = (typeof purposes)[number]

/** Makes and checks links; makes ids. */
export interface Links {
  /** The secret of a link; 128 bits, as ids have. */
  readonly secretOf: (purpose: LinkPurpose, table: string) => string
  /** What a secret opens at a table. */
  readonly purposeOf: (secret: string, table: string) => LinkPurpose | undefined
  /** The id of the table that somebody opens with a key: the same again for the same key. */
  readonly idOfWish: (guest: string, key: string) => string
  /** The token of a program's seat: the same again for the same key. */
  readonly tokenOf: (table: string, seat: number, key: string) => string
  /** What stands for a network in which somebody is; nobody but this server can tell which it was. */
  readonly originOf: (network: string) => string
  /** The id of the next table after one. */
  readonly idOfRematch: (table: string) => string
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Links signed with the server's own secret, the same for all processes. */
export async function makeLinks(storage: Pick<Storage, 'secret'>): Promise<Links> {
  const secret = await storage.secret('links', makeId)
  const sign = (...parts: readonly string[]): string =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest().subarray(0, 16).toString('base64url')
  return {
    secretOf: (purpose, table) => sign(purpose, table),
    purposeOf: (given, table) => purposes.find((purpose) => isSame(given, sign(purpose, table))),
    idOfWish: (guest, key) => sign('wish', guest, key),
    tokenOf: (table, seat, key) => sign('token', table, String(seat), key),
    originOf: (network) => sign('origin', network),
    idOfRematch: (table) => sign('rematch', table),
  }
}
