/** `bitoku play`: a game of bots to watch. */
import { randomBytes } from 'node:crypto'
import type { Command } from 'commander'
import { applyMove, type Game, type GameEvent, legalMoves, newGame, save } from '@bitoku/engine'
import { type Language, soloPresetName } from '@bitoku/words'
import { botsOption, readSeats, readSeed, seatTable, type SoloChoice, soloOption, wholeNumber } from '../arguments.ts'
import { type Choose, makeBots } from '../bots/bots.ts'
import type { BotName } from '../bots/names.ts'
import { languageOption, speak } from '../language.ts'
import { letterOf } from '../log/letters.ts'
import { addToLog, beginLog, closeLine, type Log } from '../log/log.ts'
import { writeSheets } from '../log/sheets.ts'
import { writeNumber } from '../numbers.ts'
import { paintAside, paintHeading } from '../paint.ts'
import { sizeOf, writeRecord } from '../record-file.ts'
import { nextSeat } from '../run-game.ts'
import { lineWidth, printLines } from '../terminal.ts'

interface Flags {
  readonly seats: number
  readonly bots: readonly BotName[]
  readonly seed: string | undefined
  readonly harder: boolean
  readonly solo: SoloChoice | undefined
  readonly delay: number
  readonly save: string | undefined
  readonly language: Language
}

/** Adds the command. */
export function addPlay(program: Command): void {
  program
    .command('play')
    .description('show a game of bots')
    .option('--seats <n>', 'people at the table, 1 (against the Tengu) to 4', readSeats, 2)
    .addOption(botsOption('casual'))
    .option('--seed <text>', 'the same seed gives the same game (default: a new one)', readSeed)
    .option('--harder', 'the harder variant', false)
    .addOption(soloOption())
    .option('--delay <ms>', 'pause after each line on a terminal', wholeNumber(0, 60_000), 80)
    .option('--save <file>', 'write the record of the game')
    .addOption(languageOption())
    .action(runPlay)
}

async function runPlay(flags: Flags, command: Command): Promise<void> {
  const { seats, harder, delay, language, seed = randomBytes(5).toString('hex') } = flags
  const { bots, solo } = seatTable(flags, command)
  const game = newGame(solo === undefined ? { seats, seed, harder } : { seats, seed, harder, solo: solo.options })
  await speak(language)
  const names = solo === undefined ? bots : [...bots, soloPresetName(language, 'tengu')]
  const { log, lines } = beginLog(game, { names, width: lineWidth(), language })
  await printLines(
    [
      paintHeading(`Bitoku: ${names.map((name, seat) => `${letterOf(seat)} ${name}`).join(', ')}, seed ${seed}`),
      ...lines,
    ],
    delay,
  )
  const choosers = makeBots(bots, seed, {
    onFault: (fault, seat, reason) =>
      console.error(`The bot of ${letterOf(seat)} failed (${fault}: ${reason}); the fallback moves for it.`),
  })
  for (let seat = nextSeat(game); seat >= 0; seat = nextSeat(game)) {
    await printLines(takeStep(game, seat, choosers[seat], log), delay)
  }
  await printLines([...closeLine(log), ...writeSheets(game, names, language), ''], 0)
  keepRecord(game, flags.save)
}

/** One move of a bot; returns what it adds to the log. */
function takeStep(game: Game, seat: number, choose: Choose, log: Log): readonly string[] {
  const code = choose(game, seat, legalMoves(game, seat))
  const events: GameEvent[] = []
  game.events = events
  applyMove(game, seat, code)
  game.events = undefined
  return addToLog(log, game, events)
}

function keepRecord(game: Game, file: string | undefined): void {
  const record = save(game)
  const { text, brotli } = sizeOf(record)
  const size = `${writeNumber(text)} bytes, ${writeNumber(brotli)} compressed`
  const fault = file === undefined ? undefined : writeRecord(file, record)
  if (fault !== undefined) {
    console.error(fault)
    process.exitCode = 1
  } else if (file === undefined) {
    console.log(
      paintAside(`The record of this game has ${size}. To keep it: --seed ${game.rules.seed} --save game.bitoku`),
    )
  } else console.log(paintAside(`Saved to ${file}: ${size}. To see it again: bitoku replay ${file}`))
}
