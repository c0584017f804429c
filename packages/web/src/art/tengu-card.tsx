/** The Tengu's cards: cut corners; above what it takes across the river, below where it goes and what it does there. */
import type { TenguCard as Card, TenguTake } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { CardArt } from './card-parts.tsx'
import { Impressions } from './face/pen.tsx'
import { tenguFace } from './face/tengu.ts'
import { cardBox } from './outlines.ts'
import { patternFill } from './pattern-names.ts'
import { type Place, standalone } from './place.tsx'
import { IconArt } from './sprite.tsx'
import type { ArtState } from './state-ring.tsx'
import { type Piece, row } from './strip/marks.tsx'
import { or } from './strip/joints.ts'
import { counted, icon, numeral } from './strip/pieces.ts'
import { PieceArt } from './strip/strip.tsx'

interface TenguCardProps {
  readonly card: Card
  readonly state?: ArtState | undefined
}

const takes: Readonly<Record<Exclude<TenguTake, 'resources'>, Piece>> = {
  dragonfly: icon('dragonfly'),
  mitama: icon('mitama'),
  crystal: icon('crystal'),
  building: icon('build'),
  mp: counted('mp', 3, { compact: false }),
  favourite: or([icon('mitama'), icon('build')]),
}

const takenPiece = ({ takes: what, gains }: Card): Piece =>
  what === 'resources'
    ? row(
        gains.map((resource) => icon(resource)),
        5,
      )
    : takes[what]

/** A card of the Tengu in a bigger SVG. */
export function TenguCardArt({ card, state, ...place }: TenguCardProps & Place): ReactNode {
  const { w, h } = cardBox.hand
  const across = card.across.map((kind) => icon(kind))
  const deep = card.location === undefined ? 'var(--hills-deep)' : `var(--region-${card.location}-deep)`
  const inside = (
    <>
      <Mask />
      <rect width={w} height={33} fill="var(--plate)" />
      <rect y={114} width={w} height={h - 114} fill="var(--plate)" />
      <rect y={114} width={30} height={h - 114} fill={deep} />
      <rect x={88} y={114} width={30} height={h - 114} fill="var(--sunken)" />
      <path d={`M0 33H${w}M0 114H${w}`} stroke="var(--ink)" strokeWidth={2} />
    </>
  )
  return (
    <CardArt kind="tengu" size="hand" state={state} inside={inside} {...place}>
      <PieceArt piece={across.length > 1 ? or(across) : row(across, 0)} x={w / 2} y={17.5} size={21} />
      <IconArt
        name={card.location === undefined ? 'rock' : `region-${card.location}`}
        x={4}
        y={128}
        size={22}
        colour="var(--paper)"
      />
      <PieceArt piece={takenPiece(card)} x={59} y={140} size={24} maxWidth={54} />
      {card.resource === undefined ? (
        <PieceArt piece={numeral('–', 18, 'var(--text-2)')} x={103} y={140} />
      ) : (
        <IconArt name={card.resource} x={93} y={130} size={20} />
      )}
    </CardArt>
  )
}

const Mask = memo(function Mask(): ReactNode {
  const { w } = cardBox.hand
  return (
    <>
      <rect y={30} width={w} height={86} fill="var(--region-forges)" />
      <rect y={30} width={w} height={86} fill={patternFill('uroko')} opacity={0.3} />
      <rect y={30} width={w} height={86} fill="url(#sky-tengu)" />
      <g transform="translate(59 77)scale(.42)" strokeLinecap="round" strokeLinejoin="round">
        <Impressions list={tenguFace} />
      </g>
    </>
  )
})

/** A card of the Tengu. */
export const TenguCard = standalone(TenguCardArt, () => cardBox.hand)
