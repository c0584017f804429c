/** A page for people in the place of one that cannot be had now: it says why, in their language, and tries again by itself. */
import { type Absence, absenceSentences } from '@bitoku/words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from './sharing.ts'

/** Whether somebody waits for a page, not a program for an answer. */
export const wantsPage = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !url.startsWith('/api/') && headers.accept?.includes('text/html') === true

const style =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#1e2624;background:#fbf7ec}' +
  'a{color:inherit}@media(prefers-color-scheme:dark){body{color:#e8e2d2;background:#1e2624}}'

/** Sends it. It needs nothing else from the server, and no script. */
export function sendAbsentPage(request: FastifyRequest, reply: FastifyReply, absence: Absence): FastifyReply {
  const seconds = Math.max(1, Number(reply.getHeader('retry-after')) || 1)
  const language = languageOf(undefined, request.headers['accept-language'])
  const { title, why, again, now } = absenceSentences(language, absence, seconds)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .send(
      `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta http-equiv="refresh" content="${seconds}"><title>Bitoku</title><style>${style}</style>` +
        `<h1>${title}</h1><p>${why}</p><p>${again} <a href="">${now}</a></p></html>`,
    )
}
