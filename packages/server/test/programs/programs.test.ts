/** Outside programs play over HTTP. */
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TurnCard } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { playOverHttp } from '../../sample/bot.ts'
import { makeId } from '../../src/ids.ts'
import { asGuest, makeGuest, openTable } from '../parts/guest.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()

const sample = fileURLToPath(new URL('../../sample/bot.ts', import.meta.url))

describe('the sample bot', () => {
  it('plays a whole game against another program, as a process of its own', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'program' }] })
    const token = async (seat: number): Promise<string> =>
      (await aki.at<{ token: string }>(id, 'POST', `/seats/${seat}/token`, {})).token
    const [first, second] = [await token(0), await token(1)]
    const [process, moves] = await Promise.all([
      promisify(execFile)('node', [sample, server().base, id, first]),
      playOverHttp(server().base, id, second),
    ])
    const { state, history } = await aki.at(id, 'GET', '')
    expect(state).toBe('finished')
    expect(moves).toBeGreaterThan(20)
    expect(process.stdout).toBe(`The game is over after ${history - moves} moves of mine.\n`)
  })
})

describe('a program', () => {
  it('is told what its seat may know, plays each move once, and cannot play another version or an illegal move', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/1/token', {})
    const program = asGuest(server().base, '', token)
    const turn = (await program.call<TurnCard>('GET', `/api/tables/${id}/turn`)).body
    expect(turn).toMatchObject({ seat: 1, view: { viewer: 1 } })
    const send = (part: object): Promise<{ readonly status: number; readonly body: unknown }> =>
      program.call('POST', `/api/tables/${id}/moves`, {
        move: turn.options[0].move,
        version: turn.version,
        key: makeId(),
        ...part,
      })
    expect(await send({ move: 'fly away' })).toMatchObject({
      status: 400,
      body: { problem: { key: 'move.not-possible' } },
    })
    expect((await send({ version: turn.version + 5 })).status).toBe(409)
    const key = makeId()
    const made = await send({ key })
    expect(made).toMatchObject({ status: 200, body: { version: turn.version + 1 } })
    expect(await send({ key })).toMatchObject({ status: 200, body: made.body })
    expect((await send({})).status).toBe(409)
    expect((await aki.at(id, 'GET', '')).history).toBe(1)
    expect((await program.call('GET', `/api/tables/${id}/turn`)).status).toBe(204)
  })

  it('waits for its turn and is told as soon as it comes', async () => {
    const [aki, mori] = [await makeGuest(server().base, 'Aki'), await makeGuest(server().base, 'Mori')]
    const id = await openTable(aki, { seats: [{ kind: 'program' }, { kind: 'open' }], visibility: 'public' })
    const { token } = await aki.at<{ token: string }>(id, 'POST', '/seats/0/token', {})
    const program = asGuest(server().base, '', token)
    const waiting = program.call<TurnCard>('GET', `/api/tables/${id}/turn?wait=20`)
    await mori.at(id, 'POST', '/join', {})
    expect((await waiting).body).toMatchObject({ seat: 0 })
  })
})
