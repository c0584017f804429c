/** `bitoku move`: everything from one database to another, such as from a file to PostgreSQL. */
import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { demandAddress, whyNoStorage } from '../database.ts'
import { examples } from '../examples.ts'
import { fail, note } from '../messages.ts'
import { demandWritable } from '../paths.ts'
import { makeProgress, type Progress } from '../progress.ts'

interface Wish {
  readonly from: string
  readonly to: string
}

/** What is counted at each step. */
const counted = { reading: 'rows read', copying: 'rows copied', comparing: 'rows compared' } as const

/** Adds the command. */
export function addMove(program: Command): void {
  program
    .command('move')
    .description('move everything from one database to another, with all servers stopped')
    .requiredOption('--from <address>', 'where everything is: sqlite:path or postgres://…')
    .requiredOption('--to <address>', 'where it goes: a new file, or an empty PostgreSQL database')
    .addHelpText(
      'after',
      examples([
        ['bitoku move --from sqlite:bitoku.sqlite --to postgres://bitoku@localhost/bitoku', 'a file to PostgreSQL'],
      ]),
    )
    .action(runMove)
}

async function runMove({ from, to }: Wish, command: Command): Promise<void> {
  for (const address of [from, to]) await demandAddress(command, address)
  const { filePathOf, isPostgres, moveStorage } = await import('@bitoku/server')
  if (!isPostgres(to)) demandWritable(command, '--to <address>', filePathOf(to))
  if (!isPostgres(from) && !existsSync(filePathOf(from))) return fail(`there is no ${filePathOf(from)}.`)
  const bars: Partial<Record<keyof typeof counted, Progress>> = {}
  const clear = (): void => Object.values(bars).forEach((bar) => bar.clear())
  try {
    const { how, tables, rows } = await moveStorage(from, to, ({ doing, rows: done, of }) => {
      if (of === undefined) return
      // Each of them begins with its first row.
      bars[doing] ??= makeProgress(counted[doing])
      bars[doing].show(done, of)
    })
    clear()
    if (how === 'resumed') note('a move that was interrupted has been taken up again.')
    if (how === 'again') note('everything was there already; nothing has been copied.')
    for (const table of tables)
      console.log(`${table.name.padEnd(12)} ${String(table.rows).padStart(9)} rows  ${table.sum}`)
    console.log(
      `${how === 'again' ? 'compared' : 'moved'} ${rows} rows of ${tables.length} tables; counts and checksums are the same on both sides`,
    )
  } catch (error) {
    clear()
    fail(whyNoStorage(error))
  }
}
