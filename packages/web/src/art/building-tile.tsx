/** Building tiles: the roof says the type, the black tab the least die, the plinth the house that built it. */
import type { AncientBuilding, BuildingTile as Tile, BuildingType, Effect } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { EffectStripArt } from './effect-strip.tsx'
import { Impressions, print } from './face/pen.tsx'
import { NumberArt } from './number.tsx'
import { placed, type Place, standalone } from './place.tsx'
import { type Seat, seatFill, SeatMarkArt, seatPattern } from './seat.tsx'
import { IconArt } from './sprite.tsx'
import { Stamp } from './stamp.tsx'
import { type ArtState, Glow, Ring, roundedBox } from './state-ring.tsx'
import { TileArt } from './tile-parts.tsx'

/** In the display, on its space of an inhabited area, looked at closely. */
type BuildingSize = 'board' | 'built' | 'full'

interface BuildingProps {
  readonly tile: Tile
  readonly size: BuildingSize
  /** The owner. */
  readonly seat?: Seat | undefined
  readonly state?: ArtState | undefined
}

const boxes = { board: { w: 54, h: 88 }, built: { w: 62, h: 40 }, full: { w: 154, h: 181 } } as const
const units = { w: 220, h: 258 }
const ownerBox = { w: 42, h: 30 }

const roof = 'M2 94C40 86 84 60 110 8 136 60 180 86 218 94L206 112H14z'
const house = 'M2 94C40 86 84 60 110 8 136 60 180 86 218 94L206 112H198V236H208V254H12V236H22V112H14z'
const boardRoof = 'M1 19C11 17 18 12 21 2H33C36 12 43 17 53 19L51 23H3z'
const boardHouse = 'M1 19C11 17 18 12 21 2H33C36 12 43 17 53 19L51 23H50V87H4V23H3z'
const builtRoof = 'M1 12C8 11 13 8 15 2H47C49 8 54 11 61 12L59 15H3z'
const builtHouse = 'M1 12C8 11 13 8 15 2H47C49 8 54 11 61 12L59 15H58V39H4V15H3z'

interface Shown {
  readonly type: BuildingType | 'ancient'
  readonly minimum: number
  readonly action: Effect
  readonly tile: Tile | undefined
  readonly size: BuildingSize
  readonly seat: Seat | undefined
  readonly state: ArtState | undefined
}

/** What the builder gains: steps of the kodama of that region, perhaps an amulet. */
function bonusOf({ kodama, amulet }: Tile): Effect {
  const bare = { discount: 0, resource: undefined, parts: [] } as const
  const steps: Effect = { kind: 'kodama', n: kodama, here: true, ...bare }
  const charm: Effect = { kind: 'amulet', n: 1, here: false, ...bare }
  return amulet ? { kind: 'both', n: 1, here: false, discount: 0, resource: undefined, parts: [steps, charm] } : steps
}

function House(shown: Shown & Place): ReactNode {
  const { size, state, type, minimum, action, tile, seat, ...place } = shown
  const colour = `var(--${type})`
  const split = tile?.amulet === true ? 31 : 25.5
  if (size === 'built')
    return (
      <TileArt box={boxes.built} outline={builtHouse} ground="var(--plate)" state={state} {...place}>
        <path d="M4 15V39H58V15" fill="none" stroke="var(--ink)" strokeWidth={1.6} />
        <path d={builtRoof} fill={colour} stroke="var(--ink)" strokeWidth={1.6} />
        <Minimum n={minimum} x={4} y={17} size={16} />
        <EffectStripArt effect={action} x={39.5} y={27} size={21} maxWidth={36} maxHeight={22} compact />
        {seat === undefined ? undefined : <SeatMarkArt seat={seat} x={24} y={-2.5} width={17} />}
      </TileArt>
    )
  if (size === 'board')
    return (
      <TileArt box={boxes.board} outline={boardHouse} ground="var(--plate)" state={state} {...place}>
        <path d="M4 23V87H50V23" fill="none" stroke="var(--ink)" strokeWidth={1.6} />
        <path d={boardRoof} fill={colour} stroke="var(--ink)" strokeWidth={1.6} />
        <IconArt name={type} x={23} y={23} size={23} />
        <Minimum n={minimum} x={4} y={26} size={18} />
        <EffectStripArt effect={action} x={27} y={56.5} size={20} maxWidth={43} maxHeight={20} compact />
        {tile === undefined ? undefined : (
          <>
            <path d={`M${split} 67.5H49.2V86.2H${split}z`} fill="var(--sunken)" />
            <path d={`M4.8 67.5H49.2M${split} 67.5V86.2`} stroke="var(--line-strong)" strokeWidth={1.1} />
            <EffectStripArt
              effect={bonusOf(tile)}
              x={(4.8 + split) / 2}
              y={76.8}
              size={17}
              maxWidth={split - 6.4}
              compact
            />
            <Stamp id={`owner-${tile.owner}`} box={ownerBox} x={(split + 49.2) / 2 - 11} y={69} width={22} />
          </>
        )}
      </TileArt>
    )
  return (
    <TileArt box={boxes.full} units={units} outline={house} state={state} {...place}>
      <path d="M22 104H198V236H22z" fill="var(--plate)" stroke="var(--ink)" strokeWidth={4} />
      <path
        d="M12 236H208V254H12z"
        fill={seat === undefined ? '#8c8574' : seatFill(seat)}
        stroke="var(--ink)"
        strokeWidth={4}
      />
      {seat === undefined ? (
        <path d="M50 237V253M92 237V253M134 237V253M170 237V253" stroke="var(--ink)" strokeWidth={2.5} />
      ) : seatPattern(seat) === undefined ? undefined : (
        <path d="M14 238H206V252H14z" fill={seatPattern(seat)} opacity={0.4} />
      )}
      <Impressions list={print(roof, colour, 4.5)} />
      <circle cx={110} cy={72} r={27} fill="var(--cream)" stroke="var(--ink)" strokeWidth={4} />
      <IconArt name={type} x={91} y={53} size={38} />
      <EffectStripArt
        effect={action}
        x={126}
        y={tile === undefined ? 174 : 151}
        size={tile === undefined ? 58 : 50}
        maxWidth={128}
        compact={false}
      />
      {tile === undefined ? undefined : (
        <>
          <path d="M104 190H196V234H104z" fill="var(--sunken)" />
          <path d="M24 189H196M104 189V234" stroke="var(--line-strong)" strokeWidth={3} />
          <EffectStripArt effect={bonusOf(tile)} x={64} y={211} size={38} maxWidth={72} compact />
          <Stamp id={`owner-${tile.owner}`} box={ownerBox} x={122} y={192} width={56} />
        </>
      )}
      <Minimum n={minimum} x={0} y={124} size={52} plus />
    </TileArt>
  )
}

interface MinimumProps {
  readonly n: number
  readonly x: number
  readonly y: number
  readonly size: number
  readonly plus?: boolean
}

/** The least die that may use it, on a black tab. */
function Minimum({ n, x, y, size: s, plus = false }: MinimumProps): ReactNode {
  return (
    <>
      <path
        d={`M${x} ${y}h${s}v${s * 0.76}l${-s * 0.18} ${s * 0.2}h${-s * 0.82}z`}
        fill="var(--ink)"
        stroke="var(--paper)"
        strokeWidth={s * 0.05}
      />
      <NumberArt x={x + s * 0.5} y={y + s * 0.74} size={s * (plus ? 0.62 : 0.86)} fill="var(--paper)">
        {plus ? `${n}+` : n}
      </NumberArt>
    </>
  )
}

/** A building tile in a bigger SVG. */
export const BuildingTileArt = memo(function BuildingTileArt({
  tile,
  size,
  seat,
  state,
  ...place
}: BuildingProps & Place): ReactNode {
  return (
    <House {...{ tile, size, seat, state }} type={tile.type} minimum={tile.minimum} action={tile.action} {...place} />
  )
})

/** A building tile. */
export const BuildingTile = standalone(BuildingTileArt, ({ size }) => boxes[size])

interface AncientProps {
  readonly tile: AncientBuilding
  readonly size: 'built' | 'full'
  readonly state?: ArtState | undefined
}

/** An ancient building in a bigger SVG: no bonus, no owner. */
export const AncientTileArt = memo(function AncientTileArt({
  tile,
  size,
  state,
  ...place
}: AncientProps & Place): ReactNode {
  return (
    <House
      {...{ size, state }}
      tile={undefined}
      seat={undefined}
      type="ancient"
      minimum={tile.minimum}
      action={tile.action}
      {...place}
    />
  )
})

/** An ancient building. */
export const AncientTile = standalone(AncientTileArt, ({ size }) => boxes[size])

interface SpaceProps {
  readonly type: BuildingType
  readonly state?: ArtState | undefined
}

const space = roundedBox(1, 3, 60, 36, 6)

/** An empty space of an inhabited area in a bigger SVG. */
export const BuildingSpaceArt = memo(function BuildingSpaceArt({
  type,
  state,
  ...place
}: SpaceProps & Place): ReactNode {
  return (
    <g transform={placed(place, boxes.built)}>
      <path
        d={space}
        fill="var(--panel)"
        fillOpacity={0.7}
        stroke="var(--line-strong)"
        strokeWidth={1.5}
        strokeDasharray="4 3"
      />
      <Glow path={space} state={state} />
      <IconArt name={type} x={18} y={8} size={26} opacity={0.6} />
      <Ring path={space} box={boxes.built} state={state} away={1} />
    </g>
  )
})

/** An empty space of an inhabited area. */
export const BuildingSpace = standalone(BuildingSpaceArt, () => boxes.built)
