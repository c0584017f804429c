/** The paths of wisdom: the trunk with its stones and bridges, and a side path at every stone. */
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { IconArt } from '../art/sprite.tsx'
import { AmuletTokenArt } from '../art/tokens.tsx'
import type { PathModel } from './model-types.ts'
import { type Measure, measurePath } from './path-measure.ts'
import { type ForkProps, freePlaces, Pilgrims, Places, Stone } from './path-places.tsx'
import { type Box, boxesPath, Label, Numerals, part, Thing, Veil } from './thing.tsx'

interface PathProps {
  readonly model: PathModel
  readonly box: Box
  readonly title: string
  readonly subtitle: string
  readonly least: number
  /** Only some of its forks: from this one, up to that one. */
  readonly from?: number
  readonly to?: number
}

/** A path of wisdom. */
export const PathPanel = part(function PathPanel({
  model,
  box,
  title,
  subtitle,
  least,
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
      <Bridges
        list={path.bridges.flatMap((needs, space) =>
          needs === 0 || space < from || space >= to
            ? []
            : [{ x: (at(space - 1) + at(space)) / 2, y: m.trunk, n: needs }],
        )}
      />
      {shown.map(({ fork, space }) => (
        <Fork key={space} m={m} model={model} fork={fork} space={space} x={at(space)} />
      ))}
      {shown.map(({ fork, space }) => (
        <Places key={space} m={m} model={model} fork={fork} space={space} x={at(space)} />
      ))}
      {shown.map(({ space }) => (
        <Stone key={space} m={m} model={model} space={space} x={at(space)} />
      ))}
      {(['light', 'gate'] as const).map((kind) => (
        <Numerals
          key={kind}
          list={shown.flatMap(({ fork, space }) => (fork.kind === kind ? freePlaces(m, model, space, at(space)) : []))}
          size={m.place * 1.58}
          fill={kind === 'light' ? 'var(--ink)' : 'var(--text)'}
        />
      ))}
      <Numerals
        list={shown.flatMap(({ space }) =>
          model.trunk[space].some(({ ghost }) => ghost !== true)
            ? []
            : [{ x: at(space), y: m.trunk + 4.6, n: space + 1 }],
        )}
        size={13}
        fill="var(--text-3)"
      />
      <Veil box={box} />
      <g className="above">
        {shown.map(({ fork, space }) => (
          <Pilgrims key={space} m={m} model={model} fork={fork} space={space} x={at(space)} />
        ))}
      </g>
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

/** The bridges, each with the number of completed virtues it asks for. */
function Bridges({
  list,
}: {
  readonly list: readonly { readonly x: number; readonly y: number; readonly n: number }[]
}): ReactNode {
  if (list.length === 0) return undefined
  const arches = list.map(({ x, y }) => `M${x - 19} ${y + 6}Q${x} ${y - 26} ${x + 19} ${y + 6}`).join('')
  return (
    <>
      <path className="bridge-edge" d={arches} />
      <path className="bridge" d={arches} />
      <path
        className="chip"
        d={boxesPath(
          list.map(({ x, y }) => ({ x: x - 15, y: y - 2, w: 30, h: 17 })),
          8.5,
        )}
      />
      {list.map(({ x, y }) => (
        <IconArt key={x} name="bitoku" x={x - 13} y={y - 1} size={15} />
      ))}
      <Numerals list={list.map(({ x, y, n }) => ({ x: x + 8, y: y + 11.4, n }))} size={13} />
    </>
  )
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
    </>
  )
}

/** A torii gate: two posts and a beam that curves up at its ends. */
function toriiPath(x: number, y: number, w: number, h: number): string {
  const post = (at: number): string => `M${at} ${y + 5}h4.6v${h - 5}h-4.6z`
  const beam = `M${x - 3} ${y - 2}Q${x + w / 2} ${y + 4} ${x + w + 3} ${y - 2}L${x + w} ${y + 4.5}Q${x + w / 2} ${y + 8} ${x} ${y + 4.5}Z`
  return post(x + 1) + post(x + w - 5.6) + beam
}
