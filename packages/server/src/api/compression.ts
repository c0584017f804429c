/** Answers are sent compressed to those who can read them so, where that saves more than it costs. Files are compressed when the page is built. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, type Encoding, encodingFor, smallest } from '../compress.ts'
import type { Prepared } from '../replay/prepared.ts'
import type { Api } from './context.ts'

/** What is text; pictures and fonts are compressed already. */
const isText = /^(text\/|image\/svg\+xml|application\/(json|javascript|xml|[\w.-]+\+json))/

/** Says that there are several forms of an answer. */
function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '')
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary === '' ? 'accept-encoding' : `${vary}, accept-encoding`)
}

/**
 * Whether an answer may be compressed: a text of its own, not encoded by whoever made it. Whoever can make a browser ask again and again
 * and sees how long the answers are could guess secrets in them from how well they compress: what pages of others ask for stays as it is.
 */
const isFit = (request: FastifyRequest, reply: FastifyReply): boolean =>
  reply.getHeader('content-encoding') === undefined &&
  isText.test(String(reply.getHeader('content-type') ?? '')) &&
  !isForOthers(request)

const isForOthers = ({ headers }: FastifyRequest): boolean => headers['sec-fetch-site'] === 'cross-site'

/** Compresses the answers of an app. */
export function addCompression(api: Api): void {
  api.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    const content = typeof payload === 'string' ? Buffer.from(payload) : payload
    if (content.length < smallest || !isFit(request, reply)) return payload
    varyByEncoding(reply)
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (encoding === undefined) return content
    const compressed = await compress(content, encoding)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    return compressed
  })
}

/** Sends an answer that was made before. Whoever has it already is told that it is the same. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, { tag, plain, br }: Prepared): FastifyReply {
  const etag = `W/"${tag}"`
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (request.headers['if-none-match']?.includes(etag) === true) return reply.status(304).send()
  reply.type('application/json; charset=utf-8')
  const encoding: Encoding | undefined = br && encodingFor(request.headers['accept-encoding'])
  if (br === undefined || encoding !== 'br' || isForOthers(request)) return reply.send(asBuffer(plain))
  varyByEncoding(reply)
  return reply.header('content-encoding', encoding).send(asBuffer(br))
}

/** Bytes that came from another thread, as they are. */
const asBuffer = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length)
