/** A careful POST to an address that somebody gave us: guarded, no redirects, little time, little of the answer. */
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { findTarget, type Resolve, type Target } from './guard.ts'

/** How to post. */
export interface PostUse {
  /** Whether addresses inside private networks may be called. */
  readonly allowPrivate: boolean
  readonly resolve?: Resolve
  /** For everything together, in milliseconds. */
  readonly patience?: number
}

/** So much of an answer is read, at most. */
const mostBytes = 16_384

/** The status of the answer; `refused` when the address may not be called, `failed` when nothing came of it. */
export type Posted = number | 'refused' | 'failed'

/** Posts a body. */
export async function post(
  address: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  use: PostUse,
): Promise<Posted> {
  const patience = AbortSignal.timeout(use.patience ?? 5000)
  const late = new Promise<'failed'>((resolve) => {
    patience.addEventListener('abort', () => resolve('failed'))
  })
  try {
    const target = await Promise.race([findTarget(address, use), late])
    if (target === 'failed') return 'failed'
    if (target === undefined) return 'refused'
    return await Promise.race([send(target, headers, body, patience), late])
  } catch {
    return 'failed'
  }
}

function send(
  { url, address }: Target,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  signal: AbortSignal,
): Promise<number> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)({
      // The address that was checked, not the name: it is not looked up again.
      host: address,
      servername: url.hostname,
      port: url.port === '' ? (isSecure ? 443 : 80) : url.port,
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body) },
      agent: false,
      signal,
    })
    request.on('error', reject)
    request.on('response', (response) => {
      let bytes = 0
      const done = (): void => {
        resolve(response.statusCode ?? 0)
        request.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > mostBytes) done()
      })
      response.on('end', done)
      response.on('error', reject)
    })
    request.end(body)
  })
}
