/** What is said over a WebSocket in one go. */
import type { AddressInfo } from 'node:net'
import { WebSocket, WebSocketServer } from 'ws'
import { expect, it } from 'vitest'
import { lineOf } from '../../src/live/line.ts'

it('is heard as it was said before the line ends, however long it is and in whatever language', async () => {
  const said = ['a', 'ж'.repeat(62), 'x'.repeat(125), 'x'.repeat(126), '桜'.repeat(21_845), 'y'.repeat(65_536), 'end']
  const server = new WebSocketServer({ port: 0 })
  server.on('connection', (socket, request) => {
    const line = lineOf(socket, request.socket)
    said.forEach(line.send)
    line.drop()
  })
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const heard: string[] = []
  client.on('message', (data: Buffer) => heard.push(data.toString()))
  const code = await new Promise((resolve) => {
    client.on('close', resolve)
  })
  expect([heard, code]).toEqual([said, 1008])
  server.close()
})
