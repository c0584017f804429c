/** The options of the present decision as the text board tells them: numbered, in full sentences, in groups of a kind. */
import type { Decision, ExplainedOption } from '@bitoku/engine'
import { deedName, impossibleSentence, optionLabel, optionSentence, paired, warningSentence } from '@bitoku/words'
import { sentence } from '../sentence.ts'
import { targetsOfText } from '../board/targets.ts'
import { targetName, type Teller } from './teller.ts'

/** An option with its number and its words. */
export interface NumberedOption {
  readonly number: number
  readonly option: ExplainedOption
  readonly label: string
  readonly sentence: string
  readonly warnings: readonly string[]
}

/** Options of a kind. */
export interface OptionGroup {
  /** Undefined where the question says it all. */
  readonly title: string | undefined
  readonly options: readonly NumberedOption[]
}

/** From so many options on they are grouped. */
const groupFrom = 7

/** All options in the order of the decision. */
export function numberedOptions(teller: Teller, decision: Decision): readonly NumberedOption[] {
  const { language, telling } = teller
  const told = { ...telling, decision }
  return decision.options.map((option, at) => ({
    number: at + 1,
    option,
    label: optionLabel(language, option, told),
    sentence: optionSentence(language, option, told),
    warnings: option.warnings.map((warning) => `${warningSentence(language, warning)}.`),
  }))
}

/** The options in groups: their numbers stay in the order of the decision. */
export function groupOptions(teller: Teller, decision: Decision): readonly OptionGroup[] {
  const all = numberedOptions(teller, decision)
  const titles = all.map(({ option }) => deedName(teller.language, option.kind, teller.style))
  const kinds = [...new Set(titles)]
  if (all.length < groupFrom || kinds.length < 2) return [{ title: undefined, options: all }]
  return kinds.map((title) => ({ title, options: all.filter((_, at) => titles[at] === title) }))
}

/** An option as an answer: its number, what it does, what it wastes. */
export const optionLine = ({ number, sentence, warnings }: NumberedOption): string =>
  [`${number}.`, sentence, ...warnings].join(' ')

/** What is not possible now, and why. */
export function impossibleLines(teller: Teller, decision: Decision): readonly string[] {
  const lines = decision.impossible.map((one) => {
    const names = targetsOfText(one.move).map((target) => targetName(teller, target))
    const why = impossibleSentence(teller.language, one)
    return sentence(names.reduceRight((what, name) => paired(teller.language, name, what), why))
  })
  return [...new Set(lines)]
}
