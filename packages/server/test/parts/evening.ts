/** An evening at a server: three guests, a clock that the test sets, and a place for what their webhooks are told. */
import { afterAll, beforeAll } from 'vitest'
import { type Guest, makeGuest } from './guest.ts'
import { startWebSink, type WebSink } from './http.ts'
import { type TestServer, useServer } from './server.ts'

/** What an evening goes on with. */
interface Evening {
  readonly server: () => TestServer
  readonly web: () => WebSink
  readonly clock: { now: number }
}

/** An evening for all tests of a file; `welcome` is given the guests. */
export function useEvening(welcome: (guests: readonly Guest[]) => void): Evening {
  const clock = { now: Date.now() }
  const server = useServer(['--private-webhooks', '1'], { now: () => clock.now })
  let web: WebSink
  beforeAll(async () => {
    web = await startWebSink()
    welcome(await Promise.all(['Aki', 'Mori', 'Sora'].map((name) => makeGuest(server().base, name))))
  })
  afterAll(() => web.close())
  return { server, web: () => web, clock }
}
