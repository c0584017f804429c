/** Questions to the table when requests overlap: whatever comes again is answered when it is done, and not before. */
import type { Outcome } from '@bitoku/host'
import { describe, expect, it } from 'vitest'
import type { House } from '../../src/tables/house.ts'
import { answer, ask } from '../../src/tables/voting.ts'
import { makeGuest, openTable, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import { useServer } from '../parts/server.ts'

const server = useServer()

/** Something that is waited for until it has come. */
function expected(): { readonly come: () => void; readonly wait: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { come: () => resolve(), wait: promise }
}

/**
 * Sends the same twice, so that the second has read the votes before that of the first is stored, and is answered before the first
 * goes on.
 */
async function sendTwice(send: (house: House) => Promise<Outcome>, afterSecond: () => Promise<void>): Promise<void> {
  const { house } = server()
  const { votes } = house.storage
  const withVotes = (part: Partial<typeof votes>): House => ({
    ...house,
    storage: { ...house.storage, votes: { ...votes, ...part } },
  })
  const [isRead, isStored, isAnswered] = [expected(), expected(), expected()]
  const second = send(
    withVotes({
      read: async (id) => {
        const found = await votes.read(id)
        isRead.come()
        await isStored.wait
        return found
      },
    }),
  )
  await isRead.wait
  const first = send(
    withVotes({
      cast: async (...vote) => {
        const cast = await votes.cast(...vote)
        isStored.come()
        await isAnswered.wait
        return cast
      },
    }),
  )
  expect(await second).toMatchObject({ ok: true })
  await afterSecond()
  isAnswered.come()
  expect(await first).toMatchObject({ ok: true })
  await afterSecond()
}

describe('what is sent twice at the same time', () => {
  it('is answered when the turn is taken back, also while the first request is between its vote and that', async () => {
    const aki = await makeGuest(server().base, 'Aki')
    const id = await openTable(aki, { seats: [{ kind: 'me' }, { kind: 'program' }] })
    await playTurn(aki, id, chance('overlap'))
    await sendTwice(
      (house) => ask(house, id, 0, { kind: 'take-back', history: 1 }, 'question'),
      async () => expect(await aki.at(id, 'GET', '')).toMatchObject({ history: 0, questions: [] }),
    )
  })

  it('is answered when the game has ended by the last answer', async () => {
    const [aki, mori] = await Promise.all(['Aki', 'Mori'].map((name) => makeGuest(server().base, name)))
    const id = await tableOf([aki, mori])
    const { questions } = await aki.at(id, 'POST', '/questions', { kind: 'end' })
    await sendTwice(
      (house) => answer(house, id, 1, questions[0].question, true, 'answer'),
      async () => expect(await aki.at(id, 'GET', '')).toMatchObject({ state: 'finished', questions: [] }),
    )
  })
})
