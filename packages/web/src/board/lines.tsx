/** The forest lines of a region, and the small signs of dice: what they must show at least, by how much they drop. */
import type { Effect } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { round } from '../art/place.tsx'
import type { GroveModel } from './model-types.ts'
import { type Box, boxesPath, Label, Numerals, Thing } from './thing.tsx'

interface TabsProps {
  readonly list: readonly { readonly x: number; readonly y: number; readonly n: number }[]
  readonly size: number
}

/** The numbers that dice must have at least, on black tabs. */
export function MinimumTabs({ list, size }: TabsProps): ReactNode {
  if (list.length === 0) return undefined
  return (
    <g className="above">
      <path
        fill="var(--text)"
        d={boxesPath(
          list.map(({ x, y }) => ({ x, y, w: size, h: size })),
          4,
        )}
      />
      <Numerals
        list={list.map(({ x, y, n }) => ({ x: x + size / 2, y: y + size * 0.81, n }))}
        size={size * 0.9}
        fill="var(--panel)"
      />
    </g>
  )
}

/** Pills and brackets need room above and below their icons. */
function lineIcon(effect: Effect, size: number): number {
  return effect.kind === 'either' ? size * 0.87 : effect.kind === 'both' && effect.discount > 0 ? size * 0.84 : size
}

interface LinesProps {
  readonly model: GroveModel
  readonly box: Box
  /** The sizes of the icons and of the black tabs. */
  readonly icon: number
  readonly tab: number
}

/** The forest lines of a region, one below the other: they share the whole box, so that a finger never falls between. */
export function Lines({ model: { lines, things }, box, icon, tab }: LinesProps): ReactNode {
  const { x, y, w, h } = box
  const line = h / lines.length
  const rows = lines.map(({ line: { requires, effect }, target }, index) => ({
    requires,
    effect,
    target,
    place: { x, y: y + index * line, w, h: line - 1.5 },
    blocked: things.states[target] === 'blocked',
  }))
  const tabs = (blocked: boolean): TabsProps => ({
    size: tab,
    list: rows
      .filter((row) => row.blocked === blocked)
      .map(({ place, requires }) => ({ x: x + 3, y: place.y + (place.h - tab) / 2, n: requires })),
  })
  return (
    <>
      {rows.map(({ requires, effect, target, place, blocked }) => {
        const strip = (
          <EffectStripArt
            effect={effect}
            x={x + 10 + tab}
            y={place.y + place.h / 2}
            size={lineIcon(effect, icon)}
            align="start"
            maxWidth={w - tab - 18}
            maxHeight={place.h - 1}
          />
        )
        return (
          <Thing
            key={requires}
            target={target}
            things={things}
            hit={{ ...place, h: line }}
            radius={5}
            ring={blocked ? undefined : { x: place.x + 1.5, y: place.y + 2, w: place.w - 3, h: place.h - 4 }}
            back={
              <rect x={place.x} y={round(place.y)} width={place.w} height={round(place.h)} rx={6} className="well" />
            }
          >
            {blocked ? <g className="line-blocked">{strip}</g> : strip}
          </Thing>
        )
      })}
      <MinimumTabs {...tabs(false)} />
      {rows.some(({ blocked }) => blocked) ? (
        <g className="line-blocked">
          <MinimumTabs {...tabs(true)} />
        </g>
      ) : undefined}
    </>
  )
}

/** By how much dice drop: a small die and a number, the middle of their left edge given. */
export function Drops({ list }: { readonly list: TabsProps['list'] }): ReactNode {
  return (
    <>
      <path
        className="die-sign"
        d={boxesPath(
          list.map(({ x, y }) => ({ x, y: y - 5.5, w: 11, h: 11 })),
          3,
        )}
      />
      {list.map(({ x, y, n }) => (
        <Label key={`${x} ${y}`} x={x + 14} y={y + 4.8} size={13} weight={750}>
          {`−${n}`}
        </Label>
      ))}
    </>
  )
}
