/** What came after a number: read from what is stored anyway, so that news needs no storage of its own. */
import type { Home } from './home.ts'
import { makeHot } from './hot.ts'
import type { Move } from './model.ts'
import type { NewsSince } from './news.ts'
import { recentMoves } from './recent.ts'
import { messageOf, moveOf } from './rows.ts'
import type { Schema } from './schema.ts'

type NewsColumns = Pick<Schema['tables'], 'news' | 'table_news' | 'votes_news' | 'rewound_news' | 'recent'>

const findNews = makeHot<{ readonly table: string }, NewsColumns>((db, later) =>
  db
    .selectFrom('tables')
    .select(['news', 'table_news', 'votes_news', 'rewound_news', 'recent'])
    .where('id', '=', later('table')),
)

interface After {
  readonly table: string
  readonly number: number
}

const findMoves = makeHot<After, Move>((db, later) =>
  db
    .selectFrom('moves')
    .select(['number', 'seat', 'text'])
    .where('table_id', '=', later('table'))
    .where('news', '>', later('number'))
    .orderBy('number'),
)

const findChat = makeHot<After, Schema['chat']>((db, later) =>
  db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', later('table'))
    .where('number', '>', later('number'))
    .orderBy('number'),
)

/** The news of a table after a number. */
export async function newsSince(home: Home, table: string, number: number): Promise<NewsSince | undefined> {
  return home.readTogether({ table }, async (reader) => {
    const [row] = await findNews(reader, { table })
    if (row === undefined) return undefined
    const moves = await findMoves(reader, { table, number })
    const chat = await findChat(reader, { table, number })
    return {
      number: row.news,
      rewound: row.rewound_news > number,
      tableChanged: row.table_news > number,
      votesChanged: row.votes_news > number,
      moves: [...moves, ...recentMoves(row.recent).filter(({ news }) => news > number)].map(moveOf),
      chat: chat.map(messageOf),
    }
  })
}
