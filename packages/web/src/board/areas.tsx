/** The inhabited areas: four building spaces each. */
import type { ReactNode } from 'react'
import { AncientTileArt, BuildingTileArt } from '../art/building-tile.tsx'
import { IconArt } from '../art/sprite.tsx'
import { Paper } from './groves.tsx'
import type { AreaModel, SpaceModel, Things } from './model-types.ts'
import { Ghost } from './pieces.tsx'
import { asSeat, type Box, boxesPath, part, Thing, Veil } from './thing.tsx'

/** Where each space lies, two in a row: the first is the lower left one, then clockwise. */
export const areaSquare = [2, 0, 1, 3] as const

interface AreaProps {
  readonly model: AreaModel
  readonly box: Box
  /** All four in one row instead of two by two. */
  readonly row?: boolean
}

/** An inhabited area. */
export const Area = part(function Area({ model, box, row = false }: AreaProps): ReactNode {
  const { x, y, w, h } = box
  const columns = row ? 4 : 2
  const cell = { w: (w - 6) / columns, h: row ? h - 4 : (h - 6) / 2 }
  const pad = Math.min(3, cell.h * 0.07)
  const empty = model.spaces
    .map((space, index) => ({ space, box: cellAt(index) }))
    .filter(({ space: { tile, ancient, ghost } }) => (tile === undefined && ancient === undefined) || ghost === true)
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
        <path
          className="vacant"
          d={boxesPath(
            empty.map(({ box: { x: left, y: top, ...space } }) => ({
              x: left + pad,
              y: top + pad,
              w: space.w - 2 * pad,
              h: space.h - 2 * pad,
            })),
            Math.min(7, cell.h / 4),
          )}
        />
        {empty.map(({ space, box: place }) => (
          <Vacancy key={space.type} space={space} box={place} />
        ))}
      </Thing>
      <Veil box={box} />
      {model.spaces.map((space, index) => (
        <Built key={space.type} space={space} things={model.things} box={cellAt(index)} />
      ))}
    </g>
  )

  function cellAt(space: number): Box {
    const at = row ? space : areaSquare[space]
    return { x: x + 3 + (at % columns) * cell.w, y: y + (row ? 2 : 3) + Math.floor(at / columns) * cell.h, ...cell }
  }
})

interface SpaceProps {
  readonly space: SpaceModel
  readonly box: Box
}

function Vacancy({ space, box: { x, y, w, h } }: SpaceProps): ReactNode {
  const size = Math.min(26, h * 0.7)
  return <IconArt name={space.type} x={x + w / 2 - size / 2} y={y + h / 2 - size / 2} size={size} opacity={0.62} />
}

function Built({ space, things, box }: SpaceProps & { readonly things: Things }): ReactNode {
  const width = Math.min(box.w - 3, ((box.h - 1) * 60) / 40)
  const place = { x: box.x + (box.w - width) / 2, y: box.y + (box.h - (width * 40) / 60) / 2, width }
  const seat = space.owner < 0 ? undefined : asSeat(space.owner)
  if (space.tile !== undefined) {
    if (space.ghost)
      return <Ghost art={<BuildingTileArt tile={space.tile} size="built" seat={seat} state="ghost" {...place} />} />
    const target = `building:${space.tile.id}`
    return (
      <Thing target={target} things={things} hit={box} piece={target}>
        <BuildingTileArt tile={space.tile} size="built" seat={seat} state={things.states[target]} {...place} />
      </Thing>
    )
  }
  if (space.ancient === undefined) return undefined
  const target = `building:${space.ancient.id}`
  return (
    <Thing target={target} things={things} hit={box} piece={target}>
      <AncientTileArt tile={space.ancient} size="built" state={things.states[target]} {...place} />
    </Thing>
  )
}
