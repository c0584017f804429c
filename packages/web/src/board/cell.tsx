/** A cell of the narrow overview: too small to choose in, so it is one button, the only target in it or the way to its part. */
import { boardWord } from '@bitoku/text'
import type { ReactNode } from 'react'
import { BoxRing } from '../art/state-ring.tsx'
import type { Things } from './model-types.ts'
import type { Part } from './targets.ts'
import { type Box, isLive, Thing } from './thing.tsx'

interface CellProps {
  /** The part that the cell leads to, and its name. */
  readonly part: Part
  readonly name: string
  readonly things: Things
  /** Whether a target lies in this cell. */
  readonly holds: (target: string) => boolean
  readonly box: Box
  readonly radius?: number
  /** The keyboard stops here even if nothing can be chosen: once for each part. */
  readonly stop?: boolean
  readonly children: ReactNode
}

/** A target that a whole cell can stand for: there is one of its kind in a region. */
const standsAlone = (target: string): boolean => /^(?:region|area|kodama):[^:]+$/.test(target)

/** The same things without their marks: what lies in a cell is marked by the cell. */
export const unmarked = (things: Things): Things => ({ ...things, states: {} })

/** A cell. How many targets it holds, the chips of the parts say: on the board a number would stand on another. */
export function Cell({ part, name, things, holds, box, radius = 8, stop = false, children }: CellProps): ReactNode {
  const { x, y, w, h } = box
  const inside = Object.entries(things.states).filter(([target]) => holds(target))
  const live = inside.filter(([, state]) => isLive(state)).map(([target]) => target)
  const [only] = live
  const ring = { x: x + 2, y: y + 2, w: w - 4, h: h - 4 }
  if (live.length === 1 && standsAlone(only))
    return (
      <Thing target={only} things={things} hit={box} radius={radius} ring={ring}>
        <g className="above cell">{children}</g>
      </Thing>
    )
  const open = live.length > 0
  const last = !open && inside.some(([, state]) => state === 'last')
  const label = open ? `${name}, ${boardWord(things.words.language, 'targets', { n: live.length })}` : name
  return (
    <g
      className={open ? 'door thing-live' : 'door'}
      data-focus={part}
      role="button"
      tabIndex={open || stop ? 0 : undefined}
      aria-label={label}
    >
      <g className="above">{children}</g>
      {open || last ? (
        <BoxRing x={ring.x} y={ring.y} width={ring.w} height={ring.h} radius={radius} state={open ? 'legal' : 'last'} />
      ) : undefined}
      <rect className="thing-hit" x={x} y={y} width={w} height={h} rx={radius} />
    </g>
  )
}
