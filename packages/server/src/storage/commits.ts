/** Committing moves: on the version they were made for, once, all or nothing. */
import { accept, type Outcome, refuse } from '@bitoku/host'
import { advance, appendMoves } from './advance.ts'
import { doAlongside } from './alongside.ts'
import { digestOf, earlierCommit, remember } from './commands.ts'
import type { Db, Home } from './home.ts'
import type { Commit, Committed } from './storage.ts'

/** The longest text a move may have; the longest real one is far shorter. */
const longestMove = 200

/** Commits moves. */
export async function commitMoves(home: Home, commit: Commit): Promise<Outcome<Committed>> {
  const { table, key, moves, keep, at } = commit
  const isSound = moves.every(({ text }) => text !== '' && text.length <= longestMove && !/\p{Cc}/u.test(text))
  if (!isSound) return refuse('storage.move')
  const command = { table, key, digest: digestOf([keep ?? -1, moves]) }
  return home.write(async ({ db, announce }): Promise<Outcome<Committed>> => {
    const committed = await advance(db, commit)
    if (committed === undefined) return (await earlierCommit(db, command)) ?? whyNot(db, commit)
    const { news, history } = committed
    if (keep !== undefined)
      await db.deleteFrom('moves').where('table_id', '=', table).where('number', '>', keep).execute()
    await appendMoves(db, table, history - moves.length + 1, moves, news)
    await remember(db, command, committed, at)
    await doAlongside(db, table, at, commit)
    await announce({ table, number: news, kind: keep === undefined ? 'moves' : 'rewound' })
    return accept(committed)
  })
}

/** Why a table could not be moved on. */
async function whyNot(db: Db, { table, expected }: Commit): Promise<Outcome<Committed>> {
  const found = await db.selectFrom('tables').select(['version', 'packed']).where('id', '=', table).executeTakeFirst()
  if (found === undefined) return refuse('storage.no-such-table')
  if (found.packed === 1) return refuse('storage.packed')
  if (found.version !== expected) return refuse('storage.stale', { version: found.version })
  return refuse('storage.no-such-move')
}
