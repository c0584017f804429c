/** `bitoku replay`: a recorded game, told again. */
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import { beginAgain, type Game, moveText, pastMoves, play, tenguSeat } from '@bitoku/engine'
import { type Language, soloPresetName } from '@bitoku/words'
import { wholeNumber } from '../arguments.ts'
import { languageOption, speak } from '../language.ts'
import { addToLog, beginLog, closeLine } from '../log/log.ts'
import { writeSheets } from '../log/sheets.ts'
import { summarize } from '../log/summary.ts'
import { fail } from '../messages.ts'
import { paintHeading } from '../paint.ts'
import { readRecord } from '../record-file.ts'
import { lineWidth } from '../terminal.ts'

/** Adds the command. */
export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('tell a recorded game again')
    .argument('<file>', 'the record; - for standard input')
    .option('--at <n>', 'stop after this many moves', wholeNumber(0, 1_000_000))
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples([
        ['bitoku replay game.bitoku --at 40', 'the first 40 moves'],
        ['bitoku replay - < game.bitoku', 'from standard input'],
      ]),
    )
    .action(runReplay)
}

interface Flags {
  readonly at?: number
  readonly language: Language
}

async function runReplay(file: string, { at, language }: Flags, command: Command): Promise<void> {
  await speak(language)
  const result = readRecord(file, language)
  if ('fault' in result) return fail(result.fault)
  const moves = pastMoves(result.game).length
  if (at !== undefined && at > moves) {
    command.error(
      `error: option '--at <n>' argument '${at}' is invalid. Allowed: 0 to ${moves}, the moves of this game.`,
    )
  }
  console.log(tell(result.game, at ?? moves, language).join('\n'))
}

function tell(recorded: Game, last: number, language: Language): string[] {
  const { seats, seed } = recorded.rules
  const game = beginAgain(recorded)
  const names = game.seats.map((_, seat) =>
    game.tengu !== undefined && seat === tenguSeat ? soloPresetName(language, 'tengu') : '',
  )
  const { log, lines } = beginLog(game, { names, width: lineWidth(), language })
  const moves = pastMoves(recorded)
  lines.unshift(paintHeading(`Bitoku: ${seats} seats, seed ${seed}, ${last} of ${moves.length} moves`))
  for (const { seat, code } of moves.slice(0, last)) {
    lines.push(...addToLog(log, game, play(game, seat, moveText(game.tables, code))))
  }
  lines.push(...closeLine(log))
  if (game.phase !== 'over') lines.push('', ...summarize(game, names, language).map((line) => `  ${line}`))
  return [...lines, ...writeSheets(game, names, language)]
}
