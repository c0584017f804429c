/** What `/health` says of the disk that the database is on. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { send } from '../parts/guest.ts'
import { startServer, useFolder } from '../parts/server.ts'

const folder = useFolder()

async function health(base: string): Promise<unknown> {
  const { status, text } = await send(base, 'GET', '/health', {}, undefined)
  expect(status).toBe(200)
  return JSON.parse(text)
}

it('finds the disk of a file however its address is written, and says so when it is gone', async () => {
  const path = folder.file('data/tables.sqlite')
  mkdirSync(dirname(path))
  for (const address of [path, `sqlite:${path}`]) {
    const server = await startServer(address)
    expect(await health(server.base)).toMatchObject({ disk: { ok: expect.any(Boolean), free: expect.any(Number) } })
    if (address !== path) {
      rmSync(dirname(path), { recursive: true })
      expect(await health(server.base)).toMatchObject({ ok: false, disk: { ok: false, free: 0 } })
    }
    await server.close()
  }
})
