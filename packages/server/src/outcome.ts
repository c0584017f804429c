/** Outcomes: a refusal that a person may read is a value with a key, not an exception. */

/** Something that did not work: a key with arguments, worded by whoever shows it. */
export interface Problem {
  readonly key: string
  readonly args: Readonly<Record<string, string | number>>
}

/** How a command ended. A refused command has changed nothing. */
export type Outcome<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** A command that worked, with its value. */
export const accept = <Value>(value: Value): Outcome<Value> => ({ ok: true, value })

/** A command that was refused and has changed nothing. */
export const refuse = (key: string, args: Problem['args'] = {}): { readonly ok: false; readonly problem: Problem } => ({
  ok: false,
  problem: { key, args },
})
