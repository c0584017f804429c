/** The favours of a hill as small slips of paper. */
import type { BitokuCard, YokaiCard } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { EffectStripArt } from '../art/effect-strip.tsx'
import type { IconName } from '../art/icon-names.ts'
import { IconArt } from '../art/sprite.tsx'
import type { HillModel } from './model-types.ts'
import { type Box, Label } from './thing.tsx'

/** An arch-topped slip of paper. */
function arch({ x, y, w, h }: Box): string {
  const a = w * 0.26
  return `M${x} ${y + h - 4}V${y + a}Q${x} ${y} ${x + w / 2} ${y}Q${x + w} ${y} ${x + w} ${y + a}V${y + h - 4}Q${x + w} ${y + h} ${x + w - 4} ${y + h}H${x + 4}Q${x} ${y + h} ${x} ${y + h - 4}Z`
}

/** The foot of such a slip, of this height. */
function foot({ x, y, w, h }: Box, tall: number): string {
  return `M${x} ${y + h - tall}H${x + w}V${y + h - 4}Q${x + w} ${y + h} ${x + w - 4} ${y + h}H${x + 4}Q${x} ${y + h} ${x} ${y + h - 4}Z`
}

interface CardProps {
  readonly box: Box
  /** The height of the plate with the effect, and the size of its icons. */
  readonly plate: number
  readonly icon: number
}

/** A yokai card as a small slip: family, effect. */
export function YokaiSlip({ card, box, plate, icon }: CardProps & { readonly card: YokaiCard }): ReactNode {
  const { x, y, w, h } = box
  const face = Math.min(w * 0.78, h - plate - 5)
  const ink = `var(--${card.type})`
  return (
    <>
      <path d={arch(box)} className="slip-edged" fill={`var(--${card.type}-sky)`} />
      <circle cx={x + w / 2} cy={y + (h - plate) / 2 + 1} r={face * 0.54} fill={ink} fillOpacity={0.24} />
      <IconArt name={card.type} x={x + w / 2 - face / 2} y={y + (h - plate - face) / 2 + 1} size={face} />
      <path d={foot(box, plate)} className="slip-paper slip-edged" />
      <EffectStripArt
        effect={card.action}
        x={x + w / 2}
        y={y + h - plate / 2 + 0.5}
        size={icon}
        maxWidth={w - 5}
        maxHeight={plate - 2}
        wrap
      />
    </>
  )
}

/** A bitoku card as a small slip: virtue, effect. */
export function BitokuSlip({ card, box, plate, icon }: CardProps & { readonly card: BitokuCard }): ReactNode {
  const { x, y, w, h } = box
  const r = Math.min((h - plate) * 0.42, w * 0.4)
  const name: IconName = `virtue-${card.id}`
  return (
    <>
      <path d={arch(box)} className="slip-paper slip-edged" />
      <circle
        cx={x + w / 2}
        cy={y + (h - plate) / 2 + 1}
        r={r}
        className="enso"
        strokeWidth={w * 0.07}
        strokeDasharray={`${r * 5.5} 9`}
        transform={`rotate(-70 ${x + w / 2} ${y + (h - plate) / 2 + 1})`}
      />
      <IconArt name={name} x={x + w / 2 - r * 0.66} y={y + (h - plate) / 2 + 1 - r * 0.66} size={r * 1.32} />
      <path d={foot(box, plate)} className="slip-foot slip-edged" />
      <EffectStripArt
        effect={card.effect}
        x={x + w / 2}
        y={y + h - plate / 2}
        size={icon}
        maxWidth={w - 5}
        maxHeight={plate - 2}
        wrap
      />
    </>
  )
}

const giftIcons = { vision: 'vision', rock: 'rock', pilgrim: 'pilgrim', kodama: 'kodama' } as const

const giftIcon = (kind: string): IconName => {
  const found = Object.entries(giftIcons).find(([name]) => name === kind)
  return found === undefined ? 'any' : found[1]
}

/** Where a favour is covered or its card is gone. */
export const Covered = ({ box }: { readonly box: Box }): ReactNode => <path d={arch(box)} className="slip-empty" />

/** The third favour: some of the gifts. */
export function Gifts({
  hill,
  box,
  title,
}: {
  readonly hill: HillModel
  readonly box: Box
  readonly title: string
}): ReactNode {
  const { x, y, w, h } = box
  const size = Math.min((h - 19) / 2 - 1, w / 2 - 3)
  return (
    <>
      <rect x={x} y={y} width={w} height={h} rx={8} className="slip-paper slip-edged" />
      <Label x={x + w / 2} y={y + 14} size={12.5} weight={650} anchor="middle" fill="var(--text-2)" maxWidth={w - 6}>
        {title}
      </Label>
      {hill.gifts.parts.map((gift, index) => (
        <IconArt
          key={gift.kind}
          name={giftIcon(gift.kind)}
          x={x + w / 2 + (index % 2 === 0 ? -size - 1 : 1)}
          y={y + 18 + Math.floor(index / 2) * (size + 1)}
          size={size}
        />
      ))}
    </>
  )
}
