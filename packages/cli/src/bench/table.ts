/** The measurement as a table, with the goals beside the numbers. */
import { writeNumber } from '../numbers.ts'
import { layOutTable } from '../table.ts'
import type { RecordFacts } from './records.ts'
import type { BenchReport, GameSpeed, Goal } from './report.ts'

/** The report as a table. */
export function writeBench(report: BenchReport): readonly string[] {
  const { games, records, boardgameIo } = report
  const goal = (name: Goal['name'], text: string): string =>
    `${text}: ${report.goals.some((one) => one.name === name && one.reached) ? 'reached' : 'NOT reached'}`
  const sizeRow = (what: string, key: keyof RecordFacts['mean'], note = ''): string[] => [
    what,
    `${writeNumber(records.mean[key])} bytes`,
    `most ${writeNumber(records.max[key])}`,
    note,
  ]
  const lines = layOutTable(
    [
      gameRow('random games, 2 seats, full lists of options', games.twoSeats),
      gameRow('3 seats', games.threeSeats),
      gameRow('4 seats', games.fourSeats, goal('decisionsPerSecond', 'goal at least 500,000 decisions/s')),
      gameRow('4 seats, texts and events', games.fourSeatsByText),
      ['copy, middle of a game of 4', `${writeNumber(report.copyNanoseconds)} ns`, '', ''],
      ['view', `${writeNumber(report.viewMicroseconds, 1)} µs`, '', ''],
      ['determinize', `${writeNumber(report.determinizeMicroseconds, 1)} µs`, '', ''],
      ['score', `${writeNumber(report.scoreMicroseconds, 1)} µs`, '', ''],
      ['decision, explained', `${writeNumber(report.decisionMicroseconds, 1)} µs`, '', ''],
      sizeRow('record of a finished game of 4, mean', 'text', goal('recordBytes', 'goal at most 8 kB')),
      sizeRow('with gzip', 'gzip'),
      sizeRow('with brotli', 'brotli', goal('recordBytesCompressed', 'goal at most 2.5 kB')),
      [
        'load it',
        `${writeNumber(records.load.median, 2)} ms`,
        `most ${writeNumber(records.load.max, 2)}`,
        goal('loadMilliseconds', 'goal at most 5 ms'),
      ],
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
              `${writeNumber(boardgameIo.ratio, 1)} times`,
              '',
              `by texts ${writeNumber(boardgameIo.ratioByText, 1)} times`,
            ],
          ]),
    ],
    [3],
  )
  const missing =
    boardgameIo === undefined ? ['boardgame.io is not installed here (npm install), so there is no comparison.'] : []
  return [...lines, ...missing, 'Sizes are judged by the largest record, times by the median.']
}

const gameRow = (what: string, { decisionsPerSecond, gamesPerSecond }: GameSpeed, note = ''): string[] => [
  what,
  `${writeNumber(decisionsPerSecond)} decisions/s`,
  `${writeNumber(gamesPerSecond)} games/s`,
  note,
]
