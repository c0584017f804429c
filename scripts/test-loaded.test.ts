import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

/** Runs some code of Node beside the busy processes. */
function runLoaded(code: string): { readonly run: ChildProcess; readonly lines: () => readonly string[] } {
  const script = fileURLToPath(new URL('test-loaded.mjs', import.meta.url))
  const run = spawn(process.execPath, [script, process.execPath, '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  run.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { run, lines: () => said.trimEnd().split('\n') }
}

/** The processes that the first line names. */
const busyOf = ([first]: readonly string[]): readonly number[] =>
  (/processes: ([\d ]+);/.exec(first)?.[1] ?? '').split(' ').map(Number)

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the tests under load', () => {
  it('run beside four busy processes, pass on how they ended, and leave nothing behind', async () => {
    const { run, lines } = runLoaded('console.log("5 passed, 2 failed"); process.exit(3)')
    const [code] = (await once(run, 'close')) as [number]
    expect(code).toBe(3)
    expect(lines().at(-1)).toBe('5 passed, 2 failed')
    expect(lines().at(-2)).toMatch(/^beside 4 busy processes: \d+ min \d+ s; load average [\d.]+ before, .+ at most$/)
    expect(busyOf(lines())).toHaveLength(4)
    await expect.poll(() => busyOf(lines()).filter(isAlive)).toEqual([])
  })

  it('end with all that they have started when they are interrupted', async () => {
    const { run, lines } = runLoaded('console.log(`inner ${process.pid}`); setInterval(() => {}, 1000)')
    const inner = (): number => Number(/inner (\d+)/.exec(lines().join('\n'))?.[1])
    await expect.poll(inner).toBeGreaterThan(0)
    const started = [inner(), ...busyOf(lines())]
    expect(started.filter(isAlive)).toEqual(started)
    run.kill('SIGINT')
    const [code] = (await once(run, 'close')) as [number]
    expect(code).toBe(1)
    expect(lines().join('\n')).toContain('interrupted')
    await expect.poll(() => started.filter(isAlive)).toEqual([])
  })

  it('end with it even when it is killed', async () => {
    const { run, lines } = runLoaded('setTimeout(() => {}, 3000)')
    await expect.poll(() => busyOf(lines()).length).toBe(4)
    run.kill('SIGKILL')
    await expect.poll(() => busyOf(lines()).filter(isAlive)).toEqual([])
  })
})
