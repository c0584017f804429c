/** `bitoku check`: whether records are sound, one line each. */
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import { type Game, pastMoves, score } from '@bitoku/engine'
import type { Language } from '@bitoku/words'
import { languageOption, speak } from '../language.ts'
import { letterOf } from '../log/letters.ts'
import { fail } from '../messages.ts'
import { readRecord } from '../record-file.ts'

/** Adds the command. */
export function addCheck(program: Command): void {
  program
    .command('check')
    .description('replay records and say whether they are sound')
    .argument('<files...>', 'the records; - for standard input')
    .addOption(languageOption())
    .addHelpText(
      'after',
      examples([['bitoku check *.bitoku', 'one line for each record; exit code 1 when one is bad']]),
    )
    .action(runCheck)
}

async function runCheck(files: readonly string[], { language }: { readonly language: Language }): Promise<void> {
  await speak(language)
  for (const file of files) {
    const result = readRecord(file, language)
    if ('game' in result) console.log(`sound  ${file}: ${describe(result.game)}`)
    else fail(result.fault)
  }
}

function describe(game: Game): string {
  const moves = `${game.rules.seats} seats, ${pastMoves(game).length} moves`
  if (game.phase !== 'over') return `${moves}, year ${game.round}, ${game.phase}`
  const places = score(game).toSorted((one, other) => one.rank - other.rank)
  return `${moves}, over: ${places.map(({ seat, total }) => `${letterOf(seat)} ${total}`).join(', ')}`
}
