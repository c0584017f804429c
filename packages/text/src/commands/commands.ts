/** The commands of the text board: English words always, and those of the language that is spoken. */
import { type CommandWords } from '../words/voice.ts'

/** Every command. */
export const commandIds = [
  'status',
  'options',
  'do',
  'yes',
  'back',
  'resources',
  'dice',
  'hand',
  'domain',
  'grove',
  'bank',
  'hills',
  'path',
  'displays',
  'rival',
  'reach',
  'score',
  'log',
  'since',
  'undo',
  'redo',
  'restart',
  'confirm',
  'explain',
  'hint',
  'help',
] as const
/** A command. */
export type CommandId = (typeof commandIds)[number]

/** A command with what was said after it. */
export interface Command {
  readonly id: CommandId
  readonly rest: string
}

/** Something that is no command, and the command that was perhaps meant. */
export interface Unknown {
  readonly unknown: string
  readonly perhaps: string | undefined
}

/** Letters only: no accents, no case. */
export const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** The words of a command in one language. */
export const wordsOf = (words: CommandWords, id: CommandId): readonly string[] => words[`command.${id}`].split('|')

/** How many letters have to change to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]
}

/** Reads what was typed. A number alone takes that option; the beginning of a word is enough where it can be one command only. */
export function readCommand(text: string, catalogues: readonly CommandWords[]): Command | Unknown {
  const said = text.trim()
  if (/^\d+$/.test(said)) return { id: 'do', rest: said }
  const [first = '', ...others] = said.split(/\s+/)
  const word = bare(first)
  const rest = others.join(' ')
  const all = commandIds.flatMap((id) =>
    catalogues.flatMap((words) => wordsOf(words, id).map((known) => ({ id, known }))),
  )
  const exact = all.find(({ known }) => bare(known) === word)
  if (exact !== undefined) return { id: exact.id, rest }
  const begun = new Set(all.filter(({ known }) => word.length > 1 && bare(known).startsWith(word)).map(({ id }) => id))
  if (begun.size === 1) return { id: [...begun][0], rest }
  const near = all
    .map(({ known }) => ({ known, far: distance(bare(known), word) }))
    .filter(({ known, far }) => far <= Math.max(1, known.length / 3))
    .toSorted((one, other) => one.far - other.far)
  return { unknown: said, perhaps: near[0]?.known }
}

/** Something that has names. */
export interface Named {
  readonly id: string
  readonly names: readonly string[]
}

/** What is meant by a name: named exactly so, or else the one whose name has all the words. */
export function findNamed(said: string, all: readonly Named[]): string | undefined {
  const wanted = bare(said)
  if (wanted === '') return undefined
  const exact = all.find(({ id, names }) => [id, ...names].some((name) => bare(name) === wanted))
  if (exact !== undefined) return exact.id
  const words = wanted.split(/\s+/)
  return all.find(({ names }) => names.some((name) => words.every((word) => bare(name).includes(word))))?.id
}
