/** Fills in messages: each is read once and kept. */
import { type Language, languages, localeOf } from '../languages.ts'
import { type Message, parseMessage, type Part } from './parse.ts'
import { typeset } from './typeset.ts'

/** What a message is filled with. */
export type Arguments = Readonly<Record<string, string | number>>

interface Tongue {
  readonly plurals: Intl.PluralRules
  readonly numbers: Intl.NumberFormat
  readonly known: Map<string, Message>
}

const tongues = Object.fromEntries(
  languages.map((language): [Language, Tongue] => [
    language,
    {
      plurals: new Intl.PluralRules(localeOf[language]),
      numbers: new Intl.NumberFormat(localeOf[language]),
      known: new Map(),
    },
  ]),
) as Readonly<Record<Language, Tongue>>

function read(language: Language, text: string): Message {
  const { known } = tongues[language]
  const message = known.get(text) ?? parseMessage(typeset(language, text))
  known.set(text, message)
  return message
}

/** The case that a choice takes. A missing argument takes “other”. */
function chosen(tongue: Tongue, part: Exclude<Part, string>, value: string | number | undefined): Message {
  if (part.kind === 'argument') return []
  const other = part.cases.get('other') ?? []
  if (part.kind === 'select') return part.cases.get(String(value)) ?? other
  if (typeof value !== 'number') return other
  return part.cases.get(`=${value}`) ?? part.cases.get(tongue.plurals.select(value)) ?? other
}

function write(tongue: Tongue, message: Message, args: Arguments): string {
  let text = ''
  for (const part of message) {
    if (typeof part === 'string') text += part
    else if (part.kind === 'argument') text += writeValue(tongue, part.name, args[part.name])
    else text += write(tongue, chosen(tongue, part, args[part.name]), args)
  }
  return text
}

/** A missing argument stays visible: a gap in a sentence would go unnoticed. */
function writeValue(tongue: Tongue, name: string, value: string | number | undefined): string {
  if (value === undefined) return `{${name}}`
  return typeof value === 'number' ? tongue.numbers.format(value) : value
}

/** The message with its arguments. */
export function format(language: Language, text: string, args: Arguments): string {
  return write(tongues[language], read(language, text), args)
}
