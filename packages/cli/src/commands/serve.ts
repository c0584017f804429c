/** `bitoku serve`: the server for network tables, until it is told to stop. */
import { type Command, Option } from 'commander'
import { examples } from '../examples.ts'
import { whyNoStorage } from '../database.ts'
import { exitCodes } from '../messages.ts'

/** Adds the command. Its flags are those of the server's settings, which reads and checks them itself. */
export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the table and network games, until it is told to stop')
    .usage('[options]')
    .allowUnknownOption()
    .allowExcessArguments()
    .helpOption(false)
    .action((_options, command: Command) => runServe(command.args, command))
}

/** The help, in the style of the other commands: the options come from the server, which the others need not fetch. */
async function tellHelp(command: Command): Promise<never> {
  const { settingsHelp } = await import('@bitoku/server')
  for (const { flag, variable, help, otherwise } of settingsHelp()) {
    const option = new Option(`${flag} <value>`, help).env(variable)
    command.addOption(otherwise === undefined ? option : option.default(otherwise, otherwise))
  }
  const calls = examples([
    ['bitoku serve --database bitoku.sqlite --port 3210', 'a server with one file'],
    ['bitoku serve --host 0.0.0.0', 'for everybody in your network'],
  ])
  return command
    .helpOption('-h, --help', 'print the help of a command')
    .addHelpText('after', `${calls}\n\nFlags go before the environment. More in docs/hosting.md.`)
    .help()
}

async function runServe(flags: readonly string[], command: Command): Promise<void> {
  if (flags.some((flag) => flag === '--help' || flag === '-h')) return tellHelp(command)
  // Fetched only here: the other commands need no server.
  const { addressesInNetwork, makeServer, readSettings, settingName } = await import('@bitoku/server')
  const read = readSettings(process.env, flags)
  if ('faults' in read) {
    for (const fault of read.faults) console.error(`error: ${fault}`)
    process.exitCode = exitCodes.misused
    return
  }
  const server = await makeServer(read.settings).catch((error: unknown) => giveUp(error, settingName('database')))
  const address = await server
    .listen()
    .catch((error: unknown) => giveUp(error, settingName(isAboutPort(error) ? 'port' : 'host')))
  // A person reads a sentence; what is read by a program is JSON from its first line.
  const say = process.stdout.isTTY ? (line: string) => console.log(line) : server.greet
  say(`Bitoku is at ${read.settings.port === 0 ? address : read.settings.address}`)
  const inNetwork = addressesInNetwork(read.settings, address)
  for (const one of inNetwork) say(`In your network it is at ${one}`)
  if (inNetwork.length > 0) say('Open it by that address yourself: the links that you copy begin with it.')
  const stop = (): void => {
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

/** What whoever runs the server can mend is said in one line; anything else is a fault of the program. */
function giveUp(error: unknown, setting: string): never {
  if (!(error instanceof Error) || !('key' in error || 'code' in error)) throw error
  console.error(`error: Bitoku cannot start: ${setting}: ${reasonOf(error)}`)
  process.exit(exitCodes.failed)
}

/** Why, and what can be done about it. */
function reasonOf(error: Error): string {
  const place = /EADDRINUSE: address already in use (.*)$/.exec(error.message)?.[1]
  return place === undefined ? whyNoStorage(error) : `another program listens at ${place}. Name another port.`
}

/** Whether the address is right and the port is not to be had. */
const isAboutPort = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EADDRINUSE' || error.code === 'EACCES')
