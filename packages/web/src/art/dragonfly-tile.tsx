/** Dragonfly tiles, and pairs of a mitama and a dragonfly. */
import type { DragonflyTile as Tile, MitamaTile } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { EffectStripArt } from './effect-strip.tsx'
import { MitamaTileArt } from './mitama-tile.tsx'
import { placed, type Place, standalone } from './place.tsx'
import { IconArt } from './sprite.tsx'
import { type ArtState, roundedBox } from './state-ring.tsx'
import { TileArt, type TileSize } from './tile-parts.tsx'

interface DragonflyTileProps {
  readonly tile: Tile
  readonly size: TileSize
  readonly state?: ArtState | undefined
}

const boxes = { board: { w: 48, h: 64 }, full: { w: 150, h: 112 } } as const
const units = { w: 210, h: 156 }
const slab = roundedBox(1, 1, 46, 62, 6)

const wings =
  'M100 58C66 66 20 50 6 22 20 6 50 10 70 22 86 32 96 44 100 58zM110 58C144 66 190 50 204 22 190 6 160 10 140 22 124 32 114 44 110 58zM100 68C68 70 30 92 18 126 30 142 54 138 70 124 86 110 98 90 100 68zM110 68C142 70 180 92 192 126 180 142 156 138 140 124 124 110 112 90 110 68z'
const veins =
  'M96 54C70 46 40 34 18 20M90 44C76 32 60 22 42 16M114 54C140 46 170 34 192 20M120 44C134 32 150 22 168 16M94 76C72 84 46 102 30 122M116 76C138 84 164 102 180 122'
const head = 'M90 24a15 15 0 1 0 30 0a15 15 0 1 0-30 0z'
const plate = 'M34 50H176V114H34z'

/** A dragonfly tile in a bigger SVG. */
export const DragonflyTileArt = memo(function DragonflyTileArt({
  tile,
  size,
  state,
  ...place
}: DragonflyTileProps & Place): ReactNode {
  if (size === 'board')
    return (
      <TileArt box={boxes.board} outline={slab} ground="var(--plate)" state={state} {...place}>
        <path d="M1 27V7Q1 1 7 1H41Q47 1 47 7V27Q24 33 1 27z" fill="var(--wing)" fillOpacity={0.75} />
        <path d={slab} fill="none" stroke="var(--ink)" strokeWidth={1.7} />
        <IconArt name="dragonfly" x={9.5} y={2} size={29} />
        <EffectStripArt effect={tile.effect} x={24} y={46.8} size={20} maxWidth={42} maxHeight={31} wrap compact />
      </TileArt>
    )
  return (
    <TileArt
      box={boxes.full}
      units={units}
      outline={`${wings}${head}${plate}M101 114H109V152H101z`}
      state={state}
      {...place}
    >
      <path d={wings} fill="var(--wing)" stroke="var(--ink)" strokeWidth={4} />
      <path d={veins} fill="none" stroke="var(--ink)" strokeWidth={1.8} opacity={0.5} />
      <path d={head} fill="var(--seal)" stroke="var(--ink)" strokeWidth={4} />
      <path
        d="M91.5 19a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0zM107.5 19a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth={2.5}
      />
      <path d="M105 112V150" stroke="var(--ink)" strokeWidth={9} />
      <path d="M105 118V147" stroke="var(--seal)" strokeWidth={4} strokeDasharray="5 4" />
      <path d={plate} fill="var(--plate)" stroke="var(--ink)" strokeWidth={3.5} />
      <path d="M34 50h14l-14 14zM176 50h-14l14 14zM34 114h14l-14-14zM176 114h-14l14-14z" fill="var(--seal)" />
      <EffectStripArt effect={tile.effect} x={105} y={82} size={44} maxWidth={126} maxHeight={56} compact />
    </TileArt>
  )
})

/** A dragonfly tile. */
export const DragonflyTile = standalone(DragonflyTileArt, ({ size }) => boxes[size])

interface PairTileProps {
  readonly mitama: MitamaTile
  readonly dragonfly: Tile
}

const pairBox = { w: 88, h: 64 }

/** A mitama and the dragonfly it is combined with, in a bigger SVG: side by side, tied with a red cord. */
export const PairTileArt = memo(function PairTileArt({
  mitama,
  dragonfly,
  ...place
}: PairTileProps & Place): ReactNode {
  return (
    <g transform={placed(place, pairBox)}>
      <DragonflyTileArt tile={dragonfly} size="board" x={40} />
      <MitamaTileArt tile={mitama} size="board" />
      <path
        d="M40 26.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM44 31l-3.5 8M44 31l3.5 8"
        fill="var(--seal)"
        stroke="var(--seal)"
        strokeWidth={2}
        strokeLinecap="round"
      />
    </g>
  )
})

/** A pair. */
export const PairTile = standalone(PairTileArt, () => pairBox)
