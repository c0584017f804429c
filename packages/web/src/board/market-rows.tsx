/** A display as rows: a picture, the price, the VP, what the tile does. For small screens. */
import { type ReactNode } from 'react'
import { MemoryStripArt } from '../art/data-strips.tsx'
import { EffectStripArt } from '../art/effect-strip.tsx'
import type { IconName } from '../art/icon-names.ts'
import { IconArt } from '../art/sprite.tsx'
import { VpStarArt } from '../art/tokens.tsx'
import { Price, slotTarget } from './displays.tsx'
import { MinimumTabs } from './lines.tsx'
import type { DisplayModel } from './model-types.ts'
import { type Box, part, Thing } from './thing.tsx'

interface RowsProps {
  readonly model: DisplayModel
  readonly box: Box
  readonly free: string
}

/** A display as rows. */
export const MarketRows = part(function MarketRows({ model, box, free }: RowsProps): ReactNode {
  const { x, y, w, h } = box
  const pitch = Math.min(56, h / model.slots.length)
  return (
    <g>
      {model.slots.map((tile, slot) => {
        const place = { x, y: y + slot * pitch, w, h: pitch - 4 }
        const target = slotTarget(model, slot)
        const state = model.things.states[target]
        return (
          <Thing
            key={slot}
            target={target}
            things={model.things}
            hit={{ ...place, y: place.y - 2, h: pitch }}
            radius={9}
            ring={state === 'blocked' ? undefined : place}
            back={
              <rect
                x={place.x}
                y={place.y}
                width={place.w}
                height={place.h}
                rx={9}
                className={tile === undefined ? 'vacant' : 'row'}
              />
            }
          >
            <g className={state === 'blocked' ? 'row-blocked' : undefined}>
              <Row model={model} slot={slot} box={place} free={free} />
            </g>
            {state === 'blocked' ? (
              <path className="row-stroke" d={`M${x + 8} ${place.y + place.h - 6}L${x + w - 8} ${place.y + 6}`} />
            ) : undefined}
          </Thing>
        )
      })}
    </g>
  )
})

interface RowProps extends RowsProps {
  readonly slot: number
}

function Row({ model, slot, box, free }: RowProps): ReactNode {
  const { x, y, w, h } = box
  const middle = y + h / 2
  const size = Math.min(17.5, h * 0.46)
  const price = (
    <Price model={model} slot={slot} x={x + h + 8} y={middle} size={size} maxWidth={50} free={free} align="start" />
  )
  const right = { x: x + w - 8, y: middle, align: 'end', size: Math.min(21, h * 0.52) } as const
  switch (model.display) {
    case 'mitama': {
      const tile = model.slots[slot]
      const { vp } = model.prices[slot]
      return (
        <>
          {tile === undefined ? (
            <Blank name="mitama" box={box} />
          ) : (
            <Picture name={tile.type} tint={`var(--${tile.type})`} box={box} />
          )}
          {price}
          {vp > 0 ? <VpStarArt n={vp} x={x + h + 58} y={middle - 13} width={26} /> : undefined}
          {tile === undefined ? undefined : <EffectStripArt effect={tile.action} {...right} maxWidth={w - h - 94} />}
        </>
      )
    }
    case 'dragonfly': {
      const tile = model.slots[slot]
      return (
        <>
          {tile === undefined ? (
            <Blank name="dragonfly" box={box} />
          ) : (
            <Picture name="dragonfly" tint="var(--wing)" box={box} />
          )}
          {price}
          {tile === undefined ? undefined : <EffectStripArt effect={tile.effect} {...right} maxWidth={w - h - 70} />}
        </>
      )
    }
    case 'crystal': {
      const tile = model.slots[slot]
      return (
        <>
          {tile === undefined ? (
            <Blank name="crystal" box={box} />
          ) : (
            <Picture name={`crystal-${tile.colour}`} tint={`var(--${tile.colour})`} box={box} />
          )}
          {price}
          {tile === undefined ? undefined : tile.memory === undefined ? (
            <EffectStripArt effect={tile.effect} {...right} maxWidth={w - h - 70} />
          ) : (
            <MemoryStripArt memory={tile.memory} {...right} maxWidth={w - h - 70} />
          )}
        </>
      )
    }
    case 'building': {
      const tile = model.slots[slot]
      if (tile === undefined) return <Blank name="build" box={box} />
      return (
        <>
          <Picture name={tile.type} tint={`var(--${tile.type})`} box={box} />
          <MinimumTabs size={18} list={[{ x: x + h + 7, y: middle - 9, n: tile.minimum }]} />
          <EffectStripArt effect={tile.action} {...right} maxWidth={w - h - 42} />
        </>
      )
    }
  }
}

function Picture({
  name,
  tint,
  box: { x, y, h },
}: {
  readonly name: IconName
  readonly tint: string
  readonly box: Box
}): ReactNode {
  return (
    <>
      <path
        d={`M${x + 1} ${y + 9}Q${x + 1} ${y + 1} ${x + 9} ${y + 1}H${x + h}V${y + h - 1}H${x + 9}Q${x + 1} ${y + h - 1} ${x + 1} ${y + h - 9}Z`}
        fill={tint}
        fillOpacity={0.42}
      />
      <IconArt name={name} x={x + 4} y={y + 3} size={h - 6} />
    </>
  )
}

function Blank({ name, box: { x, y, h } }: { readonly name: IconName; readonly box: Box }): ReactNode {
  return <IconArt name={name} x={x + 6} y={y + 5} size={h - 10} opacity={0.28} />
}
