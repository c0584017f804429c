/** Telling a room the news of its table, filtered for each viewer. */
import type { LiveMessage } from '@bitoku/host'
import { awaitsBot } from '../bots/forgotten.ts'
import { audiences, type ChatMessage } from '../storage/model.ts'
import { standpointOf } from '../tables/access.ts'
import { type HotGame, lastEvent } from '../tables/hot.ts'
import type { House } from '../tables/house.ts'
import { shownToWatchers } from '../tables/watched.ts'
import { happenedSince, isWorthTelling, tellTurn, wordNews } from './news.ts'
import { areOpen, peopleAt, type Room, silence, tellAll, tellEach } from './room.ts'

const mostMessages = 50

/** Makes what tells a room all it has heard of since the last time. `announce` tells who sits where now. */
export function makeTelling(
  { storage, shelf, links, wakeBots }: Pick<House, 'storage' | 'shelf' | 'links' | 'wakeBots'>,
  announce: (room: Room, hot: HotGame) => void,
): (room: Room) => Promise<void> {
  /** What was said since the last time. Of each audience so much: who watches cannot talk those down who play. */
  async function readChat({ id, told }: Room): Promise<readonly ChatMessage[]> {
    const each = await Promise.all(
      audiences.map((audience) => storage.chat.read(id, mostMessages, told.chat, audience)),
    )
    return each.flat().toSorted((one, other) => one.number - other.number)
  }

  /** What was missed is read from what is stored, by the last number that everybody knows. */
  async function readMissed({ id, told }: Room, heard: Room['heard']): Promise<Room['heard']> {
    const since = await storage.news.since(id, told.news)
    if (since === undefined) return heard
    const { number, rewound, tableChanged, votesChanged, chat } = since
    return {
      ...heard,
      news: Math.max(heard.news, number),
      rewound: heard.rewound || rewound,
      tableChanged: heard.tableChanged || tableChanged || votesChanged,
      chat: heard.chat || chat.length > 0,
    }
  }

  /** Somebody may have sat down or got up. */
  function reseat(room: Room, hot: HotGame): void {
    room.people = peopleAt(hot)
    for (const client of room.clients) {
      const standpoint = standpointOf(hot.table, client.asker, links)
      if (standpoint === undefined) client.line.drop()
      else client.standpoint = standpoint
    }
    announce(room, hot)
  }

  return async (room) => {
    const { missed } = room.heard
    const before = room.heard
    room.heard = silence()
    const heard = missed ? await readMissed(room, before) : before
    // Of a move made here the news may come before the answer: the game is looked at after whoever works on it.
    const hot = shelf.peek(room.id) ?? (await shelf.work(room.id, async (game) => game))
    if (hot === undefined) {
      tellAll(room, { kind: 'missed' })
      return
    }
    const { table } = hot
    if (heard.tableChanged || missed) reseat(room, hot)
    const watched = shownToWatchers(hot)
    const known = happenedSince(hot, room.told.event, heard.rewound)
    const seen = room.isLate ? happenedSince(watched, room.told.watched, heard.rewound) : known
    const chat = heard.chat ? await readChat(room) : []
    const number = Math.max(table.news, heard.news)
    const isNew = number > room.told.news || chat.length > 0 || missed
    // What all who play may see is worded once.
    const isOpen = known !== undefined && areOpen(known.events)
    let forPlayers: LiveMessage | undefined
    tellEach(room, (seat, isPlayer) => {
      if (isPlayer && forPlayers !== undefined) return forPlayers
      const happened = isPlayer ? known : seen
      if (happened === undefined || (missed && !isPlayer && watched !== hot)) return { kind: 'missed' }
      const news = { number, chat, tableChanged: heard.tableChanged, ...happened }
      if (!isNew || (!isPlayer && watched !== hot && !isWorthTelling(news))) return undefined
      const words = wordNews(isPlayer ? hot : watched, news, seat, isPlayer)
      if (isPlayer && isOpen) forPlayers = words
      return words
    })
    // Who has asked for something during an outage may have been refused, and waits for a turn to be told.
    if (missed || table.version !== room.told.version) room.clients.forEach((client) => tellTurn(client, hot))
    if (missed && awaitsBot(table)) wakeBots(table.id)
    room.told = {
      news: Math.max(number, room.told.news),
      version: table.version,
      event: lastEvent(hot),
      watched: lastEvent(watched),
      chat: chat.at(-1)?.number ?? room.told.chat,
    }
  }
}
