/** `bitoku serve`: the server for network tables, until it is told to stop. */
import type { Command } from 'commander'

/** Adds the command. Its flags are those of the server's settings, which reads and checks them itself. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the table and network games: --host, --port, --database, --address … (docs/hosting.md)')
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .action((_options, command: Command) => runServe(command.args))
}

async function runServe(flags: readonly string[]): Promise<void> {
  // Fetched only here: the other commands need no server.
  const { makeServer, readSettings } = await import('@bitoku/server')
  const read = readSettings(process.env, flags)
  if ('faults' in read) {
    for (const fault of read.faults) console.error(fault)
    process.exitCode = 2
    return
  }
  const server = await makeServer(read.settings)
  const address = await server.listen()
  console.log(`Bitoku is at ${read.settings.port === 0 ? address : read.settings.address}`)
  const stop = (): void => {
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}
