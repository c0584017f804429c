/** A server that stops: everybody is told, and nobody can hold it. */
import { connect as connectTo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { makeGuest, openTable, send } from '../parts/guest.ts'
import { startServer, useFolder } from '../parts/server.ts'

const folder = useFolder()

it('is told to those connected, is seen by whoever asks whether it is ready, and does not wait for who is silent', async () => {
  const server = await startServer(folder.file('stop.sqlite'))
  const aki = await makeGuest(server.base, 'Aki')
  const id = await openTable(aki, { visibility: 'public' })
  const connect = (): Promise<WebSocket> =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${server.base.replace('http', 'ws')}/api/tables/${id}/live`, ['bitoku'])
      socket.once('message', () => resolve(socket))
    })
  const [polite, silent] = [await connect(), await connect()]
  const said: string[] = []
  polite.on('message', (data) => said.push((data as Buffer).toString()))
  const ended = new Promise<number>((resolve) => {
    polite.once('close', resolve)
  })
  // Nothing is read any more, so that the end of the connection is not answered.
  silent.pause()
  const closed = server.close()
  const ready = await send(server.base, 'GET', '/ready', {}, undefined)
  expect([ready.status, JSON.parse(ready.text)]).toEqual([503, { problem: { key: 'net.stopping', args: {} } }])
  expect(await ended).toBe(1001)
  expect(said.at(-1)).toBe('{"kind":"bye"}')
  await closed
  expect(silent.readyState).toBe(WebSocket.OPEN)
  silent.terminate()
})

it('does not wait for requests that never come whole', async () => {
  const server = await startServer(folder.file('half.sqlite'))
  const { port } = new URL(server.base)
  const head = 'PUT /api/me HTTP/1.1\r\nHost: bitoku\r\n'
  const halves = [head, `${head}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"na`]
  const ended = halves.map(
    (half) =>
      new Promise<boolean>((resolve) => {
        const socket = connectTo(Number(port), '127.0.0.1', () => socket.write(half))
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(true))
      }),
  )
  // Both have arrived when a later request is answered.
  await makeGuest(server.base, 'Aki')
  await server.close()
  expect(await Promise.all(ended)).toEqual([true, true])
  // Node itself would end them after five minutes.
}, 120_000)
