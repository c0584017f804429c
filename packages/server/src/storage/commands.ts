/** Keys of commands: a command that comes a second time gets the answer of the first. */
import { hash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { accept, type Outcome, refuse } from '@bitoku/host'
import type { Home, Reader, Session } from './home.ts'
import { makeHot } from './hot.ts'
import { readRecent, type RecentCommit } from './recent.ts'
import type { Schema } from './schema.ts'
import type { Committed } from './storage.ts'

/** A short digest of what a command asks for. */
export const digestOf = (asked: unknown): string => hash('sha256', JSON.stringify(asked), 'base64url').slice(0, 11)

/** A key as it is stored: it belongs to its sender, so that nobody else's is the same. */
export const keyOfSender = (sender: string, key: string): string => `${sender}:${key}`

/** The key as its sender chose it. Earlier versions stored keys so, and did not write down whose they were. */
export const bareKey = (key: string): string => key.slice(key.indexOf(':') + 1)

/** What earlier versions wrote down as asked for by every change of a table. */
const anyChange = digestOf('change')

/** A command as it is remembered. */
interface Command {
  readonly table: string
  readonly key: string
  readonly digest: string
}

const findCommand = makeHot<Pick<Command, 'table' | 'key'>, Pick<Schema['commands'], 'digest' | 'answer'>>(
  (db, later) =>
    db
      .selectFrom('commands')
      .select(['digest', 'answer'])
      .where('table_id', '=', later('table'))
      .where('key', '=', later('key')),
)

const findRecent = makeHot<Pick<Command, 'table'>, { readonly recent: string }>((db, later) =>
  db.selectFrom('tables').select('recent').where('id', '=', later('table')),
)

/** The answer that a command has had; undefined when it is new. A key that was used for something else is refused. */
export async function earlierAnswer<Answer>(
  reader: Reader,
  { table, key, digest }: Command,
  read: (text: string) => Answer,
): Promise<Outcome<Answer> | undefined> {
  const earlier = await findAnswer(reader, table, key)
  if (earlier === undefined) return undefined
  const isSame = earlier.digest === digest || (earlier.isBare && earlier.digest === anyChange)
  return isSame ? accept(read(earlier.answer)) : refuse('storage.key-used')
}

/** The digest and the answer of a command, whether it is filed or not; `isBare`: an earlier version stored it. */
async function findAnswer(
  reader: Reader,
  table: string,
  key: string,
): Promise<(Pick<Schema['commands'], 'digest' | 'answer'> & { readonly isBare: boolean }) | undefined> {
  for (const each of new Set([key, bareKey(key)])) {
    const isBare = each !== key
    const [row] = await findCommand(reader, { table, key: each })
    if (row !== undefined) return { ...row, isBare }
    const recent = await recentCommit(reader, table, each)
    if (recent !== undefined) {
      return { digest: digestOf(recent.asked), answer: JSON.stringify(recent.answer), isBare }
    }
  }
  return undefined
}

/** A commit with that key that is not filed yet. */
async function recentCommit(reader: Reader, table: string, key: string): Promise<RecentCommit | undefined> {
  const [row] = await findRecent(reader, { table })
  return row && readRecent(row.recent).find((each) => each.key === key)
}

/** The answer that a change of a table has had. */
export const earlierCommit = (reader: Reader, command: Command): Promise<Outcome<Committed> | undefined> =>
  earlierAnswer(reader, command, (text): Committed => JSON.parse(text))

/** What a commit or a change with a key has been answered, whatever it asked for. */
export async function readAnswer(home: Home, table: string, key: string): Promise<Committed | undefined> {
  return home.readTogether({ table }, async (reader) => {
    const found = await findAnswer(reader, table, key)
    return found && (JSON.parse(found.answer) as Committed)
  })
}

/** Part of a query on a table: the key has not been used there. `line` is how its commit would begin. */
export const isNew = (table: string, key: string, line: string): RawBuilder<boolean> =>
  sql<boolean>`replace(recent, ${line}, '') = recent
    and not exists (select 1 from commands where table_id = ${table} and key = ${key})`

const insertCommand = makeHot<Schema['commands'], unknown>((db, later) =>
  db.insertInto('commands').values({
    table_id: later('table_id'),
    key: later('key'),
    digest: later('digest'),
    answer: later('answer'),
    at: later('at'),
  }),
)

/** Remembers the answer to a command. */
export async function remember(session: Session, command: Command, answer: object, at: number): Promise<void> {
  const { table, key, digest } = command
  await insertCommand(session, { table_id: table, key, digest, answer: JSON.stringify(answer), at })
}

/** So many answers are looked at in one transaction: others have room in between, and no statement takes long. */
const lookedAtOnce = 2000

/** Forgets the answers to commands that were sent before a time. */
export async function forgetCommands(home: Home, before: number): Promise<void> {
  let last: Pick<Schema['commands'], 'table_id' | 'key'> | undefined
  do {
    const after = last
    last = await home.write('no table', async ({ db }) => {
      const rest = sql<boolean>`(table_id, key) > (${after?.table_id ?? ''}, ${after?.key ?? ''})`
      const end = await db
        .selectFrom('commands')
        .select(['table_id', 'key'])
        .where(rest)
        .orderBy('table_id')
        .orderBy('key')
        .offset(lookedAtOnce - 1)
        .limit(1)
        .executeTakeFirst()
      await db
        .deleteFrom('commands')
        .where(rest)
        .$if(end !== undefined, (query) =>
          query.where(sql<boolean>`(table_id, key) <= (${end?.table_id ?? ''}, ${end?.key ?? ''})`),
        )
        .where('at', '<', before)
        .execute()
      return end
    })
  } while (last !== undefined)
}
