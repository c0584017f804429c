/** What came after a number: read from what is stored anyway, so that news needs no storage of its own. */
import type { Home } from './home.ts'
import type { NewsSince } from './news.ts'
import { recentMoves } from './recent.ts'
import { messageOf, moveOf } from './rows.ts'

/** The news of a table after a number. */
export async function newsSince(home: Home, table: string, number: number): Promise<NewsSince | undefined> {
  return home.readTogether(async (db) => {
    const row = await db
      .selectFrom('tables')
      .select(['news', 'table_news', 'votes_news', 'rewound_news', 'recent'])
      .where('id', '=', table)
      .executeTakeFirst()
    if (row === undefined) return undefined
    const moves = await db
      .selectFrom('moves')
      .select(['number', 'seat', 'text'])
      .where('table_id', '=', table)
      .where('news', '>', number)
      .orderBy('number')
      .execute()
    const chat = await db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', number)
      .orderBy('number')
      .execute()
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
