/** The paths of wisdom: the trunk with its stones and bridges, and a side path at every stone. */
import type { SidePath } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { PilgrimArt } from '../art/figures.tsx'
import { IconArt } from '../art/sprite.tsx'
import { AmuletTokenArt } from '../art/tokens.tsx'
import type { PathModel } from './model-types.ts'
import { type Measure, measurePath, placeAt } from './path-measure.ts'
import { letterOf } from './places.ts'
import { asSeat, type Box, Label, part, Thing, Veil } from './thing.tsx'

interface PathProps {
  readonly model: PathModel
  readonly box: Box
  readonly title: string
  readonly subtitle: string
  readonly least: number
  /** Only some of its forks: from this one, up to that one. */
  readonly from?: number
  readonly to?: number
  readonly quiet?: boolean
}

/** A path of wisdom. */
export const PathPanel = part(function PathPanel({
  model,
  box,
  title,
  subtitle,
  least,
  quiet = false,
  ...range
}: PathProps): ReactNode {
  const { path } = model
  const { from = 0, to = path.forks.length } = range
  const shown = path.forks.map((fork, space) => ({ fork, space })).slice(from, to)
  const places = Math.max(...path.forks.map((fork) => fork.places.length))
  const m = measurePath(box, places, to - from, least)
  const at = (space: number): number => m.first + (space - from) * m.pitch
  return (
    <g>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} rx={10} className="panel" />
      <Label x={box.x + 9} y={box.y + 24} size={17} display maxWidth={box.w > 900 ? 78 : box.w < 470 ? 33 : 45}>
        {title}
      </Label>
      <Label x={box.x + 9} y={box.y + 40} size={13} display fill="var(--text-2)" maxWidth={box.w < 470 ? 33 : 45}>
        {subtitle}
      </Label>
      <Trunk m={m} count={to - from} goesOn={to < path.forks.length} />
      <path
        className="fork"
        d={shown.map(({ space }) => `M${at(space)} ${m.trunk}V${m.banner.y + m.banner.h - 3}`).join('')}
      />
      {path.bridges.map((needs, space) =>
        needs === 0 || space < from || space >= to ? undefined : (
          <Bridge key={space} x={(at(space - 1) + at(space)) / 2} y={m.trunk} needs={needs} />
        ),
      )}
      {shown.map(({ fork, space }) => (
        <Fork key={space} m={m} model={model} fork={fork} space={space} x={at(space)} />
      ))}
      {shown.map(({ space }) => (
        <Stone key={space} m={m} model={model} space={space} x={at(space)} />
      ))}
      {quiet ? <Veil box={box} /> : undefined}
      {shown.map(({ fork, space }) => (
        <Pilgrims key={space} m={m} model={model} fork={fork} space={space} x={at(space)} />
      ))}
    </g>
  )
})

function Trunk({
  m,
  count,
  goesOn,
}: {
  readonly m: Measure
  readonly count: number
  readonly goesOn: boolean
}): ReactNode {
  const y = m.trunk
  let d = `M${m.box.x + 9} ${y + 4}Q${m.box.x + 34} ${y + 8} ${m.first} ${y}`
  for (let i = 1; i < count; i += 1) {
    const a = m.first + (i - 1) * m.pitch
    const b = a + m.pitch
    const bend = i % 2 === 1 ? 6 : -5
    d += `C${a + m.pitch * 0.34} ${y + bend} ${b - m.pitch * 0.34} ${y - bend} ${b} ${y}`
  }
  if (goesOn) d += `q${m.pitch * 0.2} 5 ${m.pitch * 0.42} 3`
  return (
    <>
      <path className="trunk-edge" d={d} />
      <path className="trunk" d={d} />
      <path className="trunk-dots" d={d} />
    </>
  )
}

/** A bridge with the number of completed virtues it asks for. */
function Bridge({ x, y, needs }: { readonly x: number; readonly y: number; readonly needs: number }): ReactNode {
  const arch = `M${x - 19} ${y + 6}Q${x} ${y - 26} ${x + 19} ${y + 6}`
  return (
    <>
      <path className="bridge-edge" d={arch} />
      <path className="bridge" d={arch} />
      <rect x={x - 15} y={y - 2} width={30} height={17} rx={8.5} className="chip" />
      <IconArt name="bitoku" x={x - 13} y={y - 1} size={15} />
      <Label x={x + 8} y={y + 11.4} size={13} weight={750} anchor="middle">
        {needs}
      </Label>
    </>
  )
}

interface ForkProps {
  readonly m: Measure
  readonly model: PathModel
  readonly fork: SidePath
  readonly space: number
  readonly x: number
}

function Fork({ m, model, fork, space, x }: ForkProps): ReactNode {
  const { banner } = m
  const gate = model.gates[space]
  const left = x - banner.w / 2
  const target = `gate:${model.path.id}:${space + 1}`
  const pictureH = banner.beside ? banner.h : banner.h - m.place * 2 - 2
  const pictureW = banner.beside ? banner.w - m.perRow * m.step - 6 : banner.w
  const middle = left + pictureW / 2
  const token = Math.min(banner.h > 100 ? 46 : 32, pictureH - 8, pictureW / 2 - 3)
  const top = banner.y + (pictureH - token) / 2
  return (
    <>
      {gate === undefined ? (
        <>
          <rect x={left} y={banner.y} width={banner.w} height={banner.h} rx={9} className="light" />
          <IconArt name="lantern" x={middle - token - 1} y={top} size={token} />
          <AmuletTokenArt value={fork.amulet} x={middle + 1} y={top} width={token} />
        </>
      ) : (
        <Thing target={target} things={model.things} hit={{ x: left, y: banner.y, w: banner.w, h: banner.h }}>
          <rect
            x={left + 1}
            y={banner.y + 4}
            width={banner.w - 2}
            height={banner.h - 4}
            rx={3}
            className="gate-ground"
          />
          <path className="torii" d={toriiPath(left, banner.y, banner.w, banner.h)} />
          <EffectStripArt
            effect={gate.effect}
            x={middle + (banner.beside ? 3 : 0)}
            y={banner.y + 8 + (pictureH - 8) / 2}
            size={banner.beside ? 25 : Math.min(banner.h > 100 ? 32 : 22, pictureH * 0.5)}
            maxWidth={pictureW - 14}
          />
        </Thing>
      )}
      <Places m={m} model={model} fork={fork} space={space} x={x} />
    </>
  )
}

/** A torii gate: two posts and a beam that curves up at its ends. */
function toriiPath(x: number, y: number, w: number, h: number): string {
  const post = (at: number): string => `M${at} ${y + 5}h4.6v${h - 5}h-4.6z`
  const beam = `M${x - 3} ${y - 2}Q${x + w / 2} ${y + 4} ${x + w + 3} ${y - 2}L${x + w} ${y + 4.5}Q${x + w / 2} ${y + 8} ${x} ${y + 4.5}Z`
  return post(x + 1) + post(x + w - 5.6) + beam
}

const placeTarget = (model: PathModel, space: number, place: number): string =>
  `place:${model.path.id}:${space + 1}:${place + 1}`

function Places({ m, model, fork, space, x }: ForkProps): ReactNode {
  const { banner, place: r } = m
  const live = fork.places.map((_, place) => place).filter((place) => isLive(model, placeTarget(model, space, place)))
  const share = banner.w / Math.max(1, live.length)
  const light = fork.kind === 'light'
  return fork.places.map((vp, place) => {
    const [cx, y] = placeAt(m, fork, x, place)
    return (
      <Thing
        key={place}
        target={placeTarget(model, space, place)}
        things={model.things}
        hit={{ x: x - banner.w / 2 + live.indexOf(place) * share, y: banner.y, w: share, h: banner.h }}
        radius={r - 1}
        ring={{ x: cx - r + 1, y: y - r + 1, w: 2 * r - 2, h: 2 * r - 2 }}
      >
        <circle cx={cx} cy={y} r={r} className={light ? 'place place-light' : 'place'} />
        {model.places[space][place] >= 0 ? undefined : (
          <Label
            x={cx}
            y={y + r * 0.56}
            size={r * 1.58}
            weight={750}
            anchor="middle"
            fill={light ? 'var(--ink)' : 'var(--text)'}
          >
            {vp}
          </Label>
        )}
      </Thing>
    )
  })
}

const isLive = (model: PathModel, target: string): boolean => {
  const state = model.things[target]?.state
  return state === 'legal' || state === 'selected'
}

function Stone({ m, model, space, x }: Omit<ForkProps, 'fork'>): ReactNode {
  const { stone: r, trunk: y } = m
  const side = Math.max(m.least, 2 * r)
  return (
    <Thing
      target={`trunk:${model.path.id}:${space + 1}`}
      things={model.things}
      hit={{ x: x - side / 2, y: y - side / 2, w: side, h: side }}
      radius={r}
      ring={{ x: x - r, y: y - r, w: 2 * r, h: 2 * r }}
    >
      <circle cx={x} cy={y} r={r} className="stone" />
      {model.trunk[space].length > 0 ? undefined : (
        <Label x={x} y={y + 4.6} size={13} weight={600} anchor="middle" fill="var(--text-3)">
          {space + 1}
        </Label>
      )}
    </Thing>
  )
}

/** The pilgrims of a fork and its stone: above everything, so that they never fade; what is under them reacts. */
function Pilgrims({ m, model, fork, space, x }: ForkProps): ReactNode {
  const here = model.trunk[space]
  const { stone, trunk, place: r } = m
  const size = here.length > 2 ? stone * 1.8 : stone * 2.2
  const spread = stone * (here.length > 2 ? 0.9 : 1.2)
  return (
    <g className="above">
      {model.places[space].map((seat, place) => {
        if (seat < 0) return undefined
        const [cx, cy] = placeAt(m, fork, x, place)
        return (
          <g key={place} data-piece={`pilgrim:${letterOf(seat)}:${model.path.id}:${space + 1}:${place + 1}`}>
            <PilgrimArt seat={asSeat(seat)} x={cx - r * 1.35} y={cy - r * 1.5} width={r * 2.7} />
          </g>
        )
      })}
      {here.map((seat, index) => (
        <g key={`t${index}`} data-piece={`pilgrim:${letterOf(seat)}:trunk:${model.path.id}:${space + 1}:${index}`}>
          <PilgrimArt
            seat={asSeat(seat)}
            x={x - size / 2 + (index - (here.length - 1) / 2) * spread}
            y={trunk - size * 0.6}
            width={size}
          />
        </g>
      ))}
    </g>
  )
}
