/** Records in files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Game, KeyedError, load } from '@bitoku/engine'
import { errorSentence, type Language } from '@bitoku/words'

/** A game read from a file, or the sentence that says why not. */
export type ReadResult = { readonly game: Game } | { readonly fault: string }

/** Reads a record; `-` stands for standard input. */
export function readRecord(file: string, language: Language): ReadResult {
  const name = file === '-' ? 'standard input' : file
  try {
    return { game: load(readFileSync(file === '-' ? 0 : file, 'utf8')) }
  } catch (error) {
    if (error instanceof KeyedError) return { fault: `${name}: ${sentenceOf(error, language)}` }
    if (isFileError(error)) return { fault: `${name}: ${fileSentence(error)}` }
    throw error
  }
}

/** What an error of the engine says, with its key; what a foreign file brings along cannot steer the terminal. */
function sentenceOf({ key, args }: KeyedError, language: Language): string {
  const clean = Object.entries(args).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll(/\p{Cc}/gu, '?') : value,
  ])
  return `${errorSentence(language, { key, args: Object.fromEntries(clean) })} (${key})`
}

/** Writes a record; returns why it could not, if so. */
export function writeRecord(file: string, record: string): string | undefined {
  try {
    writeFileSync(file, record)
    return undefined
  } catch (error) {
    if (isFileError(error)) return `${file}: ${fileSentence(error)}`
    throw error
  }
}

const isFileError = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error

const fileSentences: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder.',
  EISDIR: 'This is a folder.',
  EACCES: 'The file may not be opened.',
}

const fileSentence = ({ code, message }: NodeJS.ErrnoException): string => fileSentences[code ?? ''] ?? message

/** How large a record is in bytes: as it is, and compressed. */
export interface RecordSize {
  readonly text: number
  readonly gzip: number
  readonly brotli: number
}

/** Measures a record. */
export function sizeOf(record: string): RecordSize {
  const bytes = Buffer.from(record)
  return { text: bytes.length, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length }
}
