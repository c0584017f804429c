/** Guests: a name and a secret in a cookie, no account. */
import { hashSecret, isId, makeId } from '../ids.ts'
import type { House } from '../tables/house.ts'
import { type Api, giveCookie, secretOf } from './context.ts'
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
      await guests.put(hashSecret(secret), request.body)
      giveCookie(reply, secret, secure)
      return request.body
    },
  )
}
