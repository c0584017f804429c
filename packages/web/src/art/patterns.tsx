/** Patterns, skies and the outlines of the cards as definitions: mounted once, with the sprite. */
import { yokaiTypes } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { cardKinds, cardOutline, cardSizes } from './outlines.ts'
import { type PatternName, patternNames } from './pattern-names.ts'

interface Weave {
  readonly w: number
  readonly h: number
  readonly scale: number
  readonly path: string
  /** Drawn as lines of this width, or filled. */
  readonly line: number | undefined
}

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const weaves: Readonly<Record<Exclude<PatternName, 'seigaiha'>, Weave>> = {
  asanoha: {
    w: 48,
    h: 83.14,
    scale: 0.6,
    line: 1.6,
    path: 'M0 0H48M0 41.57H48M0 0L24 41.57 48 0M0 83.14L24 41.57 48 83.14M0 0L24 13.86 48 0M24 13.86V69.28M0 83.14L24 69.28 48 83.14M0 0V27.71L24 41.57 48 27.71V0M0 83.14V55.43L24 41.57 48 55.43V83.14',
  },
  shippo: {
    w: 36,
    h: 36,
    scale: 1,
    line: 1.6,
    path: [disc(0, 0, 18), disc(36, 0, 18), disc(0, 36, 18), disc(36, 36, 18), disc(18, 18, 18)].join(''),
  },
  kikko: {
    w: 36,
    h: 62.35,
    scale: 0.7,
    line: 1.6,
    path: 'M18 0V10.4L0 20.8V41.6L18 52 36 41.6V20.8L18 10.4M18 52V62.35',
  },
  uroko: { w: 24, h: 20, scale: 1, line: undefined, path: 'M0 20L12 0 24 20z' },
  tatewaku: {
    w: 28,
    h: 56,
    scale: 1,
    line: 1.6,
    path: 'M7 0C.3 14 .3 14 7 28S13.7 42 7 56M21 0C27.7 14 27.7 14 21 28S14.3 42 21 56',
  },
  kanoko: { w: 16, h: 16, scale: 1, line: undefined, path: disc(4, 4, 2) + disc(12, 12, 2) },
  sand: { w: 60, h: 7, scale: 1, line: 1, path: 'M0 3.5C10 1 20 6 30 3.5S50 1 60 3.5' },
}

/** The scales of a wave hide those behind them: each is filled before the next row is drawn. */
function Seigaiha({
  ink,
  paper,
  id,
}: {
  readonly ink: string
  readonly paper: string
  readonly id: string
}): ReactNode {
  const scales: string[] = []
  for (let row = -1; row <= 4; row += 1)
    for (let n = -1; n <= 1; n += 1) {
      const x = 40 * n + (row % 2 === 0 ? 0 : 20) + 20
      for (const r of [20, 14.6, 9.2, 3.8]) scales.push(disc(x, 10 * row, r))
    }
  return (
    <pattern id={id} width={40} height={20} patternUnits="userSpaceOnUse">
      {scales.map((d, i) => (
        <path key={i} d={d} fill={paper} stroke={ink} strokeWidth={1.5} />
      ))}
    </pattern>
  )
}

function Woven({
  name,
  suffix,
  ink,
}: {
  readonly name: PatternName
  readonly suffix: string
  readonly ink: string
}): ReactNode {
  if (name === 'seigaiha') return <Seigaiha id={`p-${name}${suffix}`} ink={ink} paper="var(--river)" />
  const { w, h, scale, path, line } = weaves[name]
  return (
    <pattern
      id={`p-${name}${suffix}`}
      width={w}
      height={h}
      patternUnits="userSpaceOnUse"
      patternTransform={scale === 1 ? undefined : `scale(${scale})`}
    >
      {line === undefined ? (
        <path d={path} fill={ink} opacity={0.7} />
      ) : (
        <path d={path} fill="none" stroke={ink} strokeWidth={line} />
      )}
    </pattern>
  )
}

function Sky({ name, colour }: { readonly name: string; readonly colour: string }): ReactNode {
  return (
    <linearGradient id={`sky-${name}`} x1={0} y1={0} x2={0} y2={1}>
      <stop stopColor={colour} stopOpacity={0.72} />
      <stop offset={0.42} stopColor={colour} stopOpacity={0.2} />
      <stop offset={0.8} stopColor={colour} stopOpacity={0} />
    </linearGradient>
  )
}

/** Everything that drawings refer to by url(#…). */
export function Definitions(): ReactNode {
  return (
    <defs>
      {patternNames.map((name) => (
        <Woven key={name} name={name} suffix="" ink={name === 'seigaiha' ? 'var(--river-ink)' : 'var(--pattern)'} />
      ))}
      <Woven name="kikko" suffix="-ink" ink="var(--ink)" />
      <Woven name="asanoha" suffix="-ink" ink="var(--ink)" />
      <Woven name="kanoko" suffix="-ink" ink="var(--ink)" />
      <Woven name="asanoha" suffix="-cream" ink="var(--paper)" />
      <pattern id="seat-1" width={8} height={7} patternUnits="userSpaceOnUse">
        <path d="M0 2H8" stroke="#fff" strokeWidth={2.2} />
      </pattern>
      <pattern id="seat-2" width={7} height={7} patternUnits="userSpaceOnUse">
        <circle cx={3.5} cy={3.5} r={1.5} fill="var(--ink)" />
      </pattern>
      <pattern id="seat-3" width={8} height={8} patternUnits="userSpaceOnUse">
        <path d="M4 1l3 3-3 3-3-3z" fill="none" stroke="var(--ink)" />
      </pattern>
      {yokaiTypes.map((type) => (
        <Sky key={type} name={type} colour={`var(--${type})`} />
      ))}
      <Sky name="bitoku" colour="#8a6a1e" />
      <Sky name="vision" colour="#5e4390" />
      <Sky name="tengu" colour="#7b2a18" />
      {cardKinds.flatMap((kind) =>
        cardSizes.map((size) => (
          <clipPath key={`${kind}-${size}`} id={`clip-${kind}-${size}`}>
            <path d={cardOutline(kind, size)} />
          </clipPath>
        )),
      )}
    </defs>
  )
}
