import { expect, it } from 'vitest'
import { runBench } from '../src/bench/report.ts'
import { writeBench } from '../src/bench/table.ts'

it('measures every number and judges the goals by them', () => {
  const report = runBench(0.02, 4)
  const { copyNanoseconds, viewMicroseconds, determinizeMicroseconds, scoreMicroseconds, decisionMicroseconds } = report
  const speeds = Object.values(report.games).flatMap((speed) => [speed?.decisionsPerSecond, speed?.gamesPerSecond])
  const times = [copyNanoseconds, viewMicroseconds, determinizeMicroseconds, scoreMicroseconds, decisionMicroseconds]
  for (const value of [...speeds, ...times, report.records?.load.median]) expect(value).toBeGreaterThan(0)
  // How long somebody waits depends on the machine: all of it is measured, and each has its goal.
  expect(report.waits.length).toBeGreaterThan(8)
  for (const { name, milliseconds } of report.waits) {
    expect(milliseconds, name).toBeGreaterThanOrEqual(0)
    expect(report.goals.map((goal) => goal.name)).toContain(name)
  }
  expect(report.records?.mean.brotli).toBeLessThan(report.records?.mean.text ?? 0)
  // The size of a record does not depend on the machine, so these two goals are promises.
  const reached = report.goals.filter((goal) => goal.reached).map((goal) => goal.name)
  expect(reached).toEqual(expect.arrayContaining(['recordBytes', 'recordBytesCompressed']))
  const table = writeBench(report).join('\n')
  expect(table).toContain('goal at most 8 kB: reached')
  expect(table).toContain('ours (4 seats) to boardgame.io')
})
