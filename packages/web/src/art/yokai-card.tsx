/** Yokai cards: arch-topped slips with the face of a spirit. */
import type { YokaiCard as Card } from '@bitoku/engine'
import { memo, type ReactNode } from 'react'
import { CardArt, CardName, Paragraph } from './card-parts.tsx'
import { VirtueStripArt } from './data-strips.tsx'
import { EffectStripArt } from './effect-strip.tsx'
import { Face } from './face/face.tsx'
import { NumberArt } from './number.tsx'
import { cardBox, type CardSize } from './outlines.ts'
import { type Place, standalone } from './place.tsx'
import { IconArt } from './sprite.tsx'
import type { ArtState } from './state-ring.tsx'

interface YokaiCardProps {
  readonly card: Card
  readonly size: CardSize
  /** On the band; a peeking card shows its family's glyph instead. */
  readonly name: string
  /** The action in words, on an inspected card. */
  readonly sentence?: string | undefined
  /** The virtue in words, on an inspected card. */
  readonly virtueSentence?: string | undefined
  readonly state?: ArtState | undefined
}

/** Where the parts of a card lie, in px. */
interface Measures {
  readonly band: number
  readonly plate: number
  readonly foot: number
  readonly ink: number
  readonly icons: number
}

const measures: Readonly<Record<CardSize, Measures>> = {
  peek: { band: 17, plate: 58, foot: 92, ink: 1.8, icons: 27 },
  hand: { band: 24, plate: 102, foot: 142, ink: 2, icons: 31 },
  inspect: { band: 43, plate: 218, foot: 328, ink: 2.4, icons: 42 },
}

/** A yokai card in a bigger SVG. */
export const YokaiCardArt = memo(function YokaiCardArt({
  card,
  size,
  name,
  sentence,
  virtueSentence,
  state,
  ...place
}: YokaiCardProps & Place): ReactNode {
  const { w, h } = cardBox[size]
  const { band, plate, foot, ink, icons } = measures[size]
  const deep = size === 'inspect' && sentence !== undefined
  const inside = (
    <>
      <Face type={card.type} seed={card.id} x={0} y={band - 2} width={w} height={plate - band + 2} />
      <rect width={w} height={band} fill={`var(--${card.type})`} />
      <rect y={plate} width={w} height={h - plate} fill="var(--plate)" />
      {foot < h ? <rect y={foot} width={w} height={h - foot} fill="var(--sunken)" /> : undefined}
      <path d={`M0 ${band}H${w}M0 ${plate}H${w}`} stroke="var(--ink)" strokeWidth={ink} />
    </>
  )
  return (
    <CardArt kind="yokai" size={size} state={state} inside={inside} {...place}>
      {size === 'peek' ? (
        <IconArt name={card.type} x={w / 2 - 6.5} y={2.6} size={13} colour="var(--paper)" />
      ) : (
        <>
          <CardName x={w / 2} y={band * 0.76} size={band * 0.56} maxWidth={w * 0.78} fill="var(--paper)">
            {name}
          </CardName>
          <Seal type={card.type} x={w * 0.085} y={plate - w * 0.06} size={w * 0.115} />
        </>
      )}
      <EffectStripArt
        effect={card.action}
        x={w / 2}
        y={deep ? plate + 30 : (plate + foot) / 2}
        size={icons}
        compact={size === 'peek'}
        maxWidth={w - (size === 'peek' ? 8 : 12)}
        maxHeight={deep ? 50 : foot - plate - 5}
      />
      {deep ? (
        <Paragraph x={w / 2} y={plate + 82} maxWidth={w - 28} size={14} most={3}>
          {sentence}
        </Paragraph>
      ) : undefined}
      {size === 'peek' ? undefined : (
        <VirtueStripArt
          virtue={card.virtue}
          x={size === 'hand' ? 6 : 14}
          y={(foot + h) / 2 - 0.5}
          size={size === 'hand' ? 18 : 28}
          align="start"
          maxHeight={h - foot - 3}
          maxWidth={size === 'hand' ? 80 : 104}
        />
      )}
      {size === 'hand' ? (
        <NumberArt x={w - 7} y={h - 7.4} size={12.5} fill="var(--text-2)" anchor="end">
          {`≤${card.cap}`}
        </NumberArt>
      ) : undefined}
      {size === 'inspect' && virtueSentence !== undefined ? (
        <Paragraph x={w - 14} y={(foot + h) / 2} maxWidth={144} size={12} most={4} anchor="end" fill="var(--text-2)">
          {virtueSentence}
        </Paragraph>
      ) : undefined}
    </CardArt>
  )
})

function Seal({
  type,
  x,
  y,
  size,
}: {
  readonly type: Card['type']
  readonly x: number
  readonly y: number
  readonly size: number
}): ReactNode {
  const r = size / 2
  return (
    <>
      <path
        d={`M${x - r} ${y - r + 0.8}L${x + r - 0.8} ${y - r}L${x + r} ${y + r - 0.8}L${x - r + 0.8} ${y + r}z`}
        fill="var(--seal)"
        stroke="var(--paper)"
        strokeWidth={size * 0.09}
      />
      <IconArt name={type} x={x - r * 0.8} y={y - r * 0.8} size={size * 0.8} colour="var(--paper)" />
    </>
  )
}

/** A yokai card. */
export const YokaiCard = standalone(YokaiCardArt, ({ size }) => cardBox[size])
