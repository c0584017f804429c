/** The same over HTTP: servers are killed, and the players miss nothing. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { look, makeGuest, obey, tableOf } from '../parts/guest.ts'
import { startPostgres, type TestPostgres } from '../parts/postgres.ts'
import { makeFolder, startServer } from '../parts/server.ts'
import { killOneServer, killServer, restartUnderServer } from './http-trials.ts'

/** Machines that run tests are busy ones. */
const patience = 240_000

describe('a server on SQLite', () => {
  const folder = makeFolder()
  afterAll(() => folder.remove())

  it(
    'that is killed under load has lost no acknowledged move and done none twice, and every table goes on',
    async () => {
      const { faults, moves } = await killServer(folder.file('tables.sqlite'), 2)
      expect(faults).toEqual([])
      expect(moves).toBeGreaterThan(30)
    },
    patience,
  )
})

describe('servers on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres({ durable: true })
  }, 180_000)
  afterAll(() => postgres.stop())

  it(
    'are killed one after the other, and the players go on with the one that is left',
    async () => {
      const { faults, moves } = await killOneServer(postgres.createDatabase(), 2)
      expect(faults).toEqual([])
      expect(moves).toBeGreaterThan(30)
    },
    patience,
  )

  it(
    'wait while the database is restarted under load',
    async () => {
      const { faults, moves } = await restartUnderServer(postgres, ['immediate', 'fast'])
      expect(faults).toEqual([])
      expect(moves).toBeGreaterThan(20)
    },
    patience,
  )

  it(
    'keep a draft while the database is restarted: the person notices a pause and nothing else',
    async () => {
      const server = await startServer(postgres.createDatabase())
      const [aki, mori] = [await makeGuest(server.base, 'Aki'), await makeGuest(server.base, 'Mori')]
      const id = await tableOf([aki, mori])
      const { snapshot } = await look(aki, id)
      const move = snapshot.decision?.options[0].move ?? ''
      const chosen = await obey(aki, id, { do: 'choose', move, version: snapshot.version })
      postgres.restart('immediate')
      const confirmed = await obey(aki, id, { do: 'confirm', version: chosen.body.snapshot.version })
      expect([confirmed.status, confirmed.body.table.history]).toEqual([200, 1])
      await server.close()
    },
    patience,
  )
})
