/** The header of a part on the stage. */
import { boardWord, type BoardWords } from '@bitoku/text'
import { type Region, regions, riverRegions } from '@bitoku/engine'
import { nameOf } from '@bitoku/words'
import type { ReactNode } from 'react'
import { TreasureTagArt } from '../art/treasure-tag.tsx'
import type { BoardModel } from './model-types.ts'
import { deepOf, paperOf, Plant } from './plants.tsx'
import { headHeight, mapWidth } from './stage-size.ts'
import { Label } from './thing.tsx'

interface BarProps {
  readonly title: string
  readonly fill: string
  readonly words: BoardWords
  readonly w: number
  readonly region?: Region
  readonly children?: ReactNode
}

/** The header of a stage: a sign, a name, and the way back to the whole board. */
export function HeadBar({ title, fill, words, w, region, children }: BarProps): ReactNode {
  const taken = mapWidth + (region === undefined ? 48 : 116)
  return (
    <>
      <rect width={w} height={headHeight} fill={fill} />
      {children}
      <Label x={38} y={25} size={21} display fill="var(--cream)" maxWidth={w - taken}>
        {title}
      </Label>
      <g className="door" data-focus="all" role="button" tabIndex={0} aria-label={boardWord(words.language, 'whole')}>
        <MiniMap region={region} x={w - 68} />
        <rect className="thing-hit" x={w - 70} width={70} height={headHeight} rx={6} />
      </g>
    </>
  )
}

interface HeadProps {
  readonly region: Region
  readonly words: BoardWords
  readonly model: BoardModel
  readonly w: number
}

/** The header of a region: its name, its treasure, and where it lies on the board. */
export function Head({ region, words, model, w }: HeadProps): ReactNode {
  const { treasure, track } = region === 'home' ? model.home : model.groves[riverRegions.indexOf(region)]
  return (
    <HeadBar
      title={nameOf(words.language, words.style, region)}
      fill={deepOf(region)}
      words={words}
      w={w}

      region={region}
    >
      <Plant region={region} x={20} y={31} scale={0.84} fill="var(--cream)" />
      {treasure === undefined ? undefined : (
        <TreasureTagArt
          prizes={treasure.prizes}
          tip={track.prizes}
          size="board"
          x={w - mapWidth - 60}
          y={5}
          width={57}
        />
      )}
    </HeadBar>
  )
}

function MiniMap({ region, x }: { readonly region: Region | undefined; readonly x: number }): ReactNode {
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
      {region === undefined ? undefined : (
        <rect
          x={x + 2.4 + regions.indexOf(region) * 11.3}
          y={6}
          width={13.8}
          height={24.4}
          rx={3}
          className="mini-frame"
        />
      )}
    </>
  )
}
