/** Spaces whose numbers are printed nowhere, counted as people see them. */
import type { CrystalColour, Edition } from '@bitoku/engine'
import type { Language } from './languages.ts'
import { capitalise } from './runtime/typeset.ts'
import { say } from './say.ts'
import type { Telling } from './telling.ts'

/** Which space of the Home it is, from the top; without a view, on the smallest board that has it. */
export function homePlace({ edition, view }: Pick<Telling, 'edition' | 'view'>, id: number): number {
  const { 2: two, 3: three, 4: four } = edition.boards
  const boards = { 2: [two], 3: [three], 4: [four] }[view?.seats.length ?? 0] ?? [two, three, four]
  const at = boards.map(({ homeSpaces }) => homeSpaces.indexOf(id)).find((index) => index >= 0)
  return at === undefined ? id : at + 1
}

/** The name of a space of the Home; by its own number where no board is known. */
export function homeName(language: Language, id: number, { edition, view }: Partial<Telling>): string {
  const n = edition === undefined ? id : homePlace(view === undefined ? { edition } : { edition, view }, id)
  return say(language, 'name.home', { n })
}

/** A space for crystals on the player board. */
interface CrystalPlace {
  readonly colour: CrystalColour
  /** Which of its colour, from the left. */
  readonly n: number
  readonly vp: number
}

/** What a crystal space is; spaces count from 1. */
export function crystalPlace({ playerBoard: { crystals } }: Edition, space: number): CrystalPlace {
  const here = crystals[space - 1]
  return { ...here, n: crystals.slice(0, space).filter(({ colour }) => colour === here.colour).length }
}

/** The name of a crystal space: “Memory space 2”. */
export const crystalSpaceName = (language: Language, edition: Edition, space: number): string =>
  capitalise(language, say(language, 'name.crystalSpace', { ...crystalPlace(edition, space) }))
