import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { pastMoves } from '@bitoku/engine'
import { type ReadResult, readRecord, sizeOf, writeRecord } from '../src/record-file.ts'
import { withFolder } from './command.ts'
import { recordOf } from './sample.ts'

/** Reads a text as if it were a file. */
function readText(text: string): ReadResult {
  return withFolder((folder) => {
    const file = join(folder, 'game.bitoku')
    writeFileSync(file, text)
    return readRecord(file, 'en')
  })
}

const faultOf = (result: ReadResult): string => ('fault' in result ? result.fault : 'sound')

it('reads a sound record', () => {
  const result = readText(recordOf(3, 25))
  expect('game' in result && pastMoves(result.game).length).toBe(25)
})

it.each([
  ['a foreign text', () => 'Dear diary,\n', 'record.not-a-record'],
  ['nothing', () => '', 'record.not-a-record'],
  ['a cut-off record', () => recordOf(2, 20).split('\n').slice(0, -2).join('\n'), 'record.cut-off'],
  ['a damaged move', () => recordOf(2, 20).replace('discard', 'dis\u001Bcard'), 'record.damaged'],
  ['another rules version', () => recordOf(2, 0).replace(/^bitoku \d+/, 'bitoku 999'), 'record.rules-version'],
  ['a damaged head', () => recordOf(2, 0).replace('seed=', 'seed=x'), 'record.head'],
  ['another end', () => recordOf(2, 3).replace(/end \w+/, 'end 00000000'), 'record.state'],
])('says in one line what is wrong with %s', (_, makeRecord, key) => {
  const fault = faultOf(readText(makeRecord()))
  expect(fault).toMatch(/: [A-Z].* \(/)
  expect(fault).toContain(`(${key})`)
  expect(fault).not.toMatch(/\p{Cc}/u)
})

it('says so when there is no such file, or it is a folder', () => {
  expect(faultOf(readRecord('/no/such/file', 'en'))).toBe('/no/such/file: There is no such file or folder.')
  expect(faultOf(withFolder((folder) => readRecord(folder, 'en')))).toContain('This is a folder.')
  expect(writeRecord('/no/such/file', '')).toBe('/no/such/file: There is no such file or folder.')
})

it('measures a record as it is and compressed', () => {
  const record = recordOf(4, 200)
  const { text, gzip, brotli } = sizeOf(record)
  expect(text).toBe(record.length)
  expect(gzip).toBeLessThan(text)
  expect(brotli).toBeLessThan(text)
})
