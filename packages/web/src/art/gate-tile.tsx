/** Gate tiles: torii with a curtain. */
import type { GateTile as Tile } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { EffectStripArt } from './effect-strip.tsx'
import { Impressions, print } from './face/pen.tsx'
import { patternFill } from './pattern-names.ts'
import { type Place, standalone } from './place.tsx'
import type { ArtState } from './state-ring.tsx'
import { TileArt, type TileSize } from './tile-parts.tsx'

interface GateTileProps {
  readonly tile: Tile
  readonly size: TileSize
  readonly state?: ArtState | undefined
}

const boxes = { board: { w: 66, h: 50 }, full: { w: 150, h: 142 } } as const
const units = { w: 200, h: 190 }
const silhouette = 'M4 8C70 24 130 24 196 8L198 34 186 58V76H172V186H28V76H14V58L2 34z'
const rim = 'M4 8C70 24 130 24 196 8L198 34C130 50 70 50 2 34zM14 58H186V76H14zM28 44H172V186H28z'
const timber = [
  'M32 44H54V186H28zM146 44H168L172 186H150z',
  'M14 58H186V76H14z',
  'M4 8C70 24 130 24 196 8L198 34C130 50 70 50 2 34z',
].flatMap((beam) => print(beam, 'var(--torii)', 4))
const boardSilhouette = 'M1 2C22 7 44 7 65 2L66 9 63 12V49H3V12L0 9z'
const posts = 'M4 8H10V49H3zM56 8H62L63 49H56z'
const lintel = 'M1 2C22 7 44 7 65 2L66 9C44 14 22 14 0 9z'

/** A gate tile in a bigger SVG. */
export const GateTileArt = memo(function GateTileArt({
  tile,
  size,
  state,
  ...place
}: GateTileProps & Place): ReactNode {
  const letter = tile.letter.toUpperCase()
  if (size === 'board')
    return (
      <TileArt box={boxes.board} outline={boardSilhouette} state={state} {...place}>
        <path d="M7 9H59V48.5H7z" fill="var(--plate)" />
        <path d={`${posts}M10 48.5H56`} fill="var(--torii)" stroke="var(--ink)" strokeWidth={1.5} />
        <path d={lintel} fill="var(--torii)" stroke="var(--ink)" strokeWidth={1.5} />
        <EffectStripArt effect={tile.effect} x={33} y={31} size={23} maxWidth={43} maxHeight={33} wrap compact />
      </TileArt>
    )
  return (
    <TileArt box={boxes.full} units={units} outline={silhouette} rim={rim} state={state} {...place}>
      <path d="M36 56H164V184H36z" fill="var(--plate)" stroke="var(--ink)" strokeWidth={4} />
      <path
        d="M36 56H164V184H36z"
        fill={patternFill(tile.letter === 'a' ? 'kanoko' : 'asanoha', 'ink')}
        opacity={0.24}
      />
      <Impressions list={timber} />
      <path d="M4 8C70 24 130 24 196 8L197 16C130 32 70 32 3 16z" fill="var(--ink)" />
      <path d="M82 36H118V82H82z" fill="var(--paper)" stroke="var(--ink)" strokeWidth={3.5} />
      <text className="art-name" x={100} y={71} fill="var(--ink)" style={{ fontSize: 31 }}>
        {letter}
      </text>
      <path d="M46 96H154V172H46z" fill="var(--plate)" stroke="var(--ink)" strokeWidth={3} />
      <EffectStripArt effect={tile.effect} x={100} y={134} size={50} maxWidth={100} maxHeight={66} wrap compact />
    </TileArt>
  )
})

/** A gate tile. */
export const GateTile = standalone(GateTileArt, ({ size }) => boxes[size])
