/** A ladder as text and as Markdown. */
import { writeFaults } from '../arena/fault-log.ts'
import { countFaults } from '../bots/faults.ts'
import { writeRate } from '../match/table.ts'
import { writeNumber } from '../numbers.ts'
import { paintHeading } from '../paint.ts'
import { layOutTable, writeMarkdownTable } from '../table.ts'
import type { LadderReport } from './ladder.ts'

type Rows = readonly (readonly string[])[]

function rungRows({ rungs, seats }: LadderReport): Rows {
  return [
    ['level', 'rating', '95 %', 'games', `VP at ${seats} seats`, 'ms for 95 % of its turns'],
    ...rungs.map(({ name, elo, low, high, games, meanVp, turnP95 }) => [
      name,
      writeNumber(elo),
      `${writeNumber(low)} to ${writeNumber(high)}`,
      writeNumber(games),
      writeNumber(meanVp, 1),
      writeNumber(turnP95, turnP95 < 10 ? 2 : 0),
    ]),
  ]
}

function pairRows({ results, seats }: LadderReport): Rows {
  return [
    ['', 'against', seats === 2 ? 'wins (95 %)' : 'rivals left behind (95 %)', 'games'],
    ...results.map(({ one, other, score, games }) => [one, other, writeRate(score), writeNumber(games)]),
  ]
}

/** Who failed how often, and where; nothing where nobody did. */
function faultLines({ rungs, faultLog }: LadderReport): readonly string[] {
  const failed = rungs.filter((rung) => countFaults(rung.faults) > 0)
  if (failed.length === 0) return []
  const counts = failed.map((rung) => `${rung.name} ${writeNumber(countFaults(rung.faults))}`).join(', ')
  return ['', `Moves of bots that failed: ${counts}.`, ...writeFaults(faultLog)]
}

const titleOf = ({ seats, seed, harder, anchor }: LadderReport): string =>
  `Ratings at ${seats} seats, seed ${seed}${harder ? ', harder' : ''}: ${anchor} is 0, 400 points are ten to one`

/** The ladder for the terminal. */
export const writeLadder = (report: LadderReport): string =>
  [
    paintHeading(titleOf(report)),
    ...layOutTable(rungRows(report)),
    '',
    ...layOutTable(pairRows(report), [1]),
    ...faultLines(report),
  ].join('\n')

/** The ladder for a document. */
export const writeLadderMarkdown = (report: LadderReport): string =>
  [
    titleOf(report),
    '',
    ...writeMarkdownTable(rungRows(report)),
    '',
    ...writeMarkdownTable(pairRows(report)),
    ...faultLines(report),
  ].join('\n')
