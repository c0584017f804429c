/** What is told over WebSockets; the same on both databases, within one process or across two. */
import { describe, expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { type Guest, look, makeGuest, obey, secretIn, tableOf } from '../parts/guest.ts'
import { chance, playTurn } from '../parts/play.ts'
import type { TestServer } from '../parts/server.ts'

/** News on a server and on another one beside it. */
export function liveNews(server: () => TestServer, other: () => TestServer): void {
  const here = (name: string): Promise<Guest> => makeGuest(server().base, name)
  const there = (name: string): Promise<Guest> => makeGuest(other().base, name)

  describe('over a WebSocket', () => {
    it('moves arrive at once, each viewer told what they may see, and who comes back is told what they missed', async () => {
      const [aki, mori] = [await here('Aki'), await there('Mori')]
      const id = await tableOf([aki, mori])
      const { table } = await look(aki, id)
      const watch = secretIn(table.links?.watch)
      const nobody = await there('Sora')
      const [ofAki, ofMori, ofSora] = [
        await aki.live(id, table.news),
        await mori.live(id, table.news),
        await nobody.live(id, table.news, watch),
      ]
      const random = chance('live')
      await playTurn(aki, id, random)
      await playTurn(mori, id, random)
      const after = await look(mori, id)
      const all = (message: { kind: string; number?: number }): boolean =>
        message.kind === 'news' && (message.number ?? 0) >= after.table.news
      await Promise.all([ofAki, ofMori, ofSora].map((live) => live.until(all)))
      const gap = await nobody.live(id, table.news, watch)
      const missed = await gap.until((message) => message.kind === 'news')
      const events = ofSora.messages.flatMap((message) => (message.kind === 'news' ? message.events : []))
      expect(missed).toMatchObject({ number: after.table.news, events, rewound: false })
      expect(events.length).toBeGreaterThan(0)
      await Promise.all([ofAki, ofMori, ofSora, gap].map((live) => live.close()))
    })

    it('it is told who is here, away or gone, who is thinking, and who is typing', async () => {
      const [aki, mori] = [await here('Aki'), await there('Mori')]
      const id = await tableOf([aki, mori])
      const ofAki = await aki.live(id)
      const ofMori = await mori.live(id)
      await ofAki.until((each) => each.kind === 'presence' && each.seats.join() === 'here,here')
      ofMori.say({ kind: 'away' })
      await ofAki.until((each) => each.kind === 'presence' && each.seats.join() === 'here,away')
      ofMori.say({ kind: 'typing' })
      await ofAki.until((each) => each.kind === 'typing' && each.name === 'Mori')
      const { snapshot } = await look(mori, id)
      await obey(mori, id, { do: 'choose', move: snapshot.decision?.options[0].move ?? '', version: snapshot.version })
      const thinking = await ofAki.until((each) => each.kind === 'thinking')
      expect(thinking).toEqual({ kind: 'thinking', seat: 1, steps: 1 })
      await ofMori.close()
      await ofAki.until((each) => each.kind === 'presence' && each.seats.join() === 'here,offline')
      const { seats } = await aki.at(id, 'GET', '')
      expect(seats).toMatchObject([{ presence: 'here' }, { presence: 'offline' }])
      await ofAki.close()
    })

    it('a line that is asked whether it stands answers', async () => {
      const aki = await here('Aki')
      const id = await tableOf([aki, await there('Mori')])
      const ofAki = await aki.live(id)
      ofAki.say({ kind: 'ping' })
      expect(await ofAki.until((each) => each.kind === 'pong')).toEqual({ kind: 'pong' })
      await ofAki.close()
    })

    it('messages arrive, of players for players and of watchers for watchers', async () => {
      const [aki, mori, sora] = [await here('Aki'), await there('Mori'), await here('Sora')]
      const id = await tableOf([aki, mori], { visibility: 'public' })
      const [ofMori, ofSora] = [await mori.live(id), await sora.live(id)]
      const say = (guest: Guest, kind: string, text: string): Promise<unknown> =>
        guest.at(id, 'POST', '/chat', { kind, text })
      await say(aki, 'phrase', 'good-luck')
      await say(aki, 'text', '  <b>Hello</b> & "you"  ')
      await say(sora, 'text', 'psst')
      await ofSora.until((each) => each.kind === 'news' && each.chat.some(({ text }) => text === 'psst'))
      await ofMori.until((each) => each.kind === 'news' && each.chat.some(({ text }) => text.startsWith('<b>')))
      const { chat } = await mori.at<{ chat: unknown[] }>(id, 'GET', '/chat')
      expect(chat).toMatchObject([
        { seat: 0, name: 'Aki', kind: 'phrase', text: 'good-luck' },
        { seat: 0, name: 'Aki', kind: 'text', text: '<b>Hello</b> & "you"' },
      ])
      const whispered = await sora.at<{ chat: unknown[] }>(id, 'GET', '/chat')
      expect(whispered.chat).toMatchObject([{ name: 'Sora', text: 'psst' }])
      expect(ofMori.messages.flatMap((each) => (each.kind === 'news' ? each.chat : []))).toHaveLength(2)
      await Promise.all([ofMori.close(), ofSora.close()])
    })

    it('somebody who sits down while connected is a player from then on', async () => {
      const [aki, mori] = [await here('Aki'), await there('Mori')]
      const id = await aki
        .call<{ id: string }>('POST', '/api/tables', {
          wish: {
            seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
            harder: false,
            pace: { kind: 'untimed' },
            visibility: 'public',
            liveScore: true,
            freeChat: true,
          },
          key: makeId(),
        })
        .then(({ body }) => body.id)
      const ofMori = await mori.live(id)
      await ofMori.until((each) => each.kind === 'presence' && each.watchers === 1)
      await mori.at(id, 'POST', '/join', { seat: 2 })
      await ofMori.until((each) => each.kind === 'presence' && each.seats[2] === 'here' && each.watchers === 0)
      await ofMori.close()
    })
  })
}
