/**
 * Commits that arrive while others are under way travel together: one statement, one wait for the disk. Each stands for itself: one
 * that does not fit leaves the others alone.
 */
import { type Advanced, advanceTogether } from '../advance.ts'
import { Unavailable } from '../availability.ts'
import type { Reader } from '../home.ts'
import type { Commit } from '../storage.ts'
import type { Persist } from '../persistence.ts'
import { channel } from './listen.ts'

/** So many statements are under way at a time: while one waits for the disk another is prepared. */
const mostUnderWay = 2
/** So many commits travel together at most. */
const largestGroup = 256

interface Waiting {
  readonly commit: Commit
  readonly resolve: (advanced: Advanced | undefined) => void
  readonly reject: (error: unknown) => void
}

/** Moves tables on, many at once; undefined for one that is not where its moves were made for. */
export function makeAdvances(reader: Reader, persist: Persist): (commit: Commit) => Promise<Advanced | undefined> {
  let waiting: Waiting[] = []
  let underWay = 0

  /** Those that go next: of each table one. */
  function takeGroup(): readonly Waiting[] {
    const tables = new Set<string>()
    const group = waiting.filter(({ commit: { table } }) => {
      if (tables.size >= largestGroup || tables.has(table)) return false
      tables.add(table)
      return true
    })
    waiting = waiting.filter((each) => !group.includes(each))
    return group
  }

  async function work(): Promise<void> {
    underWay += 1
    // What is ready now comes along.
    await new Promise(setImmediate)
    while (waiting.length > 0) {
      const group = takeGroup()
      const commits = group.map(({ commit }) => commit)
      try {
        const advanced = await persist('write', () => advanceTogether(reader, commits, channel))
        for (const { commit, resolve } of group) resolve(advanced.get(commit.table))
      } catch (error) {
        // The database is away. Whatever else it may be, each of them finds out for itself.
        for (const { resolve, reject } of group) {
          if (error instanceof Unavailable) reject(error)
          else resolve(undefined)
        }
      }
    }
    underWay -= 1
  }

  return (commit) =>
    new Promise((resolve, reject) => {
      waiting.push({ commit, resolve, reject })
      if (underWay < mostUnderWay) void work()
    })
}
