/** Small checks of what came from outside. */

/** Whether a value is an object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether a value is a whole number from 0. */
export const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Whether a value is a list of such items. */
export const isListOf = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem)

/** Whether a value is one of the names. */
export const isOneOf = <Name extends string>(value: unknown, names: readonly Name[]): value is Name =>
  names.some((name) => name === value)
