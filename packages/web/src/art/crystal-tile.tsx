/** Crystal tiles: six-sided prisms, and the spaces that wait for them. */
import type { CrystalColour, CrystalTile as Tile } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { EffectStripArt } from './effect-strip.tsx'
import { PilgrimArt } from './figures.tsx'
import { placed, type Place, standalone } from './place.tsx'
import type { Seat } from './seat.tsx'
import { IconArt } from './sprite.tsx'
import { type ArtState, Glow, Ring } from './state-ring.tsx'
import { eventIcon } from './strip/data-pieces.ts'
import { TileArt, type TileSize } from './tile-parts.tsx'
import { VpStarArt } from './tokens.tsx'

interface CrystalTileProps {
  readonly tile: Tile
  readonly size: TileSize
  readonly state?: ArtState | undefined
}

const boxes = { board: { w: 46, h: 64 }, full: { w: 98, h: 140 } } as const
const units = { w: 140, h: 200 }
const hexagon = 'M23 1L45 13V51L23 63 1 51V13z'
const prism = 'M70 5L134 44V156L70 195 6 156V44z'

/** The sign of each colour on its top facet, around 70, 40: moon, spark, eye. */
const signs: Readonly<Record<CrystalColour, string>> = {
  dream: 'M83 40a15 11 0 1 1-17-11 12 9 0 0 0 17 11z',
  ingenuity: 'M67.5 25h5v10l10-7 3 4-9 7h11v4h-11l9 7-3 4-10-7v10h-5v-10l-10 7-3-4 9-7h-11v-4h11l-9-7 3-4 10 7z',
  memory: 'M52 40c9-13 27-13 36 0-9 13-27 13-36 0zM70 34a6 6 0 1 0 0 12a6 6 0 1 0 0-12z',
}

interface WordsProps {
  readonly tile: Tile
  readonly x: number
  readonly y: number
  /** The room on the plate. */
  readonly width: number
  readonly height: number
}

/** What the crystal says: its effect, or the event it remembers and, below right, its points. */
function Words({ tile: { effect, memory }, x, y, width, height }: WordsProps): ReactNode {
  if (memory === undefined)
    return (
      <EffectStripArt
        effect={effect}
        x={x}
        y={y}
        size={width * 0.66}
        maxWidth={width}
        maxHeight={height}
        wrap
        compact
      />
    )
  const s = width * 0.6
  return (
    <>
      <IconArt name={eventIcon[memory.on]} x={x - width * 0.52} y={y - s * 0.66} size={s} />
      <VpStarArt n={memory.vp} x={x - width * 0.02} y={y - s * 0.27} width={s * 0.9} />
    </>
  )
}

/** A crystal tile in a bigger SVG. */
export const CrystalTileArt = memo(function CrystalTileArt({
  tile,
  size,
  state,
  ...place
}: CrystalTileProps & Place): ReactNode {
  const colour = `var(--${tile.colour})`
  if (size === 'board')
    return (
      <TileArt box={boxes.board} outline={hexagon} ground={colour} state={state} {...place}>
        <path d="M23 1L45 13 23 24 1 13z" fill={`var(--${tile.colour}-light)`} />
        <path d="M45 13V51L23 63V24z" fill={`var(--${tile.colour}-dark)`} />
        <path d={`${hexagon}M1 13L23 24 45 13`} fill="none" stroke="var(--ink)" strokeWidth={1.7} />
        <path
          d={signs[tile.colour]}
          transform="translate(23 12.5)scale(.36)translate(-70 -40)"
          fill="var(--ink)"
          fillRule="evenodd"
        />
        <path d="M3.5 27.5H42.5V49L23 59.5 3.5 49z" fill="var(--plate)" stroke="var(--ink)" strokeWidth={1.3} />
        <Words tile={tile} x={23} y={40.5} width={36} height={27} />
      </TileArt>
    )
  return (
    <TileArt box={boxes.full} units={units} outline={prism} ground={colour} state={state} {...place}>
      <path d="M134 44L70 78V195L134 156z" fill={`var(--${tile.colour}-dark)`} />
      <path d="M70 5L134 44 70 78 6 44z" fill={`var(--${tile.colour}-light)`} />
      <path d={`${prism}M6 44L70 78 134 44M70 78V98`} fill="none" stroke="var(--ink)" strokeWidth={4.5} />
      <path d="M15 66V146" stroke="#fff" strokeWidth={4.5} opacity={0.65} />
      <path d={signs[tile.colour]} fill="var(--ink)" fillRule="evenodd" />
      <path d="M22 94H118V158L70 184 22 158z" fill="var(--plate)" stroke="var(--ink)" strokeWidth={3.5} />
      <Words tile={tile} x={70} y={132} width={84} height={68} />
    </TileArt>
  )
})

/** A crystal tile. */
export const CrystalTile = standalone(CrystalTileArt, ({ size }) => boxes[size])

interface CrystalSpaceProps {
  readonly colour: CrystalColour
  /** What its crystal uncovers. */
  readonly vp: number
  /** The seat whose pilgrim sleeps there. */
  readonly seat?: Seat | undefined
  readonly state?: ArtState | undefined
}

/** A space for a crystal in a bigger SVG. */
export const CrystalSpaceArt = memo(function CrystalSpaceArt({
  colour,
  vp,
  seat,
  state,
  ...place
}: CrystalSpaceProps & Place): ReactNode {
  return (
    <g transform={placed(place, boxes.board)}>
      <path
        d={hexagon}
        fill={`var(--${colour})`}
        fillOpacity={0.28}
        stroke="var(--line-strong)"
        strokeWidth={1.5}
        strokeDasharray="4 3"
      />
      <Glow path={hexagon} state={state} />
      {seat === undefined ? (
        <path
          d={signs[colour]}
          transform="translate(23 34)scale(.6)translate(-70 -40)"
          fill="var(--text)"
          fillRule="evenodd"
          fillOpacity={0.5}
        />
      ) : (
        <PilgrimArt seat={seat} asleep x={9} y={22} width={28} />
      )}
      <VpStarArt n={vp} x={28} y={-3} width={20} />
      <Ring path={hexagon} box={boxes.board} state={state} />
    </g>
  )
})

/** A space for a crystal. */
export const CrystalSpace = standalone(CrystalSpaceArt, () => boxes.board)
