/** Where the guide opens: the section of a decision, of a phase, of a thing on the table. */
import type { Decision, Phase } from '@bitoku/engine'
import type { SectionId } from './en.ts'
import { sections } from './outline.ts'
import type { Section } from './shape.ts'

/** Kinds of decisions whose options say more than their kind. */
const open: readonly Decision['kind'][] = ['effect', 'keep', 'region']

type OptionKind = Decision['options'][number]['kind']

const having = (isIt: (section: Section) => boolean | undefined): SectionId | undefined => sections.find(isIt)?.id

/** The section about all of some kinds of moves and about as little else as possible. */
const sectionOfMoves = (kinds: readonly OptionKind[]): SectionId | undefined =>
  sections
    .filter(({ moves }) => kinds.every((kind) => moves?.includes(kind)))
    .toSorted((one, other) => (one.moves?.length ?? 0) - (other.moves?.length ?? 0))[0]?.id

/** The section of a decision: of its kind, or where the kind can be anything of all its options, or else of the first. */
export function sectionOfDecision({ kind, options }: Pick<Decision, 'kind' | 'options'>): SectionId {
  const kinds = options.flatMap((option) => (option.kind === 'skip' ? [] : [option.kind]))
  const byMoves =
    open.includes(kind) && kinds.length > 0 ? (sectionOfMoves(kinds) ?? sectionOfMoves(kinds.slice(0, 1))) : undefined
  return byMoves ?? having(({ asks }) => asks?.includes(kind)) ?? 'turn'
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
