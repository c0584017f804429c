/**
 * The chance to win and the place to come in at, from the VP that the seats are expected to have in the end. The net's own
 * outputs for places teach it what a lead is good for, but forecast worse than this does (docs/bots.md, "What was tried").
 */

/** By how many VP the total of a seat comes out otherwise than expected, in each year (standard deviation, measured). */
const doubts = [13, 12, 10, 7] as const

/** How a seat may fare, in standard deviations, and how likely each is. */
const fortunes = Array.from({ length: 17 }, (_, at) => at / 4 - 2).map((fortune) => ({
  fortune,
  weight: Math.exp((-fortune * fortune) / 2),
}))
const allWeights = fortunes.reduce((sum, { weight }) => sum + weight, 0)

/** The chance that a normal number is smaller than this many standard deviations, nearly. */
const chanceBelow = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations))

/** The chance to have more than all rivals in the end, as things stand in this year (from 1). */
export function chanceToWin(own: number, rivals: readonly number[], year: number): number {
  const doubt = doubts[year - 1]
  let chance = 0
  for (const { fortune, weight } of fortunes) {
    let ahead = weight
    for (const rival of rivals) ahead *= chanceBelow((own - rival) / doubt + fortune)
    chance += ahead
  }
  return chance / allWeights
}

/** The place to come in at, on average: one further back for every rival that gets ahead. */
export function meanPlace(own: number, rivals: readonly number[], year: number): number {
  const doubt = Math.SQRT2 * doubts[year - 1]
  return rivals.reduce((place, rival) => place + chanceBelow((rival - own) / doubt), 1)
}
