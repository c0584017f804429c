/** What is decided together; the same on both databases. */
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { type Guest, look, makeGuest, tableOf } from '../parts/guest.ts'
import { chance, playGame, playTurn } from '../parts/play.ts'
import type { TestServer } from '../parts/server.ts'

/** What a request that is refused is answered. */
const refusal = async (who: Guest, id: string, path: string, body: object): Promise<unknown> =>
  (await who.call('POST', `/api/tables/${id}${path}`, { key: makeId(), ...body })).body

/** Questions and rematches on a server. */
export function decidedTogether(server: () => TestServer): void {
  const guest = (name: string): Promise<Guest> => makeGuest(server().base, name)

  describe('a take-back', () => {
    it('needs the consent of all others, and then all see the game as it was', async () => {
      const [aki, mori, sora] = [await guest('Aki'), await guest('Mori'), await guest('Sora')]
      const id = await tableOf([aki, mori, sora])
      const random = chance('take-back')
      await playTurn(aki, id, random)
      await playTurn(mori, id, random)
      const live = await sora.live(id)
      const asked = await aki.at(id, 'POST', '/questions', { kind: 'take-back', history: 2 })
      expect(asked.questions).toEqual([
        { question: 'take-back 0 2', kind: 'take-back', by: 0, yes: [0], waitsFor: [1, 2] },
      ])
      await mori.at(id, 'POST', '/answers', { question: 'take-back 0 2', yes: true })
      expect((await look(aki, id)).table.history).toBe(2)
      const settled = await sora.at(id, 'POST', '/answers', { question: 'take-back 0 2', yes: true })
      expect(settled).toMatchObject({ history: 0, questions: [], awaited: [0, 1, 2] })
      await live.until((message) => message.kind === 'news' && message.rewound)
      expect((await look(mori, id)).snapshot.decision).toBeDefined()
      await live.close()
    })

    it('is void as soon as anybody moves: nobody has agreed to lose what came later', async () => {
      const [aki, mori, sora] = [await guest('Aki'), await guest('Mori'), await guest('Sora')]
      const id = await tableOf([aki, mori, sora])
      const random = chance('void')
      await playTurn(aki, id, random)
      await aki.at(id, 'POST', '/questions', { kind: 'take-back', history: 1 })
      await mori.at(id, 'POST', '/answers', { question: 'take-back 0 1', yes: true })
      await playTurn(mori, id, random)
      expect((await sora.at(id, 'GET', '')).questions).toEqual([])
      expect(await refusal(sora, id, '/answers', { question: 'take-back 0 1', yes: true })).toMatchObject({
        problem: { key: 'table.no-question' },
      })
      expect((await look(aki, id)).table.history).toBe(2)
      // Asked anew it needs everybody anew.
      const asked = await aki.at(id, 'POST', '/questions', { kind: 'take-back', history: 2 })
      expect(asked.questions).toMatchObject([{ question: 'take-back 0 2', yes: [0], waitsFor: [1, 2] }])
    })

    it('is over when one refuses, and cannot reach across something that was revealed', async () => {
      const [aki, mori] = [await guest('Aki'), await guest('Mori')]
      const id = await tableOf([aki, mori])
      const random = chance('refused')
      await playTurn(aki, id, random)
      await aki.at(id, 'POST', '/questions', { kind: 'take-back', history: 1 })
      expect(await refusal(aki, id, '/answers', { question: 'take-back 0 1', yes: true })).toMatchObject({
        problem: { key: 'table.not-yours' },
      })
      const refused = await mori.at(id, 'POST', '/answers', { question: 'take-back 0 1', yes: false })
      expect(refused).toMatchObject({ questions: [], history: 1 })
      // With the next year new cards are drawn.
      while ((await look(aki, id)).table.round === 1) await playGame([aki, mori], id, 'some turns', 1)
      const { history } = (await look(aki, id)).table
      for (const who of [aki, mori]) {
        expect(await refusal(who, id, '/questions', { kind: 'take-back', history })).toMatchObject({
          problem: { key: 'table.take-back-reveals' },
        })
      }
    })
  })

  describe('the seat of somebody who is away', () => {
    it('is given to a bot when the others agree, and taken back by its person', async () => {
      const [aki, mori, sora] = [await guest('Aki'), await guest('Mori'), await guest('Sora')]
      const id = await tableOf([aki, mori, sora], { pace: { kind: 'live', bank: 3_600_000, increment: 0 } })
      const live = await sora.live(id)
      await live.until((message) => message.kind === 'presence' && message.seats[2] === 'here')
      expect(await refusal(aki, id, '/questions', { kind: 'replace', seat: 2 })).toMatchObject({
        problem: { key: 'table.not-away' },
      })
      // Connected is here, also in another tab.
      live.say({ kind: 'away' })
      await live.until((message) => message.kind === 'presence' && message.seats[2] === 'away')
      expect(await refusal(aki, id, '/questions', { kind: 'replace', seat: 2 })).toMatchObject({
        problem: { key: 'table.not-away' },
      })
      const watched = await mori.live(id)
      await watched.until((message) => message.kind === 'presence' && message.seats[2] === 'away')
      await live.close()
      await watched.until((message) => message.kind === 'presence' && message.seats[2] === 'offline')
      const asked = await aki.at(id, 'POST', '/questions', { kind: 'replace', seat: 2 })
      expect(asked.questions).toMatchObject([{ question: 'replace 2', waitsFor: [1] }])
      expect(await refusal(sora, id, '/answers', { question: 'replace 2', yes: true })).toMatchObject({
        problem: { key: 'table.not-yours' },
      })
      const replaced = await mori.at(id, 'POST', '/answers', { question: 'replace 2', yes: true })
      expect(replaced.seats[2]).toMatchObject({ kind: 'bot', level: 'club', name: 'Sora', standIn: true })
      // The bot makes its choice of Spring.
      await watched.until((message) => message.kind === 'news' && !message.awaited.includes(2) && message.history > 0)
      const back = await sora.at(id, 'POST', '/return', {})
      expect(back.seats[2]).toMatchObject({ kind: 'person', name: 'Sora' })
      await watched.close()
    })
  })

  describe('a rematch', () => {
    it('is one new table for all who ask, with the seats rotated', async () => {
      const [aki, mori] = [await guest('Aki'), await guest('Mori')]
      const id = await tableOf([aki, mori])
      expect(await refusal(aki, id, '/rematch', {})).toMatchObject({ problem: { key: 'table.not-finished' } })
      await playGame([aki, mori], id, 'rematch')
      const first = await aki.at<{ id: string }>(id, 'POST', '/rematch', {})
      expect(await mori.at(id, 'POST', '/rematch', {})).toEqual(first)
      expect((await mori.at(id, 'GET', '')).next).toBe(first.id)
      expect(await mori.at(first.id, 'GET', '')).toMatchObject({
        role: 'invite',
        state: 'waiting',
        seats: [{ kind: 'open' }, { kind: 'person', name: 'Aki' }],
      })
      expect(await mori.at(first.id, 'POST', '/join', {})).toMatchObject({ state: 'live', seat: 0 })
    })
  })
}
