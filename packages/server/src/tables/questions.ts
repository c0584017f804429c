/** Questions to the table: what they mean and who is asked. */
import { questionKinds } from '@bitoku/host'
import type { Table } from '../storage/model.ts'

/** A question to the table. */
export interface Question {
  readonly kind: (typeof questionKinds)[number]
  /** How many moves stay, or the seat that a bot is to take; of the end nothing. */
  readonly about: number
}

/** A question as it is stored. */
export const writeQuestion = ({ kind, about }: Question): string => `${kind} ${about}`

/** How a question is written. */
export const questionPattern = new RegExp(`^(${questionKinds.join('|')}) (\\d{1,6})$`)

/** A stored question. */
export function readQuestion(text: string): Question | undefined {
  const [, kind, about] = questionPattern.exec(text) ?? []
  return kind === undefined ? undefined : { kind: kind as Question['kind'], about: Number(about) }
}

/** The persons who may answer: all but the one who asks and the one whose seat it is about. */
export const askedPersons = (table: Table, { kind, about }: Question, by: number): readonly number[] =>
  table.seats.flatMap(({ kind: who }, seat) =>
    who === 'person' && seat !== by && !(kind === 'replace' && seat === about) ? [seat] : [],
  )
