/** An inhabited area of the narrow overview: which kinds of buildings stand there, and whose they are. */
import type { ReactNode } from 'react'
import { SeatMarkArt } from '../art/seat.tsx'
import { IconArt } from '../art/sprite.tsx'
import { areaSquare } from './areas.tsx'
import { Cell } from './cell.tsx'
import { Paper } from './groves.tsx'
import type { AreaModel, SpaceModel } from './model-types.ts'
import { asSeat, type Box, boxesPath, part } from './thing.tsx'

interface AreaProps {
  readonly model: AreaModel
  readonly box: Box
  readonly name: string
}

const isEmpty = ({ tile, ancient }: SpaceModel): boolean => tile === undefined && ancient === undefined

/** An inhabited area: four small spaces. */
export const NarrowArea = part(function NarrowArea({ model, box, name }: AreaProps): ReactNode {
  const { x, y, w, h } = box
  const cell = { w: (w - 6) / 2, h: (h - 5) / 2 }
  const at = (space: number): Box => ({
    x: x + 3 + (areaSquare[space] % 2) * cell.w + 1,
    y: y + 2.5 + Math.floor(areaSquare[space] / 2) * cell.h + 1,
    w: cell.w - 2,
    h: cell.h - 2,
  })
  const boxes = model.spaces.map((space, index) => ({ space, place: at(index) }))
  const boxesOf = (empty: boolean): string =>
    boxesPath(
      boxes.filter(({ space }) => isEmpty(space) === empty).map(({ place }) => place),
      4,
    )
  const size = cell.h - 3
  return (
    <Cell part={model.region} name={name} things={model.things} holds={() => true} box={box}>
      <Paper region={model.region} box={box} />
      <path className="well" d={boxesOf(true)} />
      <path className="slip-paper slip-edged" d={boxesOf(false)} />
      {boxes.map(({ space: { type, tile, ancient, owner, ghost }, place }) => {
        const id = tile?.id ?? ancient?.id
        const middle = place.x + place.w / 2
        const owned = owner >= 0
        return (
          <g
            key={type}
            className={ghost ? 'art-ghost' : undefined}
            data-piece={id === undefined || ghost ? undefined : `building:${id}`}
          >
            <IconArt
              name={ancient === undefined ? type : 'ancient'}
              x={middle - (owned ? size + 0.5 : size / 2)}
              y={place.y + (place.h - size) / 2}
              size={size}
              opacity={id === undefined ? 0.4 : undefined}
            />
            {owned ? (
              <SeatMarkArt seat={asSeat(owner)} x={middle + 0.5} y={place.y + (place.h - size) / 2} width={size} />
            ) : undefined}
          </g>
        )
      })}
    </Cell>
  )
})
