/** `bitoku backup`: a copy of the database in a file of its own, while the server runs. */
import type { Command } from 'commander'
import { databaseOption, demandAddress, withStorage } from '../database.ts'
import { examples } from '../examples.ts'
import { exitCodes, fail } from '../messages.ts'
import { demandWritable } from '../paths.ts'

/** Adds the command. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copy the SQLite database of a server, also while it runs')
    .argument('<file>', 'where the copy goes; an earlier copy there is replaced')
    .addOption(databaseOption())
    .addHelpText(
      'after',
      examples([['bitoku backup copy.sqlite --database bitoku.sqlite', 'a copy, also while the server runs']]),
    )
    .action(async (file: string, { database }: { readonly database: string }, command: Command) => {
      demandWritable(command, '<file>', file)
      await demandAddress(command, database)
      return runBackup(file, database)
    })
}

async function runBackup(file: string, database: string): Promise<void> {
  await withStorage(database, { shared: true }, async (storage) => {
    if (storage.backup === undefined) {
      fail('PostgreSQL is backed up with pg_dump --format=custom.')
      process.exitCode = exitCodes.misused
      return
    }
    await storage.backup(file)
    const { tables, moves } = await storage.sizes()
    console.log(
      `${file}: ${tables.live} live games, ${tables.finished} finished, ${tables.waiting} waiting, ${moves} moves`,
    )
  })
}
