/** The ground of the board: hills in the mist, the river between the hills and the forest. */
import { memo, type ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { Drops } from './lines.tsx'
import { boxesPath, Label, part } from './thing.tsx'

/** Two ranges of hills as wide as the overview; their ends meet, so that they can stand side by side. */
const ranges = [
  'C50 40 90 40 140 78C190 30 240 22 300 70C350 40 400 46 440 80C490 20 550 24 600 72C650 40 700 34 750 78C800 36 850 30 900 72C930 52 960 60 980 72',
  'C60 112 120 118 170 146C230 110 290 112 350 150C420 116 480 120 540 148C600 112 660 116 720 150C790 114 850 118 910 146C940 132 960 138 980 146',
] as const
const pair = /(\d+) (\d+)/g
/** A range three times as wide: a stage may be wider than the board. */
const wideRange = (range: string): string =>
  [-980, 0, 980].map((dx) => range.replaceAll(pair, (_, x: string, y: string) => `${Number(x) + dx} ${y}`)).join('')

/** The landscape behind the overview, also where the stage is wider or higher than the board. */
export const Landscape = memo(function Landscape(): ReactNode {
  return (
    <>
      <rect x={-980} y={-400} width={2940} height={700} fill="var(--hills)" />
      <path d={`M-980 262V72${wideRange(ranges[0])}V262Z`} fill="var(--mist)" />
      <path d={`M-980 262V146${wideRange(ranges[1])}V262Z`} fill="var(--mist-2)" />
      <rect x={-980} y={262} width={2940} height={800} fill="var(--bg)" />
    </>
  )
})

/** The outline of a stretch of river. */
export function riverPath(x: number, y: number, w: number, h: number): string {
  const waves = Math.ceil(w / 60)
  return `M${x} ${y}${'q15-6 30 0t30 0'.repeat(waves)}v${h}${'q-15 6-30 0t-30 0'.repeat(waves)}Z`
}

const stone = (cx: number, cy: number): string => `M${cx - 9} ${cy}a9 4.6 0 1 0 18 0a9 4.6 0 1 0-18 0z`

interface RiverProps {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  /** Middles of the places where dice cross, and of the name. */
  readonly crossings: readonly number[]
  readonly middle: number
  readonly title: string
  /** What crossing does to a die. */
  readonly tip: string
}

/** The river with its stepping stones: a die that crosses drops by one. */
export const River = part(function River({ x, y, w, h, crossings, middle, title, tip }: RiverProps): ReactNode {
  const path = riverPath(x, y, w, h)
  return (
    <g data-about="river" data-tip={`${title}\n${tip}`}>
      <path d={path} fill="var(--river)" />
      <path d={path} fill={patternFill('seigaiha')} className="river" />
      <path className="stepping" d={crossings.map((c) => stone(c - 7, y + 8) + stone(c + 7, y + 20)).join('')} />
      <path
        className="chip"
        d={boxesPath(
          [
            ...crossings.map((c) => ({ x: c + 22, y: y + h / 2 - 9, w: 41, h: 18 })),
            { x: middle - 43, y: y + h / 2 - 10.5, w: 86, h: 21 },
          ],
          9,
        )}
      />
      <Drops list={crossings.map((c) => ({ x: c + 27, y: y + h / 2, n: 1 }))} />
      <Label x={middle} y={y + h / 2 + 5} size={15} display anchor="middle" maxWidth={76}>
        {title}
      </Label>
    </g>
  )
})
