/** News as each viewer is told it, and what somebody who comes back has missed. */
import type { LiveMessage, NumberedEvent } from '@bitoku/host'
import { chatCard } from '../api/chat.ts'
import type { ChatMessage } from '../storage/model.ts'
import type { Storage } from '../storage/storage.ts'
import { eventsAfter, type HotGame, lastEvent } from '../tables/hot.ts'
import { turnCard } from '../tables/program.ts'
import { shownToWatchers } from '../tables/watched.ts'
import { type Client, type Room, visibleTo } from './room.ts'

/** What has happened, before anybody has looked at it. */
interface Happened {
  readonly number: number
  readonly events: readonly NumberedEvent[]
  readonly chat: readonly ChatMessage[]
  readonly rewound: boolean
  readonly tableChanged: boolean
}

/** The same for the eyes of a seat, or of somebody who watches. */
export const wordNews = (
  { table }: HotGame,
  { number, events, chat, rewound, tableChanged }: Happened,
  seat: number | undefined,
  isPlayer: boolean,
): LiveMessage => ({
  kind: 'news',
  number,
  history: table.history,
  events: visibleTo(events, seat),
  chat: chat.filter(({ audience }) => isPlayer === (audience === 'players')).map(chatCard),
  rewound,
  tableChanged,
  awaited: table.awaited,
})

/** What has happened in a game after an event; undefined when that is not in memory any more. */
export function happenedSince(
  hot: HotGame,
  event: number,
  rewound: boolean,
): Pick<Happened, 'events' | 'rewound'> | undefined {
  if (hot.forgotten > event) return undefined
  if (rewound || lastEvent(hot) < event) return { events: [], rewound: true }
  return { events: eventsAfter(hot, event), rewound: false }
}

/** Whether news is worth telling somebody who sees the game late: that something has happened since tells them too much. */
export const isWorthTelling = ({ events, chat, rewound, tableChanged }: Happened): boolean =>
  events.length > 0 || rewound || tableChanged || chat.some(({ audience }) => audience === 'watchers')

/** Tells a program that its seat has to decide. Persons have drafts, and ask for a snapshot. */
export function tellTurn({ line, standpoint }: Client, hot: HotGame): void {
  const { program, seat } = standpoint
  const card = program && seat !== undefined ? turnCard(hot, seat) : undefined
  if (card !== undefined) line.send(JSON.stringify({ kind: 'turn', ...card } satisfies LiveMessage))
}

/** Tells somebody who comes back what they have missed, up to what everybody in the room knows. */
export async function tellGap(
  storage: Storage,
  client: Client,
  { id, told }: Room,
  hot: HotGame,
  after: number,
): Promise<void> {
  if (after >= told.news) return
  if (client.standpoint.role !== 'seat' && shownToWatchers(hot) !== hot) {
    client.line.send(JSON.stringify({ kind: 'missed' } satisfies LiveMessage))
    return
  }
  const since = await storage.news.since(id, after)
  if (since === undefined) return
  const first = since.moves[0]?.number
  const isWhole = first === undefined || hot.forgotten === 0 || (hot.tail[0]?.move ?? 0) < first
  const hasNone = first === undefined || since.rewound
  const events = hasNone ? [] : hot.tail.filter(({ move, number }) => move >= first && number <= told.event)
  const { role, seat } = client.standpoint
  const isPlayer = role === 'seat'
  const happened = {
    number: told.news,
    events,
    chat: since.chat,
    rewound: since.rewound,
    tableChanged: since.tableChanged || since.votesChanged,
  }
  const message = isWhole ? wordNews(hot, happened, isPlayer ? seat : undefined, isPlayer) : { kind: 'missed' }
  client.line.send(JSON.stringify(message))
}
