/** A match as text. */
import type { Language } from '@bitoku/words'
import { writeFaults } from '../arena/fault-log.ts'
import { faults } from '../bots/faults.ts'
import { writeNumber } from '../numbers.ts'
import { paintHeading } from '../paint.ts'
import type { Estimate, MeanEstimate } from '../statistics/estimate.ts'
import type { EloEstimate } from '../statistics/elo.ts'
import type { TimeSummary } from '../statistics/times.ts'
import { layOutTable } from '../table.ts'
import { lineName, vpLines } from '../vp-lines.ts'
import type { MatchReport } from './match.ts'
import type { SideReport } from './side.ts'

/** A share of games with its interval, in percent. */
export const writeRate = ({ mean, low, high }: Estimate): string =>
  `${writeNumber(100 * mean, 1)} % (${writeNumber(100 * low, 1)} to ${writeNumber(100 * high, 1)})`

/** Any other estimate, with its interval if it has one. */
export function writeEstimate({ mean, low, high }: MeanEstimate, digits: number): string {
  const middle = writeNumber(mean, digits)
  return low === undefined ? middle : `${middle} (${writeNumber(low, digits)} to ${writeNumber(high, digits)})`
}

const writePoints = (points: number | undefined): string => (points === undefined ? '∞' : writeNumber(points))

function writeElo({ elo, low, high }: EloEstimate): string {
  if (elo !== undefined) return `${writePoints(elo)} (${writePoints(low)} to ${writePoints(high)})`
  return low === undefined ? `less than ${writePoints(high)}` : `more than ${writePoints(low)}`
}

const writeTimes = ({ mean, p95, max }: TimeSummary): string =>
  [mean, p95, max].map((time) => writeNumber(time, time < 10 ? 2 : 0)).join(' / ')

/** The report as text. */
export function writeMatch(report: MatchReport, language: Language): string {
  const { a, b, seats, games, seeds, seed, harder, solo, live, sprt } = report
  const against = solo === undefined ? `${b.name}, ${seats} seats` : `the Tengu (${solo})`
  return [
    paintHeading(
      `${a.name} against ${against}, seed ${seed}${harder ? ', harder' : ''}${live ? ', by the clock' : ''}`,
    ),
    ...layOutTable([
      ['games', `${writeNumber(games)} (${writeNumber(seeds)} seeds)`],
      [`wins of ${a.name}`, writeRate(report.winRate)],
      ...(seats > 2 ? [['an even share', `${writeNumber(100 * report.evenShare, 1)} %`]] : []),
      ['points of Elo ahead', writeElo(report.elo)],
      ['VP ahead', writeEstimate(report.margin, 1)],
      ...(solo === undefined
        ? [['wins by place in the turn order', report.winsByPlace.map((wins) => writeNumber(wins)).join(' ')]]
        : []),
      ...(sprt === undefined
        ? []
        : [
            [
              `sequential test, ${sprt.elo0} or ${sprt.elo1} points`,
              `${sprt.verdict}, ${writeNumber(sprt.llr, 2)} (from ${writeNumber(sprt.lower, 2)} to ${writeNumber(sprt.upper, 2)})`,
            ],
          ]),
      ['seconds', writeNumber(report.seconds, 1)],
    ]),
    '',
    ...writeSides([a, b], language),
    ...writeFaults(report.faultLog),
  ].join('\n')
}

function writeSides(sides: readonly SideReport[], language: Language): readonly string[] {
  return layOutTable([
    ['', ...sides.map(({ name }) => name)],
    ['VP, mean', ...sides.map(({ meanVp }) => writeNumber(meanVp, 1))],
    // A source that gave nobody anything is left out.
    ...vpLines
      .filter((line) => sides.some(({ vpBySource }) => vpBySource[line] !== 0))
      .map((line) => [lineName(language, line), ...sides.map(({ vpBySource }) => writeNumber(vpBySource[line], 1))]),
    ['ms for a move: mean / 95 % / most', ...sides.map(({ time }) => writeTimes(time.move))],
    ['ms for a turn: mean / 95 % / most', ...sides.map(({ time }) => writeTimes(time.turn))],
    ...faults.map((fault) => [`faults: ${fault}`, ...sides.map((side) => writeNumber(side.faults[fault]))]),
  ])
}
