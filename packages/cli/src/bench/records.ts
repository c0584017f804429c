/** How large the records of finished games of four are, and how long loading one takes. */
import { load, newGame, save } from '@bitoku/engine'
import { makeBots } from '../bots/bots.ts'
import type { BotName } from '../bots/names.ts'
import { median } from '../numbers.ts'
import { type RecordSize, sizeOf } from '../record-file.ts'
import { noCounts, runGame } from '../run-game.ts'
import { kept } from './positions.ts'

/** Greedy bots decline less than random ones, so their records are longer. */
const recordBots = ['random', 'greedy'] as const
const loads = 5

/** What the records are like; sizes in bytes, times in milliseconds. */
export interface RecordFacts {
  readonly games: number
  readonly mean: RecordSize
  readonly max: RecordSize
  readonly load: { readonly median: number; readonly max: number }
}

/** Measures records of random and of greedy games. */
export function measureRecords(gamesOfEach: number): RecordFacts {
  const records = recordBots.flatMap((bot) =>
    Array.from({ length: gamesOfEach }, (_, number) => recordOf(bot, `record-${number}`)),
  )
  const sizes = records.map(sizeOf)
  const times = timeLoads(records)
  const each = (combine: (values: readonly number[]) => number): RecordSize => ({
    text: combine(sizes.map(({ text }) => text)),
    gzip: combine(sizes.map(({ gzip }) => gzip)),
    brotli: combine(sizes.map(({ brotli }) => brotli)),
  })
  return {
    games: records.length,
    mean: each((values) => values.reduce((sum, value) => sum + value, 0) / values.length),
    max: each((values) => Math.max(...values)),
    load: { median: median(times), max: Math.max(...times) },
  }
}

function recordOf(bot: BotName, seed: string): string {
  const game = newGame({ seats: 4, seed })
  runGame(game, makeBots([bot, bot, bot, bot], seed), noCounts())
  return save(game)
}

/** The time to load each record: the median of a few times, since one hiccup of the machine is not the record's fault. */
function timeLoads(records: readonly string[]): readonly number[] {
  const times = records.map((): number[] => [])
  for (let round = 0; round <= loads; round += 1) {
    records.forEach((record, at) => {
      const start = performance.now()
      kept.last = load(record)
      // The first round only warms up.
      if (round > 0) times[at].push(performance.now() - start)
    })
  }
  return times.map(median)
}
