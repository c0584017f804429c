/** What belongs to nobody: the rock garden, the three decks, next year's order. */
import { boardWord } from '@bitoku/text'
import { paired } from '@bitoku/words'
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { RockTileArt } from '../art/rock-tile.tsx'
import { SeatMarkArt } from '../art/seat.tsx'
import { IconArt } from '../art/sprite.tsx'
import { Paper } from './groves.tsx'
import type { CommonsModel } from './model-types.ts'
import { asSeat, type Box, Label, Numerals, part, Thing, Veil } from './thing.tsx'

interface CommonsProps {
  readonly model: CommonsModel
  readonly box: Box
  readonly title: string
}

/** The rock garden with raked sand, and the shelf of decks at its foot. */
export const Garden = part(function Garden({ model, box, title }: CommonsProps): ReactNode {
  const { x, y, w, h } = box
  const shelf = w > 300 ? 44 : 40
  const count = model.rocks.length
  const rows = w > 300 ? 1 : 2
  const columns = Math.ceil(count / rows)
  const cell = { w: (w - 8) / columns, h: (h - 18 - shelf) / rows }
  const width = Math.min(cell.w - 1, ((cell.h - 2) * 44) / 40, 60)
  return (
    <g>
      <rect x={x} y={y} width={w} height={h - shelf - 2} rx={10} className="panel panel-edged" />
      <rect
        x={x + 1}
        y={y + 1}
        width={w - 2}
        height={h - shelf - 4}
        rx={9}
        fill={patternFill('sand')}
        fillOpacity={0.2}
      />
      {model.rocks.map((rock, index) => {
        const row = Math.floor(index / columns)
        const inRow = row === 0 ? columns : count - columns
        const at = {
          x: x + w / 2 + ((index % columns) - (inRow - 1) / 2) * cell.w - width / 2,
          y: y + 16 + row * cell.h + (cell.h - (width * 40) / 44) / 2,
        }
        if (rock === undefined)
          return (
            <ellipse
              key={index}
              cx={at.x + width / 2}
              cy={at.y + width * 0.55}
              rx={width * 0.42}
              ry={width * 0.28}
              className="vacant"
            />
          )
        const target = `rock:${rock.id}`
        return (
          <Thing
            key={index}
            target={target}
            things={model.things}
            hit={{ x: at.x - 1, y: y + 15 + row * cell.h, w: width + 2, h: cell.h }}
            piece={target}
          >
            <RockTileArt rock={rock} size="board" x={at.x} y={at.y} width={width} state={model.things.states[target]} />
          </Thing>
        )
      })}
      <rect x={x + w / 2 - 52} y={y - 7} width={104} height={21} rx={10.5} className="chip" />
      <Label x={x + w / 2} y={y + 8} size={14.5} display anchor="middle" maxWidth={96}>
        {title}
      </Label>
      <Decks model={model} box={{ x, y: y + h - shelf, w, h: shelf }} />
      <Veil box={box} />
    </g>
  )
})

const deckPrint = {
  vision: { fill: 'var(--fuji-back)', weave: 'seigaiha' },
  yokai: { fill: 'var(--pine-back)', weave: 'asanoha' },
  bitoku: { fill: 'var(--shu-back)', weave: 'shippo' },
} as const

function Decks({ model, box }: { readonly model: CommonsModel; readonly box: Box }): ReactNode {
  const { x, y, w, h } = box
  const each = w / model.decks.length
  return model.decks.map(({ kind, count }, index) => {
    const place = { x: x + index * each + 2, y: y + 1, w: each - 4, h: h - 4 }
    const target = `deck:${kind}`
    return (
      <Thing key={kind} target={target} things={model.things} hit={place} ring={place} piece={target}>
        <path className="stack-edge" d={`M${place.x + 4} ${place.y + place.h + 1.4}h${place.w - 8}`} />
        <rect
          x={place.x}
          y={place.y}
          width={place.w}
          height={place.h}
          rx={7}
          className="deck"
          style={{ fill: deckPrint[kind].fill }}
        />
        <rect
          x={place.x + 2}
          y={place.y + 2}
          width={place.w - 4}
          height={place.h - 4}
          rx={5.5}
          fill={patternFill('asanoha', 'cream')}
          fillOpacity={0.22}
        />
        <IconArt name={kind} x={place.x + place.w / 2 - 19} y={place.y + place.h / 2 - 10} size={20} />
        <Label
          x={place.x + place.w / 2 + 11}
          y={place.y + place.h / 2 + 5.2}
          size={15}
          weight={750}
          anchor="middle"
          fill="var(--cream)"
        >
          {count}
        </Label>
      </Thing>
    )
  })
}

/** Next year's turn order by the names of the seats, and how it comes about. */
export function orderSaid(
  title: string,
  { order, things: { words } }: CommonsModel,
): Readonly<Record<'role' | 'aria-label' | 'data-tip' | 'data-about', string>> {
  const said = paired(words.language, title, order.map((seat) => words.seatNames[seat] ?? '').join(', '))
  const tip = `${said}\n${boardWord(words.language, 'nextYearTip')}`
  return { role: 'img', 'aria-label': said, 'data-tip': tip, 'data-about': 'order' }
}

/** Next year's turn order as it would be now, in the house below the Home. */
export const OrderHouse = part(function OrderHouse({ model, box, title }: CommonsProps): ReactNode {
  const { x, y, w, h } = box
  const pitch = Math.min(28, (w - 28) / model.order.length)
  const left = x + w / 2 - ((model.order.length - 1) * pitch) / 2
  return (
    <g {...orderSaid(title, model)}>
      <Paper region="home" box={box} />
      <path
        className="roof"
        d={`M${x + 5} ${y + 34}Q${x + 16} ${y + 30} ${x + 22} ${y + 8}H${x + w - 22}Q${x + w - 16} ${y + 30} ${x + w - 5} ${y + 34}Z`}
      />
      <rect x={x + 12} y={y + 34} width={w - 24} height={h - 41} rx={4} className="slip-paper slip-edged" />
      <Label x={x + w / 2} y={y + 27} size={14.5} display anchor="middle" fill="var(--cream)" maxWidth={w - 34}>
        {title}
      </Label>
      <Veil box={box} />
      {model.order.map((seat, index) => (
        <g key={seat} data-piece={`order:${seat}`}>
          <SeatMarkArt seat={asSeat(seat)} x={left + index * pitch - 11.5} y={y + 38} width={23} />
        </g>
      ))}
      <Numerals
        list={model.order.map((_, index) => ({ x: left + index * pitch, y: y + 78, n: index + 1 }))}
        size={13}
        fill="var(--text-2)"
      />
    </g>
  )
})
