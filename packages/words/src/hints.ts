/** Hints of the bots in words: the best plan, what is expected of it and why, what may go wrong, how close it is. */
import type { Decision, ExplainedOption, View } from '@bitoku/engine'
import { type Language, localeOf } from './languages.ts'
import { optionLabel } from './options/option.ts'
import { listAnd } from './runtime/list.ts'
import { say } from './say.ts'
import type { Telling } from './telling.ts'

/** The lines of the sheet that a hint compares. */
export const hintLines = [
  'virtue',
  'paths',
  'completed',
  'tiles',
  'crystals',
  'other',
  'bitoku',
  'treasures',
  'rocks',
  'dice',
  'visions',
  'board',
  'first',
] as const
/** A line of the sheet in a hint. */
type HintLine = (typeof hintLines)[number]

/** A plan as a hint tells it: what the bots' `explainChoice` gives has this shape. */
export interface HintPlan {
  /** Its moves, each with the decision that it answers and what is seen then. */
  readonly steps: readonly { readonly option: ExplainedOption; readonly decision: Decision; readonly view: View }[]
  readonly reveals: boolean
  /** VP ahead of the best rival at the end, and how far the luck of the next turns may change that. */
  readonly lead: number
  readonly spread: number
  /** Whether the numbers are about the end; those of a rule of thumb only tell what there is after a few turns. */
  readonly isForecast: boolean
  readonly own: number
  readonly lines: Readonly<Record<HintLine, number>>
  readonly rivals: readonly number[]
  /** From 0 to 1. */
  readonly win: number | undefined
  /** The place to come in at, on average; undefined where no net was trained. */
  readonly place: number | undefined
}

/** The best plans, and how sure their order is. */
export interface Hint {
  readonly plans: readonly HintPlan[]
  /** How uncertain it is which of the two best is better; undefined where nobody can tell. */
  readonly error: number | undefined
  readonly isClose: boolean
}

/** A hint in words. */
export interface HintWords {
  /** The steps of the best plan, as labels of buttons. */
  readonly steps: readonly string[]
  /** What is expected of it, why it is the best, what may go wrong, how close it is: one sentence each. A rule of thumb says less. */
  readonly sentences: readonly string[]
}

/** Differences of a line below this many VP are not worth a word, nor are more than so many lines. */
const smallest = 0.3
const mostLines = 3

/** VP with at most one digit behind the point, and a true minus sign. */
function writeVp(language: Language, vp: number, signed: boolean): string {
  const style = { maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' } as const
  return new Intl.NumberFormat(localeOf[language], style).format(vp).replace('-', '−')
}

/** A hint in words. */
export function describeHint(language: Language, hint: Hint, telling: Telling): HintWords {
  const [best, second] = hint.plans
  if (best === undefined) return { steps: [], sentences: [] }
  const isLearnt = hint.plans.every(({ isForecast }) => isForecast)
  return {
    steps: labelsOf(language, best, telling),
    sentences: [
      ...(isLearnt ? expectedSentences(language, best) : ruleOfThumbSentences(language, best)),
      ...(second === undefined ? [] : secondSentences(language, second, telling)),
      ...(isLearnt ? differenceSentences(language, hint) : []),
      ...riskSentences(language, best, isLearnt),
      ...(isLearnt ? [closenessSentence(language, hint)] : []),
    ],
  }
}

const labelsOf = (language: Language, { steps }: HintPlan, telling: Telling): readonly string[] =>
  steps.map(({ option, decision, view }) => optionLabel(language, option, { ...telling, decision, view }))

/** Own VP, those of the best rival, and whether that is the Tengu. */
const vpOf = ({ own, rivals, steps }: HintPlan): Record<'own' | 'rival', number> & { readonly tengu: string } => ({
  own: Math.round(own),
  rival: Math.round(Math.max(...rivals)),
  tengu: steps.some(({ view }) => view.tengu !== undefined) ? 'yes' : 'no',
})

function expectedSentences(language: Language, plan: HintPlan): readonly string[] {
  const { rivals, win, place } = plan
  return [
    say(language, 'hint.expected', vpOf(plan)),
    ...(win === undefined ? [] : [say(language, 'hint.win', { n: Math.round(100 * win) })]),
    // With one rival the place says no more than the chance to win.
    ...(place === undefined || rivals.length < 2
      ? []
      : [say(language, 'hint.place', { n: writeVp(language, place, false) })]),
  ]
}

const ruleOfThumbSentences = (language: Language, plan: HintPlan): readonly string[] => [
  say(language, 'hint.thumb'),
  say(language, 'hint.soon', vpOf(plan)),
]

function secondSentences(language: Language, second: HintPlan, telling: Telling): readonly string[] {
  const [label] = labelsOf(language, second, telling)
  return label === undefined ? [] : [say(language, 'hint.second', { label })]
}

/** Why the best plan is better than the second one; nothing where too little was tried to tell. */
function differenceSentences(language: Language, { plans: [best, second], error }: Hint): readonly string[] {
  if (second === undefined || error === undefined) return []
  const parts = hintLines
    .map((line) => ({ line, n: best.lines[line] - second.lines[line] }))
    .filter(({ n }) => Math.abs(n) >= smallest)
    .sort((one, other) => Math.abs(other.n) - Math.abs(one.n))
    .slice(0, mostLines)
    .map(({ line, n }) =>
      say(language, 'hint.part', { line: say(language, `hintLine.${line}`), n: writeVp(language, n, true) }),
    )
  const n = writeVp(language, best.lead - second.lead, false)
  return parts.length === 0 ? [] : [say(language, 'hint.difference', { n, list: listAnd(language, parts) })]
}

function riskSentences(language: Language, { reveals, spread }: HintPlan, isLearnt: boolean): readonly string[] {
  return [
    ...(reveals ? [say(language, 'hint.reveals')] : []),
    ...(spread < 1 || !isLearnt ? [] : [say(language, 'hint.spread', { n: Math.round(spread) })]),
  ]
}

function closenessSentence(language: Language, { plans: [best, second], error, isClose }: Hint): string {
  if (second === undefined) return say(language, 'hint.single')
  if (error === undefined) return say(language, 'hint.untried')
  const args = { n: writeVp(language, best.lead - second.lead, false), error: writeVp(language, error, false) }
  return say(language, isClose ? 'hint.close' : 'hint.clear', args)
}
