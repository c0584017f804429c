/** The other strips of the table: virtues, needs of visions, prices, memories, owners' bonuses. */
import type { Cost, MemoryEvent, Need, OwnerBonus, Virtue } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { costPiece, memoryPiece, needsPiece, ownerPiece, receivePiece, virtuePiece } from './strip/data-pieces.ts'
import { type Piece, unit } from './strip/marks.tsx'
import type { Print } from './strip/pieces.ts'
import { isCompact, PieceArt, PieceStrip, type StripPlace } from './strip/strip.tsx'

interface Alone {
  /** The size of its icons in px. */
  readonly size?: number
  /** The strip in words: accessible name and tooltip. */
  readonly sentence: string
  readonly className?: string
}

function inSvg<Props extends object>(piece: (props: Props, print: Print) => Piece) {
  return function StripInSvg(props: Props & StripPlace): ReactNode {
    const { x, y, size = unit, align, maxWidth, maxHeight, compact = isCompact(size), sentence } = props
    return <PieceArt {...{ x, y, size, align, maxWidth, maxHeight, sentence }} piece={piece(props, { compact })} />
  }
}

function alone<Props extends object>(piece: (props: Props, print: Print) => Piece) {
  return function StripAlone(props: Props & Alone): ReactNode {
    const { size = unit, sentence, className } = props
    return (
      <PieceStrip
        piece={piece(props, { compact: isCompact(size) })}
        size={size}
        sentence={sentence}
        className={className}
      />
    )
  }
}

interface VirtueProps {
  readonly virtue: readonly Virtue[]
  /** The most it gives; not shown when undefined. */
  readonly cap?: number | undefined
}
const virtueOf = ({ virtue, cap }: VirtueProps, print: Print): Piece => virtuePiece(virtue, cap, print)
/** A spirit's virtue in a bigger SVG. */
export const VirtueStripArt = inSvg(virtueOf)
/** A spirit's virtue. */
export const VirtueStrip = alone(virtueOf)

interface NeedsProps {
  readonly needs: readonly Need[]
}
const needsOf = ({ needs }: NeedsProps, print: Print): Piece => needsPiece(needs, print)
/** What a vision asks for, in a bigger SVG. */
export const VisionNeedsArt = inSvg(needsOf)
/** What a vision asks for. */
export const VisionNeeds = alone(needsOf)

interface CostProps {
  /** The price in named resources, … */
  readonly cost?: Cost | undefined
  /** … or in resources of any type, … */
  readonly any?: number | undefined
  /** … or what the slot gives instead. */
  readonly receive?: number | undefined
}
const free: Cost = { wood: 0, stone: 0, jade: 0, sake: 0, any: 0 }
const costOf = ({ cost, any = 0, receive = 0 }: CostProps): Piece =>
  receive > 0 ? receivePiece(receive) : costPiece(cost ?? { ...free, any })
/** A price in a bigger SVG. */
export const CostStripArt = inSvg(costOf)
/** A price. */
export const CostStrip = alone(costOf)

interface MemoryProps {
  readonly memory: { readonly on: MemoryEvent; readonly vp: number }
}
const memoryOf = ({ memory }: MemoryProps, print: Print): Piece => memoryPiece(memory, print)
/** What a memory crystal remembers, in a bigger SVG. */
export const MemoryStripArt = inSvg(memoryOf)
/** What a memory crystal remembers. */
export const MemoryStrip = alone(memoryOf)

interface OwnerProps {
  readonly bonus: OwnerBonus
}
const ownerOf = ({ bonus }: OwnerProps, print: Print): Piece => ownerPiece(bonus, print)
/** An owner's bonus in a bigger SVG. */
export const OwnerBonusStripArt = inSvg(ownerOf)
/** An owner's bonus. */
export const OwnerBonusStrip = alone(ownerOf)
