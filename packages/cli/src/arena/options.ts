/** What all commands of the arena have in common: their options, and how they run. */
import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { anyNumber, readSeed, wholeNumber } from '../arguments.ts'
import type { Language } from '@bitoku/words'
import { fileFault } from '../file-faults.ts'
import { listenForInterrupt, partialHeading } from '../interrupt.ts'
import { languageOption } from '../language.ts'
import { note } from '../messages.ts'
import { paintHeading } from '../paint.ts'
import { makeProgress } from '../progress.ts'
import { type Common, type Journal, type JournalSettings, openJournal } from './journal.ts'

/** What they are read into. */
export interface ArenaFlags {
  readonly seed: string
  readonly harder: boolean
  readonly workers: number
  /** Seconds. */
  readonly limit: number
  /** A file for every game. */
  readonly journal: string | undefined
  readonly json: boolean
  readonly language: Language
}

const usualLimit = 10

/** Adds the options; `seeds` says which seeds the games have. */
export function addArenaOptions(command: Command, seeds = 'seed i of the games is TEXT-i'): Command {
  return command
    .option('--seed <text>', seeds, readSeed, '1')
    .option('--harder', 'the harder variant', false)
    .option('--workers <n>', 'games at once', wholeNumber(1, 256), availableParallelism())
    .option('--limit <seconds>', 'the longest a bot may think about a move', anyNumber(0.01, 3600), usualLimit)
    .option('--journal <file>', 'keep every game in a file; the same command goes on from there')
    .option('--json', 'print one JSON object', false)
    .addOption(languageOption())
}

const millisecondsOfSecond = 1000

/** A report that ended early says so. */
interface Partially {
  readonly partial?: true
}

/**
 * Plays with the settings of the flags, shows the progress, and lets Ctrl-C end it early with what there is; undefined when
 * that is nothing. `about` is what all games of its journal have in common.
 */
export async function runArena<Report extends object>(
  { workers, journal: path, json }: ArenaFlags,
  command: Command,
  about: Common,
  play: (settings: JournalSettings) => Promise<Report | undefined>,
): Promise<(Report & Partially) | undefined> {
  const journal = path === undefined ? {} : { journal: readJournal(path, about, command) }
  const progress = makeProgress('games')
  const interrupt = listenForInterrupt('ending early; the report is about the games so far.')
  try {
    const report = await play({ workers, ...journal, signal: interrupt.signal, onGame: progress.show })
    progress.clear()
    if (report === undefined && interrupt.signal.aborted) note('not a single seed was played to its end.')
    if (report === undefined || !interrupt.signal.aborted) return report
    if (!json) console.log(paintHeading(partialHeading))
    return { ...report, partial: true }
  } finally {
    progress.clear()
    interrupt.close()
  }
}

/** Nothing of the edition, the rules or the bots' insides is seen in the command, so it is said. */
const foreign =
  'is a journal of something else, or of games with another edition, other rules or bots that have changed since: choose another file.'

function readJournal(path: string, about: Common, command: Command): Journal {
  try {
    return openJournal(path, about) ?? command.error(`error: ${path} ${foreign}`)
  } catch (error) {
    if (error instanceof SyntaxError) command.error(`error: ${path} is a damaged journal: ${error.message}`)
    const fault = fileFault(path, error)
    if (fault !== undefined) command.error(`error: ${fault}`)
    throw error
  }
}

/** The limit of a job, in milliseconds. */
export const limitOf = ({ limit }: ArenaFlags): number => limit * millisecondsOfSecond
