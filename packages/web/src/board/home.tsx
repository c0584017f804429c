/** The Home of the Great Spirit. */
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { Drop, type GroveSize, Header, MinimumTab, Paper, TrackPanel } from './groves.tsx'
import type { HomeModel } from './model-types.ts'
import { BoardDie, Slot } from './pieces.tsx'
import { type Box, part, Thing, Veil } from './thing.tsx'

interface HomeProps {
  readonly model: HomeModel
  readonly box: Box
  readonly title: string
  readonly size: GroveSize
  readonly quiet?: boolean
}

/** The Home of the Great Spirit: one action for each space, the higher the earlier in next year's order. */
export const Home = part(function Home({ model, box, title, size, quiet = false }: HomeProps): ReactNode {
  const { x, y, w, h } = box
  const { things } = model
  const first = y + size.header + 5
  const pitch = (y + h - size.track - 8 - first) / model.spaces.length
  const slot = Math.min(pitch - 5, size.slot + 6)
  const bottom = first + pitch * model.spaces.length - 8
  return (
    <g>
      <Paper region="home" box={box} />
      {size.header === 0 ? undefined : <Header region="home" box={box} title={title} treasure={model.treasure} />}
      {model.spaces.map(({ space, die }, index) => {
        const place = { x: x + 6, y: first + index * pitch, w: w - 12, h: pitch - 2 }
        const top = place.y + (place.h - slot) / 2
        return (
          <Thing
            key={space.id}
            target={`home:${space.id}`}
            things={things}
            hit={place}
            radius={8}
            ring={{ x: place.x + 2, y: place.y + 2.5, w: place.w - 4, h: place.h - 5 }}
            back={<rect x={place.x} y={place.y} width={place.w} height={place.h} rx={9} className="well" />}
          >
            <Slot x={x + 9} y={top} size={slot} />
            {space.minimum > 1 && die === undefined ? (
              <MinimumTab x={x + 7} y={top - 2} size={size.tab - 1} n={space.minimum} />
            ) : undefined}
            <EffectStripArt
              effect={space.effect}
              x={x + 9 + slot + 9}
              y={place.y + place.h / 2}
              size={Math.min(23, slot * 0.72)}
              align="start"
              maxWidth={w - slot - 42}
            />
            {space.drop > 0 ? <Drop x={x + 9 + slot + 38} y={place.y + place.h / 2} n={space.drop} /> : undefined}
          </Thing>
        )
      })}
      <path
        className="climb"
        d={`M${x + w - 17} ${bottom}V${first + 9}M${x + w - 22} ${first + 16}L${x + w - 17} ${first + 8}L${x + w - 12} ${first + 16}`}
      />
      <TrackPanel
        track={model.track}
        things={things}
        box={box}
        size={size}
        veil={quiet ? <Veil box={box} /> : undefined}
      />
      {model.spaces.map(({ die, space }, index) =>
        die === undefined ? undefined : (
          <BoardDie
            key={space.id}
            die={die}
            things={things}
            x={x + 9 + slot * 0.1}
            y={first + index * pitch + (pitch - 2 - slot) / 2 + slot * 0.1}
            size={slot * 0.8}
            least={size.least}
          />
        ),
      )}
    </g>
  )
})
