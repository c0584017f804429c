/** The commands, and what becomes of wrong ones. */
import { Command, CommanderError, Help, type Option } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addBalance } from './commands/balance.ts'
import { addBench } from './commands/bench.ts'
import { addCheck } from './commands/check.ts'
import { addDoctor } from './commands/doctor.ts'
import { addLadder } from './commands/ladder.ts'
import { addMatch } from './commands/match.ts'
import { addMove } from './commands/move.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTrain } from './commands/train.ts'
import { exitCodes } from './messages.ts'
import manifest from '../package.json' with { type: 'json' }

/** The commands by what people want to do, in the order of the help. */
const commands = {
  'Games:': [addPlay, addReplay, addCheck],
  'Bots and numbers:': [addSimulate, addMatch, addLadder, addBalance, addTrain, addBench],
  'Server:': [addServe, addBackup, addMove, addDoctor],
}

const exitHelp = `
Results go to stdout; errors, notes and progress to stderr.
Exit codes: 0 done, 1 it did not work (bench: a goal was missed), 2 called
wrongly, 130 interrupted (Ctrl-C).`

/** What an option is for. That a switch is off unless it is given goes without saying. */
const describeOption = (option: Option): string =>
  new Help().optionDescription(option).replace(/ ?\(default: false\)$/, '')

/** An error in one line that says what to do: what was probably meant, what is allowed, or where to look. */
function tellError(text: string, help: string): string {
  const line = text.trim().replace(/\n\(Did you mean (.*)\?\)$/s, ': did you mean $1?')
  return /[.?]$/.test(line) ? `${line}\n` : `${line}. See ${help}.\n`
}

/** The program with all its commands; what it has to say about wrong ones goes to `writeErr`. */
export function makeProgram(writeErr = (text: string): unknown => process.stderr.write(text)): Command {
  const program = new Command('bitoku')
    .description(
      'Bitoku in the terminal: play, watch and replay games, simulate and measure bots, serve network games.',
    )
    .version(manifest.version, '--version', 'print the version')
    .helpOption('-h, --help', 'print the help of a command')
    .configureHelp({ optionDescription: describeOption })
    .addHelpText('afterAll', exitHelp)
    .exitOverride()
    .configureOutput({ writeErr, outputError: (text, write) => write(tellError(text, 'bitoku --help')) })
  for (const [heading, group] of Object.entries(commands)) {
    program.commandsGroup(heading)
    for (const addCommand of group) addCommand(program)
  }
  for (const command of program.commands) {
    command.configureOutput({
      outputError: (text, write) => write(tellError(text, `bitoku ${command.name()} --help`)),
    })
  }
  return program.commandsGroup('Help:').helpCommand('help [command]', 'print the help of a command')
}

/** Runs the command that the arguments of the process name. */
export async function runProgram(): Promise<void> {
  // A reader that has seen enough (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })

  try {
    const [command, ...others] = process.argv.slice(2)
    // The server tells its options itself.
    const args = command === 'help' && others[0] === 'serve' ? ['serve', '--help'] : [command, ...others]
    await makeProgram().parseAsync(
      args.filter((arg) => arg !== undefined),
      { from: 'user' },
    )
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? exitCodes.done : exitCodes.misused
  }
}
