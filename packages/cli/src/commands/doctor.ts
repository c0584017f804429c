/** `bitoku doctor`: whether every live game of a database would go on with these rules. */
import type { Command } from 'commander'
import { databaseOption, withStorage } from '../database.ts'

/** Adds the command. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('replay all live games of a server and say which would not load')
    .addOption(databaseOption())
    .option('--migrate', 'bring the database up to date first: for a copy, never for one in use')
    .action(({ database, migrate = false }: { readonly database: string; readonly migrate?: boolean }) =>
      runDoctor(database, migrate),
    )
}

async function runDoctor(database: string, migrate: boolean): Promise<void> {
  const { examineGames } = await import('@bitoku/server')
  await withStorage(database, { shared: !migrate }, async (storage) => {
    const { games, moves, sick } = await examineGames(storage)
    for (const { id, why } of sick) console.log(`sick   ${id}: ${why}`)
    console.log(`${games} live games with ${moves} moves, ${sick.length} would not go on`)
    if (sick.length > 0) process.exitCode = 1
  })
}
