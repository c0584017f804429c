/** What is said over a WebSocket in one go. */
import type { AddressInfo } from 'node:net'
import * as zlib from 'node:zlib'
import { type PerMessageDeflateOptions, WebSocket, WebSocketServer } from 'ws'
import { describe, expect, it, vi } from 'vitest'
import { deflateAgreement, lineOf } from '../../src/live/line.ts'

vi.mock('node:zlib', async (importOriginal) => {
  const original = await importOriginal<typeof zlib>()
  return { ...original, deflateRawSync: vi.fn(original.deflateRawSync) }
})

const said = ['a', 'ж'.repeat(62), 'x'.repeat(125), 'x'.repeat(126), '桜'.repeat(21_845), 'y'.repeat(65_536), 'end']

/** Says something to so many clients in one go: what each of them has heard, and the code at the end. */
async function sayTo(
  clients: number,
  perMessageDeflate: PerMessageDeflateOptions | false,
  texts = said,
): Promise<unknown[]> {
  const server = new WebSocketServer({ port: 0, perMessageDeflate })
  const lines: ReturnType<typeof lineOf>[] = []
  server.on('connection', (socket, request) => {
    lines.push(lineOf(socket, request.socket))
    if (lines.length < clients) return
    for (const text of texts) lines.forEach((line) => line.send(text))
    // After what was said has gone out.
    setImmediate(() => lines.forEach((line) => line.drop()))
  })
  const heard = Array.from({ length: clients }, async () => {
    const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
    const own: string[] = []
    client.on('message', (data: Buffer) => own.push(data.toString()))
    const code = await new Promise((resolve) => {
      client.on('close', resolve)
    })
    return [own, code]
  })
  const all = await Promise.all(heard)
  server.close()
  return all
}

describe('what is said in one go', () => {
  it.each([
    ['as it is', false as const],
    ['compressed', deflateAgreement],
  ])(
    'is heard as it was said before the line ends, however long it is and in whatever language: %s',
    async (_, use) => {
      expect(await sayTo(1, use)).toEqual([[said, 1008]])
    },
  )

  it('to several is compressed once', async () => {
    vi.mocked(zlib.deflateRawSync).mockClear()
    expect(await sayTo(3, deflateAgreement)).toEqual(Array.from({ length: 3 }, () => [said, 1008]))
    const long = said.filter((text) => Buffer.byteLength(text) >= 1024)
    expect(vi.mocked(zlib.deflateRawSync).mock.calls.map(([text]) => text)).toEqual(long)
  })

  it('is compressed where there is little of it: a busy server has no time for that', async () => {
    vi.mocked(zlib.deflateRawSync).mockClear()
    const much = Array.from({ length: 50 }, (_, number) => `${number} `.repeat(1000))
    expect(await sayTo(2, deflateAgreement, much)).toEqual([1, 2].map(() => [much, 1008]))
    expect(vi.mocked(zlib.deflateRawSync).mock.calls.map(([text]) => text)).toEqual(much.slice(0, 4))
  })
})
