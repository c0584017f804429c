/** The face of a yokai card: always the same for the same card. */
import type { YokaiType } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { type PatternName, patternFill } from '../pattern-names.ts'
import { round } from '../place.tsx'
import { chance, one } from './chance.ts'
import { imomushi } from './imomushi.ts'
import { kappa } from './kappa.ts'
import { kitsune } from './kitsune.ts'
import { nezumi } from './nezumi.ts'
import { ookami } from './ookami.ts'
import { type Impression, Impressions } from './pen.tsx'
import { scenes } from './scenes.ts'
import { yamauba } from './yamauba.ts'

interface Family {
  readonly draw: (next: () => number, skin: string) => readonly Impression[]
  readonly skins: readonly string[]
  readonly pattern: PatternName
}

/** What the families look like. */
const families: Readonly<Record<YokaiType, Family>> = {
  kappa: { draw: kappa, skins: ['#93be92', '#7fb0a0', '#a9bf7c'], pattern: 'seigaiha' },
  imomushi: { draw: imomushi, skins: ['#c3cf82', '#d8c779', '#a9c493'], pattern: 'kanoko' },
  nezumi: { draw: nezumi, skins: ['#c4ae98', '#a99c94', '#d3bfa4'], pattern: 'uroko' },
  kitsune: { draw: kitsune, skins: ['#fbf4e8', '#f0c98c', '#e8b48e'], pattern: 'shippo' },
  ookami: { draw: ookami, skins: ['#92a4b2', '#b9bdbe', '#7e8b9e'], pattern: 'tatewaku' },
  yamauba: { draw: yamauba, skins: ['#e9cfae', '#ddb894', '#efdcc3'], pattern: 'kikko' },
}

interface FaceProps {
  readonly type: YokaiType
  /** The id of the card. */
  readonly seed: string
  /** The window of the card, in its own units. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The window of a yokai card: paper, sky, scene and face, filling the given box (cut its overhang yourself). */
export const Face = memo(function Face({ type, seed, x, y, width, height }: FaceProps): ReactNode {
  const { draw, skins, pattern } = families[type]
  const next = chance(seed)
  const skin = one(next, skins)
  const tilt = (next() - 0.5) * 10
  const size = 0.98 + next() * 0.06
  const scale = Math.max(width / 236, height / 156)
  const at = `translate(${round(x + width / 2)} ${round(y + height / 2)})scale(${round(scale)})`
  const window = { x: -118, y: round(-height / scale / 2), width: 236, height: round(height / scale) }
  return (
    <g transform={at} strokeLinecap="round" strokeLinejoin="round">
      <rect {...window} fill={`var(--${type}-sky)`} />
      <rect {...window} fill={patternFill(pattern)} opacity={0.3} />
      <rect {...window} fill={`url(#sky-${type})`} />
      <Impressions list={scenes[type]} />
      <g transform={`translate(0 9)rotate(${round(tilt)})scale(${round(size)})`}>
        <Impressions list={draw(next, skin)} />
      </g>
    </g>
  )
})
