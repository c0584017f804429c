/** A table in words, as others show it beside a link to it. */
import type { Language } from './languages.ts'
import { listAnd } from './runtime/list.ts'
import { say } from './say.ts'
import { yearAndSeason } from './score.ts'

/** A seat that is taken; bots and the Tengu have no names of their own. */
export interface SharedSeat {
  /** Which seat it is, from 0. */
  readonly seat: number
  readonly kind: 'person' | 'bot' | 'tengu'
  readonly name: string
  readonly score?: number
}

interface SharedTime {
  readonly round: number
  readonly phase: Parameters<typeof yearAndSeason>[2]
}

/** What is told of a table: nothing that is hidden from anybody. */
export interface SharedTable extends SharedTime {
  readonly state: 'waiting' | 'live' | 'finished'
  /** The seats that are taken. */
  readonly seats: readonly SharedSeat[]
  readonly free: number
}

/** A score to be beaten in a game alone. */
interface SharedChallenge {
  readonly state: 'challenge'
  readonly score: number
}

/** A position from which anybody may play on. */
interface SharedPosition extends SharedTime {
  readonly state: 'position'
}

/** What a link leads to. */
export type Shared = SharedTable | SharedChallenge | SharedPosition

/** The name of a seat. */
export const sharedName = (language: Language, { kind, name }: SharedSeat): string =>
  name !== '' ? name : say(language, kind === 'tengu' ? 'share.tengu' : 'share.bot')

/** What a free seat says. */
export const freeSeatWord = (language: Language): string => say(language, 'share.sit')

/** What a picture of it says above all. */
export function sharedHeadline(language: Language, shared: Shared): string {
  switch (shared.state) {
    case 'waiting':
      return say(language, 'share.seats', { n: shared.free })
    case 'live':
    case 'position':
      return yearAndSeason(language, shared.round, shared.phase)
    case 'finished':
      return say(language, shared.phase === 'over' ? 'share.final' : 'share.unfinished')
    case 'challenge':
      return say(language, 'share.challenge', { n: shared.score })
  }
}

/** “Bitoku — Aki and Mori”. */
export function sharedTitle(language: Language, shared: Shared): string {
  const told =
    'seats' in shared
      ? listAnd(
          language,
          shared.seats.map((seat) => sharedName(language, seat)),
        )
      : sharedHeadline(language, shared)
  return `Bitoku — ${told}`
}

/** “Year 2: Summer · Aki 23 · Mori 31”. */
export function sharedSentence(language: Language, shared: Shared): string {
  if (shared.state === 'challenge') return say(language, 'share.again')
  if (shared.state === 'position') return say(language, 'share.position')
  if (shared.state === 'waiting') return say(language, 'share.waiting', { n: shared.free })
  const list = shared.seats
    .map((seat) => [sharedName(language, seat), seat.score].filter((part) => part !== undefined).join(' '))
    .join(' · ')
  if (shared.state === 'live') return `${sharedHeadline(language, shared)} · ${list}`
  return say(language, shared.phase === 'over' ? 'share.over' : 'share.ended', { list })
}
