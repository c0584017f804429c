/** What is being explained: the mode in which the next tap explains, the card or tile that is looked at, the rules that are read. */
import { create } from 'zustand'

/** A card or tile to be looked at: its id, and the target it stands for if it was pointed at as one. */
export interface Inspected {
  readonly id: string
  readonly target: string | undefined
}

/** The rules that are wanted: a section, a word, those of a thing (a target or an id), or else those of the present question. */
export interface Wanted {
  readonly section?: string
  readonly word?: string
  readonly thing?: string
}

interface Explaining {
  /** Whether anybody is there who explains: fetched when a table stands. Until then a tap would act. */
  readonly canAsk: boolean
  /** Whether the next tap explains instead of acting. */
  readonly isAsking: boolean
  readonly inspected: Inspected | undefined
  readonly rules: Wanted | undefined
}

/** What is being explained. */
export const useExplaining = create<Explaining>()(() => ({
  canAsk: false,
  isAsking: false,
  inspected: undefined,
  rules: undefined,
}))

/** Turns the mode in which the next tap explains on or off. */
export const askNext = (isAsking: boolean): void => useExplaining.setState({ isAsking })

/** Looks at a card or tile; undefined: no longer. */
export const inspect = (inspected: Inspected | undefined): void => useExplaining.setState({ inspected })

/** Opens the rules; undefined: closes them. */
export const readRules = (rules: Wanted | undefined): void => useExplaining.setState({ rules })

/** The rules that the address names: `#rules=forest`, `#word=kodama`. */
export function rulesInAddress(): Wanted | undefined {
  const [, kind, id] = /^#(rules|word)=([\w-]+)$/.exec(location.hash) ?? []
  if (id === undefined) return undefined
  return kind === 'word' ? { word: id } : { section: id }
}
