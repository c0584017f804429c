/** Chat messages. A message's number is that of its news, so a reader of news misses none. */
import { accept, type Outcome, refuse } from '@bitoku/host'
import { bareKey, digestOf, earlierAnswer, isNew, remember } from './commands.ts'
import { count } from './counts.ts'
import type { Home } from './home.ts'
import type { Audience, ChatMessage } from './model.ts'
import { beginLine } from './recent.ts'
import { messageOf } from './rows.ts'

/** Stores a message. */
export async function sayAtTable(
  home: Home,
  table: string,
  key: string,
  message: Omit<ChatMessage, 'number'>,
): Promise<Outcome<{ readonly number: number }>> {
  const { seat = -1, name, audience, kind, text, at } = message
  const command = { table, key, digest: digestOf([seat, audience, kind, text]) }
  return home.write({ table }, async (session): Promise<Outcome<{ readonly number: number }>> => {
    const { db, announce } = session
    // The table first: whoever sends the same message at the same time waits here.
    const row = await db
      .updateTable('tables')
      .set((eb) => ({ news: eb('news', '+', 1) }))
      .where('id', '=', table)
      .where(isNew(table, key, beginLine(key)))
      .where(isNew(table, bareKey(key), beginLine(bareKey(key))))
      .returning('news')
      .executeTakeFirst()
    if (row === undefined) {
      const earlier = await earlierAnswer(session, command, (text): { readonly number: number } => JSON.parse(text))
      return earlier ?? refuse('storage.no-such-table')
    }
    const number = row.news
    await remember(session, command, { number }, at)
    await db.insertInto('chat').values({ table_id: table, number, seat, name, audience, kind, text, at }).execute()
    await announce({ table, number, kind: 'chat' })
    await count(session, { chat: 1 })
    return accept({ number })
  })
}

/** The newest messages after a number, oldest first; those for others do not count. */
export async function readChat(
  home: Home,
  table: string,
  limit: number,
  after: number,
  audience?: Audience,
): Promise<readonly ChatMessage[]> {
  const rows = await home.read('no table', ({ db }) =>
    db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('number', '>', after)
      .$if(audience !== undefined, (query) => query.where('audience', '=', audience ?? ''))
      .orderBy('number', 'desc')
      .limit(limit)
      .execute(),
  )
  return rows.map(messageOf).reverse()
}
