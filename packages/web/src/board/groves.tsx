/** The regions of the forest: header with the lake treasure, die spaces, forest lines, kodama track. */
import type { Effect, Region, Treasure } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { patternFill } from '../art/pattern-names.ts'
import { TreasureTagArt } from '../art/treasure-tag.tsx'
import type { GroveModel, Things, TrackModel } from './model-types.ts'
import { BoardDie, Slot, TrackBeads, TrackKodamas } from './pieces.tsx'
import { deepOf, paperOf, Plant, regionPattern } from './plants.tsx'
import { type Box, Label, part, Thing, Veil } from './thing.tsx'

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
}

/** The coloured header of a region in the overview. */
export function Header({ region, box, title, treasure }: HeaderProps): ReactNode {
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
        <TreasureTagArt prizes={treasure.prizes} size="board" x={x + w - 54} y={y + 3.6} width={50} />
      )}
    </>
  )
}

/** The number a die must have at least. */
export function MinimumTab({
  x,
  y,
  size,
  n,
  dark = false,
}: {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly n: number
  readonly dark?: boolean
}): ReactNode {
  return (
    <>
      <rect x={x} y={y} width={size} height={size} rx={4} fill={dark ? 'var(--ink)' : 'var(--text)'} />
      <Label
        x={x + size / 2}
        y={y + size * 0.8}
        size={size * 0.88}
        weight={750}
        anchor="middle"
        fill={dark ? 'var(--cream)' : 'var(--panel)'}
      >
        {n}
      </Label>
    </>
  )
}

interface TrackPanelProps {
  readonly track: TrackModel
  readonly things: Things
  readonly box: Box
  readonly size: GroveSize
  /** The paper of the region fades, the kodamas do not. */
  readonly veil: ReactNode
}

export function TrackPanel({ track, things, box, size, veil }: TrackPanelProps): ReactNode {
  const { x, y, w, h } = box
  const well = { x: x + 4, y: y + h - size.track - 4, w: w - 8, h: size.track }
  const at = { x: well.x + 14, y: well.y + well.h - 9, pitch: (well.w - 30) / (track.spaces - 1) }
  return (
    <>
      <rect x={well.x} y={well.y} width={well.w} height={well.h} rx={9} className="well" />
      <TrackBeads track={track} {...at} />
      {veil}
      <TrackKodamas track={track} things={things} {...at} tall={size.kodama} least={size.least} />
    </>
  )
}

/** Pills and brackets need room above and below their icons. */
function lineIcon(effect: Effect, size: number): number {
  return effect.kind === 'either' ? size * 0.87 : effect.kind === 'both' && effect.discount > 0 ? size * 0.84 : size
}

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
  readonly quiet?: boolean
}

/** A river region. */
export const Grove = part(function Grove({ model, box, title, size, quiet = false }: GroveProps): ReactNode {
  const { x, y, w, h } = box
  const { region, things, spaces, dice } = model
  const gap = spaces > 3 ? 2.6 : 6
  const slot = Math.min(size.slot + (spaces === 2 ? 3 : 0), (w - 12 - (spaces - 1) * gap) / spaces)
  const pitch = spaces === 2 ? w * 0.38 : Math.min((w - 12 - slot) / (spaces - 1), slot * 1.22)
  const row = y + size.header + 6
  const left = x + w / 2 - (slot + (spaces - 1) * pitch) / 2
  const first = row + size.slot + 5 + (spaces === 2 ? 2 : 0)
  const line = (y + h - size.track - 6 - first) / model.lines.length
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
        {size.header === 0 ? undefined : <Header region={region} box={box} title={title} treasure={model.treasure} />}
        {Array.from({ length: spaces }, (_, index) => (
          <Slot key={index} x={left + index * pitch} y={row} size={slot} />
        ))}
      </Thing>
      {model.lines.map(({ line: { requires, effect }, target }, index) => {
        const place = { x: x + 6, y: first + index * line, w: w - 12, h: line - 1.5 }
        const state = things[target]?.state
        return (
          <Thing
            key={requires}
            target={target}
            things={things}
            hit={place}
            radius={5}
            ring={
              state === 'blocked' ? undefined : { x: place.x + 1.5, y: place.y + 2, w: place.w - 3, h: place.h - 4 }
            }
            back={<rect x={place.x} y={place.y} width={place.w} height={place.h} rx={6} className="well" />}
          >
            <g className={state === 'blocked' ? 'line-blocked' : undefined}>
              <MinimumTab x={x + 9} y={place.y + (place.h - size.tab) / 2} size={size.tab} n={requires} />
              <EffectStripArt
                effect={effect}
                x={x + 16 + size.tab}
                y={place.y + place.h / 2}
                size={lineIcon(effect, size.icon)}
                align="start"
                maxWidth={w - size.tab - 30}
              />
            </g>
          </Thing>
        )
      })}
      <TrackPanel
        track={model.track}
        things={things}
        box={box}
        size={size}
        veil={quiet ? <Veil box={box} /> : undefined}
      />
      {dice.map((die, index) => (
        <BoardDie
          key={`${die.seat}:${die.die}`}
          die={die}
          things={things}
          x={left + index * pitch + pad}
          y={row + pad}
          size={slot - 2 * pad}
          least={size.least}
        />
      ))}
    </g>
  )
})

/** By how much a die drops. */
export function Drop({ x, y, n }: { readonly x: number; readonly y: number; readonly n: number }): ReactNode {
  return (
    <>
      <rect x={x} y={y - 5.5} width={11} height={11} rx={3} className="die-sign" />
      <Label x={x + 14} y={y + 4.8} size={13} weight={750}>
        {`−${n}`}
      </Label>
    </>
  )
}
