/** The commands, and what becomes of wrong ones. */
import { Command, CommanderError } from 'commander'
import { addBench } from './commands/bench.ts'
import { addCheck } from './commands/check.ts'
import { addPlay } from './commands/play.ts'
import { addReplay } from './commands/replay.ts'
import { addSimulate } from './commands/simulate.ts'

/** The exit code of a command that was called wrongly. */
const misused = 2

/** Runs the command that the arguments of the process name. */
export async function runProgram(): Promise<void> {
  const program = new Command('bitoku')
    .description('Bitoku in the terminal: watch, simulate, replay and measure games.')
    .exitOverride()
  for (const addCommand of [addPlay, addSimulate, addReplay, addCheck, addBench]) addCommand(program)

  // A reader that has seen enough (`| head`) is no fault.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })

  try {
    await program.parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    process.exitCode = error.exitCode === 0 ? 0 : misused
  }
}
