/** `bitoku play`: a game at the terminal, for people among bots or for bots alone. */
import { randomBytes } from 'node:crypto'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Language, languages } from '@bitoku/words'
import {
  botsOption,
  readSeats,
  readSeed,
  seatBots,
  seatTable,
  type SoloChoice,
  soloOption,
  wholeNumber,
  wrongBots,
} from '../arguments.ts'
import { examples } from '../examples.ts'
import { type BotName, botOf } from '../bots/names.ts'
import { languageOption, speak } from '../language.ts'
import { demandWritable } from '../paths.ts'

/** The flags of the command. */
export interface PlayFlags {
  readonly people: number
  readonly seats: number
  readonly bots: readonly BotName[]
  readonly names: readonly string[]
  readonly seed: string | undefined
  readonly harder: boolean
  readonly solo: SoloChoice | undefined
  readonly delay: number
  readonly save: string | undefined
  readonly resume: boolean | string | undefined
  readonly language: Language
}

const longestName = 24

/** The names of people, separated by commas. */
function readNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.every((name) => name !== '' && name.length <= longestName && !/\p{Cc}/u.test(name))) return names
  throw new InvalidArgumentError(`Allowed: names of 1 to ${longestName} characters, separated by commas.`)
}

/** Adds the command. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('play at the terminal, against bots, the Tengu or each other; or watch bots')
    .option(
      '--people <n>',
      'how many people play here, on the first seats; 0 shows a game of bots',
      wholeNumber(0, 4),
      1,
    )
    .option('--seats <n>', 'seats at the table, 1 (against the Tengu) to 4', readSeats, 2)
    .addOption(botsOption('casual'))
    .addOption(
      new Option('--names <names>', 'what people are called, as in Ana,Ben')
        .argParser(readNames)
        .default([], 'those of the colours'),
    )
    .option(
      '--seed <text>',
      'the same seed gives the same set-up, and the same game of bots (default: a new one)',
      readSeed,
    )
    .option('--harder', 'the harder variant', false)
    .addOption(soloOption())
    .option('--save <file>', 'keep the record of the game in a file, after every turn')
    .option('--resume [record]', 'go on with the game that was left last, or with a record')
    .option('--delay <ms>', 'without people: pause after each line on a terminal', wholeNumber(0, 60_000), 80)
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples([
        ['bitoku play', 'you against one bot'],
        ['bitoku play --seats 1 --solo novice', 'you alone against the Tengu'],
        ['bitoku play --seats 3 --people 2 --names Ana,Ben --bots club', 'two people at one terminal and a bot'],
        ['bitoku play --resume', 'the game that was left last'],
        ['bitoku play --people 0 --seed maple --bots strong,club', 'two bots, to watch'],
      ]) +
        `
Every game of people is kept by itself, in $XDG_STATE_HOME/bitoku or
~/.local/state/bitoku. What is typed may also come from a file or a pipe, one
command a line. Languages: ${languages.join(', ')}.`,
    )
    .action(runPlay)
}

async function runPlay(flags: PlayFlags, command: Command): Promise<void> {
  demandWritable(command, '--save <file>', flags.save)
  if (flags.resume === undefined && flags.names.length > flags.people)
    command.error(`error: --names has ${flags.names.length} names for --people ${flags.people}. Allowed: one for each.`)
  if (flags.people === 0) {
    if (flags.resume !== undefined)
      command.error('error: --resume is for games of people. Use bitoku replay to see a record.')
    const { bots, solo } = seatTable(flags, command)
    await speak(flags.language)
    const { watchGame } = await import('../watch.ts')
    return watchGame({ ...flags, bots, solo, seed: flags.seed ?? randomBytes(5).toString('hex') })
  }
  const bots = flags.resume === undefined ? botsBeside(flags, command) : []
  await speak(flags.language)
  // Fetched only here: watching needs no table for people.
  const { playWithPeople } = await import('../person/play.ts')
  await playWithPeople(flags, bots, command)
}

/** The bots of a table with people; what does not go together ends the program. */
function botsBeside(flags: PlayFlags, command: Command): readonly BotName[] {
  const { people, seats, solo, bots: names } = flags
  const free = seats - people
  if (free < 0) command.error(`error: --people ${people} do not fit at a table with --seats ${seats}.`)
  if (seats > 1) seatTable({ seats, bots: Array<BotName>(seats).fill('casual'), solo }, command)
  return free === 0 ? [] : demandLevels(seatBots(names, free) ?? command.error(wrongBots(names, free)), command)
}

/** Beside people bots go by the clock, so a budget would say nothing. */
export function demandLevels(names: readonly BotName[], command: Command): readonly BotName[] {
  const name = names.find((one) => botOf(one).budget !== undefined)
  if (name !== undefined) command.error(`error: beside people bots go by the clock: name ${name} without its budget.`)
  return names
}
