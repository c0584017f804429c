/** Rows of small things that tell what happened: dice, tokens, cards, and signs between them. */
import type { Token } from '@bitoku/words'
import { effectSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { seatNumber } from '../../app/seats.ts'
import { Die, DieSlot } from '../../art/die.tsx'
import { EffectStrip } from '../../art/effect-strip.tsx'
import { Kodama, Pilgrim } from '../../art/figures.tsx'
import { Icon } from '../../art/sprite.tsx'
import { AmuletToken, ResourceToken, VpStar } from '../../art/tokens.tsx'
import { useReading } from '../reading.ts'
import { ItemArt } from './items.tsx'

const signs = {
  to: <Icon name="arrow-right" size={20} />,
  plus: <Icon name="plus" size={18} />,
  or: <span>/</span>,
  yes: <Icon name="confirm" size={24} />,
  no: <Icon name="close" size={24} />,
} as const

function TokenArt({ token }: { readonly token: Token }): ReactNode {
  const { edition, language, style } = useReading()
  if ('die' in token) {
    const { die, seat, locked = false, raised = false } = token
    return <Die value={die} seat={seatNumber(seat)} locked={locked} raised={raised} width={42} />
  }
  if ('pilgrim' in token) return <Pilgrim seat={seatNumber(token.pilgrim)} asleep={token.asleep ?? false} width={34} />
  if ('kodama' in token) return <Kodama seat={seatNumber(token.kodama)} width={30} />
  if ('amulet' in token) return <AmuletToken value={token.amulet} width={32} />
  if ('resource' in token) return <ResourceToken resource={token.resource} width={30} />
  if ('vp' in token) return <VpStar n={token.vp} width={38} />
  if ('item' in token) return <ItemArt id={token.item} scale={0.68} />
  if ('slot' in token) return <DieSlot kind={token.slot} width={42} />
  if ('line' in token) {
    const line = edition.forest.lines[token.line].find(({ requires }) => requires === token.at)
    return line === undefined ? undefined : (
      <EffectStrip effect={line.effect} size={24} sentence={effectSentence(language, line.effect, style)} />
    )
  }
  return <span className={`guide-sign is-${token.sign}`}>{signs[token.sign]}</span>
}

/** The rows; their caption says the same in words. */
export function Rows({ rows }: { readonly rows: readonly (readonly Token[])[] }): ReactNode {
  return (
    <div className="guide-rows" aria-hidden>
      {rows.map((row, at) => (
        <div key={at} className="guide-row">
          {row.map((token, index) => (
            <TokenArt key={index} token={token} />
          ))}
        </div>
      ))}
    </div>
  )
}
