/**
 * The journal: commits that are on the disk and not in the rows of their tables yet. All that are made together are one row here,
 * so that a move costs a line instead of a page. A table's commits are filed many at once, and whenever somebody asks for them.
 */
import type { Database } from 'better-sqlite3'
import { type CommitToFile, fileCommits } from '../filing.ts'
import type { Reader, Subject } from '../home.ts'
import type { Commit, Committed } from '../storage.ts'

/** So many commits of a table are filed together. */
const mostCommits = 32
/** So many tables at most are filed beside other work: whoever waits for that must not wait long. */
const mostAtOnce = 8
/** What lies so many characters behind the end of the journal is filed, however little it is. */
const longestJournal = 16_000_000
/** After so many more characters it is looked at what of it is not needed any more. */
const trimEvery = 1_000_000

/** A table with commits that are not filed yet. */
interface Head extends Committed {
  /** Where the journal ended before the first of them. */
  readonly begin: number
  readonly commits: readonly CommitToFile[]
}

/** How far the present transaction has come. */
interface JournalMark {
  readonly changes: number
  readonly lines: number
}

/** The journal of a file. All but `concerns` and `unfiled` is done inside a transaction. */
export interface Journal {
  /** Whether something is not filed yet. */
  readonly concerns: (subject: Subject) => boolean
  /** Of some tables, or of all, those with something that is not filed yet; the ones that have waited longest first. */
  readonly unfiled: (tables?: readonly string[]) => readonly string[]
  /** Takes a commit; undefined when its table is not where it was made for, or this cannot be told from the journal. */
  readonly take: (commit: Commit) => Committed | undefined
  /** Files what is not filed yet. */
  readonly settle: (subject: Subject) => Promise<void>
  /** Files some tables. */
  readonly settleAll: (tables: readonly string[]) => Promise<void>
  /** Writes down what was taken: the last thing in a transaction. */
  readonly write: () => Promise<void>
  /** The transaction is on the disk. */
  readonly keep: () => void
  readonly mark: () => JournalMark
  /** What was done since a mark is rolled back. */
  readonly undo: (mark: JournalMark) => void
}

/** The journal of a connection that writes. */
export function makeJournal(database: Database, reader: Reader): Journal {
  const heads = new Map<string, Head>()
  const ripe = new Set<string>()
  /** What the present transaction has changed, as it was before. */
  const changes: { readonly table: string; readonly before: Head | undefined }[] = []
  const lines: Commit[] = []
  let end = 1
  let trimmedAt = 1
  const insert = database.prepare<[number, string]>('insert into journal (number, commits) values (?, ?)')
  const trim = database.prepare<[number]>('delete from journal where number < ?')
  const isUsed = database.prepare<[string, string]>('select 1 from commands where table_id = ? and key = ?')
  const find = database.prepare<[string], Committed>(
    "select version, news, history from tables where id = ? and packed = 0 and recent = ''",
  )

  function change(table: string, next: Head | undefined): void {
    changes.push({ table, before: heads.get(table) })
    put(table, next)
  }

  function put(table: string, head: Head | undefined): void {
    if (head === undefined) heads.delete(table)
    else heads.set(table, head)
  }

  /** What the present transaction files is not on the disk before its end: who reads has to wait for that. */
  const isUnfiled = (table: string): boolean => heads.has(table) || changes.some((each) => each.table === table)

  async function settleOne(table: string): Promise<void> {
    const head = heads.get(table)
    if (head === undefined) return
    await fileCommits(reader, table, head, head.commits)
    change(table, undefined)
  }

  async function settleAll(tables: Iterable<string>): Promise<void> {
    for (const table of tables) await settleOne(table)
  }

  async function settleSome(): Promise<void> {
    const some = [...ripe].slice(0, mostAtOnce)
    some.forEach((table) => ripe.delete(table))
    await settleAll(some)
    const old: string[] = []
    for (const [table, { begin }] of heads) {
      if (begin > end - longestJournal || old.length >= mostAtOnce) break
      old.push(table)
    }
    await settleAll(old)
  }

  return {
    concerns: (subject) =>
      subject === 'every table' ? heads.size + changes.length > 0 : subject !== 'no table' && isUnfiled(subject.table),
    unfiled: (tables) => {
      if (tables !== undefined) return tables.filter(isUnfiled)
      return [...new Set([...heads.keys(), ...changes.map(({ table }) => table)])]
    },
    take: (commit) => {
      const { table, expected, key, moves } = commit
      const head = heads.get(table)
      const at = head ?? find.get(table)
      if (at === undefined || at.version !== expected) return undefined
      if (head?.commits.some((each) => each.commit.key === key) || isUsed.get(table, key) !== undefined)
        return undefined
      const answer = { version: expected + 1, news: at.news + 1, history: at.history + moves.length }
      const commits = [...(head?.commits ?? []), { commit, answer }]
      change(table, { ...answer, begin: head?.begin ?? end, commits })
      if (commits.length >= mostCommits) ripe.add(table)
      lines.push(commit)
      return answer
    },
    settle: async (subject) => {
      if (subject === 'every table') await settleAll(heads.keys())
      else if (subject !== 'no table') await settleOne(subject.table)
    },
    settleAll,
    write: async () => {
      await settleSome()
      if (lines.length > 0) {
        const text = writeCommits(lines)
        insert.run(end, text)
        end += text.length
      }
      if (heads.size > 0 ? end - trimmedAt < trimEvery : end === trimmedAt) return
      trimmedAt = end
      trim.run([...heads.values()].reduce((first, { begin }) => Math.min(first, begin), end))
    },
    keep: () => {
      changes.length = 0
      lines.length = 0
    },
    mark: () => ({ changes: changes.length, lines: lines.length }),
    undo: (mark) => {
      for (const { table, before } of changes.splice(mark.changes).reverse()) put(table, before)
      lines.length = mark.lines
    },
  }
}

/** Files what a server that died has left in the journal. What of it was filed already is not taken again. */
export async function recover(database: Database, journal: Journal): Promise<void> {
  readJournal(database).forEach(journal.take)
  await journal.settle('every table')
  database.prepare('delete from journal').run()
  journal.keep()
}

/** Every commit in the journal, the oldest first; some may be filed already. */
export const readJournal = (database: Database): readonly Commit[] =>
  database
    .prepare<[], { readonly commits: string }>('select commits from journal order by number')
    .all()
    .flatMap(({ commits }) => JSON.parse(commits) as readonly Commit[])

/** The commits of one transaction as text, without what went with them in the same transaction. */
const writeCommits = (commits: readonly Commit[]): string =>
  JSON.stringify(
    commits.map(({ table, expected, key, moves, state, clocks, awaited, standing, at }) => ({
      table,
      expected,
      key,
      moves,
      state,
      clocks,
      awaited,
      standing,
      at,
    })),
  )
