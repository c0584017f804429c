/** What is expected at the end of a game, in full: for explanations. */
import { type Game, score, type Sheet } from '@bitoku/engine'
import { chanceToWin, meanPlace } from './win-chance.ts'
import { writeFeatures } from './features/features.ts'
import { seatsFrom } from './features/holdings.ts'
import { type LineName, lineNames, linesOfSheet } from './features/lines.ts'
import { makeFeatureList } from './features/list.ts'
import { trainedFor } from './nets.ts'
import { forecast, type Forecast, makeForecast } from './value.ts'

/** What is expected at the end of a game. */
export interface Expectation {
  /** Whether it is about the end; without a trained net it tells no more than what the seats have in that position. */
  readonly isForecast: boolean
  /** Own VP, and by line. */
  readonly own: number
  readonly lines: Readonly<Record<LineName, number>>
  /** VP of the rivals, in turn order after the own seat. */
  readonly rivals: readonly number[]
  /** The chance to win; undefined without a trained net, but for the end of the game. */
  readonly win: number | undefined
  /** The place to come in at, on average; undefined likewise. */
  readonly place: number | undefined
}

const list = makeFeatureList()

const linesFrom = (vpAt: (line: number) => number): Record<LineName, number> =>
  Object.fromEntries(lineNames.map((name, at) => [name, vpAt(at)])) as Record<LineName, number>

/** What the net expects of a position, and at the end of the game what the sheets say; without a net, what the seats have there. */
export function expect(game: Game, seat: number): Expectation {
  const net = trainedFor(game.tables)?.net
  const found = makeForecast(game.seats.length - 1)
  if (game.phase === 'over') {
    const sheets = score(game)
    readSheets(game, sheets, seat, found)
    const { rank } = sheets[seat]
    return { isForecast: true, ...tell(found), win: rank === 1 ? 1 : 0, place: rank }
  }
  if (net === undefined) {
    readHoldings(game, seat, found)
    return { isForecast: false, ...tell(found), win: undefined, place: undefined }
  }
  forecast(net, game, seat, found)
  const { own, lines, rivals } = tell(found)
  const win = chanceToWin(own, rivals, game.round)
  return { isForecast: true, own, lines, rivals, win, place: meanPlace(own, rivals, game.round) }
}

/** A forecast as plain data. */
const tell = ({ own, lines, rivals }: Forecast): Pick<Expectation, 'own' | 'lines' | 'rivals'> => ({
  own,
  lines: linesFrom((at) => lines[at]),
  rivals: Array.from(rivals),
})

/** Fills a forecast with how a game has ended. */
function readSheets(game: Game, sheets: readonly Sheet[], seat: number, into: Forecast): void {
  into.lines.set(linesOfSheet(sheets[seat]))
  into.own = sheets[seat].total
  into.rivals.forEach((_, rank) => (into.rivals[rank] = sheets[seatsFrom(game, seat, rank + 1)].total))
}

/** Fills a forecast with what the seats have. */
function readHoldings(game: Game, seat: number, into: Forecast): void {
  const [own, ...rivals] = writeFeatures(game, seat, list)
  into.lines.set(own.lines)
  into.own = own.total
  into.rivals.set(rivals.map(({ total }) => total))
}

/** The mean of what is expected of several positions, at least one. */
export function averageOf(all: readonly Expectation[]): Expectation {
  const mean = (pick: (one: Expectation) => number): number => all.reduce((sum, one) => sum + pick(one), 0) / all.length
  return {
    isForecast: all.every(({ isForecast }) => isForecast),
    own: mean(({ own }) => own),
    lines: linesFrom((at) => mean(({ lines }) => lines[lineNames[at]])),
    rivals: all[0].rivals.map((_, rank) => mean(({ rivals }) => rivals[rank])),
    win: all.some(({ win }) => win === undefined) ? undefined : mean(({ win }) => win ?? 0),
    place: all.some(({ place }) => place === undefined) ? undefined : mean(({ place }) => place ?? 0),
  }
}

const bestRival = ({ rivals }: Expectation): number => Math.max(...rivals)

/** What is expected of some positions more than of as many others: own VP by line, and VP of the best rival. */
export function compareExpectations(
  these: readonly Expectation[],
  those: readonly Expectation[],
): { readonly lines: Readonly<Record<LineName, number>>; readonly rival: number } {
  const mean = (pick: (one: Expectation) => number): number =>
    these.reduce((sum, one, at) => sum + pick(one) - pick(those[at]), 0) / these.length
  return { lines: linesFrom((at) => mean(({ lines }) => lines[lineNames[at]])), rival: mean(bestRival) }
}
