/** Reading what people type after a command: a wrong value gets one line that says what is allowed. */
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type SoloOptions, soloOptionNames, soloPresetNames, soloPresets } from '@bitoku/engine'
import { allowedBots, type BotName, isBotName, wastesBudget } from './bots/names.ts'

const longestSeed = 150

/** A parser of whole numbers from `least` to `most`. */
export function wholeNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`Allowed: a whole number from ${least} to ${most}.`)
  }
}

/** A parser of numbers from `least` to `most`. */
export function anyNumber(least: number, most: number): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^-?\d*\.?\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`Allowed: a number from ${least} to ${most}.`)
  }
}

/** How many people sit at the table; alone, one plays against the Tengu. */
export const readSeats = wholeNumber(1, 4)

/** The seed of a game. */
export function readSeed(text: string): string {
  if (text !== '' && text.length <= longestSeed && !/[\s\p{Cc}]/u.test(text)) return text
  throw new InvalidArgumentError(`Allowed: 1 to ${longestSeed} characters without spaces.`)
}

/** The name of a bot. */
export function readBot(text: string): BotName {
  const name = text.trim()
  if (isBotName(name)) return name
  throw new InvalidArgumentError(`Allowed: ${allowedBots}.`)
}

/** The names of bots, separated by commas. */
export const readBots = (text: string): readonly BotName[] => text.split(',').map(readBot)

/** The option that names the bots. */
export function botsOption(usual: BotName): Option {
  return new Option('--bots <names>', `one for all seats, or one for each, as in strong,random: ${allowedBots}`)
    .argParser(readBots)
    .default([usual], usual)
}

/** One bot for each seat; undefined when the list fits neither way. */
export function seatBots(names: readonly BotName[], seats: number): readonly BotName[] | undefined {
  if (names.length === seats) return names
  return names.length === 1 ? Array<BotName>(seats).fill(names[0]) : undefined
}

/** The sentence for a list of bots that does not fit. */
export function wrongBots(names: readonly BotName[], seats: number): string {
  return `error: --bots names ${names.length} bots for ${seats} seats. Allowed: one name for all, or ${seats} names.`
}

/** The sentence for a budget that would do nothing at a table with so many seats; undefined where there is none. */
export function wrongBudget(names: readonly BotName[], seats: number): string | undefined {
  const name = names.find((bot) => wastesBudget(bot, seats))
  return name && `error: ${name} would not heed its budget: strong searches only against the Tengu.`
}

/** How hard the Tengu is: a preset, or options of the solo game. */
export interface SoloChoice {
  readonly name: string
  readonly options: SoloOptions
}

/** The Tengu without any options. */
const plainTengu: SoloChoice = { name: 'tengu', options: soloPresets.tengu }

function readSolo(text: string): SoloChoice {
  const preset = soloPresetNames.find((name) => name === text)
  if (preset !== undefined) return { name: preset, options: soloPresets[preset] }
  const names = text.split(',').map((name) => soloOptionNames.find((known) => known === name.trim()))
  if (!names.includes(undefined)) return { name: text, options: Object.fromEntries(names.map((name) => [name, true])) }
  throw new InvalidArgumentError(
    `Allowed: ${soloPresetNames.join(', ')}; or some of ${soloOptionNames.join(', ')}, separated by commas.`,
  )
}

/** The option that says how hard the Tengu is. */
export function soloOption(): Option {
  return new Option('--solo <preset>', `with one seat, the Tengu: ${soloPresetNames.join(', ')}, or a list of options`)
    .argParser(readSolo)
    .default(undefined, plainTengu.name)
}

/** The sentence for a Tengu at a table of several. */
const wrongSolo = 'error: --solo is for a table with one seat. Use it with --seats 1.'

/** What the flags of a single table say about who sits there. */
interface TableFlags {
  readonly seats: number
  readonly bots: readonly BotName[]
  readonly solo: SoloChoice | undefined
}

/** One bot for each seat, and the Tengu where there is one seat only; what does not go together ends the program. */
export function seatTable(
  { seats, bots: names, solo }: TableFlags,
  command: Command,
): { readonly bots: readonly BotName[]; readonly solo: SoloChoice | undefined } {
  const bots = seatBots(names, seats) ?? command.error(wrongBots(names, seats))
  const wasted = wrongBudget(bots, seats)
  if (wasted !== undefined) command.error(wasted)
  if (seats > 1 && solo !== undefined) command.error(wrongSolo)
  return { bots, solo: seats === 1 ? (solo ?? plainTengu) : undefined }
}
