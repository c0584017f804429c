/** Calling `bitoku` as a person does. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const entry = join(import.meta.dirname, '..', 'src', 'bitoku.ts')

/** What a call left behind. */
export interface Outcome {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

/** Runs the command line with arguments and, if given, text on standard input. */
export function bitoku(args: readonly string[], input = ''): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, ...args], { encoding: 'utf8', input })
  return { code: status, out: stdout, error: stderr }
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
