/** Where pilgrims can stand on a path of wisdom: the places of the side paths, the stones of the trunk. */
import { letterOf } from '@bitoku/text'
import type { SidePath } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { PilgrimArt } from '../art/figures.tsx'
import { round } from '../art/place.tsx'
import type { ArtState } from '../art/state-ring.tsx'
import type { PathModel, PilgrimModel } from './model-types.ts'
import { type Measure, placeAt } from './path-measure.ts'
import { asSeat, isLive, pointedAt, Thing } from './thing.tsx'

/** A fork of a path, and where it stands. */
export interface ForkProps {
  readonly m: Measure
  readonly model: PathModel
  readonly fork: SidePath
  readonly space: number
  readonly x: number
}

const placeTarget = (model: PathModel, space: number, place: number): string =>
  `place:${model.path.id}:${space + 1}:${place + 1}`

/** The numbers of the places that nobody stands on. */
export function freePlaces(
  m: Measure,
  model: PathModel,
  space: number,
  x: number,
): readonly { readonly x: number; readonly y: number; readonly n: number }[] {
  const fork = model.path.forks[space]
  return fork.places.flatMap((n, place) => {
    const taken = model.places[space][place]
    if (taken !== undefined && taken.ghost !== true) return []
    const [cx, cy] = placeAt(m, fork, x, place)
    return [{ x: cx, y: cy + m.place * 0.56, n }]
  })
}

/** The places of a fork: bare circles; only what is marked gets a ring, and an area of its own share of the banner. */
export function Places({ m, model, fork, space, x }: ForkProps): ReactNode {
  const { banner, place: r } = m
  const { things } = model
  const stateAt = (place: number): ArtState | undefined => things.states[placeTarget(model, space, place)]
  const live = fork.places.map((_, place) => place).filter((place) => isLive(stateAt(place)))
  const share = banner.w / Math.max(1, live.length)
  const look = fork.kind === 'light' ? 'place place-light' : 'place'
  return fork.places.map((_, place) => {
    const [cx, cy] = placeAt(m, fork, x, place)
    const target = placeTarget(model, space, place)
    if (stateAt(place) === undefined)
      return (
        <circle
          key={place}
          cx={round(cx)}
          cy={round(cy)}
          r={round(r)}
          className={`thing ${look}`}
          {...pointedAt(target, things)}
        />
      )
    return (
      <Thing
        key={place}
        target={target}
        things={things}
        hit={{ x: x - banner.w / 2 + live.indexOf(place) * share, y: banner.y, w: share, h: banner.h }}
        radius={r - 1}
        ring={{ x: cx - r + 1, y: cy - r + 1, w: 2 * r - 2, h: 2 * r - 2 }}
        back={<circle cx={cx} cy={cy} r={r} className={look} />}
      />
    )
  })
}

/** A stone of the trunk. */
export function Stone({ m, model: { path, things }, space, x }: Omit<ForkProps, 'fork'>): ReactNode {
  const { stone: r, trunk: y } = m
  const target = `trunk:${path.id}:${space + 1}`
  if (things.states[target] === undefined)
    return <circle cx={round(x)} cy={y} r={r} className="thing stone" {...pointedAt(target, things)} />
  const w = Math.min(m.pitch, Math.max(m.least, 2 * r))
  const bottom = m.box.y + m.box.h
  const h = Math.max(m.least, 2 * r)
  return (
    <Thing
      target={target}
      things={things}
      hit={{ x: x - w / 2, y: bottom - h, w, h }}
      radius={r}
      ring={{ x: x - r, y: y - r, w: 2 * r, h: 2 * r }}
      back={<circle cx={x} cy={y} r={r} className="stone" />}
    />
  )
}

/** The pilgrims of a fork and its stone: above everything, so that they never fade; what is under them reacts. */
export function Pilgrims({ m, model, fork, space, x }: ForkProps): ReactNode {
  const here = model.trunk[space]
  const { stone, trunk, place: r } = m
  const size = here.length > 2 ? stone * 1.8 : stone * 2.2
  const wide = Math.min(r * 2.7, m.step * (m.perRow > 1 ? 1.16 : 2))
  const spread = stone * (here.length > 2 ? 0.9 : 1.2)
  return (
    <>
      {model.places[space].map((pilgrim, place) => {
        if (pilgrim === undefined) return undefined
        const [cx, cy] = placeAt(m, fork, x, place)
        const id = `pilgrim:${letterOf(pilgrim.seat)}:${model.path.id}:${space + 1}:${place + 1}`
        return <Wanderer key={place} pilgrim={pilgrim} id={id} x={cx - wide / 2} y={cy - wide * 0.55} width={wide} />
      })}
      {here.map((pilgrim, index) => (
        <Wanderer
          key={`t${index}`}
          pilgrim={pilgrim}
          id={`pilgrim:${letterOf(pilgrim.seat)}:trunk:${model.path.id}:${space + 1}:${index}`}
          x={x - size / 2 + (index - (here.length - 1) / 2) * spread}
          y={trunk - size * 0.6}
          width={size}
        />
      ))}
    </>
  )
}

interface WandererProps {
  readonly pilgrim: PilgrimModel
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
}

function Wanderer({ pilgrim: { seat, ghost = false }, id, ...place }: WandererProps): ReactNode {
  return (
    <g data-piece={ghost ? undefined : id}>
      <PilgrimArt seat={asSeat(seat)} state={ghost ? 'ghost' : undefined} {...place} />
    </g>
  )
}
