/** The HTTP side: an app with its headers, limits and routes. */
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import fastify, { LogController, type RouteOptions } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { addChat } from './api/chat.ts'
import { addCompression } from './api/compression.ts'
import type { Api, Visit } from './api/context.ts'
import { description } from './api/description.ts'
import { addHeaders } from './api/headers.ts'
import { addHolidays } from './api/holidays.ts'
import { addLists } from './api/lists.ts'
import { addMe } from './api/me.ts'
import { networkOf } from './api/network-of.ts'
import { guardOrigin } from './api/origin.ts'
import { addPasses } from './api/passes.ts'
import { addPlay } from './api/play.ts'
import { tellFrameworkError, tellRefusals } from './api/problems.ts'
import { addPrograms } from './api/programs.ts'
import { addRecords } from './api/records.ts'
import { nothingAsked } from './api/schemas.ts'
import { addTables } from './api/tables.ts'
import { addTurns } from './api/turns.ts'
import { addTogether } from './api/together.ts'
import { deflateAgreement } from './live/line.ts'
import { protocol } from './live/socket.ts'
import { logSettings, type LogStream } from './log.ts'
import type { Settings } from './settings.ts'
import type { House } from './tables/house.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The table that a connection is about. */
    visit?: Visit
  }
}

/** The largest body. */
const largestBody = 64 * 1024
/** A request has to be here so long after its connection or its first byte, in milliseconds. How long its answer takes is another matter. */
const slowestRequest = 30_000
/** How often it is looked for requests that take longer; otherwise Node does so every 30 seconds, and they live twice as long. */
const lookForSlow = 1000
/** Who takes nothing of an answer for so long is not waited for. A program that waits for its turn hears after 30 seconds. */
const slowestReader = 90_000

/** So many files count as one request: a page has a hundred of them. */
const filesForRequest = 20

/** What may be other than usual. */
interface AppParts {
  readonly logStream?: LogStream
  /** Told of every route, as `GET /api/lobby`. */
  readonly onRoute?: (route: string) => void
  /** How long a request may take to come, in milliseconds. */
  readonly slowestRequest?: number
}

/** An app without routes. */
export async function makeApp(settings: Settings, { logStream, onRoute, ...parts }: AppParts = {}): Promise<Api> {
  const slowest = parts.slowestRequest ?? slowestRequest
  const app = fastify({
    logger: { ...logSettings(settings.logLevel), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    requestTimeout: slowest,
    connectionTimeout: slowestReader,
    http: { headersTimeout: slowest, connectionsCheckingInterval: Math.min(lookForSlow, slowest) },
    forceCloseConnections: 'idle',
    frameworkErrors: tellFrameworkError,
    trustProxy: (_address, hop) => hop < settings.proxy,
  }).withTypeProvider<ZodTypeProvider>()
  if (onRoute !== undefined) {
    app.addHook('onRoute', ({ method, url }) => [method].flat().forEach((each) => onRoute(`${each} ${url}`)))
  }
  app.addHook('onRoute', refuseUnknownQueries)
  addTurns(app)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  tellRefusals(app)
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, took: Math.round(reply.elapsedTime) }, 'answered')
  })
  readBodies(app)
  await app.register(cookie)
  await addHeaders(app, settings.address)
  addCompression(app)
  if (settings.requests > 0) {
    allowFiles(app, settings.requests * filesForRequest)
    // By address: secrets can be made up.
    await app.register(rateLimit, {
      max: settings.requests,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => networkOf(ip),
    })
  }
  await app.register(websocket, {
    errorHandler: (error, socket, request) => {
      // Frames that cannot be read. The connection ends with the first of them, so there is no second line.
      request.log.info({ code: 'code' in error ? error.code : undefined }, 'a connection sent what is no WebSocket')
      socket.terminate()
    },
    options: {
      maxPayload: 4096,
      perMessageDeflate: deflateAgreement,
      handleProtocols: (names: Set<string>) => (names.has(protocol) ? protocol : false),
    },
  })
  await app.register(swagger, description)
  guardOrigin(app, settings)
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
  return app
}

/** Where nothing may be asked for in the address, whatever is asked for there is refused: a typing error is not passed over. */
function refuseUnknownQueries(route: RouteOptions): void {
  if (!route.url.startsWith('/api/') || route.schema?.querystring !== undefined) return
  route.schema = { ...route.schema, querystring: nothingAsked }
}

/** Files of the page are no requests to the server: they have an allowance of their own, which only a flood uses up. */
function allowFiles(app: Api, max: number): void {
  app.addHook('onRoute', (route) => {
    if (route.url === '/*' || route.url === '/server.json') route.config = { ...route.config, rateLimit: { max } }
  })
}

/** Bodies are JSON. Only the buttons of mail pages, and mail programs, send a form; nobody reads what is in it. */
function readBodies(app: Api): void {
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024, parseAs: 'string' },
    async () => undefined,
  )
}

/** Adds what is about tables. */
export function addTableRoutes(app: Api, house: House, settings: Settings, stopping: AbortSignal): void {
  const secure = settings.address.startsWith('https:')
  addMe(app, house, secure)
  addHolidays(app, house)
  addPasses(app, house, secure)
  addLists(app, house)
  addTables(app, house)
  addPlay(app, house)
  addChat(app, house)
  addTogether(app, house)
  addPrograms(app, house, stopping)
  addRecords(app, house)
}
