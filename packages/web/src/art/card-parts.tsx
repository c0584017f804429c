/** What several kinds of card have in common. */
import type { ReactNode } from 'react'
import { type CardKind, cardBox, cardClip, cardOutline, type CardSize } from './outlines.ts'
import { placed, type Place } from './place.tsx'
import { type ArtState, Ring } from './state-ring.tsx'
import { fittingSize, paragraph } from './text-fit.ts'

interface CardProps extends Place {
  readonly kind: CardKind
  readonly size: CardSize
  readonly state: ArtState | undefined
  /** What the outline cuts. */
  readonly inside: ReactNode
  readonly children?: ReactNode
}

/** A card: what is inside its outline, the outline, what lies over it, and the ring of its state. */
export function CardArt({ kind, size, state, inside, children, ...place }: CardProps): ReactNode {
  const box = cardBox[size]
  const outline = cardOutline(kind, size)
  return (
    <g className={state === 'ghost' ? 'art-g art-ghost' : 'art-g'} transform={placed(place, box)}>
      <g clipPath={cardClip(kind, size)}>{inside}</g>
      <path d={outline} fill="none" stroke="var(--edge)" strokeWidth={size === 'peek' ? 1.8 : 2.4} />
      {children}
      <Ring path={outline} box={box} state={state} badge="bottom" />
    </g>
  )
}

interface NameProps {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly maxWidth: number
  readonly fill: string
  readonly anchor?: 'start' | 'middle'
  readonly children: string
}

/** A name in the display face, as large as it fits. */
export function CardName({ x, y, size, maxWidth, fill, anchor = 'middle', children }: NameProps): ReactNode {
  return (
    <text
      className="art-name"
      x={x}
      y={y}
      fill={fill}
      style={{ fontSize: fittingSize(children, maxWidth, size, true), textAnchor: anchor }}
    >
      {children}
    </text>
  )
}

interface ParagraphProps {
  readonly x: number
  /** The middle of the block. */
  readonly y: number
  readonly maxWidth: number
  readonly size: number
  readonly most: number
  readonly fill?: string
  readonly anchor?: 'middle' | 'end'
  readonly children: string
}

/** A sentence in lines around a centre. */
export function Paragraph({
  x,
  y,
  maxWidth,
  size,
  most,
  fill = 'var(--text)',
  anchor = 'middle',
  children,
}: ParagraphProps): ReactNode {
  const fitted = paragraph(children, maxWidth, size, most)
  const leading = fitted.size * 1.24
  const top = y - ((fitted.lines.length - 1) * leading) / 2 + fitted.size * 0.34
  return (
    <text className="art-text" y={top} fill={fill} style={{ fontSize: fitted.size, textAnchor: anchor }}>
      {fitted.lines.map((line, i) => (
        <tspan key={i} x={x} dy={i === 0 ? 0 : leading}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
