/**
 * Reads messages: a small part of the ICU syntax. `{name}` is an argument, `{n, plural, one {# die} other {# dice}}`
 * chooses by number (`=2 {…}` for exactly two), `{x, select, a {…} other {…}}` by word. There is no quoting: the
 * apostrophe is a letter like any other.
 */

/** A piece of a message: text, an argument, the number of the plural around it, or a choice. */
export type Part =
  | string
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly cases: ReadonlyMap<string, Message> }

/** A message that has been read. */
export type Message = readonly Part[]

interface Reader {
  readonly text: string
  at: number
}

function fail(reader: Reader, what: string): never {
  throw new Error(`message “${reader.text}”, character ${reader.at}: ${what}`)
}

const word = /[A-Za-z0-9_=-]+/y
const space = /\s*/y

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at
  const found = pattern.exec(reader.text)?.[0] ?? ''
  reader.at += found.length
  return found
}

function takeWord(reader: Reader, what: string): string {
  take(reader, space)
  const found = take(reader, word)
  if (found === '') fail(reader, `${what} expected`)
  take(reader, space)
  return found
}

function expect(reader: Reader, character: string): void {
  if (reader.text[reader.at] !== character) fail(reader, `“${character}” expected`)
  reader.at += 1
}

/** Reads up to the closing brace of the case around it, or to the end; `number` is the argument of the plural around it. */
function readParts(reader: Reader, number: string | undefined): Message {
  const parts: Part[] = []
  let text = ''
  const flush = (): void => {
    if (text !== '') parts.push(text)
    text = ''
  }
  while (reader.at < reader.text.length && reader.text[reader.at] !== '}') {
    const character = reader.text[reader.at]
    if (character === '{') {
      flush()
      parts.push(readBraces(reader, number))
    } else {
      reader.at += 1
      if (character === '#' && number !== undefined) {
        flush()
        parts.push({ kind: 'argument', name: number })
      } else text += character
    }
  }
  flush()
  return parts
}

function readBraces(reader: Reader, number: string | undefined): Part {
  expect(reader, '{')
  const name = takeWord(reader, 'name')
  if (reader.text[reader.at] === '}') {
    reader.at += 1
    return { kind: 'argument', name }
  }
  expect(reader, ',')
  const kind = takeWord(reader, 'plural or select')
  if (kind !== 'plural' && kind !== 'select') fail(reader, `no such choice: ${kind}`)
  expect(reader, ',')
  const cases = readCases(reader, kind === 'plural' ? name : number)
  expect(reader, '}')
  if (!cases.has('other')) fail(reader, 'a choice without “other”')
  return { kind, name, cases }
}

function readCases(reader: Reader, number: string | undefined): ReadonlyMap<string, Message> {
  const cases = new Map<string, Message>()
  take(reader, space)
  while (reader.text[reader.at] !== '}') {
    const name = takeWord(reader, 'case')
    if (cases.has(name)) fail(reader, `case “${name}” twice`)
    expect(reader, '{')
    cases.set(name, readParts(reader, number))
    expect(reader, '}')
    take(reader, space)
  }
  return cases
}

/** Reads a message; throws where it is not well formed. */
export function parseMessage(text: string): Message {
  const reader: Reader = { text, at: 0 }
  const parts = readParts(reader, undefined)
  if (reader.at < text.length) fail(reader, 'a brace too many')
  return parts
}
