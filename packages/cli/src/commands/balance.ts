/** `bitoku balance`: what owning each thing of the edition does to the chance to win. */
import { examples } from '../examples.ts'
import { forest } from '@bitoku/engine'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { readBot, wholeNumber, wrongBudget } from '../arguments.ts'
import { addArenaOptions, type ArenaFlags, limitOf, runArena } from '../arena/options.ts'
import { aboutBalance, measureBalance } from '../balance/balance.ts'
import { writeBalance, writeBalanceMarkdown } from '../balance/table.ts'
import type { BotName } from '../bots/names.ts'
import { speak } from '../language.ts'

interface Flags extends ArenaFlags {
  readonly bot: BotName
  readonly seats: number
  readonly games: number
  readonly markdown: boolean
  readonly gift: boolean | string
}

/** The yokai card to be given. */
function readGift(text: string): string {
  const ids = forest.yokai.map(({ id }) => id)
  if (ids.includes(text)) return text
  throw new InvalidArgumentError(`Allowed: ${ids.join(', ')}.`)
}

/** Adds the command. */
export function addBalance(program: Command): void {
  const command = program
    .command('balance')
    .description('measure how owning each card and tile moves the chance to win')
    .option('--bot <name>', 'who plays on all seats', readBot, 'strong')
    .option('--seats <n>', 'people at the table, 2 to 4', wholeNumber(2, 4), 4)
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 1000)
    .addOption(
      new Option('--gift [card]', 'give every seat a random yokai card before the first Spring; or one seat this one')
        .argParser(readGift)
        .default(false),
    )
    .option('--markdown', 'print tables for a document', false)
  addArenaOptions(command)
    .addHelpText(
      'after',
      examples([['bitoku balance --bot strong --seats 4 --games 1000 --markdown', 'tables for a document']]),
    )
    .action(runBalance)
}

async function runBalance(flags: Flags, command: Command): Promise<void> {
  const { bot, seats, games, seed, harder, gift, language } = flags
  const wasted = wrongBudget([bot], seats)
  if (wasted !== undefined) command.error(wasted)
  await speak(language)
  const plan = { bot, seats, games, seed, harder, limit: limitOf(flags), gift }
  const report = await runArena(flags, command, aboutBalance(plan), (settings) => measureBalance(plan, settings))
  if (report === undefined) return
  if (flags.json) console.log(JSON.stringify({ ...report, gamesAskedFor: games, gamesPlanned: games }))
  else console.log(flags.markdown ? writeBalanceMarkdown(report, language) : writeBalance(report, language))
}
