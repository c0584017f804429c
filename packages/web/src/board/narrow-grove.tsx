/** The regions of the narrow overview: treasure, die spaces, what the strongest line brings, who stands where. */
import type { Region, Treasure } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { TreasureTagArt } from '../art/treasure-tag.tsx'
import { Cell, unmarked } from './cell.tsx'
import { Paper } from './groves.tsx'
import type { GroveModel, HomeModel, Things, TrackModel } from './model-types.ts'
import { BoardDie, Slots } from './pieces.tsx'
import { deepOf, Plant } from './plants.tsx'
import { type Box, Label, Numerals, part } from './thing.tsx'
import { Track } from './track.tsx'

const header = 24
/** The corner that the mark of a selected region needs. */
const mark = 7

interface HeaderProps {
  readonly region: Region
  readonly treasure: Treasure | undefined
  readonly box: Box
  /** Its short name. */
  readonly title: string
}

function NarrowHeader({ region, treasure, box: { x, y, w }, title }: HeaderProps): ReactNode {
  const tag = Math.min(46, w - 24)
  const roomy = w > 105
  return (
    <>
      <path
        d={`M${x + 1} ${y + header}V${y + 9}Q${x + 1} ${y + 1} ${x + 9} ${y + 1}H${x + w - 9}Q${x + w - 1} ${y + 1} ${x + w - 1} ${y + 9}V${y + header}Z`}
        fill={deepOf(region)}
      />
      <Plant region={region} x={x + (roomy ? 11 : (w - tag) / 2 - 2)} y={y + 20.5} scale={0.56} fill="var(--cream)" />
      {roomy ? (
        <Label x={x + 20} y={y + 17} size={13} display fill="var(--cream)" maxWidth={w - tag - 23 - mark}>
          {title}
        </Label>
      ) : undefined}
      {treasure === undefined ? undefined : (
        <TreasureTagArt prizes={treasure.prizes} size="board" x={x + w - tag - mark} y={y + 2.4} width={tag} />
      )}
    </>
  )
}

interface GroveProps {
  readonly model: GroveModel
  readonly box: Box
  readonly name: string
  readonly title: string
}

const onForest = (target: string): boolean => !target.startsWith('kodama:')

/** A river region: its die spaces, and what its strongest line brings. */
export const NarrowGrove = part(function NarrowGrove({ model, box, name, title }: GroveProps): ReactNode {
  const { x, y, w, h } = box
  const { spaces, dice, things } = model
  const pitch = Math.min(36, (w - 6) / spaces)
  const size = pitch - 2
  const strip = Math.min(26, h * 0.26)
  const row = {
    x: x + w / 2 - (spaces * pitch - 2) / 2,
    y: y + header + (h - header - strip - size) / 2,
    size,
    pitch,
    count: spaces,
  }
  const strongest = model.lines[model.lines.length - 1]
  return (
    <Cell part={model.region} name={name} things={things} holds={onForest} box={box} stop>
      <Paper region={model.region} box={box} />
      <NarrowHeader region={model.region} treasure={model.treasure} box={box} title={title} />
      <Slots {...row} />
      {dice.map((die, index) => (
        <BoardDie
          key={`${die.seat}:${die.die}:${die.ghost ?? false}`}
          die={die}
          things={unmarked(things)}
          x={row.x + index * pitch + 1.5}
          y={row.y + 1.5}
          size={size - 3}
        />
      ))}
      <EffectStripArt
        effect={strongest.line.effect}
        x={x + w / 2}
        y={y + h - strip / 2 - 1}
        size={Math.min(22, strip - 2)}
        maxWidth={w - 10}
        maxHeight={strip - 2}
      />
    </Cell>
  )
})

interface HomeProps {
  readonly model: HomeModel
  readonly box: Box
  readonly name: string
  readonly title: string
}

/** The Home: its spaces two by two, numbered by the turn order they give. */
export const NarrowHome = part(function NarrowHome({ model, box, name, title }: HomeProps): ReactNode {
  const { x, y, w, h } = box
  const rows = Math.ceil(model.spaces.length / 2)
  const cell = { w: (w - 6) / 2, h: (h - header - 5) / rows }
  const size = Math.min(30, cell.h - 2, cell.w - 13)
  const at = (index: number): Box => ({
    x: x + 3 + (index % 2) * cell.w,
    y: y + header + 3 + Math.floor(index / 2) * cell.h,
    w: size,
    h: size,
  })
  return (
    <Cell part="home" name={name} things={model.things} holds={onForest} box={box} stop>
      <Paper region="home" box={box} />
      <NarrowHeader region="home" treasure={model.treasure} box={box} title={title} />
      {model.spaces.map(({ space, die }, index) => {
        const place = at(index)
        return (
          <g key={space.id}>
            <Slots x={place.x} y={place.y} size={size} pitch={0} count={1} />
            {die === undefined ? undefined : (
              <BoardDie die={die} things={unmarked(model.things)} x={place.x + 1.5} y={place.y + 1.5} size={size - 3} />
            )}
          </g>
        )
      })}
      <Numerals
        list={model.spaces.map((_, index) => ({
          x: at(index).x + size + (cell.w - size) / 2,
          y: at(index).y + size / 2 + 4.6,
          n: index + 1,
        }))}
        size={13}
        fill="var(--text-2)"
      />
    </Cell>
  )
})

interface TrackProps {
  readonly track: TrackModel
  readonly things: Things
  readonly box: Box
  readonly name: string
}

/** Who stands on which bead. */
export const NarrowTrack = part(function NarrowTrack({ track, things, box, name }: TrackProps): ReactNode {
  const { x, y, w, h } = box
  const tall = Math.min(36, h - 19)
  return (
    <Cell part={track.region} name={name} things={things} holds={(target) => target.startsWith('kodama:')} box={box}>
      <rect x={x} y={y} width={w} height={h} rx={8} className="narrow-track" />
      <Track track={track} things={unmarked(things)} box={box} tall={tall} veil={undefined} />
    </Cell>
  )
})
