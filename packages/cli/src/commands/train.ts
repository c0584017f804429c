/** `bitoku train`: teaches the bots by self-play, generation by generation, in a folder that can be taken up again. */
import { examples } from '../examples.ts'
import { availableParallelism } from 'node:os'
import type { Report, TrainingSettings } from '@bitoku/bots/training'
import type { Command } from 'commander'
import { anyNumber, readSeats, readSeed, wholeNumber } from '../arguments.ts'
import { fileFault, pathOf } from '../file-faults.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { note } from '../messages.ts'
import { writeNumber } from '../numbers.ts'
import { demandFolder } from '../paths.ts'
import { layOutTable } from '../table.ts'

interface Flags {
  readonly folder: string
  readonly seats: number
  readonly minutes: number | undefined
  readonly generations: number | undefined
  readonly games: number | undefined
  readonly from: string | undefined
  readonly rate: number | undefined
  readonly seed: string
  readonly workers: number
  /** A folder, or whether it is that of the package. */
  readonly publish: string | boolean
  readonly json: boolean
}

const millisecondsOfMinute = 60_000

/** Adds the command. */
export function addTrain(program: Command): void {
  program
    .command('train')
    .description('train the bots by self-play; Ctrl-C ends with the generation under way, twice at once')
    .requiredOption('--folder <path>', 'where the training is kept; one that is found there goes on')
    .option('--seats <n>', 'people at the table, 1 (against the Tengu) to 4', readSeats, 2)
    .option('--minutes <n>', 'end with the first generation after so long', anyNumber(0.01, 100_000))
    .option('--generations <n>', 'end with this generation (default: 120)', wholeNumber(1, 1_000_000))
    .option('--games <n>', 'games of a generation', wholeNumber(1, 1_000_000))
    .option(
      '--from <path>',
      'begin with what was learnt in another folder, or with the weights of the package: published; a training that goes on keeps its start',
    )
    .option('--rate <n>', 'step width at the start; it falls to a fifth', anyNumber(0.000_001, 1))
    .option('--seed <text>', 'with the same other options the same training', readSeed, '1')
    .option('--workers <n>', 'games at once', wholeNumber(1, 256), availableParallelism())
    .option('--publish [path]', 'write what was learnt into the package, or into another folder, at the end', false)
    .option('--json', 'print one JSON object for each generation', false)
    .addHelpText(
      'after',
      examples([['bitoku train --folder training/two --seats 2 --minutes 60', 'an hour; the same command goes on']]),
    )
    .action(runTrain)
}

/** Thrown to leave a training after a generation, when its checkpoint has been written. */
const enough = Symbol('enough')

async function runTrain(flags: Flags, command: Command): Promise<void> {
  demandFolder(command, '--folder <path>', flags.folder)
  demandFolder(command, '--publish [path]', typeof flags.publish === 'string' ? flags.publish : undefined)
  const { minutes = Number.POSITIVE_INFINITY } = flags
  const end = performance.now() + minutes * millisecondsOfMinute
  const interrupt = listenForInterrupt('ending with this generation. Press Ctrl-C again to end at once and forget it.')
  // No other command needs it, so no other has to wait for it.
  const { checkPublishing, publish, train, TrainingRefused } = await import('@bitoku/bots/training')
  const into = typeof flags.publish === 'string' ? [flags.publish] : []
  let generations = 0
  try {
    if (flags.publish !== false) checkPublishing(...into)
    await train(settingsOf(flags), (report) => {
      generations += 1
      console.log(flags.json ? JSON.stringify(report) : writeGeneration(report))
      if (interrupt.signal.aborted || performance.now() >= end) throw enough
    }).catch((error: unknown) => {
      if (error !== enough) throw error
    })
    if (generations === 0)
      note(`nothing to train: ${flags.folder} has come to its last generation. For more: --generations.`)
    if (flags.publish === false || interrupt.signal.aborted) return
    note(`published: ${publish(flags.folder, ...into)}`)
  } catch (error) {
    if (error instanceof TrainingRefused) command.error(`error: ${error.message}`)
    // The training has its folder, and what is published may go to another one.
    const fault = fileFault(pathOf(error) ?? flags.folder, error)
    if (fault !== undefined) command.error(`error: ${fault}`)
    throw error
  } finally {
    interrupt.close()
  }
}

function settingsOf({
  folder,
  seats,
  seed,
  workers,
  generations,
  games,
  from,
  rate,
}: Flags): Partial<TrainingSettings> {
  return {
    folder,
    seats,
    seed,
    workers,
    ...(generations === undefined ? {} : { generations }),
    ...(games === undefined ? {} : { gamesPerGeneration: games }),
    ...(from === undefined ? {} : { from }),
    ...(rate === undefined ? {} : { rates: [rate, rate / 5] }),
  }
}

function writeGeneration({ generation, of, games, vp, rivalVp, ownError, leadError, loss, seconds }: Report): string {
  const [line] = layOutTable([
    [
      `generation ${generation} of ${of}`,
      `${writeNumber(games)} games`,
      `${writeNumber(vp, 1)} VP`,
      ...(vp === rivalVp ? [] : [`Tengu ${writeNumber(rivalVp, 1)} VP`]),
      `error ${writeNumber(ownError, 1)} VP, of the lead ${writeNumber(leadError, 1)}`,
      `loss ${writeNumber(loss, 4)}`,
      `${writeNumber(seconds, 1)} s`,
      // The next ones take about as long.
      ...(generation < of ? [`${writeNumber(Math.ceil(((of - generation) * seconds) / 60))} min left`] : []),
    ],
  ])
  return line
}
