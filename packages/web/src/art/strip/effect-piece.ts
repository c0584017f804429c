/** An effect term as a piece of a strip. This is the only place that knows how an effect is drawn. */
import type { Effect, EffectKind } from '@bitoku/engine'
import { column, type Piece } from './marks.tsx'
import { and, andInTwo, or, orSlanted, picked, repeated } from './joints.ts'
import { charm, counted, icon, type Print, revealing, shared, star, ticket, ticketed } from './pieces.ts'

const purchases: readonly EffectKind[] = ['mitama', 'dragonfly', 'crystal', 'build']

/** The discount that all parts of a choice have in common; it is printed once, outside the pill. */
function commonDiscount(parts: readonly Effect[]): number {
  const [first] = parts
  if (first === undefined || first.discount === 0) return 0
  const shared = parts.every((part) => purchases.includes(part.kind) && part.discount === first.discount)
  return shared ? first.discount : 0
}

/** An effect as a piece; `inside` a pill or bracket its parts stand closer. */
export function effectPiece(effect: Effect, print: Print, inside = false): Piece {
  const { kind, n, discount, here, parts } = effect
  const part = (one: Effect): Piece => effectPiece(one, print, true)
  switch (kind) {
    case 'gain':
      return counted(effect.resource ?? 'any', n, print)
    case 'any':
      return counted('any', n, print)
    case 'amulet':
      return charm(n, print)
    case 'mp':
      return counted('mp', n, print, true)
    case 'kodama':
      return counted(here ? 'kodama-here' : 'kodama', n, print)
    case 'push':
      return counted('push', n, print)
    case 'vp':
      return star(n, print)
    case 'vision':
    case 'draw':
    case 'yokai':
    case 'bitoku':
      return revealing(kind)
    case 'rock':
    case 'pilgrim':
    case 'unlock':
    case 'copy':
      return icon(kind)
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
    case 'build':
      return ticketed(icon(kind), discount)
    case 'nothing':
      return nothing
    case 'both': {
      const all = and(parts.map(part), inside)
      return discount === 0 ? all : shared(all, discount)
    }
    case 'either': {
      const common = commonDiscount(parts)
      const choices = parts.map((one) => part(common === 0 ? one : { ...one, discount: 0 }))
      return ticketed(or(choices), common)
    }
    case 'times':
      return repeated(and(parts.map(part), true), n)
    case 'pick':
      return picked(parts.map(part), n)
  }
}

/** An effect in two rows, for places that are higher than wide; undefined where it has only one. */
export function effectInTwo(effect: Effect, print: Print): Piece | undefined {
  const { kind, discount, parts } = effect
  if (parts.length < 2 || discount > 0) return undefined
  const pieces = (of: readonly Effect[]): readonly Piece[] => of.map((one) => effectPiece(one, print, true))
  if (kind === 'both') return andInTwo(pieces(parts))
  if (kind !== 'either') return undefined
  const common = commonDiscount(parts)
  if (common > 0) return column([or(pieces(parts.map((one) => ({ ...one, discount: 0 })))), ticket(common)], 2)
  return parts.length === 2 ? orSlanted(...(pieces(parts) as readonly [Piece, Piece])) : undefined
}

/** No effect: an empty place. */
const nothing: Piece = {
  w: 20,
  half: 10,
  marks: [{ kind: 'path', d: 'M5,0L15,0', stroke: 'var(--text-3)', w: 2.2 }],
}
