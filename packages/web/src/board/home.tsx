/** The Home of the Great Spirit. */
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import { type GroveSize, Header, Paper, trackBox } from './groves.tsx'
import { Drops, MinimumTabs } from './lines.tsx'
import type { HomeModel } from './model-types.ts'
import { BoardDie, Slots } from './pieces.tsx'
import { type Box, part, Thing, Veil } from './thing.tsx'
import { Track } from './track.tsx'

interface HomeProps {
  readonly model: HomeModel
  readonly box: Box
  readonly title: string
  readonly size: GroveSize
}

/** The Home of the Great Spirit: one action for each space, the higher the earlier in next year's order. */
export const Home = part(function Home({ model, box, title, size }: HomeProps): ReactNode {
  const { x, y, w, h } = box
  const { things } = model
  const first = y + size.header + 5
  const pitch = (y + h - size.track - 8 - first) / model.spaces.length
  const slot = Math.min(pitch - 5, size.slot + 6)
  const icon = Math.min(Math.max(23, size.icon), slot * 0.85)
  const bottom = first + pitch * model.spaces.length - 8
  return (
    <g>
      <Paper region="home" box={box} />
      {size.header === 0 ? undefined : (
        <Header region="home" box={box} title={title} treasure={model.treasure} prizes={model.track.prizes} />
      )}
      {model.spaces.map(({ space }, index) => {
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
            <Slots x={x + 9} y={top} size={slot} pitch={0} count={1} />
            <EffectStripArt
              effect={space.effect}
              x={x + 9 + slot + 9}
              y={place.y + place.h / 2}
              size={icon}
              align="start"
              maxWidth={w - slot - 42}
            />
            {space.drop > 0 ? (
              <Drops list={[{ x: x + 24 + slot + icon, y: place.y + place.h / 2, n: space.drop }]} />
            ) : undefined}
          </Thing>
        )
      })}
      <path
        className="climb"
        d={`M${x + w - 17} ${bottom}V${first + 9}M${x + w - 22} ${first + 16}L${x + w - 17} ${first + 8}L${x + w - 12} ${first + 16}`}
      />
      <MinimumTabs
        size={size.tab - 1}
        list={model.spaces.flatMap(({ space: { minimum: n }, die }, index) =>
          n > 1 && die === undefined ? [{ x: x + 7, y: first + index * pitch + (pitch - 2 - slot) / 2 - 2, n }] : [],
        )}
      />
      <Track
        track={model.track}
        things={things}
        box={trackBox(box, size)}
        tall={size.kodama}
        apart={size.least > 32 ? size.least : 0}
        veil={<Veil box={box} />}
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
            hit={{ x: x + 6, y: first + index * pitch, w: Math.max(size.least, slot + 6), h: pitch }}
          />
        ),
      )}
    </g>
  )
})
