/** A turn of the Tengu, card by card: solo players check it. */
import { stepNames } from '@bitoku/engine'
import { eventSentence, stepReasonSentence, stepSentence, tenguCardSentence } from '@bitoku/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Die } from '../art/die.tsx'
import { Icon } from '../art/sprite.tsx'
import { TenguCard } from '../art/tengu-card.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { edition, useGame } from './game.ts'
import { tenguTurns, type TenguTurn } from './tengu-turns.ts'

const tenguSeat = 1

/** Shows the turns of the Tengu that the person has not seen. */
export function TenguPanel(): ReactNode {
  const { snapshot, t } = useGame()
  const wanted = usePreferences((state) => state.tenguSteps)
  const [seen, setSeen] = useState(snapshot.seen)
  const turns = tenguTurns(snapshot.events.filter(({ number }) => number > seen))
  const turn = turns[0]
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [turn?.number])
  if (turn === undefined || !wanted) return undefined
  const skip = (): void => setSeen(snapshot.lastEvent)
  return (
    <section className="tengu-turn" role="dialog" aria-label={t('tengu.title')}>
      <header>
        <Icon name="tengu" size={28} />
        <h2>{t('tengu.title')}</h2>
        {turns.length > 1 ? <span className="muted">{t('tengu.more', { n: turns.length - 1 })}</span> : undefined}
      </header>
      <TurnBody turn={turn} />
      <footer>
        <button
          ref={button}
          type="button"
          className="button primary"
          onClick={() => (turns.length > 1 ? setSeen(turn.number) : skip())}
        >
          {t('tengu.continue')}
        </button>
        {turns.length > 1 ? (
          <button type="button" className="button" onClick={skip}>
            {t('tengu.skip')}
          </button>
        ) : undefined}
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            skip()
            prefer({ tenguSteps: false })
          }}
        >
          {t('tengu.never')}
        </button>
      </footer>
    </section>
  )
}

function TurnBody({ turn }: { readonly turn: TenguTurn }): ReactNode {
  const { language, style, telling, t } = useGame()
  const card = edition.tengu.find(({ id }) => id === turn.card)
  const done = turn.steps.find(({ not }) => not === undefined)
  const tested = new Map(turn.steps.map((step) => [step.step, step]))
  const happened = turn.events.flatMap((event) => {
    const line = eventSentence(language, event, telling)
    return line === undefined ? [] : [line]
  })
  return (
    <div className="tengu-body">
      <div className="tengu-card">
        <div className="tengu-dice">
          {turn.dice.map((value, at) => (
            <Die key={at} value={value} seat={tenguSeat} width={36} />
          ))}
          <p>{t(`tengu.${turn.place}`, { low: Math.min(...turn.dice) })}</p>
        </div>
        {card === undefined ? undefined : (
          <div className="tengu-drawn">
            <TenguCard card={card} width={104} />
            <p>{tenguCardSentence(language, card, style)}</p>
          </div>
        )}
      </div>
      <ol className="tengu-steps">
        {stepNames.flatMap((name) => {
          const step = tested.get(name)
          if (step === undefined) return []
          return [
            <li key={name} className={step.not === undefined ? 'held' : 'failed'}>
              <b>{name}</b>
              <span>
                {stepSentence(language, name)}
                {step.not === undefined ? undefined : <small>{stepReasonSentence(language, step.not)}</small>}
              </span>
              <Icon
                name={step.not === undefined ? 'confirm' : 'close'}
                size={18}
                title={t(step.not === undefined ? 'tengu.did' : 'tengu.didNot')}
              />
            </li>,
          ]
        })}
      </ol>
      <div className="tengu-happened">
        <h3>{done === undefined ? t('tengu.happened') : t('tengu.step', { step: done.step })}</h3>
        {happened.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
    </div>
  )
}
