/** The page itself, and the short links to tables. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languages } from '@bitoku/words'
import { z } from 'zod'
import type { House } from '../tables/house.ts'
import type { Api } from './context.ts'
import { tablePath } from './schemas.ts'
import { languageOf, sharedPage, wordsFor } from './sharing.ts'

/** Where the page lies when it is built. */
const builtPage = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const year = 365 * 86_400

/** What the address of the page may name; other parts of it are the page's own. */
const wanted = z.object({
  table: tablePath.shape.id.optional(),
  language: z.enum(languages).optional().catch(undefined),
})

/** Adds the page, if it is built, and the short links. The secret of a link stays in the browser, behind the `#`. */
export async function addPages(api: Api, house: House, address: string, folder = builtPage): Promise<void> {
  const params = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) })
  api.get('/g/:id', { schema: { hide: true, params } }, (request, reply) =>
    reply.redirect(`/?table=${request.params.id}`),
  )
  for (const language of languages) {
    api.get(`/${language}`, { schema: { hide: true } }, (_request, reply) => reply.redirect(`/?language=${language}`))
    api.get(`/${language}/g/:id`, { schema: { hide: true, params } }, (request, reply) =>
      reply.redirect(`/?table=${request.params.id}&language=${language}`),
    )
  }
  // The page asks whether there is a server; among plain files the answer is a file that says no.
  api.get('/server.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { server: true }
  })
  if (!existsSync(folder)) return
  const picture = new URL('/share.jpg', address).href
  api.get('/', { schema: { hide: true } }, async (request, reply) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const { table, language } = wanted.safeParse(request.query).data ?? {}
    // A database that is away must not take the page with it.
    const shared =
      table === undefined
        ? undefined
        : await wordsFor(house, table, languageOf(language, request.headers['accept-language'])).catch(() => undefined)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(sharedPage(page, picture, shared))
  })
  await api.register(fastifyStatic, {
    root: folder,
    // Other files change with every build, and so do their names.
    setHeaders: (reply, path) => {
      const isLasting = path.includes('/assets/')
      reply.header('cache-control', isLasting ? `public, max-age=${year}, immutable` : 'no-cache')
    },
  })
}
