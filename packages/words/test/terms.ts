/** Effect terms for tests: the engine's builders are its own affair. */
import type { Effect, EffectKind, Resource } from '@bitoku/engine'

/** A term of the effect language. */
export function term(kind: EffectKind, members: Partial<Omit<Effect, 'kind'>> = {}): Effect {
  return { kind, n: 1, discount: 0, here: false, resource: undefined, parts: [], ...members }
}

/** Resources of one kind. */
export const gain = (resource: Resource, n = 1): Effect => term('gain', { resource, n })
/** One of several. */
export const either = (...parts: readonly Effect[]): Effect => term('either', { parts })
/** All of several. */
export const both = (...parts: readonly Effect[]): Effect => term('both', { parts })
/** The same several times. */
export const times = (n: number, part: Effect): Effect => term('times', { n, parts: [part] })
