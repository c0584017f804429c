/** The page itself, and the short links to tables. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { languages } from '@bitoku/words'
import { z } from 'zod'
import { encodingFor } from '../compress.ts'
import type { House } from '../tables/house.ts'
import type { Api } from './context.ts'
import { listeningBy } from './counting.ts'
import { previewOf, readWish, sharedPage } from './sharing.ts'

/** Where the page lies when it is built. */
const builtPage = fileURLToPath(new URL('../../../web/dist', import.meta.url))

const year = 365 * 86_400

/** A compressed copy of a file. */
const isCopy = /\.(br|gz)$/
/** A file that would not get smaller, and has no copies. */
const isPacked = /\.(woff2|png|jpe?g|webp)(\?|$)/

/** Where a short link leads; a moment of the game that it names goes along. */
function pageOf(id: string, query: unknown, more = ''): string {
  const { t } = readWish(query)
  return `/?table=${id}${more}${t === undefined ? '' : `&t=${t}`}`
}

/** Adds the page, if it is built, and the short links. The secret of a link stays in the browser, behind the `#`. */
export async function addPages(api: Api, house: House, address: string, folder = builtPage): Promise<void> {
  const listenerOf = listeningBy(api)
  const params = z.strictObject({ id: z.string().regex(/^[\w-]{1,64}$/) })
  api.get('/g/:id', { schema: { hide: true, params } }, (request, reply) =>
    reply.redirect(pageOf(request.params.id, request.query)),
  )
  for (const language of languages) {
    api.get(`/${language}`, { schema: { hide: true } }, (_request, reply) => reply.redirect(`/?language=${language}`))
    api.get(`/${language}/g/:id`, { schema: { hide: true, params } }, (request, reply) =>
      reply.redirect(pageOf(request.params.id, request.query, `&language=${language}`)),
    )
  }
  // The page asks whether there is a server; among plain files the answer is a file that says no.
  api.get('/server.json', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { server: true }
  })
  if (!existsSync(folder)) return
  api.get('/', { schema: { hide: true } }, async (request, reply) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8')
    const { 'accept-language': accepted } = request.headers
    // A database that is away must not take the page with it.
    const preview = await previewOf(house, readWish(request.query), accepted, listenerOf(request)).catch(
      () => undefined,
    )
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .send(sharedPage(page, address, preview))
  })
  await api.register(async (files) => {
    files.addHook('onRequest', async ({ headers, url }) => {
      // A part of a file is a part of the file itself.
      const isWhole = headers.range === undefined && !isPacked.test(url)
      headers['accept-encoding'] = (isWhole && encodingFor(headers['accept-encoding'])) || 'identity'
    })
    await files.register(fastifyStatic, {
      root: folder,
      // The copies that the build has made are sent in the place of their files, and are no files of their own.
      preCompressed: true,
      allowedPath: (path) => !isCopy.test(path),
      // Other files change with every build, and so do their names.
      setHeaders: (reply, path) => {
        const isLasting = path.includes('/assets/')
        reply.header('cache-control', isLasting ? `public, max-age=${year}, immutable` : 'no-cache')
      },
    })
  })
}
