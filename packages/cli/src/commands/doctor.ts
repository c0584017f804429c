/** `bitoku doctor`: whether every game of a database loads here, and plays out as it did. */
import type { Command } from 'commander'
import { databaseOption, withStorage } from '../database.ts'

interface Wish {
  readonly database: string
  readonly migrate?: boolean
  readonly all?: boolean
}

/** Adds the command. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('replay all live games of a server and say which would not load, or play out differently')
    .addOption(databaseOption())
    .option('--all', 'replay finished games as well')
    .option('--migrate', 'bring the database up to date first: for a copy, never for one in use')
    .action(runDoctor)
}

async function runDoctor({ database, migrate = false, all = false }: Wish): Promise<void> {
  const { examineGames } = await import('@bitoku/server')
  await withStorage(database, { shared: !migrate }, async (storage) => {
    const { games, moves, sick } = await examineGames(storage, all ? ['live', 'finished'] : ['live'])
    for (const { id, why } of sick) console.log(`sick   ${id}: ${why}`)
    console.log(`${games} ${all ? '' : 'live '}games with ${moves} moves, ${sick.length} sick`)
    if (sick.length > 0) process.exitCode = 1
  })
}
