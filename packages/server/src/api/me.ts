/** Guests: a name and a secret in a cookie, no account. */
import { hashSecret, isId, makeId } from '../ids.ts'
import type { House } from '../tables/house.ts'
import { type Api, askerBehind, giveCookie, secretOf } from './context.ts'
import { Refused } from './problems.ts'
import { guestSchema } from './schemas.ts'

/** Adds the routes. `secure`: people come by https. */
export function addMe(api: Api, house: House, secure: boolean): void {
  const { guests } = house.storage

  api.get('/api/me', { schema: { tags: ['guest'], summary: 'Who am I' } }, async (request) => {
    const secret = secretOf(request)
    return (secret !== undefined && isId(secret) && (await guests.read(hashSecret(secret)))) || {}
  })

  api.put(
    '/api/me',
    {
      schema: { tags: ['guest'], summary: 'Become a guest, or change name and language', body: guestSchema },
      config: { rateLimit: { max: 60 } },
    },
    async (request, reply) => {
      const given = secretOf(request)
      const secret = given !== undefined && isId(given) ? given : makeId()
      // As the secret of a guest it would open its seat no more.
      if ((await askerBehind(house, request)).program !== undefined) throw new Refused('net.program')
      await guests.put(hashSecret(secret), request.body)
      giveCookie(reply, secret, secure)
      return request.body
    },
  )
}
