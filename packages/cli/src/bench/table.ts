/** The measurement as a table, with the goals beside the numbers. */
import { writeNumber } from '../numbers.ts'
import { layOutTable } from '../table.ts'
import type { RecordFacts } from './records.ts'
import type { BenchReport, GameSpeed, Goal } from './report.ts'

/** The report as a table; what was not measured has no row. */
export function writeBench(report: BenchReport): readonly string[] {
  const { games, boardgameIo } = report
  const goal: GoalWriter = (name, text) =>
    `${text}: ${report.goals.some((one) => one.name === name && one.reached) ? 'reached' : 'NOT reached'}`
  const lines = layOutTable(
    [
      ...gameRow('random games, 2 seats, full lists of options', games.twoSeats),
      ...gameRow('3 seats', games.threeSeats),
      ...gameRow('4 seats', games.fourSeats, goal('decisionsPerSecond', 'goal at least 500,000 decisions/s')),
      ...gameRow('4 seats, texts and events', games.fourSeatsByText),
      ...timeRow('copy, middle of a game of 4', report.copyNanoseconds, 'ns', 0),
      ...timeRow('view', report.viewMicroseconds, 'µs', 1),
      ...timeRow('determinize', report.determinizeMicroseconds, 'µs', 1),
      ...timeRow('score', report.scoreMicroseconds, 'µs', 1),
      ...timeRow('decision, explained', report.decisionMicroseconds, 'µs', 1),
      ...recordRows(report.records, goal),
      ...report.waits.map(({ name, milliseconds, limit }) => [
        name,
        `${writeNumber(milliseconds, 1)} ms`,
        '',
        goal(name, `goal at most ${writeNumber(limit)} ms`),
      ]),
      ...(boardgameIo === undefined
        ? []
        : [
            ['boardgame.io, tic-tac-toe', `${writeNumber(boardgameIo.movesPerSecond)} moves/s`, '', ''],
            [
              'ours (4 seats) to boardgame.io',
              writeRatio(boardgameIo.ratio),
              '',
              `by texts ${writeRatio(boardgameIo.ratioByText)}`,
            ],
          ]),
    ],
    [3],
  )
  return [...lines, 'Sizes are judged by the largest record, times by the median.']
}

/** What is told of a bench that was not ended early and has no comparison. */
export const missingPeer = 'boardgame.io is not installed here (npm install), so there is no comparison.'

type Rows = readonly (readonly string[])[]
type GoalWriter = (name: Goal['name'], text: string) => string

const gameRow = (what: string, speed: GameSpeed | undefined, note = ''): Rows =>
  speed === undefined
    ? []
    : [
        [
          what,
          `${writeNumber(speed.decisionsPerSecond)} decisions/s`,
          `${writeNumber(speed.gamesPerSecond)} games/s`,
          note,
        ],
      ]

const timeRow = (what: string, time: number | undefined, unit: string, digits: number): Rows =>
  time === undefined ? [] : [[what, `${writeNumber(time, digits)} ${unit}`, '', '']]

const writeRatio = (ratio: number | undefined): string => (ratio === undefined ? '?' : `${writeNumber(ratio, 1)} times`)

function recordRows(records: RecordFacts | undefined, goal: GoalWriter): Rows {
  if (records === undefined) return []
  const { mean, max, load } = records
  const sizeRow = (what: string, key: keyof RecordFacts['mean'], note = ''): readonly string[] => [
    what,
    `${writeNumber(mean[key])} bytes`,
    `most ${writeNumber(max[key])}`,
    note,
  ]
  return [
    sizeRow('record of a finished game of 4, mean', 'text', goal('recordBytes', 'goal at most 8 kB')),
    sizeRow('with gzip', 'gzip'),
    sizeRow('with brotli', 'brotli', goal('recordBytesCompressed', 'goal at most 2.5 kB')),
    [
      'load it',
      `${writeNumber(load.median, 2)} ms`,
      `most ${writeNumber(load.max, 2)}`,
      goal('loadMilliseconds', 'goal at most 5 ms'),
    ],
  ]
}
