/** The regions of the forest: header with the lake treasure, die spaces, forest lines, kodama track. */
import type { Region, Treasure } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { TreasureTagArt } from '../art/treasure-tag.tsx'
import { Lines } from './lines.tsx'
import type { GroveModel } from './model-types.ts'
import { BoardDie, slotHit, Slots } from './pieces.tsx'
import { deepOf, paperOf, Plant, regionPattern } from './plants.tsx'
import { type Box, Label, part, Thing, Veil } from './thing.tsx'
import { Track } from './track.tsx'

/** The paper of a region with its pattern. */
export function Paper({
  region,
  box,
  strong = false,
}: {
  readonly region: Region
  readonly box: Box
  readonly strong?: boolean
}): ReactNode {
  const { x, y, w, h } = box
  return (
    <>
      <rect
        x={x}
        y={y}
        width={w}
        height={h}
        rx={10}
        fill={paperOf(region)}
        className={strong ? 'ground ground-strong' : 'ground'}
      />
      <rect
        x={x + 1}
        y={y + 1}
        width={w - 2}
        height={h - 2}
        rx={9}
        fill={patternFill(regionPattern[region])}
        className="weave"
      />
    </>
  )
}

interface HeaderProps {
  readonly region: Region
  readonly box: Box
  readonly title: string
  readonly treasure: Treasure | undefined
  readonly prizes: string
}

/** The coloured header of a region in the overview. */
export function Header({ region, box, title, treasure, prizes }: HeaderProps): ReactNode {
  const { x, y, w } = box
  return (
    <>
      <path
        d={`M${x + 1} ${y + 30}V${y + 11}Q${x + 1} ${y + 1} ${x + 11} ${y + 1}H${x + w - 11}Q${x + w - 1} ${y + 1} ${x + w - 1} ${y + 11}V${y + 30}Z`}
        fill={deepOf(region)}
      />
      <Plant region={region} x={x + 15} y={y + 26} scale={0.7} fill="var(--cream)" />
      <Label x={x + 27} y={y + 22} size={17.5} display fill="var(--cream)" maxWidth={w - 84}>
        {title}
      </Label>
      {treasure === undefined ? undefined : (
        <TreasureTagArt prizes={treasure.prizes} size="board" x={x + w - 54} y={y + 3.6} width={50} tip={prizes} />
      )}
    </>
  )
}

/** The well of a region's track, at the foot of its paper. */
export const trackBox = ({ x, y, w, h }: Box, { track }: GroveSize): Box => ({
  x: x + 4,
  y: y + h - track - 4,
  w: w - 8,
  h: track,
})

/** How big a region is drawn. */
export interface GroveSize {
  readonly header: number
  readonly slot: number
  readonly icon: number
  readonly tab: number
  readonly track: number
  readonly kodama: number
  readonly least: number
}

interface GroveProps {
  readonly model: GroveModel
  readonly box: Box
  readonly title: string
  readonly size: GroveSize
  /** Its lines lie elsewhere: they are what is asked for, and need more room. */
  readonly bare?: boolean
}

/** A river region. */
export const Grove = part(function Grove({ model, box, title, size, bare = false }: GroveProps): ReactNode {
  const { x, y, w, h } = box
  const { region, things, spaces, dice } = model
  const gap = spaces > 3 ? 2.6 : 6
  const slot = Math.min(size.slot + (spaces === 2 ? 3 : 0), (w - 12 - (spaces - 1) * gap) / spaces)
  const pitch = spaces === 2 ? w * 0.38 : Math.min((w - 12 - slot) / (spaces - 1), slot * 1.22)
  const row = y + size.header + 6
  const left = x + w / 2 - (slot + (spaces - 1) * pitch) / 2
  const slots = { x: left, y: row, size: slot, pitch, count: spaces }
  const first = row + slot + 5
  const lines = { x: x + 6, y: first, w: w - 12, h: y + h - size.track - 6 - first }
  const pad = slot * 0.1
  return (
    <g>
      <Paper region={region} box={box} />
      <Thing
        target={`region:${region}`}
        things={things}
        hit={{ x: x + 3, y: y + 2, w: w - 6, h: first - y - 4 }}
        ring={{ x: left - 3, y: row - 3, w: slot + (spaces - 1) * pitch + 6, h: slot + 6 }}
      >
        {size.header === 0 ? undefined : (
          <Header region={region} box={box} title={title} treasure={model.treasure} prizes={model.track.prizes} />
        )}
        <Slots {...slots} />
      </Thing>
      {bare ? undefined : <Lines model={model} box={lines} icon={size.icon} tab={size.tab} />}
      <Track
        track={model.track}
        things={things}
        box={trackBox(box, size)}
        tall={size.kodama}
        apart={size.least > 32 ? size.least : 0}
        veil={<Veil box={box} />}
      />
      {dice.map((die, index) => (
        <BoardDie
          key={`${die.seat}:${die.die}:${die.ghost ?? false}`}
          die={die}
          things={things}
          x={left + index * pitch + pad}
          y={row + pad}
          size={slot - 2 * pad}
          hit={slotHit(slots, index, size.least)}
        />
      ))}
    </g>
  )
})
