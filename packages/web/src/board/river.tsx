/** The ground of the board: hills in the mist, the river between the hills and the forest. */
import { memo, type ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { Drop } from './groves.tsx'
import { Label } from './thing.tsx'

/** The landscape behind the overview. */
export const Landscape = memo(function Landscape(): ReactNode {
  return (
    <>
      <rect width={980} height={624} fill="var(--hills)" />
      <path
        d="M0 260V84C50 40 90 40 140 78C190 30 240 22 300 70C350 40 400 46 440 80C490 20 550 24 600 72C650 40 700 34 750 78C800 36 850 30 900 72C930 52 960 50 980 60V260Z"
        fill="var(--mist)"
      />
      <path
        d="M0 262V150C60 112 120 118 170 146C230 110 290 112 350 150C420 116 480 120 540 148C600 112 660 116 720 150C790 114 850 118 910 146C940 132 960 128 980 130V262Z"
        fill="var(--mist-2)"
      />
      <rect y={262} width={980} height={362} fill="var(--bg)" />
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
}

/** The river with its stepping stones: a die that crosses drops by one. */
export const River = memo(function River({ x, y, w, h, crossings, middle, title }: RiverProps): ReactNode {
  const path = riverPath(x, y, w, h)
  return (
    <g>
      <path d={path} fill="var(--river)" />
      <path d={path} fill={patternFill('seigaiha')} className="river" />
      <path className="stepping" d={crossings.map((c) => stone(c - 7, y + 8) + stone(c + 7, y + 20)).join('')} />
      {crossings.map((c) => (
        <g key={c}>
          <rect x={c + 22} y={y + 4.5} width={41} height={18.5} rx={9.2} className="chip" />
          <Drop x={c + 27} y={y + 13.8} n={1} />
        </g>
      ))}
      <rect x={middle - 43} y={y + 2.5} width={86} height={22} rx={11} className="chip" />
      <Label x={middle} y={y + 18.4} size={15} display anchor="middle" maxWidth={76}>
        {title}
      </Label>
    </g>
  )
})
