/** Bitoku cards: scalloped corners, a mask, diamonds for their number. */
import type { BitokuCard as Card } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { CardArt, CardName, Paragraph } from './card-parts.tsx'
import { EffectStripArt } from './effect-strip.tsx'
import { mask } from './face/masks.ts'
import { Impressions } from './face/pen.tsx'
import { cardBox, type CardSize } from './outlines.ts'
import { patternFill } from './pattern-names.ts'
import { type Place, round, standalone } from './place.tsx'
import { type Seat, SeatMarkArt } from './seat.tsx'
import { IconArt } from './sprite.tsx'
import type { ArtState } from './state-ring.tsx'

interface BitokuCardProps {
  readonly card: Card
  readonly size: CardSize
  /** At the foot; a peeking card shows its character only. */
  readonly name: string
  /** The effect in words, on an inspected card. */
  readonly sentence?: string | undefined
  /** The seat whose counter stands on it. */
  readonly completed?: Seat | undefined
  readonly state?: ArtState | undefined
}

const measures = {
  peek: { plate: 59, foot: 92, face: 28, scale: 0.235, ink: 1.8, icons: 25, character: 15 },
  hand: { plate: 107, foot: 142, face: 61, scale: 0.44, ink: 2, icons: 30, character: 20 },
  inspect: { plate: 244, foot: 340, face: 138, scale: 1.02, ink: 2.4, icons: 40, character: 44 },
} as const

/** A bitoku card in a bigger SVG. */
export const BitokuCardArt = memo(function BitokuCardArt({
  card,
  size,
  name,
  sentence,
  completed,
  state,
  ...place
}: BitokuCardProps & Place): ReactNode {
  const { w, h } = cardBox[size]
  const { plate, foot, ink, icons, character } = measures[size]
  const deep = size === 'inspect' && sentence !== undefined
  const inside = (
    <>
      <Portrait type={card.id} size={size} />
      <rect y={plate} width={w} height={h - plate} fill="var(--plate)" />
      {foot < h ? <rect y={foot} width={w} height={h - foot} fill="var(--sunken)" /> : undefined}
      <path d={`M0 ${plate}H${w}`} stroke="var(--ink)" strokeWidth={ink} />
    </>
  )
  return (
    <CardArt kind="bitoku" size={size} state={state} inside={inside} {...place}>
      <path
        d={`M${w * 0.06} ${w * 0.14}h${character}v${character * 1.14}h${-character}z`}
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth={ink * 0.75}
      />
      <IconArt
        name={`virtue-${card.id}`}
        x={w * 0.06 + character * 0.08}
        y={w * 0.14 + character * 0.15}
        size={character * 0.84}
        colour="var(--ink)"
      />
      <EffectStripArt
        effect={card.effect}
        x={w / 2}
        y={deep ? plate + 29 : (plate + foot) / 2}
        size={icons}
        compact={size === 'peek'}
        maxWidth={w - (size === 'peek' ? 8 : 14)}
        maxHeight={deep ? 48 : foot - plate - 4}
      />
      {deep ? (
        <Paragraph x={w / 2} y={plate + 75} maxWidth={w - 40} size={14} most={2}>
          {sentence}
        </Paragraph>
      ) : undefined}
      {size === 'peek' ? undefined : (
        <>
          <CardName
            x={w * 0.12}
            y={foot + (h - foot) * 0.68}
            size={w * 0.115}
            maxWidth={w * 0.48}
            fill="var(--text)"
            anchor="start"
          >
            {name}
          </CardName>
          <path d={diamonds(card.copies, w * 0.88, (foot + h) / 2, w * 0.027)} fill="var(--kin)" />
        </>
      )}
      {completed === undefined ? undefined : (
        <SeatMarkArt seat={completed} x={w / 2 - w * 0.11} y={h - w * 0.045} width={w * 0.22} />
      )}
    </CardArt>
  )
})

function diamonds(n: number, right: number, y: number, r: number): string {
  return Array.from(
    { length: n },
    (_, i) =>
      `M${round(right - i * r * 2.3)} ${y - r * 1.35}l${r} ${round(r * 1.35)}l${-r} ${round(r * 1.35)}l${-r} ${round(-r * 1.35)}z`,
  ).join('')
}

const Portrait = memo(function Portrait({
  type,
  size,
}: {
  readonly type: Card['id']
  readonly size: CardSize
}): ReactNode {
  const { w } = cardBox[size]
  const { plate, face, scale } = measures[size]
  const r = round(91 * scale)
  const half = round(w / 236)
  return (
    <>
      <rect width={w} height={plate} fill="var(--region-home)" />
      <rect
        width={round(w / half)}
        height={round(plate / half)}
        transform={`scale(${half})`}
        fill={patternFill('shippo')}
        fillOpacity={0.3}
      />
      <rect width={w} height={plate} fill="url(#sky-bitoku)" />
      <path
        d={`M${w / 2} ${round(face - r)}a${r} ${r} 0 1 1 ${round(-r * 0.69)} ${round(r * 0.276)}`}
        fill="none"
        stroke="#c9a24a"
        strokeWidth={round(15 * scale)}
        strokeLinecap="round"
        strokeOpacity={0.9}
      />
      <g transform={`translate(${w / 2} ${face})scale(${scale})`} strokeLinecap="round" strokeLinejoin="round">
        <Impressions list={mask(type)} />
      </g>
    </>
  )
})

/** A bitoku card. */
export const BitokuCard = standalone(BitokuCardArt, ({ size }) => cardBox[size])
