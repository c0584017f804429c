/** `bitoku match`: which of two bots is the better one, and by how much. */
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import { readBot, anyNumber, type SoloChoice, soloOption, wholeNumber, wrongBudget } from '../arguments.ts'
import { addArenaOptions, type ArenaFlags, limitOf, runArena } from '../arena/options.ts'
import { type BotName, botOf } from '../bots/names.ts'
import { speak } from '../language.ts'
import { aboutMatch, playMatch } from '../match/match.ts'
import { note } from '../messages.ts'
import { gamesOf, type MatchPlan } from '../match/plan.ts'
import { writeMatch } from '../match/table.ts'
import { writeNumber } from '../numbers.ts'
import type { SprtBounds } from '../statistics/sprt.ts'

interface Flags extends ArenaFlags {
  readonly a: BotName
  readonly b: BotName | undefined
  readonly seats: number | undefined
  readonly games: number | undefined
  readonly solo: SoloChoice | undefined
  readonly sprt: boolean
  readonly live: boolean
  readonly elo0: number
  readonly elo1: number
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
    .option('--seats <n>', 'people at the table, 2 to 4; alone against the Tengu: --solo', wholeNumber(2, 4))
    .option('--games <n>', 'how many games (default: 200, with --sprt at most 20,000)', wholeNumber(1, 10_000_000))
    .addOption(soloOption())
    .option('--live', 'bots go by the clock, as at a table: the same seed may give another game', false)
    .option('--sprt', 'stop as soon as the sequential test is decided', false)
    .option('--elo0 <points>', 'what --sprt rejects: A is no more than this ahead', anyNumber(-2000, 2000), 0)
    .option('--elo1 <points>', 'what --sprt accepts: A is this far ahead', anyNumber(-2000, 2000), 20)
  addArenaOptions(command)
    .addHelpText(
      'after',
      examples([
        ['bitoku match --a master --b strong --games 200', 'which of two bots is better'],
        ['bitoku match --a strong --solo demon', 'against the Tengu'],
        ['bitoku match --a club --b casual --sprt', 'until it is clear'],
      ]),
    )
    .action(runMatch)
}

async function runMatch(flags: Flags, command: Command): Promise<void> {
  const plan = planOf(flags, command)
  const wasted = wrongBudget(plan.b === undefined ? [plan.a] : [plan.a, plan.b], plan.seats)
  if (wasted !== undefined) command.error(wasted)
  if (plan.live && [plan.a, plan.b].some((name) => name !== undefined && botOf(name).budget !== undefined))
    command.error('error: with --live the clock of each level is its budget. Name the bots without one.')
  const sprt = boundsOf(flags, command)
  await speak(flags.language)
  if (!flags.sprt && gamesOf(plan) !== plan.games)
    note(`playing ${writeNumber(gamesOf(plan))} games: every seed is played once from each of the ${plan.seats} seats.`)
  const test = sprt === undefined ? {} : { sprt }
  const report = await runArena(flags, command, aboutMatch(plan), (settings) =>
    playMatch(plan, { ...settings, ...test }),
  )
  if (report === undefined) return
  const asked = { gamesAskedFor: plan.games, gamesPlanned: gamesOf(plan) }
  console.log(flags.json ? JSON.stringify({ ...report, ...asked }) : writeMatch(report, flags.language))
}

/** The bounds of the sequential test; undefined where none is asked for. */
function boundsOf({ sprt, elo0, elo1 }: Flags, command: Command): SprtBounds | undefined {
  const isGiven = (name: string): boolean => command.getOptionValueSource(name) !== 'default'
  if (!sprt && (isGiven('elo0') || isGiven('elo1')))
    command.error('error: --elo0 and --elo1 are for the sequential test. Use them with --sprt.')
  if (sprt && elo0 >= elo1) command.error('error: --elo0 must be less than --elo1.')
  return sprt ? { elo0, elo1 } : undefined
}

function planOf(flags: Flags, command: Command): MatchPlan {
  const { a, b, seed, harder, sprt, solo, live } = flags
  const games = flags.games ?? (sprt ? usualGamesOfTest : usualGames)
  const common = { a, games, seed, harder, live, limit: limitOf(flags) }
  if (solo !== undefined) {
    if (b !== undefined || sprt || flags.seats !== undefined)
      command.error('error: --solo is A alone against the Tengu. It goes without --b, --seats and --sprt.')
    return { ...common, b: undefined, seats: 1, solo }
  }
  if (b === undefined) command.error("error: required option '--b <bot>' not specified. Or use --solo <preset>.")
  return { ...common, b, seats: flags.seats ?? 2, solo: undefined }
}
