/** The whole board on a narrow stage, laid out anew: five columns, the paths above them, the displays below. */
import { boardWord, type BoardWords } from '@bitoku/text'
import { riverRegions } from '@bitoku/engine'
import { nameOf, shortPlaceName } from '@bitoku/words'
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { RockTileArt } from '../art/rock-tile.tsx'
import { SeatMarkArt } from '../art/seat.tsx'
import { Cell } from './cell.tsx'
import { orderSaid } from './commons.tsx'
import { Paper } from './groves.tsx'
import type { BoardModel, CommonsModel } from './model-types.ts'
import { NarrowGrove, NarrowHome, NarrowTrack } from './narrow-grove.tsx'
import { NarrowHill, NarrowCrossing } from './narrow-hill.tsx'
import { NarrowArea } from './narrow-area.tsx'
import { NarrowDisplay } from './narrow-display.tsx'
import { NarrowPath } from './narrow-path.tsx'
import { riverPath } from './river.tsx'
import { asSeat, type Box, Label, part } from './thing.tsx'

interface NarrowProps {
  readonly model: BoardModel
  readonly words: BoardWords
  /** The stage in pixels. */
  readonly w: number
  readonly h: number
}

const rowNames = ['paths', 'hills', 'river', 'grove', 'track', 'area', 'market'] as const
type RowName = (typeof rowNames)[number]

/** Below each row, in pixels. */
const gaps = { paths: 3, hills: 0, river: 2, grove: 0, track: 3, area: 4, market: 2 }

/** How tall the rows beside groves and tracks are. Where there is little room, what has a view of its own goes first. */
function fixedRows(h: number): Readonly<Record<Exclude<RowName, 'grove' | 'track'>, number>> {
  if (h >= 350) return { paths: 56, hills: 64, river: 12, area: 42, market: 44 }
  return { paths: 46, hills: 52, river: 8, area: h >= 280 ? 32 : 0, market: 0 }
}

/** The rows of the narrow overview: where each begins, and how tall it is; 0 for those that are left out. */
function rowsOf(h: number): Readonly<Record<RowName, Box>> {
  const fixed = fixedRows(h)
  const isThere = (name: RowName): boolean => name === 'grove' || name === 'track' || fixed[name] > 0
  const between = rowNames.filter(isThere).reduce((sum, name) => sum + gaps[name], 4)
  const rest = h - between - Object.values(fixed).reduce((sum, one) => sum + one, 0)
  const tall = { ...fixed, grove: rest * 0.58, track: rest * 0.42 }
  let y = 2
  const boxes = rowNames.map((name): readonly [RowName, Box] => {
    const box = { x: 0, y, w: 0, h: tall[name] }
    if (isThere(name)) y += tall[name] + gaps[name]
    return [name, box]
  })
  return Object.fromEntries(boxes) as Record<RowName, Box>
}

/** The columns of the river regions: the Home lies in the middle. */
const riverColumns = [0, 1, 3, 4] as const
const gap = 3

/** The whole board on a narrow stage. */
export function NarrowOverview({ model, words, w, h }: NarrowProps): ReactNode {
  const { language, style } = words
  const rows = rowsOf(h)
  const each = (w - 6 - 4 * gap) / 5
  const column = (at: number, row: Box): Box => ({ x: 3 + at * (each + gap), y: row.y, w: each, h: row.h })
  const word = (key: Parameters<typeof boardWord>[1]): string => boardWord(language, key)
  const paths = w - 6
  const half = (paths - gap) / 2
  const market = (w - 6 - 36 - 4 * gap) / 4
  const [building, crystal, mitama, dragonfly] = model.displays
  return (
    <>
      <rect width={w} height={h} fill="var(--bg)" />
      {model.paths.map((path, index) => (
        <NarrowPath
          key={path.path.id}
          model={path}
          box={{ ...rows.paths, x: 3 + index * (half + gap), w: model.paths.length === 1 ? paths : half }}
          name={nameOf(language, style, path.path.id)}
        />
      ))}
      {model.banks.flatMap((bank) =>
        bank.hills.map((hill) => (
          <NarrowHill
            key={hill.region}
            hill={hill}
            things={bank.things}
            box={column(riverColumns[riverRegions.indexOf(hill.region)], rows.hills)}
            name={nameOf(language, style, hill.region)}
          />
        )),
      )}
      <NarrowGarden model={model} box={column(2, rows.hills)} name={word('garden')} />
      <path d={riverPath(-8, rows.river.y, w + 16, rows.river.h)} fill="var(--river)" />
      <path d={riverPath(-8, rows.river.y, w + 16, rows.river.h)} fill={patternFill('seigaiha')} className="river" />
      {model.banks.map((bank) => {
        const columns = bank.hills.map(
          ({ region }) => column(riverColumns[riverRegions.indexOf(region)], rows.hills).x + each / 2,
        )
        return (
          <NarrowCrossing
            key={bank.hills[0].region}
            bank={bank}
            x={(columns[0] + columns[columns.length - 1]) / 2}
            foot={rows.river.y}
          />
        )
      })}
      {model.groves.map((grove, index) => {
        const at = riverColumns[index]
        const name = nameOf(language, style, grove.region)
        return (
          <g key={grove.region}>
            <NarrowGrove
              model={grove}
              box={column(at, rows.grove)}
              name={name}
              title={shortPlaceName(language, grove.region)}
            />
            <NarrowTrack track={grove.track} things={grove.things} box={column(at, rows.track)} name={name} />
          </g>
        )
      })}
      <NarrowHome
        model={model.home}
        box={column(2, rows.grove)}
        name={nameOf(language, style, 'home')}
        title={shortPlaceName(language, 'home')}
      />
      <NarrowTrack
        track={model.home.track}
        things={model.home.things}
        box={column(2, rows.track)}
        name={nameOf(language, style, 'home')}
      />
      {rows.area.h === 0 ? undefined : (
        <>
          {model.areas.map((area, index) => (
            <NarrowArea
              key={area.region}
              model={area}
              box={column(riverColumns[index], rows.area)}
              name={nameOf(language, style, area.region)}
            />
          ))}
          <NarrowOrder model={model.commons} box={column(2, rows.area)} title={word('nextYear')} />
        </>
      )}
      {rows.market.h === 0
        ? undefined
        : [mitama, dragonfly, crystal, building].map((display, index) => (
            <NarrowDisplay
              key={display.display}
              model={display}
              box={{ ...rows.market, x: 3 + index * (market + gap), w: market }}
              name={word(display.display)}
            />
          ))}
    </>
  )
}

interface OrderProps {
  readonly model: CommonsModel
  readonly box: Box
  readonly title: string
}

/** Next year's turn order as it would be now. */
const NarrowOrder = part(function NarrowOrder({ model, box, title }: OrderProps): ReactNode {
  const { order } = model
  const { x, y, w, h } = box
  const pitch = Math.min(24, (w - 6) / order.length)
  const size = Math.min(pitch - 1, h - 19)
  return (
    <g {...orderSaid(title, model)}>
      <Paper region="home" box={box} />
      <Label x={x + w / 2} y={y + 14} size={12} display anchor="middle" maxWidth={w - 8}>
        {title}
      </Label>
      {order.map((seat, index) => (
        <g key={seat} data-piece={`order:${seat}`}>
          <SeatMarkArt
            seat={asSeat(seat)}
            x={x + w / 2 + (index - order.length / 2) * pitch + (pitch - size) / 2}
            y={y + 17 + (h - 19 - size) / 2}
            width={size}
          />
        </g>
      ))}
    </g>
  )
})

interface GardenProps {
  readonly model: BoardModel
  readonly box: Box
  readonly name: string
}

/** The rock garden above the Home. */
const NarrowGarden = part(function NarrowGarden({ model: { commons }, box, name }: GardenProps): ReactNode {
  const { x, y, w, h } = box
  const columns = w > 100 ? 4 : 3
  const rows = Math.ceil(commons.rocks.length / columns)
  const cell = { w: (w - 4) / columns, h: (h - 4) / rows }
  const width = Math.min(cell.w - 1, ((cell.h - 1) * 46) / 42, 34)
  return (
    <Cell part="home" name={name} things={commons.things} holds={() => true} box={box}>
      <rect x={x} y={y} width={w} height={h - 1} rx={8} className="panel panel-edged" />
      {commons.rocks.map((rock, index) =>
        rock === undefined ? undefined : (
          <g key={rock.id} data-piece={`rock:${rock.id}`}>
            <RockTileArt
              rock={rock}
              size="board"
              x={x + 2 + (index % columns) * cell.w + (cell.w - width) / 2}
              y={y + 1 + Math.floor(index / columns) * cell.h + (cell.h - (width * 42) / 46) / 2}
              width={width}
            />
          </g>
        ),
      )}
    </Cell>
  )
})
