import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bitoku-interrupt-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

interface Outcome {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly error: string
}

/** Runs a program; each time that it says one of `cues` in turn, on either way out, it gets a Ctrl-C. */
function interrupted(args: readonly string[], ...cues: readonly RegExp[]): Promise<Outcome> {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, error, sent] = ['', '', 0]
  const look = (): void => {
    if (sent === cues.length || !cues[sent].test(out + error)) return
    sent += 1
    child.kill('SIGINT')
  }
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text
    look()
  })
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    error += text
    look()
  })
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, out, error })))
}

it('Ctrl-C ends the fuzz with the games so far, marked as partial', async () => {
  const fuzz = join(root, 'packages/engine/test/fuzz.ts')
  const { code, out, error } = await interrupted(
    [fuzz, '--games', '1000000', '--seed', 'a'],
    /note: \d+\/1000000 games/,
  )
  expect([code, error]).toEqual([130, expect.stringContaining('note: Ends early')])
  expect(out).toMatch(/^Partial: ended by Ctrl-C, .*\nseed a\n[1-9]\d* games, \d+ moves, \d+ checks, 0 failures in/)
})

it('a second Ctrl-C ends a program at once, in the middle of its work', async () => {
  const program = join(folder, 'stubborn.ts')
  const interrupt = JSON.stringify(join(root, 'scripts/interrupt.ts'))
  writeFileSync(
    program,
    `import { writeSync } from 'node:fs'
    import { hearInterrupt } from ${interrupt}
    hearInterrupt().addEventListener('abort', () => { writeSync(1, 'busy'); for (;;); })
    setInterval(() => {}, 1000)
    writeSync(1, 'ready')`,
  )
  const { signal, out } = await interrupted([program], /ready/, /busy/)
  expect([signal, out]).toEqual(['SIGINT', 'readybusy'])
})

it('Ctrl-C ends bench:server with what there is so far, marked as partial, and its servers with it', async () => {
  const bench = join(root, 'packages/server/bench/bench.ts')
  const { code, out, error } = await interrupted([bench, '--quick'], /\| bitoku, SQLite \| 64 /)
  expect([code, error]).toEqual([130, expect.stringContaining('note: Ends early')])
  expect(out).toMatch(/\| bitoku, SQLite \| 64 [^]*\nPartial: ended by Ctrl-C/)
})

it('Ctrl-C ends bench:web with what there is so far, marked as partial', async () => {
  const bench = join(root, 'packages/web/e2e/take-measures.ts')
  const { code, out, error } = await interrupted([bench], /note: 0\/4 measures/)
  expect([code, error]).toEqual([130, expect.stringContaining('note: Ends early')])
  expect(out).toMatch(/^Partial: ended by Ctrl-C, .*\n$/)
})
