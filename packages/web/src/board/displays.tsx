/** The four displays of face-up tiles, as columns of upright tiles: prices above, the stack at the head. */
import { paired } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BuildingTileArt } from '../art/building-tile.tsx'
import { CrystalTileArt } from '../art/crystal-tile.tsx'
import { CostStripArt } from '../art/data-strips.tsx'
import { DragonflyTileArt } from '../art/dragonfly-tile.tsx'
import { MitamaTileArt } from '../art/mitama-tile.tsx'
import { IconArt } from '../art/sprite.tsx'
import { BoxRing } from '../art/state-ring.tsx'
import { VpStarArt } from '../art/tokens.tsx'
import type { DisplayModel } from './model-types.ts'
import { type Box, Label, part, Thing, Veil } from './thing.tsx'

/** The natural box of each display's tile. */
const tileBox = {
  mitama: { w: 48, h: 64 },
  dragonfly: { w: 48, h: 64 },
  crystal: { w: 46, h: 64 },
  building: { w: 52, h: 88 },
} as const

/** The target of a slot. */
export function slotTarget(model: DisplayModel, slot: number): string {
  if (model.display !== 'building') return `${model.display}-slot:${slot + 1}`
  const tile = model.slots[slot]
  return tile === undefined ? `building-slot:${slot + 1}` : `building:${tile.id}`
}

interface PriceProps {
  readonly model: DisplayModel
  readonly slot: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly maxWidth: number
  readonly free: string
  readonly align?: 'start' | 'middle'
}

/** The price of a slot. */
export function Price({ model, slot, free, ...place }: PriceProps): ReactNode {
  const { x, y, maxWidth, align = 'middle' } = place
  const nothing = (
    <Label x={x} y={y + 4.2} size={12.5} weight={600} anchor={align} fill="var(--text-2)" maxWidth={maxWidth}>
      {free}
    </Label>
  )
  switch (model.display) {
    case 'building':
      return undefined
    case 'crystal':
      return model.prices[slot] === 0 ? nothing : <CostStripArt any={model.prices[slot]} {...place} />
    case 'mitama':
      return <CostStripArt cost={model.prices[slot].cost} {...place} />
    case 'dragonfly': {
      const { pay, receive } = model.prices[slot]
      return pay + receive === 0 ? nothing : <CostStripArt {...(receive > 0 ? { receive } : { any: pay })} {...place} />
    }
  }
}

interface TileProps {
  readonly model: DisplayModel
  readonly slot: number
  readonly x: number
  readonly y: number
  readonly width: number
}

/** The tile on a slot; a dashed shape where it is empty. */
function Tile({ model, slot, x, y, width }: TileProps): ReactNode {
  const state = model.things.states[slotTarget(model, slot)]
  const place = { x, y, width, state }
  const empty = <EmptySlot model={model} isLast={state === 'last'} x={x} y={y} width={width} />
  switch (model.display) {
    case 'building': {
      const tile = model.slots[slot]
      return tile === undefined ? empty : <BuildingTileArt tile={tile} size="board" {...place} />
    }
    case 'crystal': {
      const tile = model.slots[slot]
      return tile === undefined ? empty : <CrystalTileArt tile={tile} size="board" {...place} />
    }
    case 'mitama': {
      const tile = model.slots[slot]
      return tile === undefined ? empty : <MitamaTileArt tile={tile} size="board" {...place} />
    }
    case 'dragonfly': {
      const tile = model.slots[slot]
      return tile === undefined ? empty : <DragonflyTileArt tile={tile} size="board" {...place} />
    }
  }
}

interface EmptyProps extends Omit<TileProps, 'slot'> {
  /** Whether its tile was taken by the last moves. */
  readonly isLast: boolean
}

function EmptySlot({ model, isLast, x, y, width }: EmptyProps): ReactNode {
  const { w, h } = tileBox[model.display]
  const tall = (width * h) / w
  const hex = `M${x + width / 2} ${y + 1}L${x + width - 2} ${y + tall * 0.2}V${y + tall * 0.8}L${x + width / 2} ${y + tall - 1}L${x + 2} ${y + tall * 0.8}V${y + tall * 0.2}Z`
  return (
    <>
      {model.display === 'crystal' ? (
        <path d={hex} className="vacant" />
      ) : (
        <rect x={x + 1} y={y + 1} width={width - 2} height={tall - 2} rx={7} className="vacant" />
      )}
      <IconArt
        name={model.display === 'building' ? 'build' : model.display}
        x={x + width / 2 - 11}
        y={y + tall / 2 - 11}
        size={22}
        opacity={0.3}
      />
      {isLast ? <BoxRing x={x} y={y} width={width} height={tall} radius={7} state="last" /> : undefined}
    </>
  )
}

interface ColumnProps {
  readonly model: DisplayModel
  readonly box: Box
  readonly title: string
  readonly free: string
  /** How many tiles stand side by side. */
  readonly columns?: number
}

/** One display as a column, or as a row. */
export const DisplayColumn = part(function DisplayColumn({
  model,
  box,
  title,
  free,
  columns = 1,
}: ColumnProps): ReactNode {
  const { x, y, w, h } = box
  const count = model.slots.length
  const across = columns > 1
  const head = across ? 25 : 40
  const cell = { w: w / columns, h: (h - head) / Math.ceil(count / columns) }
  const priced = model.display !== 'building'
  const price = priced ? Math.min(20, cell.h * 0.22) : 0
  const natural = tileBox[model.display]
  const width = Math.min(cell.w - 6, ((cell.h - price - 7) * natural.w) / natural.h)
  const tall = (width * natural.h) / natural.w
  return (
    <g>
      <Stack model={model} box={box} title={title} across={across} />
      {model.slots.map((_, slot) => {
        const at = {
          x: x + (slot % columns) * cell.w,
          y: y + head + Math.floor(slot / columns) * cell.h,
        }
        const tile = {
          x: at.x + (cell.w - width) / 2,
          y: at.y + price + (priced ? 3 : (cell.h - tall) / 2),
          w: width,
          h: tall,
        }
        const target = slotTarget(model, slot)
        const worth = model.display === 'mitama' ? model.prices[slot].vp : 0
        return (
          <Thing
            key={slot}
            target={target}
            things={model.things}
            hit={{ x: at.x + 1, y: at.y, w: cell.w - 2, h: cell.h - 2 }}
          >
            {priced ? (
              <rect x={at.x + (cell.w - width) / 2} y={at.y} width={width} height={price} rx={6} className="price" />
            ) : undefined}
            <Price
              model={model}
              slot={slot}
              x={at.x + cell.w / 2}
              y={at.y + price / 2}
              size={Math.min(15.5, price - 3)}
              maxWidth={width - 4}
              free={free}
            />
            <g data-piece={target}>
              <Tile model={model} slot={slot} x={tile.x} y={tile.y} width={tile.w} />
            </g>
            {worth > 0 ? (
              <VpStarArt
                n={worth}
                x={tile.x - (across ? 10 : 5)}
                y={tile.y - (across ? 8 : 6)}
                width={across ? 25 : 23}
              />
            ) : undefined}
          </Thing>
        )
      })}
      <Veil box={{ x: x - 1, y: y + head - 1, w: w + 1, h: h - head }} />
    </g>
  )
})

/** The head of a display: its name, and the stack that fills it with the number of tiles left. */
function Stack({
  model,
  box,
  title,
  across,
}: Pick<ColumnProps, 'model' | 'box' | 'title'> & { readonly across: boolean }): ReactNode {
  const { x, y, w } = box
  if (across) {
    return (
      <>
        <Label x={x + 4} y={y + 18} size={16} display maxWidth={w - 70}>
          {title}
        </Label>
        <StackPlate x={x + w - 58} y={y + 3} w={54} count={model.stack} title={title} model={model} />
      </>
    )
  }
  return (
    <>
      <Label x={x + w / 2} y={y + 13} size={12.5} weight={700} anchor="middle" maxWidth={w - 2}>
        {title}
      </Label>
      <StackPlate x={x + 5} y={y + 18} w={w - 10} count={model.stack} title={title} model={model} />
    </>
  )
}

function StackPlate({
  x,
  y,
  w,
  count,
  title,
  model,
}: {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly count: number
  readonly title: string
  readonly model: DisplayModel
}): ReactNode {
  return (
    <g data-piece={`stack:${model.display}`} role="img" aria-label={paired(model.things.words.language, title, count)}>
      {count > 0 ? (
        <path className="stack-edge" d={`M${x + 4} ${y + 17}h${w - 8}M${x + 7} ${y + 19.4}h${w - 14}`} />
      ) : undefined}
      <rect x={x} y={y} width={w} height={15.5} rx={5} className={count > 0 ? 'stack' : 'vacant'} />
      <IconArt name={model.display === 'building' ? 'build' : model.display} x={x + w / 2 - 17} y={y + 1} size={13.5} />
      <Label
        x={x + w / 2 + 9}
        y={y + 12.2}
        size={12.5}
        weight={750}
        anchor="middle"
        fill={count > 0 ? 'var(--cream)' : 'var(--text-3)'}
      >
        {count}
      </Label>
    </g>
  )
}
