/** Options in words: short for a button, and as a sentence with cost and gain. */
import { type Change, type ExplainedOption, regions, type Warning } from '@bitoku/engine'
import { resourceWords } from '../cards/amounts.ts'
import type { Language } from '../languages.ts'
import { listAnd } from '../runtime/list.ts'
import { brief } from '../names.ts'
import { capitalise } from '../runtime/typeset.ts'
import { none, say } from '../say.ts'
import { styleOf } from '../telling.ts'
import { factsOf, type OptionTelling } from './facts.ts'
import { untold } from './told.ts'

/** An option as the label of a button. */
export function optionLabel(language: Language, option: ExplainedOption, telling: OptionTelling): string {
  const facts = factsOf(language, option, telling, true)
  if (option.kind === 'play' && telling.isSourceTold === true) return say(language, 'label.playAt', facts)
  if (option.kind === 'favour' && telling.isSourceTold === true) return say(language, 'label.favourIt')
  if (option.kind === 'cover' && telling.isSourceTold === true) return say(language, 'label.coverIt')
  if (option.kind === 'begin' && facts.effect !== none) return capitalise(language, String(facts.effect))
  return capitalise(language, say(language, `label.${option.kind}`, facts))
}

/** Moves of which the label says more than the sentence without its effect, or the same in fewer words. */
const askedByLabel: readonly ExplainedOption['kind'][] = ['skip', 'begin', 'vision', 'yokai', 'bitoku']

/** Whether to take an option, without what it sets off: “Play Fox on card space 3 and unlock die 1?” */
export function optionQuestion(language: Language, option: ExplainedOption, telling: OptionTelling): string {
  if (askedByLabel.includes(option.kind))
    return say(language, 'ask.do', { what: optionLabel(language, option, telling) })
  const facts = factsOf(language, option, { ...telling, style: brief(styleOf(telling)) }, false)
  // A line is nothing but its effect.
  const bare = { ...facts, effect: option.kind === 'line' ? facts.effect : none, sentence: none }
  const what = say(language, isAtHome(option) ? 'move.dieHome' : `move.${option.kind}`, bare)
  // Where a sentence always tells its effect, only the sign before it is left.
  return say(language, 'ask.do', { what: capitalise(language, what.replace(none, '').replace(/[\s.:—]+$/, '')) })
}

const isAtHome = ({ kind, move }: ExplainedOption): boolean => kind === 'die' && move.includes(' home-')

/** An option as a sentence: what it does, what it costs and gives at once, whether it can be undone. */
export function optionSentence(language: Language, option: ExplainedOption, telling: OptionTelling): string {
  const { kind, reveals } = option
  const facts = factsOf(language, option, telling, false)
  // Without knowing what a part or a line does, its short label is all there is to say.
  const known = facts.effect !== none || (kind !== 'begin' && kind !== 'line')
  const what = known
    ? say(language, isAtHome(option) ? 'move.dieHome' : `move.${kind}`, facts)
    : `${optionLabel(language, option, telling)}.`
  const { paid, gained } = untold(option, telling)
  const costs = amounts(language, paid, -1)
  const gains = amounts(language, gained, 1)
  return [
    capitalise(language, what),
    ...(costs.length === 0 ? [] : [say(language, 'option.cost', { list: listAnd(language, costs) })]),
    ...(gains.length === 0 ? [] : [say(language, 'option.gain', { list: listAnd(language, gains) })]),
    ...(reveals ? [say(language, 'option.reveals')] : []),
  ].join(' ')
}

/** What a change takes (−1) or gives (1). */
function amounts(language: Language, change: Change, sign: 1 | -1): readonly string[] {
  const { resources, amulets, vp, pilgrims, kodamas } = change
  return [
    ...resourceWords(
      language,
      resources.map((n) => n * sign),
    ),
    ...amulets.flatMap((n, index) =>
      n * sign > 0 ? [say(language, 'count.amulets', { n: n * sign, value: index + 1 })] : [],
    ),
    ...(pilgrims * sign > 0 ? [say(language, 'count.pilgrims', { n: pilgrims * sign })] : []),
    ...(vp * sign > 0 ? [say(language, 'count.vp', { n: vp * sign })] : []),
    ...kodamas.flatMap((n, index) =>
      n * sign > 0
        ? [say(language, 'count.steps', { region: say(language, `short.${regions[index]}`), n: n * sign })]
        : [],
    ),
  ]
}

/** A warning before waste. */
export const warningSentence = (language: Language, warning: Warning): string => say(language, `warning.${warning}`)
