/** Votes: questions to the table, such as a take-back or a bot for a leaver's seat. The host counts them. */
import { accept, type Outcome, refuse } from '@bitoku/host'
import { digestOf, earlierCommit, remember } from './commands.ts'
import type { Db, Home } from './home.ts'
import type { Vote } from './model.ts'
import { voteOf } from './rows.ts'
import { lockTable } from './tables.ts'

const votesAt = async (db: Db, table: string): Promise<readonly Vote[]> => {
  const rows = await db
    .selectFrom('votes')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('at')
    .orderBy('seat')
    .execute()
  return rows.map(voteOf)
}

/** All votes at a table. */
export const readVotes = (home: Home, table: string): Promise<readonly Vote[]> =>
  home.read('no table', ({ db }) => votesAt(db, table))

/**
 * Casts a vote; a seat's later answer replaces its earlier one. Answers with all votes at the table, also when the key has come
 * before: then nothing is changed.
 */
export async function castVote(home: Home, table: string, key: string, vote: Vote): Promise<Outcome<readonly Vote[]>> {
  const { question, seat, at } = vote
  const answer = { yes: vote.yes ? 1 : 0, at }
  const command = { table, key, digest: digestOf(['vote', question, seat, vote.yes]) }
  return home.write({ table }, async (session): Promise<Outcome<readonly Vote[]>> => {
    const { db, announce } = session
    const [there] = await lockTable(session, { id: table })
    if (there === undefined) return refuse('storage.no-such-table')
    const earlier = await earlierCommit(session, command)
    if (earlier !== undefined) return earlier.ok ? accept(await votesAt(db, table)) : earlier
    const row = await db
      .updateTable('tables')
      .set((eb) => ({ news: eb('news', '+', 1), votes_news: eb('news', '+', 1) }))
      .where('id', '=', table)
      .returning(['version', 'news', 'history'])
      .executeTakeFirstOrThrow()
    await db
      .insertInto('votes')
      .values({ table_id: table, question, seat, ...answer })
      .onConflict((conflict) => conflict.columns(['table_id', 'question', 'seat']).doUpdateSet(answer))
      .execute()
    await remember(session, command, row, at)
    await announce({ table, number: row.news, kind: 'votes' })
    return accept(await votesAt(db, table))
  })
}
