/** A game of bots to watch. */
import { applyMove, type Game, type GameEvent, legalMoves, newGame, save } from '@bitoku/engine'
import { type Language, soloPresetName } from '@bitoku/words'
import type { SoloChoice } from './arguments.ts'
import { type Choose, makeBots } from './bots/bots.ts'
import type { BotName } from './bots/names.ts'
import { listenForInterrupt } from './interrupt.ts'
import { letterOf } from './log/letters.ts'
import { addToLog, beginLog, closeLine, type Log } from './log/log.ts'
import { writeSheets } from './log/sheets.ts'
import { fail, note } from './messages.ts'
import { writeNumber } from './numbers.ts'
import { paintAside, paintHeading } from './paint.ts'
import { sizeOf, writeRecord } from './record-file.ts'
import { nextSeat } from './run-game.ts'
import { lineWidth, printLines } from './terminal.ts'

/** Which game is watched, and how. */
interface Watch {
  readonly seats: number
  readonly seed: string
  readonly harder: boolean
  readonly bots: readonly BotName[]
  readonly solo: SoloChoice | undefined
  readonly delay: number
  readonly save: string | undefined
  readonly language: Language
}

/** Plays a game of bots and tells it; Ctrl-C ends it where it is. */
export async function watchGame({
  seats,
  seed,
  harder,
  bots,
  solo,
  delay,
  save: file,
  language,
}: Watch): Promise<void> {
  const game = newGame(solo === undefined ? { seats, seed, harder } : { seats, seed, harder, solo: solo.options })
  const names = solo === undefined ? bots : [...bots, soloPresetName(language, 'tengu')]
  const { log, lines } = beginLog(game, { names, width: lineWidth(), language })
  const interrupt = listenForInterrupt('ending here. Press Ctrl-C again to end at once.')
  await printLines(
    [
      paintHeading(`Bitoku: ${names.map((name, seat) => `${letterOf(seat)} ${name}`).join(', ')}, seed ${seed}`),
      ...lines,
    ],
    delay,
  )
  const choosers = makeBots(bots, seed, {
    onFault: (fault, seat, reason) =>
      note(`the bot of ${letterOf(seat)} failed (${fault}: ${reason}); the fallback moves for it.`),
  })
  for (let seat = nextSeat(game); seat >= 0 && !interrupt.signal.aborted; seat = nextSeat(game)) {
    // One after the other on purpose: the game is told as it is played, and Ctrl-C is heard in between.
    // oxlint-disable-next-line no-await-in-loop
    await printLines(takeStep(game, seat, choosers[seat], log), delay)
  }
  await printLines([...closeLine(log), ...writeSheets(game, names, language), ''], 0)
  keepRecord(game, file)
  interrupt.close()
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
  if (fault !== undefined) fail(fault)
  else if (file === undefined) {
    console.log(
      paintAside(`The record of this game has ${size}. To keep it: --seed ${game.rules.seed} --save game.bitoku`),
    )
  } else console.log(paintAside(`Saved to ${file}: ${size}. To see it again: bitoku replay ${file}`))
}
