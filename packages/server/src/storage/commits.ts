/** Committing moves: on the version they were made for, once, all or nothing. */
import { accept, type Outcome, refuse } from '@bitoku/host'
import { advance } from './advance.ts'
import { doAlongside } from './alongside.ts'
import { digestOf, earlierCommit } from './commands.ts'
import { fileRecent, longestRecent } from './filing.ts'
import { countTable } from './counts.ts'
import type { Db, Home } from './home.ts'
import { askedBy, endOfLine, headOfLine } from './recent.ts'
import type { Commit, Committed } from './storage.ts'

/** The longest text a move may have; the longest real one is far shorter. */
const longestMove = 200

/** Commits moves. */
export async function commitMoves(home: Home, commit: Commit): Promise<Outcome<Committed>> {
  const { table, key, moves, keep, at } = commit
  const isSound = moves.every(({ text }) => text !== '' && text.length <= longestMove && !/\p{Cc}/u.test(text))
  if (!isSound || /\s/.test(key)) return refuse('storage.move')
  // The end of a game is counted, in the same transaction.
  const isEnd = commit.state === 'finished'
  const quick = keep === undefined && !isEnd ? await home.advance(commit) : undefined
  if (quick !== undefined) return accept(quick)
  return home.write({ table }, async (session): Promise<Outcome<Committed>> => {
    const { db, announce } = session
    const advanced = await advance(session, commit)
    if (advanced === undefined) {
      return (await earlierCommit(session, { table, key, digest: digestOf(askedBy(commit)) })) ?? whyNot(db, commit)
    }
    const { version, news, history, size } = advanced
    if (keep !== undefined) {
      await fileRecent(session, table, `${headOfLine(commit)}${news} ${history}${endOfLine(commit)}`)
      await db.deleteFrom('moves').where('table_id', '=', table).where('number', '>', keep).execute()
    } else if (size > longestRecent) await fileRecent(session, table)
    await doAlongside(session, table, at, commit)
    await announce({ table, number: news, kind: keep === undefined ? 'moves' : 'rewound' })
    if (isEnd) await countTable(session, 'live', 'finished')
    return accept({ version, news, history })
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
