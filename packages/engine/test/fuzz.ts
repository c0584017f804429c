/**
 * The long run: random games of every kind with every check.
 *
 *     npm run fuzz -- --games 2000 [--seats 3] [--seed maple] [--all]
 *     npm run fuzz -- --replay fuzz-….bitoku
 *
 * A failure is written as a record into the current folder; `--replay` plays it again with every check at every move.
 * `--all` goes on after a failure and keeps one record for each kind of it.
 */
import { setImmediate as letOthers } from 'node:timers/promises'
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hearInterrupt, partialHeading } from '../../../scripts/interrupt.ts'
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
/** Milliseconds from one report of progress to the next, on a terminal and elsewhere. */
const [pauseOnTerminal, pauseOfLines] = [500, 10_000]

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

async function fuzz(): Promise<number> {
  const games = Number(values.games)
  const only = values.seats === undefined ? undefined : Number(values.seats)
  if (!Number.isInteger(games) || games < 1) return refuse('--games takes a whole number from 1')
  if (only !== undefined && ![1, 2, 3, 4].includes(only)) return refuse('--seats takes 1, 2, 3 or 4')
  const run = values.seed ?? String(Date.now())
  const tally = newTally()
  const failed = new Map<string, number>()
  const start = performance.now()
  const showProgress = makeProgress(games, start)
  const signal = hearInterrupt()
  for (let game = 0; game < games; game += 1) {
    // Nothing else is heard while a game is played.
    // oxlint-disable-next-line no-await-in-loop
    await letOthers()
    if (signal.aborted) break
    const failures = playOut(planOf(run, game, only), { checks: [...allChecks, damage], tally, goOn: values.all })
    showProgress(game + 1, tally.moves)
    for (const failure of failures) {
      const times = failed.get(failure.check) ?? 0
      failed.set(failure.check, times + 1)
      if (times === 0) report(failure)
    }
    if (failures.length > 0 && !values.all) break
  }
  if (process.stderr.isTTY) process.stderr.write('\n')
  if (signal.aborted) console.log(partialHeading)
  console.log(`seed ${run}`)
  for (const [check, times] of failed) console.log(`failed in ${times} games: ${check}`)
  summarize(
    tally,
    [...failed.values()].reduce((sum, n) => sum + n, 0),
    performance.now() - start,
  )
  return failed.size === 0 ? 0 : 1
}

/** Tells how far it is when it takes a while: in place on a terminal, elsewhere by a line now and then. */
function makeProgress(games: number, start: number): (game: number, moves: number) => void {
  const isTerminal = process.stderr.isTTY
  const wait = isTerminal ? pauseOnTerminal : pauseOfLines
  let shown = start + quietMilliseconds - wait
  return (game, moves) => {
    const now = performance.now()
    if (now - shown < wait) return
    shown = now
    process.stderr.write(
      isTerminal ? `\r${game} of ${games} games, ${moves} moves ` : `note: ${game}/${games} games, ${moves} moves\n`,
    )
  }
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

const code = values.replay === undefined ? await fuzz() : replay(values.replay)
// A failure counts for more than that it was ended early.
if (code !== 0) process.exitCode = code
