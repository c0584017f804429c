/** The inhabited areas: four building spaces each. */
import type { ReactNode } from 'react'
import { AncientTileArt, BuildingTileArt } from '../art/building-tile.tsx'
import { IconArt } from '../art/sprite.tsx'
import { Paper } from './groves.tsx'
import type { AreaModel, SpaceModel, Things } from './model-types.ts'
import { asSeat, type Box, part, Thing, Veil } from './thing.tsx'

/** Where each space lies, two in a row: the first is the lower left one, then clockwise. */
const square = [2, 0, 1, 3] as const

interface AreaProps {
  readonly model: AreaModel
  readonly box: Box
  /** All four in one row instead of two by two. */
  readonly row?: boolean
  readonly quiet?: boolean
}

/** An inhabited area. */
export const Area = part(function Area({ model, box, row = false, quiet = false }: AreaProps): ReactNode {
  const { x, y, w, h } = box
  const columns = row ? 4 : 2
  const cell = { w: (w - 6) / columns, h: row ? h - 4 : (h - 6) / 2 }
  return (
    <g>
      <Thing
        target={`area:${model.region}`}
        things={model.things}
        hit={box}
        radius={10}
        ring={{ x: x + 2, y: y + 2, w: w - 4, h: h - 4 }}
      >
        <Paper region={model.region} box={box} />
        {model.spaces.map((space, index) =>
          space.tile === undefined && space.ancient === undefined ? (
            <Empty key={space.type} space={space} box={cellAt(index)} />
          ) : undefined,
        )}
      </Thing>
      {quiet ? <Veil box={box} /> : undefined}
      {model.spaces.map((space, index) => (
        <Built key={space.type} space={space} things={model.things} box={cellAt(index)} />
      ))}
    </g>
  )

  function cellAt(space: number): Box {
    const at = row ? space : square[space]
    return { x: x + 3 + (at % columns) * cell.w, y: y + (row ? 2 : 3) + Math.floor(at / columns) * cell.h, ...cell }
  }
})

interface SpaceProps {
  readonly space: SpaceModel
  readonly box: Box
}

function Empty({ space, box: { x, y, w, h } }: SpaceProps): ReactNode {
  const size = Math.min(26, h - 12)
  return (
    <>
      <rect x={x + 3} y={y + 3} width={w - 6} height={h - 6} rx={7} className="vacant" />
      <IconArt name={space.type} x={x + w / 2 - size / 2} y={y + h / 2 - size / 2} size={size} opacity={0.62} />
    </>
  )
}

function Built({ space, things, box }: SpaceProps & { readonly things: Things }): ReactNode {
  const width = Math.min(box.w - 4, ((box.h - 2) * 60) / 40)
  const place = { x: box.x + (box.w - width) / 2, y: box.y + (box.h - (width * 40) / 60) / 2, width }
  if (space.tile !== undefined) {
    const target = `building:${space.tile.id}`
    return (
      <Thing target={target} things={things} hit={box} piece={target}>
        <BuildingTileArt
          tile={space.tile}
          size="built"
          seat={space.owner < 0 ? undefined : asSeat(space.owner)}
          state={things[target]?.state}
          {...place}
        />
      </Thing>
    )
  }
  if (space.ancient === undefined) return undefined
  const target = `building:${space.ancient.id}`
  return (
    <Thing target={target} things={things} hit={box} piece={target}>
      <AncientTileArt tile={space.ancient} size="built" state={things[target]?.state} {...place} />
    </Thing>
  )
}
