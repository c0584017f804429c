/** A PostgreSQL database that is away while people play. */
import { expect, it } from 'vitest'
import { options } from '@bitoku/engine'
import { useDurablePostgres } from '../durability/endure.ts'
import { layCable } from '../parts/cable.ts'
import { someCommit } from '../parts/commits.ts'
import { command, look, makeGuest, send, tableOf } from '../parts/guest.ts'
import { startServer } from '../parts/server.ts'

const postgres = useDurablePostgres()
/** As long as a busy machine may need; nothing is measured here. */
const patience = { interval: 100 }

it('what needs it is refused with 503 and may be sent again; the log has two lines', async () => {
  const lines: string[] = []
  const logStream = { write: (line: string) => void lines.push(line) }
  const server = await startServer(postgres().createDatabase(), ['--log-level', 'warn'], { logStream })
  const ask = (path: string): ReturnType<typeof send> => send(server.base, 'GET', path, {}, undefined)
  const [aki, mori] = [await makeGuest(server.base, 'Aki'), await makeGuest(server.base, 'Mori')]
  const id = await tableOf([aki, mori])
  const ofMori = await mori.live(id)
  const { snapshot } = await look(aki, id)
  const move = snapshot.decision?.options[0].move ?? ''
  await postgres().down('fast')

  const choose = command({ do: 'choose', move, version: snapshot.version })
  const answers = await Promise.all([
    ask('/api/lobby'),
    ask('/ready'),
    aki.call('POST', `/api/tables/${id}/commands`, choose),
    aki.call('GET', `/api/tables/${id}/snapshot`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503])
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['1', '1', '1', '1'])
  expect(answers[2]).toMatchObject({ body: { problem: { key: 'net.unavailable' } } })
  const health = await ask('/health')
  expect([health.status, JSON.parse(health.text)]).toMatchObject([
    200,
    { ok: false, database: { ok: false }, listening: { ok: false } },
  ])

  await postgres().up()
  await expect.poll(async () => (await ask('/ready')).status, patience).toBe(200)
  // Whoever is connected is told how things are, without asking.
  await ofMori.until((message) => message.kind === 'news' || message.kind === 'missed')
  for (const _ of [1, 2]) {
    const done = await aki.call('POST', `/api/tables/${id}/commands`, choose)
    expect(done.status).toBe(200)
  }
  expect((await look(aki, id)).snapshot.draft.steps).toHaveLength(1)
  await expect.poll(async () => JSON.parse((await ask('/health')).text).listening.ok, patience).toBe(true)
  await ofMori.close()
  await server.close()
  const said = lines.map((line) => JSON.parse(line) as { msg: string; part: string })
  expect(said.map(({ msg, part }) => `${msg}: ${part}`).toSorted()).toEqual(
    ['begins', 'ends'].flatMap((what) =>
      ['database', 'news of other processes'].map((part) => `outage ${what}: ${part}`),
    ),
  )
})

it('moves that took the place of others while nobody heard are shown, and not those before', async () => {
  const url = postgres().createDatabase()
  const cable = await layCable(postgres().port)
  const away = new URL(url)
  away.port = String(cable.port)
  const [here, there] = [await startServer(away.href), await startServer(url)]
  const [aki, mori] = [await makeGuest(here.base, 'Aki'), await makeGuest(here.base, 'Mori')]
  const id = await tableOf([aki, mori])
  const before = await here.house.shelf.find(id)
  const [first, second] = options(before?.game ?? fail(), 0)
  const { tables } = there.house.storage
  const commit = async (move: string, keep?: number): Promise<void> => {
    const table = await tables.read(id)
    if (table === undefined) throw new Error('no table')
    const { version, state, clocks, awaited } = table
    const { check: _, ...standing } = table.standing
    const moves = [{ seat: 0, text: move }]
    const rest = { state, clocks, awaited, standing, ...(keep !== undefined && { keep }) }
    expect(await tables.commit(someCommit({ id }, version, { moves, ...rest }))).toMatchObject({ ok: true })
  }
  await commit(first.move)
  await expect.poll(async () => (await here.house.shelf.find(id))?.table.history).toBe(1)
  const live = await aki.live(id)
  cable.silence('listening')
  await commit(second.move, 0)
  await live.until((message) => message.kind === 'missed' || (message.kind === 'news' && message.rewound))
  const after = await here.house.shelf.find(id)
  expect(after?.game).toEqual((await there.house.shelf.find(id))?.game)
  await live.close()
  await Promise.all([here.close(), there.close()])
  await cable.close()
})

function fail(): never {
  throw new Error('no game')
}
