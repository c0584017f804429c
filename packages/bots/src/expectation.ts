/** What is expected at the end of a game, in full: for explanations. */
import type { Game } from '@bitoku/engine'
import { writeFeatures } from './features/features.ts'
import { type LineName, lineNames } from './features/lines.ts'
import { makeFeatureList } from './features/list.ts'
import { trainedFor } from './nets.ts'
import { forecast, makeForecast } from './value.ts'

/** What is expected at the end of a game. */
export interface Expectation {
  /** Own VP, and by line. */
  readonly own: number
  readonly lines: Readonly<Record<LineName, number>>
  /** VP of the rivals, in turn order after the own seat. */
  readonly rivals: readonly number[]
  /** The chance to win; undefined without a trained net. */
  readonly win: number | undefined
  /** The place to come in at, on average; undefined without a trained net. */
  readonly place: number | undefined
}

const list = makeFeatureList()

const linesFrom = (vpAt: (line: number) => number): Record<LineName, number> =>
  Object.fromEntries(lineNames.map((name, at) => [name, vpAt(at)])) as Record<LineName, number>

/** What the net expects of a position; without a net, or at the end, what the seats have there. */
export function expect(game: Game, seat: number): Expectation {
  const net = trainedFor(game.tables)?.net
  const found = makeForecast(game.seats.length - 1)
  if (net !== undefined && game.phase !== 'over') forecast(net, game, seat, found)
  else {
    const holdings = writeFeatures(game, seat, list)
    found.lines.set(holdings[0].lines)
    found.own = holdings[0].total
    found.rivals.set(holdings.slice(1).map(({ total }) => total))
    const ahead = found.rivals.filter((rival) => rival >= found.own).length
    found.places.forEach((_, place) => (found.places[place] = ahead <= place ? 1 : 0))
  }
  return {
    own: found.own,
    lines: linesFrom((at) => found.lines[at]),
    rivals: Array.from(found.rivals),
    win: net === undefined ? undefined : found.places[0],
    place: net === undefined ? undefined : meanPlace(found.places),
  }
}

/** Of the chances to come in at every place or before: whoever misses one is a place further back. */
const meanPlace = (places: Float32Array): number => places.reduce((place, chance) => place + 1 - chance, 1)

/** The mean of what is expected of several positions, at least one. */
export function meanOf(all: readonly Expectation[]): Expectation {
  const mean = (pick: (one: Expectation) => number): number => all.reduce((sum, one) => sum + pick(one), 0) / all.length
  const [first] = all
  return {
    own: mean(({ own }) => own),
    lines: linesFrom((at) => mean(({ lines }) => lines[lineNames[at]])),
    rivals: first.rivals.map((_, rank) => mean(({ rivals }) => rivals[rank])),
    win: first.win === undefined ? undefined : mean(({ win }) => win ?? 0),
    place: first.place === undefined ? undefined : mean(({ place }) => place ?? 0),
  }
}
