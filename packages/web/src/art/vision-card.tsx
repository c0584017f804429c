/** Vision cards: fans with an eye. */
import type { Need, VisionCard as Card } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { CardArt } from './card-parts.tsx'
import { VisionNeedsArt } from './data-strips.tsx'
import { cardBox } from './outlines.ts'
import { patternFill } from './pattern-names.ts'
import { type Place, round, standalone } from './place.tsx'
import { IconArt } from './sprite.tsx'
import type { ArtState } from './state-ring.tsx'
import { VpStarArt } from './tokens.tsx'

interface VisionCardProps {
  readonly card: Card
  readonly size: 'peek' | 'hand'
  /** Whether it would give its VP now; undefined where that is not said. */
  readonly fulfilled?: boolean | undefined
  readonly state?: ArtState | undefined
}

const measures = {
  peek: { eye: 14.5, scale: 0.27, plate: 25, end: 67, foot: 77, side: 3.5, icons: 23, star: 18 },
  hand: { eye: 31, scale: 0.5, plate: 57, end: 108, foot: 126, side: 8, icons: 31, star: 27 },
} as const

/** Needs in one row, or in two where there are many. */
function rowsOf(needs: readonly Need[], narrow: boolean): readonly (readonly Need[])[] {
  if (needs.length <= (narrow ? 2 : 3)) return [needs]
  const half = Math.ceil(needs.length / 2)
  return [needs.slice(0, half), needs.slice(half)]
}

/** A vision card in a bigger SVG. */
export const VisionCardArt = memo(function VisionCardArt({
  card,
  size,
  fulfilled,
  state,
  ...place
}: VisionCardProps & Place): ReactNode {
  const { w, h } = cardBox[size]
  const { eye, scale, plate, end, foot, side, icons, star } = measures[size]
  const rows = rowsOf(card.needs, size === 'peek')
  const step = (end - plate) / (rows.length + (rows.length > 1 ? 0.12 : 0))
  const inside = (
    <>
      <rect width={w} height={h} fill="var(--fan)" />
      <rect width={w} height={h} fill={patternFill('tatewaku')} fillOpacity={0.22} />
      <path d={ribs(w, h)} stroke="var(--line-strong)" strokeWidth={0.8} strokeOpacity={0.6} />
      <rect width={w} height={plate} fill="url(#sky-vision)" />
    </>
  )
  return (
    <CardArt kind="vision" size={size} state={state} inside={inside} {...place}>
      <g
        transform={`translate(${w / 2} ${eye})scale(${scale})`}
        stroke="var(--ink)"
        strokeWidth={4.4}
        strokeLinecap="round"
      >
        <path d="M-62 2C-30-34 30-34 62 2 30 34-30 34-62 2z" fill="var(--cream)" />
        <path d="M-23 1a23 23 0 1 0 46 0a23 23 0 1 0-46 0z" fill="#5e4390" />
        <path d="M-10 1a10 10 0 1 0 20 0a10 10 0 1 0-20 0z" fill="var(--ink)" stroke="none" />
        <path d="M-13-7a5 5 0 1 0 10 0a5 5 0 1 0-10 0z" fill="var(--cream)" stroke="none" />
        {size === 'hand' ? (
          <path d="M-52-20l-10-11M-26-33l-5-13M0-37V-51M26-33l5-13M52-20l10-11" fill="none" />
        ) : undefined}
      </g>
      <rect
        x={side}
        y={plate}
        width={w - 2 * side}
        height={end - plate}
        fill="var(--plate)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      {rows.map((needs, i) => (
        <VisionNeedsArt
          key={i}
          needs={needs}
          x={w / 2}
          y={plate + step * (i + 0.5) + (rows.length > 1 ? step * 0.06 : 0)}
          size={rows.length > 1 ? icons * 0.82 : icons}
          compact={size === 'peek'}
          maxWidth={w - 2 * side - 5}
          maxHeight={rows.length > 1 ? step - 1 : step - 4}
        />
      ))}
      <path
        d={`M${side} ${end + 5}H${w - side}V${foot + star * 0.2}Q${w / 2} ${foot + star * 0.95} ${side} ${foot + star * 0.2}z`}
        fill="var(--sunken)"
        stroke="var(--ink)"
        strokeWidth={1.5}
      />
      <VpStarArt n={card.vp} x={w * 0.29 - star / 2} y={foot - star / 2} width={star} />
      <path
        d={`M${round(w * 0.52)} ${foot - star * 0.36}L${round(w * 0.48)} ${foot + star * 0.42}`}
        stroke="var(--text)"
        strokeWidth={1.6}
        strokeLinecap="round"
      />
      <VpStarArt n={-card.loss} x={w * 0.71 - star / 2} y={foot - star / 2} width={star} lost />
      {fulfilled === true ? (
        <g className="ring-badge-selected">
          <circle cx={w / 2} cy={h - 8} r={size === 'hand' ? 11 : 8} />
          <IconArt name="confirm" x={w / 2 - 7} y={h - 15} size={14} />
        </g>
      ) : undefined}
    </CardArt>
  )
})

/** The ribs of the fan. */
function ribs(w: number, h: number): string {
  return Array.from({ length: 11 }, (_, i) => `M${w / 2} ${round(h * 1.7)}L${round(w * (-0.17 + i * 0.134))} -10`).join(
    '',
  )
}

/** A vision card. */
export const VisionCard = standalone(VisionCardArt, ({ size }) => cardBox[size])
