/** A command is carried out once, however often and wherever it is sent; the same on both databases. */
import type { TableCard } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import {
  type Answer,
  command,
  type Guest,
  look,
  makeGuest,
  obey,
  openTable,
  someWish,
  tableOf,
} from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import type { TestServer } from '../parts/server.ts'

/** A table at which Aki has made a choice that waits for the confirmation. */
async function chosen(aki: Guest, mori: Guest): Promise<{ readonly id: string; readonly version: number }> {
  const id = await tableOf([aki, mori])
  const { snapshot } = await look(aki, id)
  const move = snapshot.decision?.options[0].move ?? ''
  const { body } = await obey(aki, id, { do: 'choose', move, version: snapshot.version })
  expect(body.snapshot.draft.needsConfirm).toBe(true)
  return { id, version: body.snapshot.version }
}

/** Asks the table something. */
const ask = (who: Guest, id: string, body: object): Promise<Answer<TableCard>> =>
  who.call('POST', `/api/tables/${id}/questions`, body)

/** A table with a program, at which Aki has chosen in Spring: nobody else has to agree to a take-back. */
async function alone(aki: Guest): Promise<string> {
  const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
  await playTurn(aki, id, chance('alone'))
  expect((await look(aki, id)).table.history).toBe(1)
  return id
}

/** Repeated commands on a server; `other` is a second process on the same database, or the same one. */
export function onlyOnce(server: () => TestServer, other: () => TestServer): void {
  const both = async (name: string): Promise<readonly [Guest, Guest]> => {
    const guest = await makeGuest(server().base, name)
    return [guest, await makeGuest(other().base, name, guest.secret)]
  }

  describe('a command that comes again', () => {
    it('is done once: a double click, with two keys', async () => {
      const [[aki], [mori]] = [await both('Aki'), await both('Mori')]
      const { id, version } = await chosen(aki, mori)
      const answers = await Promise.all([1, 2, 3].map(() => obey(aki, id, { do: 'confirm', version })))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect((await look(aki, id)).table.history).toBe(1)
    })

    it('is done once: sent again with its key, also much later, also to another process', async () => {
      const [[aki, akiThere], [mori]] = [await both('Aki'), await both('Mori')]
      const { id, version } = await chosen(aki, mori)
      const body = command({ do: 'confirm', version })
      const send = (guest: Guest): Promise<{ readonly status: number }> =>
        guest.call('POST', `/api/tables/${id}/commands`, body)
      const together = await Promise.all([send(aki), send(akiThere), send(aki), send(akiThere)])
      expect(together.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      server().house.shelf.forget(id)
      expect((await send(akiThere)).status).toBe(200)
      expect((await look(akiThere, id)).table.history).toBe(1)
    })

    it('is done once when it only changes the draft', async () => {
      const [[aki, akiThere], [mori]] = [await both('Aki'), await both('Mori')]
      const { id, version } = await chosen(aki, mori)
      const undo = command({ do: 'undo', version })
      const answers = await Promise.all(
        [aki, akiThere, aki].map((guest) => guest.call('POST', `/api/tables/${id}/commands`, undo)),
      )
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      const { snapshot } = await look(akiThere, id)
      expect(snapshot.draft).toMatchObject({ steps: [], canRedo: true, canUndo: false })
    })

    it('opens one table only', async () => {
      const [aki, akiThere] = await both('Aki')
      const body = { wish: someWish(), key: makeId() }
      const answers = await Promise.all(
        [aki, akiThere, aki].map((guest) => guest.call<{ id: string }>('POST', '/api/tables', body)),
      )
      expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
      expect((await aki.call<{ tables: unknown[] }>('GET', '/api/games')).body.tables).toHaveLength(1)
    })
  })

  describe('a question that comes again', () => {
    it('takes a turn back once, also sent to another process, and leaves no question behind', async () => {
      const [aki, akiThere] = await both('Aki')
      const id = await alone(aki)
      const body = { kind: 'take-back', history: 1, key: makeId() }
      const together = await Promise.all([ask(aki, id, body), ask(akiThere, id, body), ask(aki, id, body)])
      const answers = [...together, await ask(akiThere, id, body)]
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      for (const { body: card } of answers) expect(card).toMatchObject({ history: 0, questions: [] })
      // Later, too, it has been done.
      await playTurn(aki, id, chance('again'))
      expect(await ask(aki, id, body)).toMatchObject({ status: 200, body: { history: 1, questions: [] } })
    })

    it('takes one turn back of a double click with two keys', async () => {
      const [aki, akiThere] = await both('Aki')
      const id = await alone(aki)
      const click = (who: Guest): ReturnType<typeof ask> =>
        ask(who, id, { kind: 'take-back', history: 1, key: makeId() })
      const clicks = await Promise.all([click(aki), click(akiThere)])
      const late = await click(akiThere)
      expect(late).toMatchObject({ status: 409, body: { problem: { key: 'host.stale' } } })
      expect(clicks.map(({ status }) => status)).toContain(200)
      expect((await look(aki, id)).table).toMatchObject({ history: 0, questions: [] })
    })

    it('and an answer that comes again, are as they were answered first', async () => {
      const [[aki], [mori, moriThere], [sora]] = [await both('Aki'), await both('Mori'), await both('Sora')]
      const id = await tableOf([aki, mori, sora])
      const end = { kind: 'end', key: makeId() }
      for (let time = 0; time < 2; time += 1) {
        expect((await ask(aki, id, end)).body.questions).toMatchObject([{ yes: [0], waitsFor: [1, 2] }])
      }
      const answer = (who: Guest, yes: boolean, key: string): Promise<Answer> =>
        who.call('POST', `/api/tables/${id}/answers`, { question: 'end 0 0', yes, key })
      const [yes, no] = [makeId(), makeId()]
      for (const who of [mori, moriThere, mori]) {
        expect(await answer(who, true, yes)).toMatchObject({ status: 200, body: { questions: [{ yes: [0, 1] }] } })
      }
      for (let time = 0; time < 2; time += 1) {
        expect(await answer(sora, false, no)).toMatchObject({ status: 200, body: { questions: [] } })
      }
      expect(await answer(mori, true, yes)).toMatchObject({ status: 200, body: { questions: [], state: 'live' } })
      expect(await ask(aki, id, end)).toMatchObject({ status: 200, body: { questions: [], state: 'live' } })
    })
  })

  describe('two tabs', () => {
    it('cannot overwrite each other: the slower one is shown what is there', async () => {
      const [[aki, akiThere], [mori]] = [await both('Aki'), await both('Mori')]
      const { id, version } = await chosen(aki, mori)
      expect((await obey(aki, id, { do: 'undo', version })).status).toBe(200)
      const late = await obey(akiThere, id, { do: 'confirm', version })
      expect(late.status).toBe(409)
      expect(late.body).toMatchObject({ problem: { key: 'host.stale' }, snapshot: { draft: { steps: [] } } })
      expect(late.body.table.history).toBe(0)
    })
  })

  describe('a seat', () => {
    it('is taken by one of two who want it at the same time', async () => {
      const [[aki], [mori], [, sora]] = [await both('Aki'), await both('Mori'), await both('Sora')]
      const id = await openTable(aki, {
        visibility: 'public',
        seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
      })
      const join = (guest: Guest): Promise<{ readonly status: number }> =>
        guest.call('POST', `/api/tables/${id}/join`, { seat: 1, key: makeId() })
      const answers = await Promise.all([join(mori), join(sora)])
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    })
  })
}
