/** A table in words, as others show it beside a link to it. */
import type { Language } from './languages.ts'
import { listAnd } from './runtime/list.ts'
import { say } from './say.ts'
import { yearAndSeason } from './score.ts'

/** What is told of a table: nothing that is hidden from anybody. */
export interface SharedTable {
  readonly state: 'waiting' | 'live' | 'finished'
  /** The seats that are taken; bots and the Tengu have no names of their own. */
  readonly seats: readonly {
    readonly kind: 'person' | 'bot' | 'tengu'
    readonly name: string
    readonly score?: number
  }[]
  readonly free: number
  readonly round: number
  readonly phase: Parameters<typeof yearAndSeason>[2]
}

const nameIn = (language: Language, { kind, name }: SharedTable['seats'][number]): string =>
  name !== '' ? name : say(language, kind === 'tengu' ? 'share.tengu' : 'share.bot')

/** “Bitoku — Aki and Mori”. */
export const sharedTitle = (language: Language, { seats }: SharedTable): string =>
  `Bitoku — ${listAnd(
    language,
    seats.map((seat) => nameIn(language, seat)),
  )}`

/** “Year 2, Summer · Aki 23 · Mori 31”. */
export function sharedSentence(language: Language, { state, seats, free, round, phase }: SharedTable): string {
  if (state === 'waiting') return say(language, 'share.waiting', { n: free })
  const scored = seats.map((seat) =>
    [nameIn(language, seat), seat.score].filter((part) => part !== undefined).join(' '),
  )
  const list = scored.join(' · ')
  if (state === 'live') return `${yearAndSeason(language, round, phase)} · ${list}`
  return say(language, phase === 'over' ? 'share.over' : 'share.ended', { list })
}
