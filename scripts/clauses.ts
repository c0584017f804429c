/** Which clauses of docs/rules.md the tests name. Pure functions: text in, ids out; scripts/rules.ts does the reading. */

/** A clause of the rules: its id and its text, without the marks of Markdown. */
interface Clause {
  readonly id: string
  readonly text: string
}

/** A file of tests. */
interface TestFile {
  readonly file: string
  readonly source: string
}

/** What the tests say about the clauses. */
interface Report {
  /** The ids of all clauses. */
  readonly clauses: readonly string[]
  readonly named: readonly string[]
  readonly missing: readonly string[]
  /** Ids that a test names and no clause has. */
  readonly unknown: readonly { readonly id: string; readonly file: string }[]
}

/** The clauses in the order of the document, one for each definition: an id defined twice is there twice. */
export function readClauses(markdown: string): readonly Clause[] {
  const clauses: Clause[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const match = /^- \*\*([A-Z]-\d+)\*\*\s*(.*)$/.exec(line)
    if (match) clauses.push({ id: match[1], text: match[2].replaceAll(/[*`]/g, '').trim() })
  }
  return clauses
}

/** The rows of the table under a heading of the second level, cell by cell, without its head. */
export function readTable(markdown: string, heading: string): readonly (readonly string[])[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`)
  const lines = section.split(/\n## /)[0].split(/\r?\n/)
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').slice(1, -1))
  return rows.slice(2).map((cells) => cells.map((cell) => cell.trim()))
}

const rulingMark = /\(ruling: /g
const readingMark = /ruling, the texts differ: /g

/** What is wrong with the tables of rulings and readings: each row names clauses, and each mark in a clause has its row. */
export function findTableFaults(markdown: string): readonly string[] {
  const known = new Set(readClauses(markdown).map(({ id }) => id))
  const texts = readWholeClauses(markdown)
  const faults: string[] = []
  const count = (heading: string, cells: number): ReadonlyMap<string, number> => {
    const rows = readTable(markdown, heading)
    if (rows.length === 0) faults.push(`the table of ${heading} is empty`)
    const found = new Map<string, number>()
    const seen = new Set<string>()
    for (const row of rows) {
      const ids = row[0].split(', ')
      const name = `${heading}, ${row.join(' | ')}`
      if (row.length !== cells || row.includes('')) faults.push(`a cell is missing or empty: ${name}`)
      if (seen.has(row.join('|'))) faults.push(`told twice: ${name}`)
      seen.add(row.join('|'))
      for (const id of ids) {
        if (!known.has(id)) faults.push(`no clause ${id}: ${name}`)
        found.set(id, (found.get(id) ?? 0) + 1)
      }
    }
    return found
  }
  const rulings = count('Rulings', 3)
  const readings = count('Readings', 4)
  for (const [id, text] of texts) {
    const marks = text.match(rulingMark)?.length ?? 0
    if (marks !== (rulings.get(id) ?? 0)) faults.push(`${id} has ${marks} rulings, the table ${rulings.get(id) ?? 0}`)
    const differing = text.match(readingMark)?.length ?? 0
    if (differing > (readings.get(id) ?? 0)) faults.push(`${id} has ${differing} readings that no row compares`)
  }
  return faults
}

/** The clauses with all of their lines, up to the next clause or heading. */
function readWholeClauses(markdown: string): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  let open: string | undefined
  for (const line of markdown.split(/\r?\n/)) {
    const id = /^- \*\*([A-Z]-\d+)\*\*/.exec(line)?.[1]
    if (id !== undefined) open = id
    else if (line.startsWith('#')) open = undefined
    if (open !== undefined) texts.set(open, `${texts.get(open) ?? ''} ${line.trim()}`)
  }
  return texts
}

/** The ids that more than one clause claims, each once. */
export function findDuplicates(clauses: readonly Clause[]): readonly string[] {
  const ids = clauses.map((clause) => clause.id)
  return unique(ids.filter((id, index) => ids.indexOf(id) !== index))
}

/** The first words of a clause, enough to know it by. */
export function firstWords(text: string, count = 10): string {
  const words = text.split(/\s+/)
  return words.length > count ? `${words.slice(0, count).join(' ')} …` : words.join(' ')
}

/** The clause ids in a text, each once, in the order found. */
export function findIds(text: string): readonly string[] {
  return unique([...text.matchAll(/\b[A-Z]-\d+\b/g)].map((match) => match[0]))
}

/** Compares the clauses with the names of the tests. */
export function compareClauses(clauses: readonly Clause[], tests: readonly TestFile[]): Report {
  const all = unique(clauses.map((clause) => clause.id))
  const known = new Set(all)
  const found = new Set<string>()
  const unknown: { id: string; file: string }[] = []
  for (const { file, source } of tests) {
    for (const id of findIds(readTestNames(source).join('\n'))) {
      if (known.has(id)) found.add(id)
      else unknown.push({ id, file })
    }
  }
  return {
    clauses: all,
    named: all.filter((id) => found.has(id)),
    missing: all.filter((id) => !found.has(id)),
    unknown,
  }
}

/**
 * The names given to it, test, describe and suite, also through `.each(table)(name)` and its like. The id must stand in
 * the name itself: what a table or an expression puts there only at run time is not seen. A test that is skipped, still
 * to do or expected to fail proves nothing, so it and all inside it are passed over.
 */
export function readTestNames(source: string): readonly string[] {
  const tokens = scanTokens(source)
  const names: string[] = []
  let at = 0
  while (at < tokens.length) {
    const isCall = tokens[at].kind === 'word' && testWords.has(tokens[at].text) && !isText(tokens[at - 1], '.')
    if (!isCall) {
      at += 1
      continue
    }
    const call = readCall(tokens, at + 1)
    if (call.name !== undefined) names.push(call.name)
    at = call.next
  }
  return names
}

const testWords = new Set(['it', 'test', 'describe', 'suite'])
const unprovedWords = new Set(['skip', 'todo', 'fails'])

type TokenKind = 'word' | 'number' | 'string' | 'regex' | 'mark'

interface Token {
  readonly kind: TokenKind
  readonly text: string
}

/** Reads what follows `it`: members, type arguments, tables, and at last the call that holds the name. */
function readCall(
  tokens: readonly Token[],
  start: number,
): { readonly name: string | undefined; readonly next: number } {
  let at = start
  let proved = true
  while (at < tokens.length) {
    if (isText(tokens[at], '.') && tokens[at + 1]?.kind === 'word') {
      if (unprovedWords.has(tokens[at + 1].text)) proved = false
      at += 2
    } else if (isText(tokens[at], '<')) {
      at = passTypeArguments(tokens, at)
    } else if (tokens[at].kind === 'string') {
      // The table of it.each`…`.
      at += 1
    } else if (isText(tokens[at], '(')) {
      const end = passBrackets(tokens, at)
      const isTable = isText(tokens[end], '(')
      if (!isTable) {
        return proved ? { name: readName(tokens, at + 1), next: at + 1 } : { name: undefined, next: end }
      }
      at = end
    } else break
  }
  return { name: undefined, next: Math.max(at, start) }
}

/** A name: one text, or several joined by plus signs; what is no text among them is left out. */
function readName(tokens: readonly Token[], start: number): string | undefined {
  if (tokens[start]?.kind !== 'string') return undefined
  let name = tokens[start].text
  let at = start + 1
  while (isText(tokens[at], '+') && tokens[at + 1] !== undefined) {
    name += tokens[at + 1].kind === 'string' ? tokens[at + 1].text : ' … '
    at += 2
  }
  return name
}

/** The place after the bracket that closes the one at `start`. */
function passBrackets(tokens: readonly Token[], start: number): number {
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    if (isText(tokens[at], '(') || isText(tokens[at], '[') || isText(tokens[at], '{')) depth += 1
    if (isText(tokens[at], ')') || isText(tokens[at], ']') || isText(tokens[at], '}')) depth -= 1
    if (depth === 0) return at + 1
  }
  return tokens.length
}

/** The place after the `>` that closes the type arguments opened at `start`. */
function passTypeArguments(tokens: readonly Token[], start: number): number {
  let depth = 0
  for (let at = start; at < tokens.length; at += 1) {
    if (isText(tokens[at], '<')) depth += 1
    // The `>` of an arrow closes nothing.
    if (isText(tokens[at], '>') && !isText(tokens[at - 1], '=')) depth -= 1
    if (depth === 0) return at + 1
  }
  return tokens.length
}

function isText(token: Token | undefined, text: string): boolean {
  return token?.kind === 'mark' && token.text === text
}

const wordPattern = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const numberPattern = /\d[\w.]*/y
const lineCommentPattern = /\/\/.*/y
const blockCommentPattern = /\/\*[^]*?(?:\*\/|$)/y
const regexPattern = /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/\w*/y

/** Words after which a slash begins a regular expression and not a division. */
const wordsBeforeRegex = new Set(
  'await case delete do else in instanceof new of return throw typeof void yield'.split(' '),
)
/** Words whose round brackets are followed by a statement, so that a slash after them begins a regular expression. */
const wordsBeforeStatement = new Set(['if', 'while', 'for', 'with'])

/** The tokens of TypeScript source; comments are gone, a template is one string with its expressions left out. */
function scanTokens(source: string): readonly Token[] {
  const tokens: Token[] = []
  scanCode(source, 0, tokens)
  return tokens
}

/** Scans code from `start` to the end, or past the `}` that closes a template's expression; returns where it stopped. */
function scanCode(source: string, start: number, tokens: Token[]): number {
  const opened: { readonly bracket: string; readonly before: Token | undefined }[] = []
  let afterCondition = false
  let at = start
  while (at < source.length) {
    const char = source[at]
    const before = tokens.at(-1)
    const slashIsRegex = afterCondition || !endsValue(before)
    if (/\s/.test(char)) {
      at += 1
      continue
    }
    const comment = matchAt(lineCommentPattern, source, at) ?? matchAt(blockCommentPattern, source, at)
    if (comment !== undefined) {
      at += comment.length
      continue
    }
    afterCondition = false
    if (char === "'" || char === '"') {
      const { text, next } = scanString(source, at)
      tokens.push({ kind: 'string', text })
      at = next
      continue
    }
    if (char === '`') {
      const { text, next } = scanTemplate(source, at)
      tokens.push({ kind: 'string', text })
      at = next
      continue
    }
    const word = matchAt(wordPattern, source, at)
    const number = matchAt(numberPattern, source, at)
    const regex = slashIsRegex ? matchAt(regexPattern, source, at) : undefined
    const text = word ?? number ?? regex ?? char
    const kind = word !== undefined ? 'word' : number !== undefined ? 'number' : regex !== undefined ? 'regex' : 'mark'
    if (kind === 'mark') {
      if (char === '(' || char === '[' || char === '{') opened.push({ bracket: char, before })
      if (char === '}' && opened.length === 0) return at + 1
      if (char === ')' || char === ']' || char === '}') {
        const open = opened.pop()
        const word = open?.before
        afterCondition = open?.bracket === '(' && word?.kind === 'word' && wordsBeforeStatement.has(word.text)
      }
    }
    tokens.push({ kind, text })
    at += text.length
  }
  return at
}

/** Whether a token can be the end of a value, so that a slash after it divides. */
function endsValue(token: Token | undefined): boolean {
  if (token === undefined) return false
  if (token.kind === 'mark') return token.text === ')' || token.text === ']' || token.text === '}'
  return token.kind !== 'word' || !wordsBeforeRegex.has(token.text)
}

/** A string in quotes; one that is never closed ends with its line. */
function scanString(source: string, start: number): { readonly text: string; readonly next: number } {
  const quote = source[start]
  let text = ''
  let at = start + 1
  while (at < source.length && source[at] !== quote && source[at] !== '\n') {
    const isEscape = source[at] === '\\'
    text += isEscape ? unescapeChar(source[at + 1]) : source[at]
    at += isEscape ? 2 : 1
  }
  return { text, next: at + 1 }
}

/** A template; each expression in it leaves an ellipsis. */
function scanTemplate(source: string, start: number): { readonly text: string; readonly next: number } {
  let text = ''
  let at = start + 1
  while (at < source.length && source[at] !== '`') {
    if (source.startsWith('${', at)) {
      text += '…'
      at = scanCode(source, at + 2, [])
      continue
    }
    const isEscape = source[at] === '\\'
    text += isEscape ? unescapeChar(source[at + 1]) : source[at]
    at += isEscape ? 2 : 1
  }
  return { text, next: at + 1 }
}

/** The character an escape stands for; white space is all the same in a name. */
function unescapeChar(char: string | undefined): string {
  if (char === undefined || char === '\n') return ''
  return 'bfnrtv'.includes(char) ? ' ' : char
}

function matchAt(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(source)?.[0]
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)]
}
