/**
 * The long run: random games of every kind with every check.
 *
 *     npm run fuzz -- --games 2000 [--seats 3] [--seed maple] [--all]
 *     npm run fuzz -- --replay fuzz-….bitoku
 *
 * A failure is written as a record into the current folder; `--replay` plays it again with every check at every move.
 * `--all` goes on after a failure and keeps one record for each kind of it.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { forest, save, soloOptionNames, type SoloOptions } from '../src/index.ts'
import { below, openStream } from '../src/random.ts'
import { checkDamage } from './property/checks/records.ts'
import { componentsOf, rarities } from './property/components.ts'
import { type Failure, mixedPolicies, newTally, type Plan, playOut, type Tally } from './property/play-out.ts'
import { readReplay } from './property/replay.ts'
import { allChecks } from './property/suite.ts'
import type { Check } from './property/checks/check.ts'

const defaultGames = 200
/** Damaged copies of the record of every game. */
const damagesPerGame = 5
/** A run shorter than this shows no progress. */
const quietMilliseconds = 2000

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: String(defaultGames) },
    seats: { type: 'string' },
    seed: { type: 'string' },
    replay: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
})

function soloOf(seed: string): SoloOptions {
  const random = openStream(seed, 'solo options')
  return Object.fromEntries(soloOptionNames.filter(() => below(random, 3) === 0).map((name) => [name, true]))
}

function planOf(run: string, game: number, only: number | undefined): Plan {
  const seats = only ?? [2, 3, 4, 1][game % 4]
  const seed = `${run}-secret-${game}`
  const harder = Math.floor(game / 4) % 2 === 1
  const policies = mixedPolicies(seats, seed)
  return { seats, harder, seed, policies, ...(seats === 1 ? { solo: soloOf(seed) } : {}) }
}

/** Damaged records must be noticed; the rest of the tally is kept by the games. */
const damage: Check = {
  name: 'a damaged record is noticed',
  share: 1,
  atEnd: (game, salt) => {
    const record = save(game)
    for (let turn = 0; turn < damagesPerGame; turn += 1) checkDamage(record, openStream(salt, 'damage', turn))
  },
}

function report(failure: Failure): void {
  const { plan, check, moves, message, record } = failure
  const name = `fuzz-${plan.seed}-${check.replaceAll(/[^a-z]+/gi, '-').slice(0, 40)}.bitoku`
  writeFileSync(name, record)
  console.error(`\nFAILED: ${check}\n  after ${moves} moves of ${JSON.stringify(plan)}\n  ${message}`)
  console.error(`  the record is in ${name}; play it again with --replay ${name}`)
}

function summarize(tally: Tally, failures: number, milliseconds: number): void {
  const { games, moves, checks, longest, deepest, used } = tally
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`${games} games, ${moves} moves, ${checks} checks, ${failures} failures in ${seconds} s`)
  console.log(`longest game ${longest} moves, deepest stack ${deepest}`)
  const missing = componentsOf(forest).filter((component) => !used.has(component))
  console.log(missing.length === 0 ? 'every component was used' : `never used:\n  ${missing.join('\n  ')}`)
  const rare = rarities.filter((rarity) => !used.has(rarity))
  console.log(rare.length === 0 ? 'every rarity was seen' : `never seen: ${rare.join(', ')}`)
}

function refuse(why: string): number {
  console.error(why)
  return 2
}

function fuzz(): number {
  const games = Number(values.games)
  const only = values.seats === undefined ? undefined : Number(values.seats)
  if (!Number.isInteger(games) || games < 1) return refuse('--games takes a whole number from 1')
  if (only !== undefined && ![1, 2, 3, 4].includes(only)) return refuse('--seats takes 1, 2, 3 or 4')
  const run = values.seed ?? String(Date.now())
  const tally = newTally()
  const failed = new Map<string, number>()
  const start = performance.now()
  let shown = start
  for (let game = 0; game < games; game += 1) {
    const failures = playOut(planOf(run, game, only), { checks: [...allChecks, damage], tally, goOn: values.all })
    const now = performance.now()
    if (process.stderr.isTTY && now - start > quietMilliseconds && now - shown > 500) {
      shown = now
      process.stderr.write(`\r${game + 1} of ${games} games, ${tally.moves} moves `)
    }
    for (const failure of failures) {
      const times = failed.get(failure.check) ?? 0
      failed.set(failure.check, times + 1)
      if (times === 0) report(failure)
    }
    if (failures.length > 0 && !values.all) break
  }
  if (shown !== start) process.stderr.write('\n')
  console.log(`seed ${run}`)
  for (const [check, times] of failed) console.log(`failed in ${times} games: ${check}`)
  summarize(
    tally,
    [...failed.values()].reduce((sum, n) => sum + n, 0),
    performance.now() - start,
  )
  return failed.size === 0 ? 0 : 1
}

function replay(file: string): number {
  const { plan, chooser } = readReplay(readFileSync(file, 'utf8'))
  const failures = playOut(plan, { checks: allChecks, tally: newTally(), always: true, goOn: true }, chooser)
  for (const { check, moves, message } of failures) {
    console.error(`FAILED: ${check}\n  after ${moves} moves\n  ${message}`)
  }
  console.log(failures.length === 0 ? 'no check fails' : `${failures.length} checks fail`)
  return failures.length === 0 ? 0 : 1
}

process.exitCode = values.replay === undefined ? fuzz() : replay(values.replay)
