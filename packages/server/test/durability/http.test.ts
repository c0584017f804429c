/** The same over HTTP: servers are killed, and the players miss nothing. */
import { describe, expect, it } from 'vitest'
import { look, makeGuest, obey, tableOf } from '../parts/guest.ts'
import { startServer, useFolder } from '../parts/server.ts'
import { itEndures, useDurablePostgres } from './endure.ts'
import { killOneServer, killServer, restartUnderServer } from './http-trials.ts'

describe('a server on SQLite', () => {
  const folder = useFolder()

  itEndures(
    'that is killed under load has lost no acknowledged move and done none twice, and every table goes on',
    30,
    () => killServer(folder.file('tables.sqlite'), [1, 2]),
  )
})

describe('servers on PostgreSQL', () => {
  const postgres = useDurablePostgres()

  itEndures('are killed one after the other, and the players go on with the one that is left', 30, () =>
    killOneServer(postgres().createDatabase(), [1, 2]),
  )
  itEndures('wait while the database is restarted under load', 20, () =>
    restartUnderServer(postgres(), ['immediate', 'fast']),
  )

  it('keep a draft while the database is restarted: the person notices a pause and nothing else', async () => {
    const server = await startServer(postgres().createDatabase())
    const [aki, mori] = [await makeGuest(server.base, 'Aki'), await makeGuest(server.base, 'Mori')]
    const id = await tableOf([aki, mori])
    const { snapshot } = await look(aki, id)
    const move = snapshot.decision?.options[0].move ?? ''
    const chosen = await obey(aki, id, { do: 'choose', move, version: snapshot.version })
    postgres().restart('immediate')
    const confirmed = await obey(aki, id, { do: 'confirm', version: chosen.body.snapshot.version })
    expect([confirmed.status, confirmed.body.table.history]).toEqual([200, 1])
    await server.close()
  })
})
