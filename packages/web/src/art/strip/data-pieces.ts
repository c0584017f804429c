/** Virtues, needs, prices, memories and owners' bonuses as pieces of a strip. */
import {
  type Cost,
  type ItemKind,
  type MemoryEvent,
  type Need,
  type OwnerBonus,
  resources,
  type Virtue,
  type VirtueThing,
} from '@bitoku/engine'
import type { IconName } from '../icon-names.ts'
import { type Piece, row } from './marks.tsx'
import { and, leading, or, per, repeated } from './joints.ts'
import { charm, conditioned, counted, icon, numeral, type Print, star } from './pieces.ts'

const thingIcon: Readonly<Record<Exclude<VirtueThing, 'flat' | 'kodama4' | 'path-pilgrim'>, IconName>> = {
  building: 'build',
  crystal: 'crystal',
  mitama: 'mitama',
  pair: 'pair',
  rock: 'rock',
  'rock-pilgrim': 'rock-pilgrim',
  'gate-pilgrim': 'gate-pilgrim',
  'light-pilgrim': 'light-pilgrim',
  bitoku: 'bitoku',
  completed: 'completed',
  vision: 'vision',
  resource: 'any',
  'two-dice': 'two-dice',
}

const itemIcon: Readonly<Record<ItemKind, IconName>> = {
  resource: 'any',
  building: 'build',
  crystal: 'crystal',
  mitama: 'mitama',
  dragonfly: 'pair',
  light: 'light-pilgrim',
  gate: 'gate-pilgrim',
  completed: 'completed',
}

/** The icon of what a memory crystal remembers. */
export const eventIcon: Readonly<Record<MemoryEvent, IconName>> = {
  build: 'build',
  crystal: 'crystal',
  mitama: 'mitama',
  pair: 'pair',
  kodama: 'kodama',
  reach: 'path-pilgrim',
  complete: 'completed',
  card: 'card',
}

/** A spirit's virtue: points for each thing. */
export function virtuePiece(virtue: readonly Virtue[], cap: number | undefined, print: Print): Piece {
  const lines = virtue.map(({ vp, per: thing }) => {
    if (thing === 'flat') return star(vp, print)
    return per(star(vp, print), thingPiece(thing))
  })
  const all = row(lines, 6)
  return cap === undefined ? all : row([all, numeral(`≤${cap}`, 13, 'var(--text-2)')], 7)
}

function thingPiece(thing: Exclude<VirtueThing, 'flat'>): Piece {
  if (thing === 'kodama4') return conditioned(icon('kodama'), '4+')
  if (thing === 'path-pilgrim') return or([icon('gate-pilgrim'), icon('light-pilgrim')])
  return icon(thingIcon[thing])
}

/** What a vision asks for. */
export function needsPiece(needs: readonly Need[], print: Print): Piece {
  return and(
    needs.map(({ kinds, n }) =>
      kinds.length === 1
        ? counted(itemIcon[kinds[0]], n, print)
        : repeatedUnlessOne(or(kinds.map((kind) => icon(itemIcon[kind]))), n),
    ),
    needs.length > 2,
  )
}

const repeatedUnlessOne = (piece: Piece, n: number): Piece => (n === 1 ? piece : repeated(piece, n))

/** What is paid: each resource as often as it costs, nothing as a zero. */
export function costPiece(cost: Cost): Piece {
  const icons = [...resources, 'any' as const].flatMap((name) =>
    Array.from({ length: cost[name] }, () => (name === 'any' ? icon('any') : icon(name))),
  )
  return icons.length === 0 ? numeral('0', 19, 'var(--text-2)') : row(icons, 1.6)
}

/** What a slot gives instead of asking for it: into the tray. */
export function receivePiece(n: number): Piece {
  return row([icon('gain', 18, 'var(--matsu)'), ...Array.from({ length: n }, () => icon('any'))], 3)
}

/** What a memory crystal remembers, and its points. */
export function memoryPiece(memory: { readonly on: MemoryEvent; readonly vp: number }, print: Print): Piece {
  return leading(icon(eventIcon[memory.on]), star(memory.vp, print))
}

/** What the owner of a building gains when another seat uses it. */
export function ownerPiece(bonus: OwnerBonus, print: Print): Piece {
  if (bonus === 'vp') return star(1, print)
  const parts = [star(1, print), charm(1, print)]
  return bonus === 'vp-or-amulet' ? or(parts) : and(parts, true)
}
