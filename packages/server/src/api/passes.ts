/** Going on on another device: a link that works once and for a few minutes. */
import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hashSecret, isId, makeId } from '../ids.ts'
import type { House } from '../tables/house.ts'
import { type Api, giveCookie, guestBehind, linkOf, secretOf } from './context.ts'
import { Refused } from './problems.ts'

/** How long a pass works, in milliseconds. */
const passTime = 15 * 60_000

/** Every pass has a key of its own, which is used once: it needs no chance besides. */
const onlyUse = Buffer.alloc(12)
const tagLength = 16
const keyOf = (pass: string): Buffer => createHmac('sha256', pass).update('guest').digest()

/**
 * The secret of a guest, sealed by a pass. The database knows neither of the two: of the pass it has the hash, so nobody
 * who reads it can become the guest.
 */
function seal(secret: string, pass: string): string {
  const cipher = createCipheriv('aes-256-gcm', keyOf(pass), onlyUse)
  return Buffer.concat([cipher.update(secret), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

function unseal(sealed: string, pass: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(pass), onlyUse)
  decipher.setAuthTag(bytes.subarray(-tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]).toString()
}

/** The pass that came with a request. One that could be none is like one that is used. */
function passOf(request: FastifyRequest): string {
  const pass = linkOf(request)
  if (pass === undefined || !isId(pass)) throw new Refused('pass.none')
  return pass
}

/** Adds the routes. `secure`: people come by https. */
export function addPasses(api: Api, house: House, secure: boolean): void {
  const { guests, passes } = house.storage
  const tags = ['guest']

  api.post(
    '/api/me/pass',
    { schema: { tags, summary: 'A pass for another device' }, config: { rateLimit: { max: 6 } } },
    async (request) => {
      const { guest } = await guestBehind(house, request)
      const secret = secretOf(request)
      if (secret === undefined) throw new Refused('net.nobody')
      const [pass, now] = [makeId(), house.now()]
      const until = now + passTime
      await passes.put(hashSecret(pass), { guest, sealed: seal(secret, pass), until }, now)
      return { pass, until }
    },
  )

  api.get(
    '/api/me/pass',
    { schema: { tags, summary: 'Whose pass this is' }, config: { rateLimit: { max: 30 } } },
    async (request) => {
      const found = await passes.read(hashSecret(passOf(request)), house.now())
      const guest = found && (await guests.read(found.guest))
      if (found === undefined || guest === undefined) throw new Refused('pass.none')
      const own = secretOf(request)
      return { name: guest.name, here: own !== undefined && hashSecret(own) === found.guest }
    },
  )

  api.put(
    '/api/me/pass',
    { schema: { tags, summary: 'Become the guest whose pass this is' }, config: { rateLimit: { max: 30 } } },
    async (request, reply) => {
      const pass = passOf(request)
      const found = await passes.take(hashSecret(pass), house.now())
      const guest = found && (await guests.read(found.guest))
      if (found === undefined || guest === undefined) throw new Refused('pass.none')
      giveCookie(reply, unseal(found.sealed, pass), secure)
      return guest
    },
  )
}
