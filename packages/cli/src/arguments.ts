/** Reading what people type after a command: a wrong value gets one line that says what is allowed. */
import { InvalidArgumentError } from 'commander'
import { type BotName, botNames } from './bots/bot.ts'

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
    if (/^\d*\.?\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(`Allowed: a number from ${least} to ${most}.`)
  }
}

/** How many seats a table has. */
export const readSeats = wholeNumber(2, 4)

/** The seed of a game. */
export function readSeed(text: string): string {
  if (text !== '' && text.length <= longestSeed && !/[\s\p{Cc}]/u.test(text)) return text
  throw new InvalidArgumentError(`Allowed: 1 to ${longestSeed} characters without spaces.`)
}

/** The names of bots, separated by commas. */
export function readBots(text: string): readonly BotName[] {
  return text.split(',').map((name) => {
    const known = botNames.find((bot) => bot === name.trim())
    if (known !== undefined) return known
    throw new InvalidArgumentError(
      `Allowed: ${botNames.join(', ')}; one name for all seats, or one for each, separated by commas.`,
    )
  })
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
