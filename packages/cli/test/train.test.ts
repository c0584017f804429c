import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { bitoku, entry, plainTerminal, refusalOf } from './command.ts'

const folders: string[] = []

/** A folder for a training. */
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
  folders.push(folder)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const trainIn = (folder: string, ...more: readonly string[]): readonly string[] => [
  'train',
  '--folder',
  join(folder, 'net'),
  '--games',
  '1',
  '--workers',
  '1',
  ...more,
]

it('trains until the time is over, and goes on where it ended', () => {
  const folder = openFolder()
  const first = bitoku(trainIn(folder, '--minutes', '0.01'))
  expect([first.code, first.error]).toEqual([0, ''])
  expect(first.out).toMatch(/^generation 1 of 120 {2}1 games.* min left\n/)
  expect(readdirSync(join(folder, 'net')).length).toBeGreaterThan(0)
  const next = first.out.trimEnd().split('\n').length + 1
  const second = bitoku(trainIn(folder, '--generations', String(next), '--json'))
  expect(JSON.parse(second.out)).toMatchObject({ generation: next, games: next })
})

it('ends cleanly when it is interrupted, with what it has learnt', async () => {
  const folder = openFolder()
  const child = spawn(process.execPath, [entry, ...trainIn(folder)], { env: { ...process.env, ...plainTerminal } })
  let error = ''
  child.stderr.on('data', (text) => (error += String(text)))
  child.stdout.once('data', () => child.kill('SIGINT'))
  const code = await new Promise((resolve) => child.on('exit', resolve))
  expect(code).toBe(130)
  expect(error).toContain('ending with this generation.')
  expect(existsSync(join(folder, 'net'))).toBe(true)
})

it('refuses a folder that holds another training', async () => {
  const folder = openFolder()
  mkdirSync(join(folder, 'net'))
  writeFileSync(join(folder, 'net', 'standing.json'), JSON.stringify({ seats: 2 }))
  expect(await refusalOf(trainIn(folder, '--seats', '3'))).toContain('for 2 seats, not 3')
})

it('refuses a folder with a damaged training, and one that cannot be made, before anything is played', async () => {
  const folder = openFolder()
  mkdirSync(join(folder, 'net'))
  writeFileSync(join(folder, 'net', 'standing.json'), '{"seats": 2')
  expect(await refusalOf(trainIn(folder))).toMatch(/^error: .*standing\.json is damaged: .*\n$/)
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(await refusalOf(trainIn(file))).toMatch(
    /^error: option '--folder <path>' cannot be used\. .*file: This is no folder\.\n$/,
  )
})

it('publishes what it has learnt, with how it was learnt', async () => {
  const folder = openFolder()
  const args = trainIn(folder, '--generations', '1', '--seed', 'maple', '--publish', folder)
  const { code, error } = bitoku(args)
  const file = join(folder, 'two.ts')
  expect([code, error]).toEqual([0, `note: published: ${file}\n`])
  const { two } = (await import(file)) as { readonly two: unknown }
  expect(two).toMatchObject({
    seats: 2,
    games: 1,
    generations: 1,
    runs: [
      { seed: 'maple', generations: 1, settings: { workers: 1, generations: 1, gamesPerGeneration: 1, lambda: 0.9 } },
    ],
  })
})

it('says before it begins that it could not publish', async () => {
  const folder = openFolder()
  const nowhere = join(folder, 'nowhere')
  const said = await refusalOf(trainIn(folder, '--generations', '1', '--publish', nowhere))
  expect(said).toBe(`error: ${nowhere}: There is no such file or folder.\n`)
  expect(existsSync(join(folder, 'net'))).toBe(false)
})

it('says so when there is nothing left to train', () => {
  const folder = openFolder()
  expect(bitoku(trainIn(folder, '--generations', '1'))).toMatchObject({ code: 0, error: '' })
  const { code, out, error } = bitoku(trainIn(folder, '--generations', '1'))
  expect([code, out]).toEqual([0, ''])
  expect(error).toMatch(/^note: nothing to train: .*net has come to its last generation\. For more: --generations\.\n$/)
})

it('refuses another start for a training that has begun', async () => {
  const folder = openFolder()
  bitoku(trainIn(folder, '--generations', '1'))
  const said = await refusalOf(trainIn(folder, '--generations', '2', '--from', join(folder, 'nowhere')))
  expect(said).toMatch(/^error: .*net holds a training that began with nothing, not with .*nowhere.*\n$/)
})

it('wants to know where to keep what it learns', async () => {
  expect(await refusalOf(['train'])).toContain('--folder <path>')
})
