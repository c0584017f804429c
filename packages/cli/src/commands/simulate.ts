/** `bitoku simulate`: many games of bots, and what they tell. */
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import type { Language } from '@bitoku/words'
import { botsOption, readSeats, readSeed, seatTable, type SoloChoice, soloOption, wholeNumber } from '../arguments.ts'
import { countFaults } from '../bots/faults.ts'
import type { BotName } from '../bots/names.ts'
import { listenForInterrupt, partialHeading } from '../interrupt.ts'
import { languageOption, speak } from '../language.ts'
import { note } from '../messages.ts'
import { writeNumber } from '../numbers.ts'
import { paintHeading } from '../paint.ts'
import { makeProgress } from '../progress.ts'
import type { Report } from '../simulation.ts'
import { simulateInThreads } from '../simulation-threads.ts'
import { layOutTable } from '../table.ts'
import { lineName, vpLines } from '../vp-lines.ts'
import { letterOf } from '../log/letters.ts'

interface Flags {
  readonly games: number
  readonly seats: number
  readonly bots: readonly BotName[]
  readonly seed: string
  readonly harder: boolean
  readonly solo: SoloChoice | undefined
  readonly workers: number
  readonly json: boolean
  readonly language: Language
}

/** Long enough for the machine to have compiled what it will run. */
const warmUpMilliseconds = 1000

/** Adds the command. */
export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play many games of bots and report on them')
    .option('--games <n>', 'how many games', wholeNumber(1, 10_000_000), 100)
    .option('--seats <n>', 'people at the table, 1 (against the Tengu) to 4', readSeats, 4)
    .addOption(botsOption('random'))
    .option('--seed <text>', 'game i has the seed TEXT-i', readSeed, '1')
    .option('--harder', 'the harder variant', false)
    .addOption(soloOption())
    .option('--workers <n>', 'games at once; the results are the same', wholeNumber(1, 256), 1)
    .option('--json', 'print one JSON object', false)
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples([
        ['bitoku simulate --games 200 --seats 4 --bots random --seed 1 --json', 'for machines'],
        ['bitoku simulate --games 2000 --bots strong --seats 2 --workers 2', 'on two cores'],
      ]),
    )
    .action(runSimulate)
}

async function runSimulate(flags: Flags, command: Command): Promise<void> {
  const { games, seats, seed, harder } = flags
  const { bots, solo } = seatTable(flags, command)
  await speak(flags.language)
  const progress = makeProgress('games')
  const interrupt = listenForInterrupt('ending early; the report is about the games so far.')
  const { workers } = flags
  const { signal } = interrupt
  const report = await simulateInThreads(
    { games, seats, bots, seed, harder, solo },
    { workers, warmUpMilliseconds, onGame: progress.show, signal },
  )
  progress.clear()
  interrupt.close()
  if (report === undefined) return note('not a single game was played to its end.')
  const partial = signal.aborted && report.games < games
  if (flags.json) console.log(JSON.stringify(partial ? { ...report, partial, gamesAskedFor: games } : report))
  else console.log([...(partial ? [paintHeading(partialHeading)] : []), writeReport(report, flags.language)].join('\n'))
}

function writeReport(report: Report, language: Language): string {
  const { games, seats, bots, seed, harder, score, branching, vpBySource, winsBySeatOrder } = report
  const failed = countFaults(report.faults)
  const share = (wins: number): string => `${writeNumber((wins / games) * 100, 1)} %`
  const facts = layOutTable([
    ['decisions', writeNumber(report.decisions)],
    ['seconds', writeNumber(report.seconds, 2)],
    ['decisions per second', writeNumber(report.decisionsPerSecond)],
    ['games per second', writeNumber(report.gamesPerSecond)],
    ['decisions per game', writeNumber(report.decisionsPerGame, 1)],
    ['turns per seat and year', writeNumber(report.turnsPerSeatAndRound, 2)],
    ['options per decision, mean', writeNumber(branching.mean, 2)],
    ['options per decision, most', writeNumber(branching.max)],
    ['score, mean', writeNumber(score.mean, 2)],
    ['score, lowest', writeNumber(score.min)],
    ['score, highest', writeNumber(score.max)],
    ...(failed === 0 ? [] : [['moves of bots that failed', writeNumber(failed)]]),
  ])
  const sources = layOutTable([
    ...vpLines.map((line) => [lineName(language, line), writeNumber(vpBySource[line], 2)]),
    ['together', writeNumber(score.mean, 2)],
  ])
  const results = layOutTable([
    ['seat', 'bot', 'wins', 'mean score'],
    ...report.bySeat.map(({ bot, wins, meanScore }, seat) => [
      letterOf(seat),
      bot,
      share(wins),
      writeNumber(meanScore, 2),
    ]),
  ])
  const orders = layOutTable(winsBySeatOrder.map((wins, place) => [`${place + 1}`, share(wins)]))
  const { againstTengu, solo } = report
  const tengu = againstTengu && [
    paintHeading(`Against the Tengu (${solo?.name})`),
    ...layOutTable([
      ['human wins', share(againstTengu.humanWinRate * games)],
      ['human, mean score', writeNumber(againstTengu.human.mean, 2)],
      ['Tengu, mean score', writeNumber(againstTengu.tengu.mean, 2)],
      ['Tengu, lowest and highest', `${againstTengu.tengu.min} and ${againstTengu.tengu.max}`],
    ]),
  ]
  return [
    paintHeading(
      `${writeNumber(games)} games, ${seats} seats, ${[...new Set(bots)].join(' and ')}, seed ${seed}${harder ? ', harder' : ''}`,
    ),
    ...facts,
    '',
    paintHeading('VP of a seat by source, mean'),
    ...sources,
    '',
    paintHeading('By seat'),
    ...results,
    '',
    ...(tengu ?? [paintHeading('Wins by place in the first turn order'), ...orders]),
  ].join('\n')
}
