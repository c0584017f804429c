/** `bitoku ladder`: matches of many bots, and one rating for each. */
import { examples } from '../examples.ts'
import { botLevels } from '@bitoku/bots'
import { type Command, Option } from 'commander'
import { readBots, wholeNumber, wrongBudget } from '../arguments.ts'
import { addArenaOptions, type ArenaFlags, limitOf, runArena } from '../arena/options.ts'
import type { BotName } from '../bots/names.ts'
import { aboutLadder, gamesOfPair, type PairingWay, pairingWays, playLadder } from '../ladder/ladder.ts'
import { note } from '../messages.ts'
import { writeNumber } from '../numbers.ts'
import { writeLadder, writeLadderMarkdown } from '../ladder/table.ts'

interface Flags extends ArenaFlags {
  readonly levels: readonly BotName[]
  readonly pairs: PairingWay
  readonly seats: number
  readonly games: number
  readonly markdown: boolean
}

/** Adds the command. */
export function addLadder(program: Command): void {
  const command = program
    .command('ladder')
    .description('rate bots on one scale by matches among them')
    .addOption(
      new Option('--levels <names>', 'the bots, from weak to strong')
        .argParser(readBots)
        .default(botLevels, 'all of them'),
    )
    .addOption(
      new Option('--pairs <way>', 'whether each meets the next of the list or all others')
        .choices(pairingWays)
        .default('neighbours'),
    )
    .option('--seats <n>', 'people at the table, 2 to 4', wholeNumber(2, 4), 2)
    .option('--games <n>', 'games of each pair', wholeNumber(1, 1_000_000), 100)
    .option('--markdown', 'print a table for a document', false)
  const seeds = 'seed i of each pair is TEXT-0-i; at larger tables, the other way round, also TEXT-1-i'
  addArenaOptions(command, seeds)
    .addHelpText(
      'after',
      examples([['bitoku ladder --levels random,beginner,casual --games 400', 'one scale for three bots']]),
    )
    .action(runLadder)
}

async function runLadder(flags: Flags, command: Command): Promise<void> {
  const { levels, pairs, seats, games, seed, harder } = flags
  if (levels.length < 2 || new Set(levels).size < levels.length)
    command.error('error: --levels needs at least two bots, each of them once.')
  const wasted = wrongBudget(levels, seats)
  if (wasted !== undefined) command.error(wasted)
  const plan = { levels, pairs, seats, games, seed, harder, limit: limitOf(flags) }
  const planned = gamesOfPair(plan)
  if (planned !== games) {
    const ways = seats === 2 ? '' : ', both ways'
    note(
      `playing ${writeNumber(planned)} games of each pair: every seed is played once from each of the ${seats} seats${ways}.`,
    )
  }
  const report = await runArena(flags, command, aboutLadder(plan), (settings) => playLadder(plan, settings))
  if (report === undefined) return
  if (flags.json) console.log(JSON.stringify({ ...report, gamesAskedFor: games, gamesPlanned: planned }))
  else console.log(flags.markdown ? writeLadderMarkdown(report) : writeLadder(report))
}
