/** The hand dock: deck, discard, hand, or the cards to keep one of; the preview beside them. */
import { letterOf, ownSeat, seatOf } from '@bitoku/text'
import { effectSentence, virtueSentence, visionSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BitokuCard } from '../art/bitoku-card.tsx'
import { CardBack } from '../art/card-back.tsx'
import { VisionCard } from '../art/vision-card.tsx'
import { YokaiCard } from '../art/yokai-card.tsx'
import { useGame } from './game.ts'
import { Target } from './target.tsx'

/** The sizes of the cards in the dock. */
export type DockSize = 'full' | 'middle' | 'peek' | 'ribbon'

const widths: Readonly<Record<DockSize, number>> = { full: 114, middle: 80, peek: 70, ribbon: 62 }

/** The hand, or what was drawn to keep one of. */
export function Hand({ size }: { readonly size: DockSize }): ReactNode {
  const { snapshot, t } = useGame()
  const { decision } = snapshot
  const offered = decision?.kind === 'keep' ? decision.options.flatMap(({ targets }) => targets) : []
  const hand = seatOf(snapshot.view, ownSeat(snapshot)).hand ?? []
  const width = widths[size]
  const art = size === 'full' ? 'hand' : 'peek'
  if (offered.length > 0)
    return (
      <div className={`hand hand-${size} offered`} role="group" aria-label={t('dock.keepOne')}>
        <span className="offered-note">{t('dock.keepOne')}</span>
        {offered.map((target) => (
          <Offered key={target} target={target} width={width} art={art} />
        ))}
      </div>
    )
  return (
    <div
      className={`hand hand-${size}`}
      role="group"
      aria-label={t('dock.hand')}
      data-place={`hand:${letterOf(ownSeat(snapshot))}`}
    >
      {hand.length === 0 ? <span className="muted empty-hand">{t('dock.emptyHand')}</span> : undefined}
      {hand.map((card) => (
        <HandCard key={card} card={card} width={width} art={art} />
      ))}
    </div>
  )
}

interface CardProps {
  readonly width: number
  readonly art: 'hand' | 'peek'
}

function HandCard({ card: at, width, art }: CardProps & { readonly card: number }): ReactNode {
  const { snapshot, yokaiCards, name, full, language, style } = useGame()
  const card = yokaiCards[at]
  return (
    <Target
      target={`card:${card.id}`}
      piece={`card:${letterOf(ownSeat(snapshot))}:${card.id}`}
      shows={card.id}
      label={name(card.id)}
      tip={`${full(card.id)}\n${effectSentence(language, card.action, style)}\n${virtueSentence(language, card, style)}`}
    >
      {(state) => (
        <YokaiCard
          card={card}
          size={art}
          name={name(card.type)}
          sentence={effectSentence(language, card.action, style)}
          state={state}
          width={width}
        />
      )}
    </Target>
  )
}

function Offered({ target, width, art }: CardProps & { readonly target: string }): ReactNode {
  const { edition, yokaiCards, name, full, language, style } = useGame()
  const [kind, id = ''] = target.split(':')
  const yokai = yokaiCards.find((card) => card.id === id)
  const bitoku = edition.bitoku.find((card) => card.id === id)
  const vision = edition.visions.find((card) => card.id === id)
  if (kind === 'card' && yokai !== undefined)
    return <HandCard card={yokaiCards.indexOf(yokai)} width={width} art={art} />
  if (kind === 'bitoku' && bitoku !== undefined)
    return (
      <Target
        target={target}
        piece={target}
        shows={id}
        label={name(id)}
        tip={`${full(id)}\n${effectSentence(language, bitoku.effect, style)}`}
      >
        {(state) => <BitokuCard card={bitoku} size={art} name={name(id)} state={state} width={width} />}
      </Target>
    )
  if (kind === 'vision' && vision !== undefined)
    return (
      <Target target={target} piece={target} shows={id} label={visionSentence(language, vision, style)}>
        {(state) => <VisionCard card={vision} size={art} state={state} width={width} />}
      </Target>
    )
  return undefined
}

/** The own deck and discard pile. */
export function Piles({ width }: { readonly width: number }): ReactNode {
  const { snapshot, yokaiCards, t, name } = useGame()
  const { deckCount, discard } = seatOf(snapshot.view, ownSeat(snapshot))
  const top = yokaiCards[discard.at(-1) ?? -1]
  const thrown = discard.map((card) => name(yokaiCards[card].id)).join('\n')
  return (
    <div className="piles">
      <div className="pile">
        <span>{t('dock.deck')}</span>
        <Target target="deck:own" label={t('dock.deckCount', { n: deckCount })}>
          {() => <CardBack kind="yokai" size="peek" count={deckCount} width={width} />}
        </Target>
      </div>
      <div
        className="pile"
        data-tip={
          thrown === '' ? t('dock.discardCount', { n: 0 }) : `${t('dock.discard', { n: discard.length })}\n${thrown}`
        }
        data-about="discard"
        data-place={`discard:${letterOf(ownSeat(snapshot))}`}
      >
        <span>{t('dock.discard', { n: discard.length })}</span>
        {top === undefined ? (
          <span className="no-discard" style={{ width, height: width * 1.1 }} />
        ) : (
          <span className="discarded" style={{ width, height: width * 0.9 }}>
            <YokaiCard card={top} size="peek" name={name(top.type)} width={width} />
          </span>
        )}
      </div>
    </div>
  )
}
