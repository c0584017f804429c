/** `bitoku match`: which of two bots is the better one, and by how much. */
import type { Command } from 'commander'
import { readBot, readSeats, anyNumber, type SoloChoice, soloOption, wholeNumber } from '../arguments.ts'
import { addArenaOptions, type ArenaFlags, limitOf, runArena } from '../arena/options.ts'
import type { BotName } from '../bots/names.ts'
import { speak } from '../language.ts'
import { type Journal, openJournal } from '../match/journal.ts'
import { playMatch } from '../match/match.ts'
import type { MatchPlan } from '../match/plan.ts'
import { writeMatch } from '../match/table.ts'

interface Flags extends ArenaFlags {
  readonly a: BotName
  readonly b: BotName | undefined
  readonly seats: number | undefined
  readonly games: number | undefined
  readonly solo: SoloChoice | undefined
  readonly sprt: boolean
  readonly elo0: number
  readonly elo1: number
  readonly journal: string | undefined
}

const usualGames = 200
/** A sequential test ends by itself, so it may go on for long. */
const usualGamesOfTest = 20_000

/** Adds the command. */
export function addMatch(program: Command): void {
  const command = program
    .command('match')
    .description('measure two bots against each other, or one against the Tengu')
    .requiredOption('--a <bot>', 'the bot to be measured', readBot)
    .option('--b <bot>', 'its rival; with more than two seats, one A sits among Bs', readBot)
    .option('--seats <n>', 'people at the table, 2 to 4', readSeats)
    .option('--games <n>', 'how many games (default: 200, with --sprt at most 20,000)', wholeNumber(1, 10_000_000))
    .addOption(soloOption())
    .option('--sprt', 'stop as soon as the sequential test is decided', false)
    .option('--elo0 <points>', 'what the test rejects: A is no more than this ahead', anyNumber(-2000, 2000), 0)
    .option('--elo1 <points>', 'what the test accepts: A is this far ahead', anyNumber(-2000, 2000), 20)
    .option('--journal <file>', 'keep every game in a file; the same command goes on from there')
  addArenaOptions(command).action(runMatch)
}

async function runMatch(flags: Flags, command: Command): Promise<void> {
  const plan = planOf(flags, command)
  const sprt = flags.sprt ? { elo0: flags.elo0, elo1: flags.elo1 } : undefined
  if (sprt !== undefined && sprt.elo0 >= sprt.elo1) command.error('error: --elo0 must be less than --elo1.')
  await speak(flags.language)
  const more = {
    ...(sprt === undefined ? {} : { sprt }),
    ...(flags.journal === undefined ? {} : { journal: readJournal(flags.journal, plan, command) }),
  }
  const report = await runArena(flags, (settings) => playMatch(plan, { ...settings, ...more }))
  if (report !== undefined) console.log(flags.json ? JSON.stringify(report) : writeMatch(report, flags.language))
}

function readJournal(path: string, plan: MatchPlan, command: Command): Journal {
  const journal = openJournal(path, plan)
  return journal ?? command.error(`error: ${path} is no journal of this match.`)
}

function planOf(flags: Flags, command: Command): MatchPlan {
  const { a, b, seed, harder, sprt, solo } = flags
  const games = flags.games ?? (sprt ? usualGamesOfTest : usualGames)
  const common = { a, games, seed, harder, limit: limitOf(flags) }
  if (solo !== undefined) {
    if (b !== undefined || sprt || (flags.seats ?? 1) !== 1)
      command.error('error: --solo is A alone against the Tengu. It goes without --b, --seats and --sprt.')
    return { ...common, b: undefined, seats: 1, solo }
  }
  if (b === undefined) command.error("error: required option '--b <bot>' not specified. Or use --solo <preset>.")
  if (flags.seats === 1) command.error('error: a match has 2 to 4 seats. Against the Tengu use --solo <preset>.')
  return { ...common, b, seats: flags.seats ?? 2, solo: undefined }
}
