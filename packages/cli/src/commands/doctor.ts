/** `bitoku doctor`: whether a database is whole, and every game of it loads here and plays out as it did. */
import { examples } from '../examples.ts'
import type { Command } from 'commander'
import { databaseOption, demandAddress, withStorage } from '../database.ts'
import { exitCodes, fail } from '../messages.ts'

interface Wish {
  readonly database: string
  readonly migrate?: boolean
  readonly all?: boolean
}

/** Adds the command. */
export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('look for damage, replay all live games and say which would not load, or play out differently')
    .addOption(databaseOption())
    .option('--all', 'replay finished games as well')
    .option('--migrate', 'bring the database up to date first: for a copy, never for one in use')
    .addHelpText(
      'after',
      examples([
        ['bitoku doctor --database bitoku.sqlite', 'all live games'],
        ['bitoku doctor --all --migrate --database copy.sqlite', 'a copy, before an update'],
      ]),
    )
    .action(runDoctor)
}

async function runDoctor({ database, migrate = false, all = false }: Wish, command: Command): Promise<void> {
  await demandAddress(command, database)
  const { examineGames } = await import('@bitoku/server')
  await withStorage(database, { shared: !migrate }, async (storage) => {
    const faults = await storage.faults()
    for (const fault of faults) console.log(`damaged  ${fault}`)
    const { games, moves, sick } = await examineGames(storage, all ? ['live', 'finished'] : ['live'])
    for (const { id, why } of sick) console.log(`sick   ${id}: ${why}`)
    console.log(`${games} ${all ? '' : 'live '}games with ${moves} moves, ${sick.length} sick`)
    if (faults.length > 0)
      fail('the database is damaged. Keep it as it is, and put a backup in its place (docs/hosting.md).')
    if (sick.length > 0) process.exitCode = exitCodes.failed
  })
}
