/** Headers that tell browsers what the page may do: only what it needs. */
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** Adds them to every answer. */
export async function addHeaders(app: FastifyInstance, address: string): Promise<void> {
  const isSecure = address.startsWith('https:')
  const own = new URL(address)
  // What an answer says is for whoever asked, and for now: a route that knows better says so itself.
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // The nets of the bots are computed by WebAssembly.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        // Not every browser counts WebSockets of the own host as its own.
        connectSrc: ["'self'", `${isSecure ? 'wss' : 'ws'}://${own.host}`],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Plain http is for the own machine and the own network; there it must stay plain.
    hsts: isSecure,
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    referrerPolicy: { policy: 'no-referrer' },
  })
}
