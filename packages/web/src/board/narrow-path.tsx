/** A path of the narrow overview: the trunk with its stones; over each stone what its side path is, and who stands there. */
import { letterOf } from '@bitoku/text'
import type { ReactNode } from 'react'
import { PilgrimArt } from '../art/figures.tsx'
import { round } from '../art/place.tsx'
import { IconArt } from '../art/sprite.tsx'
import { Cell } from './cell.tsx'
import type { PathModel } from './model-types.ts'
import { asSeat, type Box, Numerals, part } from './thing.tsx'

interface PathProps {
  readonly model: PathModel
  readonly box: Box
  readonly name: string
}

/** A path as a strip. */
export const NarrowPath = part(function NarrowPath({ model, box, name }: PathProps): ReactNode {
  const { x, y, w, h } = box
  const { forks, bridges, id } = model.path
  const pitch = (w - 6) / forks.length
  const at = (space: number): number => round(x + 3 + (space + 0.5) * pitch)
  const trunk = y + h - 12
  const icon = Math.min(22, pitch - 6, h - 33)
  const row = y + 4 + icon + 5
  const dot = (cx: number): string => `M${round(cx - 3.2)} ${row}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0z`
  const placeX = (space: number, place: number): number =>
    at(space) + (place - (forks[space].places.length - 1) / 2) * Math.min(11, (pitch - 3) / forks[space].places.length)
  return (
    <Cell part="paths" name={name} things={model.things} holds={() => true} box={box} stop>
      <rect x={x} y={y} width={w} height={h} rx={8} className="panel" />
      <path className="narrow-trunk" d={`M${x + 5} ${trunk}H${round(at(forks.length - 1))}`} />
      <path
        className="narrow-bridge"
        d={bridges.map((needs, space) => (needs > 0 ? `M${at(space) - pitch / 2 - 5} ${trunk}h10` : '')).join('')}
      />
      <path
        className="narrow-stone"
        d={forks.map((_, space) => `M${at(space) - 8} ${trunk}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`).join('')}
      />
      <path
        className="narrow-place"
        d={forks.map(({ places }, space) => places.map((_, place) => dot(placeX(space, place))).join('')).join('')}
      />
      {forks.map(({ kind }, space) => (
        <IconArt
          key={space}
          name={kind === 'gate' ? 'gate' : 'lantern'}
          x={at(space) - icon / 2}
          y={y + 3}
          size={icon}
        />
      ))}
      <Numerals
        list={forks.flatMap((_, space) =>
          model.trunk[space].length > 0 ? [] : [{ x: at(space), y: trunk + 4.4, n: space + 1 }],
        )}
        size={12}
        fill="var(--text-3)"
      />
      {forks.map((_, space) => (
        <g key={space}>
          {model.places[space].map((pilgrim, place) =>
            pilgrim === undefined ? undefined : (
              <g
                key={place}
                data-piece={
                  pilgrim.ghost ? undefined : `pilgrim:${letterOf(pilgrim.seat)}:${id}:${space + 1}:${place + 1}`
                }
              >
                <PilgrimArt
                  seat={asSeat(pilgrim.seat)}
                  state={pilgrim.ghost ? 'ghost' : undefined}
                  x={placeX(space, place) - 7}
                  y={row - 8}
                  width={14}
                />
              </g>
            ),
          )}
          {model.trunk[space].map(({ seat, ghost }, index, here) => (
            <g
              key={`t${index}`}
              data-piece={ghost ? undefined : `pilgrim:${letterOf(seat)}:trunk:${id}:${space + 1}:${index}`}
            >
              <PilgrimArt
                seat={asSeat(seat)}
                state={ghost ? 'ghost' : undefined}
                x={at(space) - 10 + (index - (here.length - 1) / 2) * 9}
                y={trunk - 12}
                width={20}
              />
            </g>
          ))}
        </g>
      ))}
    </Cell>
  )
})
