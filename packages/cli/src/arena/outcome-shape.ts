/** Whether what was read from a file is the outcome of a game. */
import { type FaultNote, faults } from '../bots/faults.ts'
import { type VpByLine, vpLines } from '../vp-lines.ts'
import type { Outcome, SeatOutcome } from './job.ts'

type Members = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

const isNumber = (value: unknown): value is number => typeof value === 'number'

const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] =>
  Array.isArray(value) && value.every(isItem)

const isText = (value: unknown): value is string => typeof value === 'string'

const isFaultNote = (value: unknown): value is FaultNote =>
  isObject(value) && faults.some((fault) => fault === value['fault']) && isNumber(value['move'])

const isVpByLine = (value: unknown): value is VpByLine =>
  isObject(value) && vpLines.every((line) => isNumber(value[line]))

/** One check for each member, so that none is forgotten. */
const checks: Readonly<Record<keyof SeatOutcome, (value: unknown) => boolean>> = {
  total: isNumber,
  rank: isNumber,
  place: isNumber,
  vp: isVpByLine,
  moveTimes: (value) => isListOf(value, isNumber),
  turnTimes: (value) => isListOf(value, isNumber),
  faults: (value) => isListOf(value, isFaultNote),
  owned: (value) => isListOf(value, isText),
}

const isSeatOutcome = (value: unknown): value is SeatOutcome =>
  isObject(value) && Object.entries(checks).every(([name, check]) => check(value[name]))

/** Whether a value is one. */
export const isOutcome = (value: unknown): value is Outcome => isListOf(value, isSeatOutcome)
