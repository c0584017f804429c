/** What all tiles have in common: they are objects, keep their daylight colours at dusk and get a cream rim then. */
import type { ReactNode } from 'react'
import { type Box, placed, type Place, round } from './place.tsx'
import { type ArtState, Ring } from './state-ring.tsx'

interface TileArtProps extends Place {
  /** Its size in px. */
  readonly box: Box
  /** The box that it is drawn in. */
  readonly units?: Box | undefined
  /** Its silhouette, in those units. */
  readonly outline: string
  /** What gets the rim, where that is not the whole silhouette. */
  readonly rim?: string | undefined
  /** The colour of the silhouette; by default only its rim is there, at dusk. */
  readonly ground?: string | undefined
  readonly state: ArtState | undefined
  readonly children: ReactNode
}

/** A tile: rim, drawing, ring. */
export function TileArt({
  box,
  units = box,
  outline,
  rim = outline,
  ground = 'var(--tile-rim)',
  state,
  children,
  ...place
}: TileArtProps): ReactNode {
  const scale = units.w / box.w
  const drawing = (
    <>
      <path className="art-rim" d={rim} fill={ground} strokeWidth={round(4.6 * scale)} />
      {children}
    </>
  )
  if (state === undefined || state === 'idle')
    return (
      <g className="art-g art-tile" transform={placed(place, box, units)}>
        {drawing}
      </g>
    )
  return (
    <g className={state === 'ghost' ? 'art-g art-ghost' : 'art-g'} transform={placed(place, box, units)}>
      <g className="art-tile">{drawing}</g>
      <Ring path={outline} box={units} state={state} away={3 * scale} />
    </g>
  )
}

/** The sizes of most tiles: on the board, and looked at closely. */
export type TileSize = 'board' | 'full'
