/** Calling `bitoku` as a person does. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { expect } from 'vitest'
import { makeProgram } from '../src/program.ts'

/** What Node runs. */
export const entry = join(import.meta.dirname, '..', 'src', 'bitoku.ts')

/** Settings of a terminal that asks for no language of its own. */
export const plainTerminal = { LC_ALL: '', LC_MESSAGES: '', LANG: 'C.UTF-8' }

/** What a call left behind. */
export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

/** Runs the command line with arguments and, if given, text on standard input. */
export function bitoku(args: readonly string[], input = '', more: Readonly<NodeJS.ProcessEnv> = {}): Outcome {
  const env = { ...process.env, ...plainTerminal, ...more }
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], { encoding: 'utf8', input, env })
  // How long something takes is up to the machine, and so is whether there are lines about its progress.
  return { code: status, out: stdout, error: stderr.replaceAll(/^note: \d+\/\d+ .*\n/gm, '') }
}

/** What a command that is called wrongly says; it does nothing else. */
export async function refusalOf(args: readonly string[]): Promise<string> {
  let said = ''
  const program = makeProgram((text) => (said += text))
  await expect(program.parseAsync(args, { from: 'user' })).rejects.toThrow(CommanderError)
  return said
}

/** A folder that is gone when the test is over. */
export function withFolder<T>(act: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-'))
  try {
    return act(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
