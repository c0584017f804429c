/** Rock tiles: boulders with a sacred rope, showing what scores beside them. */
import type { RockTile as Tile } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { Impressions, print } from './face/pen.tsx'
import { patternFill } from './pattern-names.ts'
import { type Place, standalone } from './place.tsx'
import { IconArt } from './sprite.tsx'
import type { ArtState } from './state-ring.tsx'
import { TileArt, type TileSize } from './tile-parts.tsx'

interface RockTileProps {
  readonly rock: Tile
  readonly size: TileSize
  readonly state?: ArtState | undefined
}

const boxes = { board: { w: 46, h: 42 }, full: { w: 146, h: 128 } } as const
const units = { w: 200, h: 176 }
const boulder =
  'M10 168C2 142 12 118 24 98 28 78 44 66 54 46 66 20 90 6 112 12 136 14 146 36 158 54 180 72 188 104 191 128 196 146 194 158 187 168z'
const pebble = 'M3 40C0 30 4 22 8 15 11 8 16 2 24 2 32 2 36 9 39 16 43 23 46 31 43 40z'
const rope = 'M38 70C78 88 130 88 170 68'

const strip = (x: number, y: number): string => `M${x} ${y - 8}h9v11h7v11h7v14h-11v-12h-7v-11h-5z`

/** A rock tile in a bigger SVG. */
export const RockTileArt = memo(function RockTileArt({
  rock,
  size,
  state,
  ...place
}: RockTileProps & Place): ReactNode {
  const { shows, family } = rock
  const stone = `var(--rock-${family})`
  const two = shows.length > 1
  if (size === 'board')
    return (
      <TileArt box={boxes.board} outline={pebble} ground={stone} state={state} {...place}>
        <path d={pebble} fill="none" stroke="var(--ink)" strokeWidth={1.7} />
        <path d="M11 11.5Q23 16 36 11.5" fill="none" stroke="var(--ink)" strokeWidth={5} strokeLinecap="butt" />
        <path
          d="M11 11.5Q23 16 36 11.5"
          fill="none"
          stroke="var(--rope)"
          strokeWidth={2.8}
          strokeDasharray="2.6 1"
          strokeLinecap="butt"
        />
        <path
          d={
            two
              ? 'M2.5 28a10.2 10.2 0 1 0 20.4 0a10.2 10.2 0 1 0-20.4 0zM23.1 28a10.2 10.2 0 1 0 20.4 0a10.2 10.2 0 1 0-20.4 0z'
              : 'M11.5 27.5a11.5 11.5 0 1 0 23 0a11.5 11.5 0 1 0-23 0z'
          }
          fill="var(--cream)"
          stroke="var(--ink)"
          strokeWidth={1.3}
        />
        {shows.map((kind, i) => (
          <IconArt key={kind} name={kind} x={two ? 4.7 + i * 20.6 : 14} y={two ? 20 : 18.5} size={two ? 16 : 18} />
        ))}
      </TileArt>
    )
  return (
    <TileArt box={boxes.full} units={units} outline={boulder} state={state} {...place}>
      <Impressions list={print(boulder, stone, 4.5)} />
      <path d={boulder} fill={patternFill('kikko', 'ink')} opacity={0.26} />
      <path
        d="M120 14C112 26 128 34 122 46M40 84C46 92 40 104 46 112M168 84C160 92 166 100 160 110"
        fill="none"
        stroke="var(--ink)"
        strokeWidth={2.5}
        opacity={0.5}
      />
      <path d="M64 50C72 34 82 26 96 24" fill="none" stroke="#fff" strokeWidth={4} opacity={0.5} />
      <path
        d={
          two
            ? 'M28 128a34 34 0 1 0 68 0a34 34 0 1 0-68 0zM104 128a34 34 0 1 0 68 0a34 34 0 1 0-68 0z'
            : 'M62 126a38 38 0 1 0 76 0a38 38 0 1 0-76 0z'
        }
        fill="var(--cream)"
        stroke="var(--ink)"
        strokeWidth={4}
      />
      {shows.map((kind, i) => (
        <IconArt key={kind} name={kind} x={two ? 37 + i * 76 : 71} y={two ? 103 : 97} size={two ? 50 : 58} />
      ))}
      <path d={rope} fill="none" stroke="var(--ink)" strokeWidth={19} strokeLinecap="butt" />
      <path d={rope} fill="none" stroke="var(--rope)" strokeWidth={12} strokeDasharray="10 4" strokeLinecap="butt" />
      <path
        d={two ? strip(91, 92) : strip(34, 88) + strip(148, 88)}
        fill="var(--cream)"
        stroke="var(--ink)"
        strokeWidth={2.4}
      />
    </TileArt>
  )
})

/** A rock tile. */
export const RockTile = standalone(RockTileArt, ({ size }) => boxes[size])
