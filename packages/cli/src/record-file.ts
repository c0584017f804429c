/** Records in files. */
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { type Game, KeyedError, load } from '@bitoku/engine'
import { errorSentence, type Language } from '@bitoku/words'
import { fileFault } from './file-faults.ts'

/** A game read from a file, or the sentence that says why not. */
export type ReadResult = { readonly game: Game } | { readonly fault: string }

/** Reads a file as text; or the sentence that says why not. */
export function readText(file: string): { readonly text: string } | { readonly fault: string } {
  try {
    return { text: readFileSync(file, 'utf8') }
  } catch (error) {
    const fault = fileFault(file, error)
    if (fault === undefined) throw error
    return { fault }
  }
}

/** Reads a record; `-` stands for standard input. */
export function readRecord(file: string, language: Language): ReadResult {
  const name = file === '-' ? 'standard input' : file
  try {
    return { game: load(readFileSync(file === '-' ? 0 : file, 'utf8')) }
  } catch (error) {
    if (error instanceof KeyedError) return { fault: `${name}: ${sentenceOf(error, language)}` }
    const fault = fileFault(name, error)
    if (fault !== undefined) return { fault }
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
    const fault = fileFault(file, error)
    if (fault === undefined) throw error
    return fault
  }
}

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
