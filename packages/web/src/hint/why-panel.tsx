/** Why a bot did what it did, after the game: what it did, the plan that looks best from where it stood, and the reasons. */
import { sentence } from '@bitoku/text'
import type { Explanation } from '@bitoku/bots'
import { describeHint, optionLabel } from '@bitoku/words'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { type SayMore, useMore } from '../interface/more.ts'
import { useGame } from '../table/game.ts'
import { askHint } from './ask-hint.ts'
import { type PastTurn, pastTurn, type PlayedTurn } from './ask-why.ts'
import './hint.css'

interface Reasons {
  readonly turn: PastTurn
  readonly hint: Explanation
}

interface Props {
  readonly turn: PlayedTurn
  readonly onClose: () => void
}

/** The panel. */
export function WhyPanel({ turn, onClose }: Props): ReactNode {
  const { seatName, t } = useGame()
  const m = useMore()
  const reasons = useReasons(turn)
  if (m === undefined) return undefined
  const title = t('history.why', { name: seatName(turn.seat) })
  return (
    <aside className="hint" aria-label={title}>
      <header>
        <Icon name="bot" size={20} />
        <h2>{title}</h2>
        <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className="hint-body" aria-live="polite" tabIndex={0}>
        {reasons === undefined || reasons === 'none' ? (
          <p>{m(reasons === undefined ? 'why.thinking' : 'why.none')}</p>
        ) : (
          <Told reasons={reasons} name={seatName(turn.seat)} m={m} />
        )}
      </div>
    </aside>
  )
}

/** Thinks the turn over once more; `none` where there was nothing to choose, or no answer. */
function useReasons(turn: PlayedTurn): Reasons | 'none' | undefined {
  const { host, now } = useGame()
  const [reasons, setReasons] = useState<Reasons | 'none'>()
  const { gameId, seats } = now
  const level = seats[turn.seat].level
  const { seat, from, to } = turn
  useEffect(() => {
    setReasons(undefined)
    let isWanted = true
    let cancel = (): void => {}
    const think = async (): Promise<Reasons | 'none'> => {
      const record = await host.exportRecord(gameId)
      const past = record.ok && level !== undefined ? pastTurn(record.value, level, { seat, from, to }) : undefined
      if (past === undefined || !isWanted) return 'none'
      const asking = askHint(past.question)
      cancel = asking.cancel
      return { turn: past, hint: await asking.answer }
    }
    const take = (told: Reasons | 'none'): void => (isWanted ? setReasons(told) : undefined)
    think().then(take, () => take('none'))
    return () => {
      isWanted = false
      cancel()
    }
  }, [host, gameId, level, seat, from, to])
  return reasons
}

interface ToldProps {
  readonly reasons: Reasons
  readonly name: string
  readonly m: SayMore
}

function Told({ reasons: { turn, hint }, name, m }: ToldProps): ReactNode {
  const { language, telling } = useGame()
  const { steps, sentences, isLearnt } = describeHint(language, hint, telling)
  const did = turn.steps.map(({ option, ...told }) => optionLabel(language, option, { ...telling, ...told }))
  const isSame = did[0] === steps[0]
  return (
    <>
      <h3>{m(isSame ? 'why.didBest' : 'why.did', { name })}</h3>
      <Steps labels={did} />
      {isSame ? undefined : (
        <>
          <h3>{m('why.best')}</h3>
          <Steps labels={steps} />
        </>
      )}
      <h3>{m('hint.why')}</h3>
      <ul className="hint-why">
        {sentences.map((said) => (
          <li key={said}>{sentence(said)}</li>
        ))}
      </ul>
      {/* A rule of thumb does not look far ahead. */}
      {isLearnt ? <p className="muted">{m('why.note', { name })}</p> : undefined}
    </>
  )
}

function Steps({ labels }: { readonly labels: readonly string[] }): ReactNode {
  return (
    <ol className="hint-steps">
      {labels.map((label, at) => (
        <li key={at}>
          <span className="hint-number">{at + 1}</span>
          <span>{label}</span>
        </li>
      ))}
    </ol>
  )
}
