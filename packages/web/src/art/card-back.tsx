/** The backs of the cards: the outline of the front, hemp leaves, one emblem. */
import { memo, type ReactNode } from 'react'
import { CardArt } from './card-parts.tsx'
import { type CardKind, cardBox, cardOutline } from './outlines.ts'
import { NumberArt } from './number.tsx'
import { patternFill } from './pattern-names.ts'
import { type Place, standalone } from './place.tsx'
import { Stamp, stampOf } from './stamp.tsx'
import type { ArtState } from './state-ring.tsx'

interface CardBackProps {
  readonly kind: CardKind
  readonly size: 'peek' | 'hand'
  /** How many lie there, in place of the emblem. */
  readonly count?: number | undefined
  readonly state?: ArtState | undefined
}

const cloth: Readonly<Record<CardKind, string>> = {
  yokai: '#22463c',
  bitoku: '#6b2a3f',
  vision: '#46346b',
  tengu: '#4a2018',
}

/** The back of a card in a bigger SVG. */
export const CardBackArt = memo(function CardBackArt({
  kind,
  size,
  count,
  state,
  ...place
}: CardBackProps & Place): ReactNode {
  const { w, h } = cardBox[size]
  const r = w * 0.24
  const inside = (
    <>
      <rect width={w} height={h} fill={cloth[kind]} />
      <rect width={w} height={h} fill={patternFill('asanoha', 'cream')} fillOpacity={0.3} />
      <path
        d={cardOutline(kind, size)}
        fill="none"
        stroke="var(--paper)"
        strokeWidth={1.3}
        strokeOpacity={0.8}
        transform={`translate(${w / 2} ${h / 2})scale(.91 .935)translate(${-w / 2} ${-h / 2})`}
      />
      <circle cx={w / 2} cy={h / 2} r={r} fill={cloth[kind]} stroke="var(--paper)" strokeWidth={w * 0.017} />
    </>
  )
  return (
    <CardArt kind={kind} size={size} state={state} inside={inside} {...place}>
      {count === undefined ? (
        <Stamp
          id={`i-${kind}`}
          rim={stampOf(`rim-${kind}`)}
          box={{ w: 24, h: 24 }}
          x={w / 2 - r * 0.7}
          y={h / 2 - r * 0.7}
          width={r * 1.4}
        />
      ) : (
        <NumberArt x={w / 2} y={h / 2 + r * 0.38} size={r * 1.1} fill="var(--paper)">
          {count}
        </NumberArt>
      )}
    </CardArt>
  )
})

/** The back of a card. */
export const CardBack = standalone(CardBackArt, ({ size }) => cardBox[size])
