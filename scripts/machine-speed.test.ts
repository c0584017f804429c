/** No test depends on how fast the machine is: what would make it so is not in their sources. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** What the measures of the table are made of, which are no tests. */
const pageMeasures = ['take-measures.ts', 'take-shots.ts', 'steps.ts', 'clicks.ts'].map(
  (name) => `packages/web/e2e/${name}`,
)

const measures = [
  ...pageMeasures,
  // Tells the long trials how soon tables go on; the tests ask only whether they do.
  'packages/server/test/outages/players.ts',
]

/** Explicit longest waits below this fail on a busy machine; the settings of the test programs have longer ones. */
const shortest = 120_000

/** What is not to be in a test, and why. */
const refused = [
  [/waitForTimeout\(|networkidle/, 'waits for a time, not for a state'],
  [/= performance\.now\(\)|performance\.now\(\) -|hrtime|CpuUsage\(/, 'measures a time: that is for the benches'],
  [/Date\.now\(\) - \w+\)\.toBe(Less|Greater)/, 'compares a time that has passed'],
  [/\bretr(y|ies): [1-9]|test\.slow\(|\{ retry/, 'is tried twice'],
] as const

/** The longest waits that a line names. */
function waitsOf(line: string): readonly number[] {
  const [, named, last] = /(?<!SqliteDatabase.*)timeout: (\d[\d_]*)|^\s*\}, (\d[\d_]*)\)$/.exec(line) ?? []
  const wait = named ?? last
  // What begins with nothing is the beginning of a sum.
  return wait === undefined || wait === '0' ? [] : [Number(wait.replaceAll('_', ''))]
}

function faultsOf(path: string): readonly string[] {
  const lines = readFileSync(`${root}${path}`, 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const whys: string[] = refused.filter(([pattern]) => pattern.test(line)).map(([, why]) => why)
    if (waitsOf(line).some((wait) => wait < shortest)) whys.push('gives up too soon')
    return whys.map((why) => `${path}:${at + 1} ${why}: ${line.trim()}`)
  })
}

it('no test waits for a time, measures one, gives up soon or is tried twice', () => {
  const files = globSync(
    [
      'packages/*/test/**/*.{ts,tsx}',
      'packages/web/e2e/*.ts',
      'scripts/*.test.ts',
      '{vitest,packages/web/playwright}.config.ts',
    ],
    { cwd: root },
  ).filter((path) => !measures.includes(path) && !/machine-speed\.test\.ts$|test\/fuzz\.ts$/.test(path))
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap(faultsOf)).toEqual([])
})

it.each([
  ['await page.waitForTimeout(300)', 1],
  ['const begun = performance.now()', 1],
  ["vi.spyOn(performance, 'now')", 0],
  ['expect(Date.now() - begun).toBeLessThan(5000)', 1],
  ['  retries: 1,', 1],
  ['  retry: 0,', 0],
])('%s is found %i times', (line, found) => {
  expect(refused.filter(([pattern]) => pattern.test(line))).toHaveLength(found)
})

it.each([
  ['await expect(row).toHaveText("x", { timeout: 5000 })', [5000]],
  ['  }, 60_000)', [60_000]],
  ['  }, 0)', []],
  ['toBeVisible()', []],
])('%s gives up after %j', (line, waits) => {
  expect(waitsOf(line)).toEqual(waits)
})
