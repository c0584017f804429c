/** Questions to the table: what they mean, who is asked, and how long they hold. */
import { questionKinds } from '@bitoku/host'
import type { Table, Vote } from '../storage/model.ts'
import { type HotGame, lastMoves } from './hot.ts'

/** A question to the table. */
export interface Question {
  readonly kind: (typeof questionKinds)[number]
  /** How many moves stay, or the seat that a bot is to take; of the end nothing. */
  readonly about: number
  /** How many moves were made when it was asked, if it does not outlast further ones. */
  readonly history?: number
}

/** A question as it is stored. */
export const writeQuestion = ({ kind, about, history }: Question): string =>
  [kind, about, ...(history === undefined ? [] : [history])].join(' ')

/** How a question is written. */
export const questionPattern = new RegExp(`^(${questionKinds.join('|')}) (\\d{1,6})(?: (\\d{1,6}))?$`)

/** A stored question. */
export function readQuestion(text: string): Question | undefined {
  const [, kind, about, history] = questionPattern.exec(text) ?? []
  if (kind === undefined) return undefined
  return {
    kind: kind as Question['kind'],
    about: Number(about),
    ...(history !== undefined && { history: Number(history) }),
  }
}

/** The persons who may answer: all but the one who asks and the one whose seat it is about. */
export const askedPersons = (table: Table, { kind, about }: Question, by: number): readonly number[] =>
  table.seats.flatMap(({ kind: who }, seat) =>
    who === 'person' && seat !== by && !(kind === 'replace' && seat === about) ? [seat] : [],
  )

/** The game that questions are asked in. */
type Asked = Pick<HotGame, 'table' | 'game'>

/**
 * Whether the game has gone on past a question. Nobody has agreed to lose a move that was made later, so a take-back ends with
 * any move; who asks for the end and moves again plays on.
 */
export function isVoid({ table, game }: Asked, { kind, history }: Question, by: number): boolean {
  if (kind === 'replace') return false
  if (history === undefined || history > table.history) return true
  const since = lastMoves(game, table.history - history)
  return kind === 'take-back' ? since.length > 0 : since.some(({ seat }) => seat === by)
}

/** The votes on questions that still hold. The first vote on a question is that of whoever has asked. */
export function openVotes(asked: Asked, votes: readonly Vote[]): readonly Vote[] {
  return votes.filter(({ question: text }) => {
    const question = readQuestion(text)
    const first = votes.find((vote) => vote.question === text)
    return question !== undefined && first !== undefined && !isVoid(asked, question, first.seat)
  })
}
