import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Findings, judge, type Measured } from '../../bench/goals.ts'

const bench = join(import.meta.dirname, '../../bench/bench.ts')

const measured = (perCore: number, p99: number): Measured => {
  const load = { perSecond: perCore, requests: perCore, perCore, p50: 1, p99 }
  return { best: load, half: load }
}

const good: Findings = {
  ours: measured(10_000, 20),
  steps: measured(5000, 20),
  peer: measured(1700, 50),
  filing: measured(130, 500),
  table: 58 * 1024,
  game: 2500,
}

const missed = (found: Findings, isQuick = false): readonly string[] =>
  judge(found, isQuick)
    .filter(({ reached }) => !reached)
    .map(({ name }) => name)

describe('the goals of bench:server', () => {
  it('are all reached by what was measured on a quiet machine', () => {
    expect(judge(good, false)).toHaveLength(7)
    expect(missed(good)).toEqual([])
  })

  it.each([
    [{ ours: measured(1200, 20) }, 'planned turns to boardgame.io'],
    [{ steps: measured(1200, 20) }, 'move by move to boardgame.io'],
    [{ ours: measured(10_000, 60) }, '99 of 100 moves told'],
    [{ table: 200 * 1024 }, 'memory for each open table'],
    [{ game: 3100 }, 'a finished game'],
  ])('are missed with %j', (worse, name) => {
    expect(missed({ ...good, ...worse }).join(' ')).toContain(name)
  })

  it('compare times with the other server in a quick look, so that a busy machine changes nothing', () => {
    const busy = { ...good, ours: measured(10_000, 390), filing: measured(130, 5000) }
    expect(missed(busy, true)).toEqual([])
    expect(missed(busy)).not.toEqual([])
    expect(missed({ ...busy, filing: measured(130, 300) }, true)).toHaveLength(1)
  })

  it('that cannot be judged yet are left out', () => {
    expect(judge({}, false)).toEqual([])
    expect(judge({ ours: measured(10_000, 20), game: 2500 }, true).map(({ name }) => name)).toEqual([
      'a finished game of four on the disk',
    ])
  })
})

const run = (...args: readonly string[]) => spawnSync(process.execPath, [bench, ...args], { encoding: 'utf8' })

it('bench:server tells of its exit codes, and refuses a wrong wish before any work', () => {
  const { status, stdout } = run('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('Exit codes: 0 all goals reached, 1 a goal not reached')
  for (const wrong of [['--tables', 'many'], ['--slow']]) {
    const refused = run(...wrong)
    expect([refused.status, refused.stdout]).toEqual([2, ''])
    expect(refused.stderr).toMatch(/^error: .*\n$/)
  }
})
