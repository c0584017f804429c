/** What the sentences about a game need to know besides the thing itself. */
import type { Display, Edition, Favour, RiverRegion, View } from '@bitoku/engine'
import { displays, riverRegions } from '@bitoku/engine'
import type { Language } from './languages.ts'
import type { NameStyle } from './names.ts'
import { say } from './say.ts'

/** The table that is told about. */
export interface Telling {
  readonly edition: Edition
  readonly seatName: (seat: number) => string
  /** How names are written; plain words with the Japanese term if nothing is said. */
  readonly style?: NameStyle
  /** What the reader may see: with it, slots and dice are called by what lies there. */
  readonly view?: View
}

/** The style of a telling. */
export const styleOf = (telling: { readonly style?: NameStyle }): NameStyle => telling.style ?? 'plain'

/** The id of the tile on a slot of a display (slots count from 1); undefined when it cannot be known. */
export function tileAt({ edition, view }: Telling, display: Display, slot: number): string | undefined {
  const tile = view?.displays[displays.indexOf(display)]?.[slot - 1]
  if (tile === undefined) return undefined
  switch (display) {
    case 'building':
      return edition.buildings[tile]?.id
    case 'crystal':
      return edition.crystals[tile]?.id
    case 'mitama':
      return edition.mitamas[tile]?.id
    case 'dragonfly':
      return edition.dragonflies[tile]?.id
  }
}

/** The id of the card that a favour gives; undefined for the gifts, and when it cannot be known. */
export function cardOnHill({ edition, view }: Telling, hill: RiverRegion, favour: Favour): string | undefined {
  if (view === undefined || favour === 'gifts') return undefined
  const at = riverRegions.indexOf(hill)
  if (favour === 'bitoku') return edition.bitoku[view.hillBitoku[at]]?.id
  return [...edition.yokai, ...edition.startingYokai][view.hillYokai[at]]?.id
}

/** The value of a seat's die (dice count from 1); undefined when it cannot be known. */
const dieValue = ({ view }: Telling, seat: number | undefined, die: number): number | undefined =>
  seat === undefined ? undefined : view?.seats[seat]?.dice[die - 1]

/**
 * A die by its value if that can be seen, else by its number; if its seat has another one of that value, with the card space
 * that it lies beside, on a button with its number.
 */
export function dieName(
  language: Language,
  telling: Telling,
  seat: number | undefined,
  die: number,
  short = false,
): string | number {
  const value = dieValue(telling, seat, die)
  const number = say(language, 'die.number', { n: die })
  if (value === undefined || seat === undefined) return number
  const twins = telling.view?.seats[seat].dice.filter((other) => other === value) ?? []
  if (twins.length < 2) return value
  return short ? say(language, 'die.twin', { value, number }) : say(language, 'die.beside', { value, n: die })
}
