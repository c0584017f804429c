/** What the text board tells from: the table as its parts see it, and the words of the text board. */
import { sentence } from '../app/sentence.ts'
import { describeTarget, type Description } from '../board/describe.ts'
import type { SayMore } from '../interface/more.ts'
import type { GameContext } from '../table/game.ts'

/** The table with its voice. */
export interface Teller extends GameContext {
  readonly m: SayMore
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
