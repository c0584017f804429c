/** Mitama tiles: flames with a temper. */
import type { MitamaTile as Tile } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { EffectStripArt } from './effect-strip.tsx'
import { Impressions, print } from './face/pen.tsx'
import { flames, tempers } from './face/souls.ts'
import { type Place, standalone } from './place.tsx'
import { IconArt } from './sprite.tsx'
import { type ArtState, roundedBox } from './state-ring.tsx'
import { TileArt, type TileSize } from './tile-parts.tsx'

interface MitamaTileProps {
  readonly tile: Tile
  readonly size: TileSize
  readonly state?: ArtState | undefined
}

const boxes = { board: { w: 48, h: 64 }, full: { w: 107, h: 140 } } as const
const units = { w: 160, h: 210 }
const slab = roundedBox(1, 1, 46, 62, 6)

/** A mitama tile in a bigger SVG. */
export const MitamaTileArt = memo(function MitamaTileArt({
  tile: { type, action },
  size,
  state,
  ...place
}: MitamaTileProps & Place): ReactNode {
  if (size === 'board')
    return (
      <TileArt box={boxes.board} outline={slab} ground="var(--plate)" state={state} {...place}>
        <path d="M1 37V7Q1 1 7 1H41Q47 1 47 7V37Q24 44 1 37z" fill={`var(--${type})`} fillOpacity={0.55} />
        <path d={slab} fill="none" stroke="var(--ink)" strokeWidth={1.7} />
        <IconArt name={type} x={7} y={3} size={34} />
        <EffectStripArt effect={action} x={24} y={50.6} size={19} maxWidth={42} maxHeight={23} compact />
      </TileArt>
    )
  const flame = flames[type]
  const low = type === 'shinigami' ? -19 : 0
  return (
    <TileArt box={boxes.full} units={units} outline={flame} state={state} {...place}>
      <Impressions list={print(flame, `var(--${type})`, 4.5)} />
      {type === 'kushi' ? (
        <ellipse cx={80} cy={134} rx={58} ry={56} fill="var(--kushi-light)" opacity={0.85} />
      ) : (
        <path
          d={flame}
          transform="translate(80 118)scale(.8)translate(-80 -112)"
          fill={`var(--${type}-light)`}
          opacity={0.85}
        />
      )}
      <g transform={`translate(80 ${90 + low * 1.3})scale(.86)`}>
        <Impressions list={tempers[type]} />
      </g>
      <path
        d={`M21 ${137 + low}H139V${180 + low}Q80 ${201 + low} 21 ${180 + low}z`}
        fill="var(--plate)"
        stroke="var(--ink)"
        strokeWidth={3.5}
      />
      <EffectStripArt effect={action} x={80} y={162 + low} size={40} maxWidth={110} compact />
    </TileArt>
  )
})

/** A mitama tile. */
export const MitamaTile = standalone(MitamaTileArt, ({ size }) => boxes[size])
