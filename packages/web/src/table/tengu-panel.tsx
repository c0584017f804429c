/** A turn of the Tengu, card by card: solo players check it. It lies over the log, or over the board on small screens. */
import { sumUp } from '@bitoku/text'
import { stepNames } from '@bitoku/engine'
import { eventSentence, stepReasonSentence, stepSentence, tenguCardSentence } from '@bitoku/words'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Die } from '../art/die.tsx'
import { Icon } from '../art/sprite.tsx'
import { TenguCard } from '../art/tengu-card.tsx'
import { prefer, usePreferences } from '../app/preferences.ts'
import { useGame } from './game.ts'
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
        <Icon name="tengu" size={26} />
        <h2>{t('tengu.title')}</h2>
        {turns.length > 1 ? <span className="muted">{t('tengu.more', { n: turns.length - 1 })}</span> : undefined}
      </header>
      <TurnBody key={turn.number} turn={turn} />
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
          className="button quiet never"
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
  const { edition, language, style, telling, t } = useGame()
  const [all, setAll] = useState(false)
  const card = edition.tengu.find(({ id }) => id === turn.card)
  const happened = sumUp(turn.events).flatMap((event) => {
    const line = eventSentence(language, event, telling)
    return line === undefined ? [] : [line]
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
    <div className={all ? 'tengu-body all' : 'tengu-body'} tabIndex={0}>
      <div className="tengu-dice">
        {turn.dice.map((value, at) => (
          <span key={at} role="img" aria-label={String(value)} data-tip={t('tengu.die', { n: value })}>
            <Die value={value} seat={tenguSeat} width={32} />
          </span>
        ))}
        <p>{t(`tengu.${turn.place}`, { low: Math.min(...turn.dice) })}</p>
      </div>
      {card === undefined ? undefined : (
        <div className="tengu-drawn" data-tip={tenguCardSentence(language, card, style)}>
          <TenguCard card={card} width={64} />
          <p>{tenguCardSentence(language, card, style)}</p>
        </div>
      )}
      <Steps turn={turn} all={all} />
      <div className="tengu-happened">
        <h3>{t('tengu.happened')}</h3>
        {happened.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </div>
      <button type="button" className="button quiet all-steps" aria-expanded={all} onClick={() => setAll(!all)}>
        {t(all ? 'tengu.oneStep' : 'tengu.allSteps', { n: turn.steps.length })}
      </button>
    </div>
  )
}

interface StepsProps {
  readonly turn: TenguTurn
  readonly all: boolean
}

/** The step that was done, or all that were tested, in their order. */
function Steps({ turn, all }: StepsProps): ReactNode {
  const { language, t } = useGame()
  const tested = stepNames.flatMap((name) => turn.steps.filter(({ step }) => step === name))
  const shown = all ? tested : tested.filter(({ not }) => not === undefined)
  return (
    <ol className="tengu-steps">
      {shown.map(({ step, not }) => (
        <li key={step} className={not === undefined ? 'held' : 'failed'}>
          <b>{step}</b>
          <span>
            {stepSentence(language, step)}
            {not === undefined ? undefined : <small>{stepReasonSentence(language, not)}</small>}
          </span>
          <Icon
            name={not === undefined ? 'confirm' : 'close'}
            size={18}
            title={t(not === undefined ? 'tengu.did' : 'tengu.didNot')}
          />
        </li>
      ))}
    </ol>
  )
}
