/** Hints of the bots in words: the best plan, what is expected of it and why, what may go wrong, how close it is. */
import type { Decision, ExplainedOption, View } from '@bitoku/engine'
import { type Language, localeOf } from './languages.ts'
import { optionLabel } from './options/option.ts'
import { listAnd } from './runtime/list.ts'
import { say } from './say.ts'
import { styleOf, type Telling } from './telling.ts'

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

/** What the best plan brings more than the second one. */
export interface HintDifference {
  /** VP ahead of the best rival, and how uncertain that is. */
  readonly lead: number
  readonly error: number
  /** Own VP by line, and VP of the best rival. */
  readonly lines: Readonly<Record<HintLine, number>>
  readonly rival: number
}

/** The best plans, and how sure their order is. */
export interface Hint {
  readonly plans: readonly HintPlan[]
  /** Undefined where there is no second plan, or nobody can tell which of the two is better. */
  readonly difference: HintDifference | undefined
  readonly isClose: boolean
}

/** A hint in words. */
export interface HintWords {
  /** The steps of the best plan, as labels of buttons. */
  readonly steps: readonly string[]
  /** What is expected of it, why it is the best, what may go wrong, how close it is: one sentence each. A rule of thumb says less. */
  readonly sentences: readonly string[]
  /** Whether it rests on what a bot has learnt, and not only on a rule of thumb. */
  readonly isLearnt: boolean
}

/** Differences below this many VP are not worth a word, nor are more than so many of them. */
const smallest = 0.3
const mostParts = 4

/** VP with at most one digit behind the point, and a true minus sign. */
function writeVp(language: Language, vp: number, signed: boolean): string {
  const style = { maximumFractionDigits: 1, signDisplay: signed ? 'exceptZero' : 'auto' } as const
  return new Intl.NumberFormat(localeOf[language], style).format(vp).replace('-', '−')
}

/** A hint in words. */
export function describeHint(language: Language, hint: Hint, telling: Telling): HintWords {
  const [best, second] = hint.plans
  if (best === undefined) return { steps: [], sentences: [], isLearnt: false }
  const isLearnt = hint.plans.every(({ isForecast }) => isForecast)
  return {
    steps: labelsOf(language, best, telling),
    sentences: [
      ...(isLearnt ? expectedSentences(language, best) : ruleOfThumbSentences(language, best)),
      ...(second === undefined ? [] : secondSentences(language, second, telling)),
      ...(isLearnt ? differenceSentences(language, hint, telling) : []),
      ...riskSentences(language, best, isLearnt),
      ...(isLearnt ? [closenessSentence(language, hint)] : []),
    ],
    isLearnt,
  }
}

const labelsOf = (language: Language, { steps }: HintPlan, telling: Telling): readonly string[] =>
  steps.map(({ option, decision, view }) => optionLabel(language, option, { ...telling, decision, view }))

/** Whether the rival is the Tengu, for a message that has to choose. */
const tenguOf = ({ steps }: HintPlan): string => (steps.some(({ view }) => view.tengu !== undefined) ? 'yes' : 'no')

/** Own VP, those of the best rival, and whether that is the Tengu. */
const vpOf = (plan: HintPlan): Record<'own' | 'rival', number> & { readonly tengu: string } => ({
  own: Math.round(plan.own),
  rival: Math.round(Math.max(...plan.rivals)),
  tengu: tenguOf(plan),
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

/** What sets the best plan apart from the second one, the largest difference first; nothing where too little was tried to tell. */
function differenceSentences(language: Language, hint: Hint, telling: Telling): readonly string[] {
  const { plans, difference, isClose } = hint
  if (difference === undefined) return []
  const { lines, rival, lead } = difference
  const style = styleOf(telling)
  const tengu = tenguOf(plans[0])
  const own = hintLines.map((line) => ({ name: () => say(language, `hintLine.${line}`, { style }), n: lines[line] }))
  const largest = [...own, { name: () => say(language, 'hint.rival', { tengu }), n: rival }]
    .filter(({ n }) => Math.abs(n) >= smallest)
    .sort((one, other) => Math.abs(other.n) - Math.abs(one.n))
    .slice(0, mostParts)
  // Own VP of the lines that have no word of their own: without them the parts would not add up.
  const rest = own.reduce((sum, part) => (largest.includes(part) ? sum : sum + part.n), 0)
  const told = Math.abs(rest) < smallest ? largest : [...largest, { name: () => say(language, 'hint.rest'), n: rest }]
  if (told.length === 0) return []
  const parts = told.map(({ name, n }) => say(language, 'hint.part', { line: name(), n: writeVp(language, n, true) }))
  const list = listAnd(language, parts)
  // Where nobody can tell which of the two is better, no lead is claimed.
  if (isClose) return [say(language, 'hint.sources', { list })]
  return [say(language, 'hint.difference', { n: writeVp(language, lead, false), list })]
}

function riskSentences(language: Language, { reveals, spread }: HintPlan, isLearnt: boolean): readonly string[] {
  return [
    ...(reveals ? [say(language, 'hint.reveals')] : []),
    ...(spread < 1 || !isLearnt ? [] : [say(language, 'hint.spread', { n: Math.round(spread) })]),
  ]
}

function closenessSentence(language: Language, { plans: [, second], difference, isClose }: Hint): string {
  if (second === undefined) return say(language, 'hint.single')
  if (difference === undefined) return say(language, 'hint.untried')
  const args = { n: writeVp(language, difference.lead, false), error: writeVp(language, difference.error, false) }
  return say(language, isClose ? 'hint.close' : 'hint.clear', args)
}
