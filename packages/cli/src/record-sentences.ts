/** Why a record cannot be used, as a sentence. */
import type { KeyedError } from '@bitoku/engine'

type Arguments = KeyedError['args']

const sentences: Readonly<Record<string, (args: Arguments) => string>> = {
  'record.not-a-text': () => 'This is not a text.',
  'record.not-a-record': () =>
    'This is not the record of a game: its first line does not begin with "bitoku" and a version.',
  'record.rules-version': ({ record, engine }) =>
    `The record is of rules version ${record}; this program plays version ${engine}.`,
  'record.head': () => 'The first line is damaged, so the game cannot be set up.',
  'record.edition': ({ id, hash }) => `The record is of the edition ${id} (${hash}), which is not known here.`,
  'record.damaged': ({ number, move }) => `Move ${number} is damaged or not possible there: "${move}".`,
  'record.cut-off': ({ moves }) => `The record is cut off after ${moves} moves: its last line is missing.`,
  'record.state': ({ moves }) => `After ${moves} moves the game stands differently from what the record says.`,
  'setup.seats': ({ seats }) => `A game cannot have ${seats} seats.`,
  'setup.seed': ({ most }) => `A seed has 1 to ${most} characters without spaces.`,
}

/** What an error of the engine says, with its key; what a foreign file brings along cannot steer the terminal. */
export function sentenceOf({ key, args }: KeyedError): string {
  const clean = Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, String(value).replaceAll(/\p{Cc}/gu, '?')]),
  )
  return `${sentences[key]?.(clean) ?? JSON.stringify(clean)} (${key})`
}
