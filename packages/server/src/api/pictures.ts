/** The pictures that others show beside links. */
import { loadLanguage } from '@bitoku/words'
import { digestOf, type Gallery } from '../picture/gallery.ts'
import { Overloaded } from '../replay/replays.ts'
import type { House } from '../tables/house.ts'
import type { Api } from './context.ts'
import { countingTo, listeningBy } from './counting.ts'
import { Refused } from './problems.ts'
import { drawingOf, languageOf, readWish, sharedBy, usualPicture } from './sharing.ts'

/** A game goes on, and its picture with it: for so long nobody has to ask again, in seconds. */
const freshFor = 60

/** So many new pictures a minute are painted for one address: a picture costs a thread a tenth of a second. */
const mostPainted = 30

/** Adds the route. It tells what the words beside the same link tell: `sharing.ts` says of what. */
export function addPictures(api: Api, house: House, gallery: Gallery): void {
  // Those that are painted already cost little, and count as all requests do.
  const count = countingTo(api, mostPainted)
  const listenerOf = listeningBy(api)
  api.get('/picture.png', { schema: { hide: true } }, async (request, reply) => {
    const wish = readWish(request.query)
    const shared = await sharedBy(house, wish, listenerOf(request)).catch((error: unknown) => {
      if (error instanceof Overloaded) return 'later' as const
      throw error
    })
    if (shared === undefined) throw new Refused('table.none')
    // Other sites show it; that is what it is for.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (shared === 'later') return reply.header('cache-control', 'no-store').redirect(usualPicture)
    const language = languageOf(wish.language, undefined)
    await loadLanguage(language)
    const svg = drawingOf(language, shared)
    const tag = `"${digestOf(svg)}"`
    reply.header('cache-control', `public, max-age=${freshFor}`).header('etag', tag)
    if (request.headers['if-none-match']?.includes(tag) === true) return reply.status(304).send()
    const picture = gallery.has(svg) || (await count(request)) ? await gallery.find(svg) : undefined
    if (picture !== undefined) return reply.type('image/png').send(Buffer.from(picture))
    return reply.removeHeader('etag').header('cache-control', 'no-store').redirect(usualPicture)
  })
}
