/** The three card spaces with the dice beside them and the ingenuity crystals behind. */
import { letterOf, placeName, seatOf } from '@bitoku/text'
import { effectSentence, virtueSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Die, DieSlot } from '../../art/die.tsx'
import { YokaiCard } from '../../art/yokai-card.tsx'
import { Icon } from '../../art/sprite.tsx'
import { seatNumber, useChoice, useGame } from '../game.ts'
import { Target } from '../target.tsx'
import { dieTip } from '../places.ts'
import { CrystalAt } from './crystals.tsx'
import { virtueMove } from './use-game-of.ts'

/** The guardians of a seat. */
export function Guardians({ seat, own }: { readonly seat: number; readonly own: boolean }): ReactNode {
  const game = useGame()
  const { t } = game
  const { places } = seatOf(game.snapshot.view, seat)
  const said = places.map((place) => placeName(game, place)).join(' · ')
  return (
    <section className="part guardians">
      <h3>
        {t('domain.guardians')} <span>{said}</span>
      </h3>
      <div className="spaces">
        {[0, 1, 2].map((space) => (
          <div key={space} className="space">
            <PlayedCard seat={seat} own={own} space={space} />
            <div className="beside">
              <GuardianDie seat={seat} own={own} die={space} />
              <CrystalAt seat={seat} own={own} space={space} width={28} />
            </div>
          </div>
        ))}
      </div>
    </section>
  )
}

interface PartProps {
  readonly seat: number
  readonly own: boolean
}

function PlayedCard({ seat, own, space }: PartProps & { readonly space: number }): ReactNode {
  const { snapshot, yokaiCards, name, full, language, style, t } = useGame()
  const { stateOf } = useChoice()
  const card = yokaiCards[seatOf(snapshot.view, seat).played[space]]
  if (card === undefined)
    return (
      <Target
        about="card-space"
        target={own ? `card-space:${space + 1}` : undefined}
        label={t('domain.cardSpace', { n: space + 1 })}
      >
        {(state) => (
          <span className={`card-space state-${state}`}>
            <Icon name="yokai" size={24} />
          </span>
        )}
      </Target>
    )
  const spot = `card-space:${space + 1}`
  const isLeaving = own && virtueMove(snapshot) === `virtue ${card.id}`
  const target = own ? (stateOf(spot) === 'idle' ? `card:${card.id}` : spot) : undefined
  return (
    <Target
      target={target}
      piece={`card:${letterOf(seat)}:${card.id}`}
      label={name(card.id)}
      shows={card.id}
      tip={`${full(card.id)}\n${effectSentence(language, card.action, style)}\n${virtueSentence(language, card, style)}`}
    >
      {(state) => (
        <YokaiCard card={card} size="peek" name={name(card.type)} state={isLeaving ? 'ghost' : state} width={55} />
      )}
    </Target>
  )
}

function GuardianDie({ seat, own, die }: PartProps & { readonly die: number }): ReactNode {
  const game = useGame()
  const { dice, places } = seatOf(game.snapshot.view, seat)
  const place = places[die]
  const label = game.t('domain.die', { n: dice[die], place: placeName(game, place) })
  return (
    <Target
      target={own ? `die:${die + 1}` : undefined}
      about="die"
      piece={place > 1 ? undefined : `die:${letterOf(seat)}:${die + 1}`}
      label={label}
      tip={dieTip(game, dice[die], place)}
    >
      {(state) =>
        place > 1 ? (
          <span className="die-away">
            <DieSlot state={state} width={29} />
            <span>
              <Die value={dice[die]} seat={seatNumber(seat)} width={22} />
            </span>
          </span>
        ) : (
          <Die value={dice[die]} seat={seatNumber(seat)} locked={place === 0} state={state} width={29} />
        )
      }
    </Target>
  )
}
