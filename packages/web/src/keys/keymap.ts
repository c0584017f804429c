/** Which key does what now: the keys as they came, and what was changed about them. */
import { type Preferences, prefer, usePreferences } from '../app/preferences.ts'
import { type KeyActionId, keyActions } from './actions.ts'
import { isCharacter } from './combos.ts'

type KeyPreferences = Pick<Preferences, 'keys' | 'letterKeys'>

/** The keys that an action came with. */
const firstKeys = (id: KeyActionId): readonly string[] => keyActions.find((action) => action.id === id)?.keys ?? []

/** The keys of an action, in force or not. */
export const keysOf = (id: KeyActionId, { keys }: Pick<Preferences, 'keys'>): readonly string[] =>
  keys[id] ?? firstKeys(id)

/** Whether a key is in force: single characters can all be switched off. */
export const isInForce = (combo: string, { letterKeys }: Pick<Preferences, 'letterKeys'>): boolean =>
  letterKeys || !isCharacter(combo)

/** The action of a key. Where two want the same key the first of the table has it. */
export function actionOf(combo: string, preferences: KeyPreferences): KeyActionId | undefined {
  if (!isInForce(combo, preferences)) return undefined
  return keyActions.find(({ id }) => keysOf(id, preferences).includes(combo))?.id
}

/** The other actions that want the same key. */
export function rivalsFor(combo: string, id: KeyActionId, preferences: KeyPreferences): readonly KeyActionId[] {
  return keyActions.flatMap((other) =>
    other.id !== id && keysOf(other.id, preferences).includes(combo) ? [other.id] : [],
  )
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((combo, at) => combo === other[at])

/** Whether the keys of an action are not those that it came with. */
export const isChanged = (id: KeyActionId, { keys }: Pick<Preferences, 'keys'>): boolean => keys[id] !== undefined

/** Gives an action other keys; undefined: those that it came with. */
export function changeKeys(id: KeyActionId, wanted: readonly string[] | undefined): void {
  const { [id]: _before, ...others } = usePreferences.getState().keys
  prefer({ keys: wanted === undefined || isSame(wanted, firstKeys(id)) ? others : { ...others, [id]: wanted } })
}
