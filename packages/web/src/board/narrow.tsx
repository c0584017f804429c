/** The whole board on a narrow stage, laid out anew: five columns, the paths above them, the displays below. */
import { riverRegions } from '@bitoku/engine'
import { nameOf } from '@bitoku/words'
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { RockTileArt } from '../art/rock-tile.tsx'
import { SeatMarkArt } from '../art/seat.tsx'
import { Cell } from './cell.tsx'
import type { BoardWords } from './describe.ts'
import { Paper } from './groves.tsx'
import { boardWord } from './messages.ts'
import type { BoardModel } from './model-types.ts'
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

/** The rows of the narrow overview: where each begins, and how tall it is. */
function rowsOf(h: number): Readonly<Record<'paths' | 'hills' | 'river' | 'grove' | 'track' | 'area' | 'market', Box>> {
  const fixed = { paths: 56, hills: 64, river: 12, area: 42, market: 44 }
  const rest = h - 218 - 18
  const tall = { ...fixed, grove: rest * 0.58, track: rest * 0.42 }
  let y = 2
  const row = (name: keyof typeof tall, gap: number): Box => {
    const box = { x: 0, y, w: 0, h: tall[name] }
    y += tall[name] + gap
    return box
  }
  return {
    paths: row('paths', 3),
    hills: row('hills', 0),
    river: row('river', 2),
    grove: row('grove', 0),
    track: row('track', 3),
    area: row('area', 4),
    market: row('market', 2),
  }
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
  const half = (w - 6 - gap) / 2
  const market = (w - 6 - 36 - 4 * gap) / 4
  const [building, crystal, mitama, dragonfly] = model.displays
  return (
    <>
      <rect width={w} height={h} fill="var(--bg)" />
      {model.paths.map((path, index) => (
        <NarrowPath
          key={path.path.id}
          model={path}
          box={{ ...rows.paths, x: 3 + index * (half + gap), w: model.paths.length === 1 ? w - 6 : half }}
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
            <NarrowGrove model={grove} box={column(at, rows.grove)} name={name} title={word(grove.region)} />
            <NarrowTrack track={grove.track} things={grove.things} box={column(at, rows.track)} name={name} />
          </g>
        )
      })}
      <NarrowHome
        model={model.home}
        box={column(2, rows.grove)}
        name={nameOf(language, style, 'home')}
        title={word('home')}
      />
      <NarrowTrack
        track={model.home.track}
        things={model.home.things}
        box={column(2, rows.track)}
        name={nameOf(language, style, 'home')}
      />
      {model.areas.map((area, index) => (
        <NarrowArea
          key={area.region}
          model={area}
          box={column(riverColumns[index], rows.area)}
          name={nameOf(language, style, area.region)}
        />
      ))}
      <NarrowOrder order={model.commons.order} box={column(2, rows.area)} title={word('nextYear')} />
      {[mitama, dragonfly, crystal, building].map((display, index) => (
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
  readonly order: readonly number[]
  readonly box: Box
  readonly title: string
}

/** Next year's turn order as it would be now. */
const NarrowOrder = part(function NarrowOrder({ order, box, title }: OrderProps): ReactNode {
  const { x, y, w, h } = box
  const pitch = Math.min(24, (w - 6) / order.length)
  const size = Math.min(pitch - 1, h - 19)
  return (
    <g role="img" aria-label={`${title}: ${order.map((seat) => seat + 1).join(', ')}`}>
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
