/** All cards. */
import { forest, type YokaiCard as Card } from '@bitoku/engine'
import { effectSentence, type Language, nameOf, tenguCardSentence, virtueSentence, visionSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BitokuCard } from '../bitoku-card.tsx'
import { CardBack } from '../card-back.tsx'
import { cardKinds } from '../outlines.ts'
import { TenguCard } from '../tengu-card.tsx'
import { VisionCard } from '../vision-card.tsx'
import { YokaiCard } from '../yokai-card.tsx'
import { Row, Section } from './parts.tsx'

const yokai: readonly Card[] = [...forest.startingYokai, ...forest.yokai]
const inspected = ['imomushi-4', 'kitsune-2', 'nezumi-5', 'ookami-4'].flatMap((id) =>
  yokai.filter((card) => card.id === id),
)

/** All cards of the edition. */
export function Cards({ language }: { readonly language: Language }): ReactNode {
  const name = (id: string): string => nameOf(language, 'term', id)
  const virtue = (card: Card): string => virtueSentence(language, card)
  return (
    <>
      <Section title="Spirits of six families" note="hand 118 × 165; the id of the card draws the face">
        <Row>
          {yokai.map((card) => (
            <YokaiCard
              key={card.id}
              card={card}
              size="hand"
              name={name(card.type)}
              title={effectSentence(language, card.action)}
            />
          ))}
        </Row>
      </Section>
      <Section title="Near and far" note="inspect 280 × 392, peek 66 × 92">
        <Row>
          {inspected.map((card) => (
            <YokaiCard
              key={card.id}
              card={card}
              size="inspect"
              name={nameOf(language, 'plain', card.type)}
              sentence={effectSentence(language, card.action)}
              virtueSentence={virtue(card)}
            />
          ))}
          <BitokuCard
            card={forest.bitoku[4]}
            size="inspect"
            name={name('rei')}
            sentence={effectSentence(language, forest.bitoku[4].effect)}
          />
        </Row>
        <Row>
          {yokai
            .filter((_, i) => i % 2 === 0)
            .map((card) => (
              <YokaiCard key={card.id} card={card} size="peek" name="" />
            ))}
        </Row>
        <Row>
          {forest.bitoku.map((card) => (
            <BitokuCard key={card.id} card={card} size="peek" name="" />
          ))}
          {forest.visions.slice(0, 8).map((card) => (
            <VisionCard key={card.id} card={card} size="peek" />
          ))}
          {cardKinds.map((kind, i) => (
            <CardBack key={kind} kind={kind} size="peek" count={i * 7 + 2} />
          ))}
        </Row>
      </Section>
      <Section title="Virtues, visions, the Tengu, backs" note="each kind of card has its own outline">
        <Row>
          {forest.bitoku.map((card, i) => (
            <BitokuCard
              key={card.id}
              card={card}
              size="hand"
              name={name(card.id)}
              completed={i === 1 ? 1 : i === 3 ? 2 : undefined}
            />
          ))}
          {cardKinds.map((kind) => (
            <CardBack key={kind} kind={kind} size="hand" />
          ))}
        </Row>
        <Row>
          {forest.visions.map((card, i) => (
            <VisionCard
              key={card.id}
              card={card}
              size="hand"
              fulfilled={i === 2}
              title={visionSentence(language, card)}
            />
          ))}
        </Row>
        <Row>
          {forest.tengu.map((card) => (
            <TenguCard key={card.id} card={card} title={tenguCardSentence(language, card)} />
          ))}
        </Row>
      </Section>
    </>
  )
}
