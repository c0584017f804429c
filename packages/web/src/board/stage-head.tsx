/** The header of a region on the stage. */
import { type Region, regions, riverRegions } from '@bitoku/engine'
import { nameOf } from '@bitoku/words'
import type { ReactNode } from 'react'
import { TreasureTagArt } from '../art/treasure-tag.tsx'
import type { BoardWords } from './describe.ts'
import type { BoardModel } from './model-types.ts'
import { deepOf, paperOf, Plant } from './plants.tsx'
import { Label } from './thing.tsx'

interface HeadProps {
  readonly region: Region
  readonly words: BoardWords
  readonly model: BoardModel
  readonly w: number
}

/** The header of a region: its name, its treasure, and where it lies on the board. */
export function Head({ region, words: { language, style }, model, w }: HeadProps): ReactNode {
  const treasure =
    region === 'home' ? model.home.treasure : model.groves.find((grove) => grove.region === region)?.treasure
  return (
    <>
      <rect width={w} height={36} fill={deepOf(region)} />
      <Plant region={region} x={20} y={31} scale={0.84} fill="var(--cream)" />
      <Label x={38} y={26} size={21} display fill="var(--cream)" maxWidth={w - 212}>
        {nameOf(language, style, region)}
      </Label>
      {treasure === undefined ? undefined : (
        <TreasureTagArt prizes={treasure.prizes} size="board" x={w - 138} y={4.5} width={58} />
      )}
      <MiniMap region={region} x={w - 70} />
    </>
  )
}

function MiniMap({ region, x }: { readonly region: Region; readonly x: number }): ReactNode {
  return (
    <>
      <rect x={x} y={4} width={64} height={28} rx={6} className="mini" />
      {regions.map((name, index) => (
        <rect
          key={name}
          x={x + 4.5 + index * 11.3}
          y={17}
          width={9.6}
          height={11.5}
          rx={2}
          fill={paperOf(name)}
          className="mini-cell"
        />
      ))}
      <path
        className="mini-cell mini-hill"
        d={riverRegions.map((name) => `M${x + 4.5 + regions.indexOf(name) * 11.3} 14.5v-3.5q4.8-5 9.6 0v3.5z`).join('')}
      />
      <rect
        x={x + 2.4 + regions.indexOf(region) * 11.3}
        y={6}
        width={13.8}
        height={24.4}
        rx={3}
        className="mini-frame"
      />
    </>
  )
}
