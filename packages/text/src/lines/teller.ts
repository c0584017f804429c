/** What the text board tells from: the table as its parts see it, and the words of the text board. */
import { sentence } from '../sentence.ts'
import { describeTarget, type Description } from '../board/describe.ts'
import type { SayCommand, TableVoice } from '../words/voice.ts'
import type { Host, Problem, Snapshot } from '@bitoku/host'
import type { Around } from '../around.ts'

/** The table with its voice. */
export interface Teller extends TableVoice, Around {
  readonly host: Host
  /** What is shown: the present, or an earlier moment. */
  readonly snapshot: Snapshot
  /** The present, whatever is shown. */
  readonly now: Snapshot
  readonly m: SayCommand
  /** Whether the score “if it ended now” of the own seat, or of the others, is shown. */
  readonly isProjected: (isOwn: boolean) => boolean
  /** What did not work, as a sentence. */
  readonly problem: (problem: Problem) => string
}

function describe({ snapshot, edition, language, style }: Teller, target: string): Description {
  const { view, decision, seats } = snapshot
  return describeTarget(
    target,
    { view, edition, decision },
    { language, style, seatNames: seats.map(({ name }) => name) },
  )
}

/** A target of the table in words: its name, and what it does. */
export function told(teller: Teller, target: string): string {
  const { name, sentence: more } = describe(teller, target)
  return more === undefined ? sentence(name) : teller.m('text.pair', { name, text: more() })
}

/** What a target does, where its name need not be said. */
export function does(teller: Teller, target: string): string {
  const { name, sentence: more } = describe(teller, target)
  return more?.() ?? sentence(name)
}

/** The name of a target, also of one that lies in the hand or the domain. */
export function targetName(teller: Teller, target: string): string {
  const [kind = '', id = ''] = target.split(':')
  return kind === 'card' ? teller.name(id) : describe(teller, target).name
}

/** A list in one line; a word for none. */
export const listed = ({ m }: Pick<Teller, 'm'>, items: readonly string[]): string =>
  items.length === 0 ? m('text.nothing') : items.join(', ')
