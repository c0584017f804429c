/**
 * The latest commits of a table, kept as text in its own row: a move then changes one row only. A commit is a line,
 * `<key> <at> <version> <news> <history> <keep>`, and behind tabs its moves, `<seat> <text>`.
 */
import type { NewMove } from './model.ts'
import type { Commit, Committed } from './storage.ts'

/** A commit that is not filed yet. */
export interface RecentCommit {
  readonly key: string
  readonly at: number
  readonly answer: Committed
  /** What it asked for. */
  readonly asked: readonly unknown[]
  readonly moves: readonly NewMove[]
}

/** How the line of a key begins. Keys have no spaces, moves no line breaks: it is found nowhere else. */
export const beginLine = (key: string): string => `\n${key} `

/** Its first half; the numbers of the news and of the last move come next. */
export const headOfLine = ({ key, at, expected }: Commit): string => `${beginLine(key)}${at} ${expected + 1} `

/** Its end. */
export const endOfLine = ({ keep = -1, moves }: Commit): string =>
  ` ${keep}${moves.map(({ seat, text }) => `\t${seat} ${text}`).join('')}`

/** What a commit asks for: its key is for nothing else. */
export const askedBy = ({ keep = -1, moves }: Pick<Commit, 'keep' | 'moves'>): readonly unknown[] => [keep, moves]

function readMove(text: string): NewMove {
  const gap = text.indexOf(' ')
  return { seat: Number(text.slice(0, gap)), text: text.slice(gap + 1) }
}

function readLine(line: string): RecentCommit {
  const [head, ...texts] = line.split('\t')
  const [key, at, version, news, history, keep] = head.split(' ')
  const answer = { version: Number(version), news: Number(news), history: Number(history) }
  const moves = texts.map(readMove)
  return { key, at: Number(at), answer, asked: askedBy({ keep: Number(keep), moves }), moves }
}

/** The commits in a row. */
export const readRecent = (recent: string): readonly RecentCommit[] => recent.split('\n').slice(1).map(readLine)

/** A move as it is stored. */
interface StoredMove extends NewMove {
  readonly number: number
  readonly news: number
}

/** The moves of commits as they are stored. */
export const movesOf = (commits: readonly Pick<RecentCommit, 'answer' | 'moves'>[]): readonly StoredMove[] =>
  commits.flatMap(({ answer: { news, history }, moves }) =>
    moves.map(({ seat, text }, index) => ({ number: history - moves.length + 1 + index, seat, text, news })),
  )

/** The moves in a row as they are stored. */
export const recentMoves = (recent: string): readonly StoredMove[] => movesOf(readRecent(recent))
