/** Outcomes of commands: errors are values with keys. */
import { KeyedError } from '@bitoku/engine'
import type { Outcome, Problem } from './host.ts'

/** A command that worked. */
export const done: Outcome = { ok: true, value: undefined }

/** A command that worked, with its value. */
export const accept = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** A problem by its key. */
export const problem = (key: string, args: Problem['args'] = {}): Problem => ({ key, args })

/** A command that was refused and has changed nothing. */
export const refuse = (key: string, args: Problem['args'] = {}): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: problem(key, args),
})

/** The problem that an error tells of; errors without a key get the one given. */
export function problemOf(error: unknown, otherwise: string): Problem {
  if (error instanceof KeyedError) return { key: error.key, args: error.args }
  return problem(otherwise, { message: error instanceof Error ? error.message.slice(0, 200) : String(error) })
}
