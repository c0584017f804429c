/** The hills across the river: three favours each, and the spaces where dice cross to. */
import type { RiverRegion } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import type { BankModel, HillModel, Things } from './model-types.ts'
import { BoardDie, SealPaper, slotHit, Slots } from './pieces.tsx'
import { deepOf, paperOf, Plant } from './plants.tsx'
import { BitokuSlip, Covered, Gifts, YokaiSlip } from './slips.tsx'
import { type Box, part, Thing, Veil } from './thing.tsx'

interface FavoursProps {
  readonly hill: HillModel
  readonly things: Things
  /** The three slips stand in a row from here. */
  readonly box: Box
  readonly gap: number
  readonly plate: number
  readonly icon: number
  readonly gifts: string
  /** The yokai card rises above the others. */
  readonly rise: number
  /** How much wider the gifts are. */
  readonly giftsWidth?: number
}

/** The three favours of a hill. */
export function Favours({
  hill,
  things,
  box,
  gap,
  plate,
  icon,
  gifts,
  rise,
  giftsWidth = box.w,
}: FavoursProps): ReactNode {
  const boxes: readonly Box[] = [
    { ...box, y: box.y + rise, h: box.h - rise },
    { ...box, x: box.x + box.w + gap },
    { ...box, x: box.x + 2 * (box.w + gap), y: box.y + rise, w: giftsWidth, h: box.h - rise },
  ]
  const names = ['bitoku', 'yokai', 'gifts'] as const
  return names.map((name, index) => {
    const place = boxes[index]
    const seal = hill.seals[index]
    const target = `favour:${hill.region}:${name}`
    const card = name === 'bitoku' ? hill.bitoku : hill.yokai
    return (
      <Thing key={name} target={target} things={things} hit={place} radius={9} ring={place}>
        {name === 'gifts' ? (
          seal === undefined ? (
            <Gifts hill={hill} box={place} title={gifts} />
          ) : (
            <Covered box={place} />
          )
        ) : card === undefined || seal !== undefined ? (
          <Covered box={place} />
        ) : name === 'bitoku' && hill.bitoku !== undefined ? (
          <BitokuSlip card={hill.bitoku} box={place} plate={plate} icon={icon} />
        ) : hill.yokai !== undefined ? (
          <YokaiSlip card={hill.yokai} box={place} plate={plate} icon={icon} />
        ) : undefined}
        {seal === undefined ? undefined : <SealPaper seal={seal} {...place} />}
      </Thing>
    )
  })
}

/** The crossing spaces with the dice that stand there. */
export function Crossings(props: {
  readonly bank: BankModel
  readonly x: number
  readonly y: number
  readonly size: number
  readonly pitch: number
  readonly least: number
}): ReactNode {
  const { bank, x, y, size, pitch, least } = props
  const row = { x: x - ((bank.spaces - 1) * pitch + size) / 2, y, size, pitch, count: bank.spaces }
  const pad = size * 0.11
  return (
    <>
      <Thing target={`hill:${bank.hills[0].region}`} things={bank.things} hit={{ x: row.x, y, w: size, h: size }}>
        <Slots {...row} free={bank.spaces - bank.dice.length} />
      </Thing>
      {bank.dice.map((die, index) => (
        <BoardDie
          key={`${die.seat}:${die.die}:${die.ghost ?? false}`}
          die={die}
          things={bank.things}
          x={row.x + index * pitch + pad}
          y={y + pad}
          size={size - 2 * pad}
          hit={slotHit(row, index, least)}
        />
      ))}
    </>
  )
}

/** The outline of a hill. */
function hillPath(x: number, y: number, w: number, h: number): string {
  const low = y + h * 0.28
  return `M${x} ${y + h}V${low}C${x + w * 0.09} ${y + h * 0.08} ${x + w * 0.3} ${y - 2} ${x + w / 2} ${y}C${x + w * 0.7} ${y - 2} ${x + w * 0.91} ${y + h * 0.08} ${x + w} ${low}V${y + h}Z`
}

/** The ground of a hill. */
export function HillGround(props: { readonly region: RiverRegion; readonly path: string }): ReactNode {
  return (
    <>
      <path d={props.path} className="ground" fill={paperOf(props.region)} />
      <path d={props.path} fill={patternFill('kikko')} fillOpacity={0.1} />
    </>
  )
}

interface HillsProps {
  readonly bank: BankModel
  /** Left edges of its columns. */
  readonly columns: readonly number[]
  readonly width: number
  readonly top: number
  readonly height: number
  readonly gifts: string
  readonly least: number
}

/** A hill of the overview, or a bank of two. */
export const Hills = part(function Hills({ bank, columns, width, top, height, gifts, least }: HillsProps): ReactNode {
  const right = columns[columns.length - 1] + width
  const x = columns[0] - 2
  const middle = (x + right + 2) / 2
  const slot = bank.spaces > 2 ? 33 : 36
  const two = bank.hills.length > 1
  const each = (right + 2 - x) / bank.hills.length
  const ground = bank.hills.map((_, index) => hillPath(x + index * each, top, each, height))
  return (
    <g>
      {bank.hills.map((hill, index) => (
        <HillGround key={hill.region} region={hill.region} path={ground[index]} />
      ))}
      {bank.hills.map((hill, index) => (
        <Favours
          key={hill.region}
          hill={hill}
          things={bank.things}
          box={{ x: columns[index] + 4, y: top + 16, w: 42, h: 80 }}
          gap={2.8}
          plate={27}
          icon={17}
          gifts={gifts}
          rise={8}
        />
      ))}
      <Copse bank={bank} columns={columns} width={width} y={top + height - 6} two={two} />
      <Veil box={{ x, y: top, w: right + 2 - x, h: height }} path={ground.join('')} />
      {two ? (
        <path
          className="shared"
          d={`M${middle - 62} ${top + height - 22}Q${middle} ${top + height - 66} ${middle + 62} ${top + height - 22}`}
        />
      ) : undefined}
      <Crossings
        bank={bank}
        x={middle}
        y={top + height - 40}
        size={slot}
        pitch={slot + (bank.spaces > 2 ? 5 : 10)}
        least={least}
      />
    </g>
  )
})

/** The plants at the foot of a hill, beside the crossing spaces. */
function Copse({
  bank,
  columns,
  width,
  y,
  two,
}: Pick<HillsProps, 'bank' | 'columns' | 'width'> & { readonly y: number; readonly two: boolean }): ReactNode {
  // With three crossing spaces there is no room left beside them.
  if (bank.spaces > 2 && !two) return undefined
  return bank.hills.flatMap(({ region }, index) => {
    const x = columns[index]
    const outer = index === 0 ? x : x + width
    const way = index === 0 ? 1 : -1
    const spots = two
      ? [
          [outer + way * 15, 1.02],
          [outer + way * 36, 0.78],
          [outer + way * 56, 0.92],
          [outer + way * 74, 0.6],
        ]
      : [
          [x + 13, 0.86],
          [x + width - 12, 1],
        ]
    return spots.map(([at, scale]) => (
      <Plant key={`${region}${at}`} region={region} x={at} y={y} scale={scale} fill={deepOf(region)} opacity={0.72} />
    ))
  })
}
