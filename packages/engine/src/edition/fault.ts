/** What can be wrong with an edition file: a place, a key and its numbers, no prose. The words make sentences of it. */

/** The keys of all faults. */
export const faultKeys = [
  /** It cannot be read as JSON at all (a cycle, a function, nested beyond all measure). */
  'edition.unreadable',
  /** `found` where one of `expected` must be. */
  'edition.type',
  /** The member `name` is missing. */
  'edition.missing',
  /** The member `name` has no meaning here. */
  'edition.unknown',
  /** `value` lies outside `least` … `most`. */
  'edition.range',
  /** A text of `count` characters where `least` … `most` are allowed. */
  'edition.length',
  /** `value` does not follow `pattern`. */
  'edition.pattern',
  /** `value` is none of `choices`. */
  'edition.choice',
  /** The same thing twice; the first one is at `first`. */
  'edition.duplicate',
  /** `count` things, `least` are needed. */
  'edition.too-few',
  /** `count` things, `most` are allowed. */
  'edition.too-many',
  /** Effects nested more than `most` deep. */
  'edition.too-deep',
  /** An effect of `count` steps, `most` are allowed. */
  'edition.too-big',
  /** The effect `kind` may not stand here. */
  'edition.place',
  /** Not in rising order. */
  'edition.order',
  /** `value` names something that is not there. */
  'edition.reference',
  /** `found` does not go with the rest, which asks for `expected`. */
  'edition.mismatch',
] as const
/** The key of a fault. */
export type FaultKey = (typeof faultKeys)[number]

/** One fault of an edition file. */
export interface Fault {
  /** JSON pointer to the place, such as `/yokai/3/action/parts/0/n`. */
  readonly path: string
  readonly key: FaultKey
  readonly args: Readonly<Record<string, string | number>>
}

/** The pointer to a member of the thing at `path` (RFC 6901). */
export function pointer(path: string, member: string | number): string {
  return `${path}/${String(member).replaceAll('~', '~0').replaceAll('/', '~1')}`
}
