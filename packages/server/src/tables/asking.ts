/** Finding out who asks, from the secrets that came with a request. */
import { hashSecret, isId } from '../ids.ts'
import type { Storage } from '../storage/storage.ts'
import type { Asker } from './access.ts'

/** Secrets as they came: a cookie or a bearer's, and that of a link. */
export interface Secrets {
  readonly secret: string | undefined
  readonly link: string | undefined
}

/** Who has these secrets. A secret that nobody knows is nobody's. */
export async function askerOf(storage: Storage, { secret, link }: Secrets): Promise<Asker> {
  const withLink = link !== undefined && isId(link) ? { link } : {}
  if (secret === undefined || !isId(secret)) return withLink
  const guest = hashSecret(secret)
  const known = await storage.guests.read(guest)
  if (known !== undefined) return { guest, name: known.name, ...withLink }
  const program = await storage.tables.open(guest)
  return program?.role === 'bot' ? { program } : withLink
}
