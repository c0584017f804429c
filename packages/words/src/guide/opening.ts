/** Where the guide opens: the section of a decision, of a phase, of a thing on the table. */
import type { Decision, Phase } from '@bitoku/engine'
import type { SectionId } from './en.ts'
import { sections } from './outline.ts'
import type { Section } from './shape.ts'

/** Kinds of decisions whose options say more than their kind. */
const open: readonly Decision['kind'][] = ['effect', 'keep', 'region']

const having = (isIt: (section: Section) => boolean | undefined): SectionId | undefined => sections.find(isIt)?.id

/** The section of a decision: of its kind, or of its first option where the kind can be anything. */
export function sectionOfDecision({ kind, options }: Pick<Decision, 'kind' | 'options'>): SectionId {
  const first = open.includes(kind) ? options.find((option) => option.kind !== 'skip')?.kind : undefined
  const byMove = first && having(({ moves }) => moves?.includes(first))
  return byMove ?? having(({ asks }) => asks?.includes(kind)) ?? 'turn'
}

/** The section of a phase in which nothing is asked. */
export const sectionOfPhase = (phase: Phase): SectionId => having(({ phases }) => phases?.includes(phase)) ?? 'goal'

/** The section of a target (`mitama-slot:3`, `deck:own`) or of the id of a card or tile (`dream-sake`, `gate-a1`). */
export function sectionOfTarget(target: string): SectionId | undefined {
  const [kind, name = ''] = target.split(':')
  const [head] = kind.split('-')
  for (const wanted of [`${kind}:${name}`, kind, head]) {
    const found = having(({ targets }) => targets?.includes(wanted))
    if (found !== undefined) return found
  }
  return undefined
}
