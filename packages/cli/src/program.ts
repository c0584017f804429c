/** The commands, and what becomes of wrong ones. */
import { Command, CommanderError } from 'commander'
import { addBackup } from './commands/backup.ts'
import { addBalance } from './commands/balance.ts'
import { addBench } from './commands/bench.ts'
import { addCheck } from './commands/check.ts'
import { addDoctor } from './commands/doctor.ts'
import { addLadder } from './commands/ladder.ts'
import { addMatch } from './commands/match.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addTrain } from './commands/train.ts'

/** The exit code of a command that was called wrongly. */
const misused = 2

const commands = [
  addPlay,
  addSimulate,
  addMatch,
  addLadder,
  addBalance,
  addTrain,
  addReplay,
  addCheck,
  addBench,
  addServe,
  addBackup,
  addDoctor,
]

/** The program with all its commands; what it has to say about wrong ones goes to `writeErr`. */
export function makeProgram(writeErr = (text: string): unknown => process.stderr.write(text)): Command {
  const program = new Command('bitoku')
    .description(
      'Bitoku in the terminal: watch, simulate, replay and measure games, match and train bots, serve network games.',
    )
    .exitOverride()
    .configureOutput({ writeErr })
  for (const addCommand of commands) addCommand(program)
  return program
}

/** Runs the command that the arguments of the process name. */
export async function runProgram(): Promise<void> {
  // A reader that has seen enough (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })

  try {
    await makeProgram().parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? 0 : misused
  }
}
