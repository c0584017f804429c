/** Choosing by pointing: which targets can be pointed at next, which options are left, when only one is. */
import { targetsOfText } from '@bitoku/text'
import type { Decision, ExplainedOption, Impossible } from '@bitoku/engine'

/** What is left of a decision once some targets are chosen. */
export interface Narrowed {
  /** The options that point at everything chosen. */
  readonly remaining: readonly ExplainedOption[]
  /** The targets that can be chosen next. */
  readonly next: ReadonlySet<string>
  /** The options that point at nothing more: those that only a button can tell apart. */
  readonly complete: readonly ExplainedOption[]
  /** The one option left, if it is one. */
  readonly unique: ExplainedOption | undefined
}

const nothing: Narrowed = { remaining: [], next: new Set(), complete: [], unique: undefined }

/** Narrows the options of a decision by the targets chosen so far. */
export function narrow(options: readonly ExplainedOption[], chosen: readonly string[]): Narrowed {
  const remaining = options.filter(({ targets }) => chosen.every((target) => targets.includes(target)))
  if (remaining.length === 0) return nothing
  const open = (option: ExplainedOption): readonly string[] =>
    option.targets.filter((target) => !chosen.includes(target))
  const next = new Set(remaining.flatMap(open))
  const complete = remaining.filter((option) => open(option).length === 0)
  return { remaining, next, complete, unique: chosen.length > 0 && remaining.length === 1 ? remaining[0] : undefined }
}

/**
 * What is chosen after pointing at a target: one more, one fewer, or a new beginning.
 * Undefined when the target is no way to any option.
 */
export function point(
  options: readonly ExplainedOption[],
  chosen: readonly string[],
  target: string,
): readonly string[] | undefined {
  if (chosen.includes(target)) return chosen.filter((one) => one !== target)
  if (narrow(options, chosen).next.has(target)) return [...chosen, target]
  // A target of another option: keep what fits with it, the oldest choice first.
  const fitting = chosen.filter((one) => narrow(options, [one]).next.has(target))
  for (let keep = fitting.length; keep >= 0; keep -= 1)
    if (narrow(options, fitting.slice(0, keep)).next.has(target)) return [...fitting.slice(0, keep), target]
  return undefined
}

/** Whether an option has nothing on the table to point at: it needs a button. */
const isLoose = (option: ExplainedOption): boolean => option.targets.every((target) => target.startsWith('deck:'))

/** The most buttons of the prompt. */
export const mostButtons = 4

/** The option that what is chosen leads to, if it is one: its button stands out, however many others there is room for. */
export function mainOption({ remaining, complete }: Narrowed, chosen: readonly string[]): ExplainedOption | undefined {
  const [option, ...others] = remaining.length > 1 && chosen.length > 0 ? complete : remaining
  return others.length > 0 || option?.kind === 'skip' ? undefined : option
}

/** What the prompt offers: its buttons, and whether a list holds more. */
export interface Offer {
  readonly buttons: readonly ExplainedOption[]
  readonly list: boolean
}

/** The buttons of the prompt, at most so many: all that remain if they are few, else those that cannot be pointed at, and a list of the rest. */
export function offer(narrowed: Narrowed, chosen: readonly string[], most: number = mostButtons): Offer {
  const { remaining, complete } = narrowed
  if (remaining.length <= most) return { buttons: remaining, list: false }
  const first = chosen.length > 0 ? complete : remaining.filter(isLoose)
  return { buttons: first.slice(0, most - 1), list: true }
}

/** What a whole kind of moves would point at: said of all of them at once, they name no target. */
const kindsOfThings: Readonly<Record<string, readonly string[]>> = {
  rock: ['rock'],
  build: ['building', 'area'],
  pilgrim: ['pilgrim-space'],
  push: ['kodama'],
  unlock: ['die'],
  copy: ['die'],
  draw: ['deck:own'],
  yokai: ['deck:yokai'],
  bitoku: ['deck:bitoku'],
}

const pointsAt = (targets: readonly string[], target: string): boolean =>
  targets.some((one) => one === target || target.startsWith(`${one}:`))

/** Why a target cannot be chosen now: the reason that fits best with what is chosen already. */
export function whyNot(
  decision: Pick<Decision, 'impossible'>,
  chosen: readonly string[],
  target: string,
): Impossible | undefined {
  const found = decision.impossible.filter(({ move }) => pointsAt(targetsOfText(move), target))
  const fitting = found.filter(({ move }) => chosen.every((one) => targetsOfText(move).includes(one)))
  return fitting[0] ?? found[0] ?? decision.impossible.find(({ move }) => pointsAt(kindsOfThings[move] ?? [], target))
}

/** The options by what is pointed at first. Those without a target have buttons. */
export function waysOf(options: readonly ExplainedOption[]): ReadonlyMap<string, readonly ExplainedOption[]> {
  return Map.groupBy(
    options.filter(({ targets }) => targets.length > 0),
    ({ targets }) => targets[0],
  )
}
