/** A hint beside the board: the steps of the best plan, why it is the best, and a ring around the next step. It bars nothing. */
import { describeHint } from '@bitoku/words'
import { type ReactNode, useEffect } from 'react'
import { sentence } from '../app/sentence.ts'
import { Icon } from '../art/sprite.tsx'
import { partsOfTarget } from '../board/targets.ts'
import { useHistory } from '../history/use-history.ts'
import { type SayMore, useMore } from '../interface/more.ts'
import { useGame } from '../table/game.ts'
import './hint.css'
import { ringMove } from './ring.ts'
import { type HintState, useHint } from './use-hint.ts'

/** The panel. */
export function HintPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { now, t } = useGame()
  const m = useMore()
  const state = useHint(now)
  useEffect(() => {
    if (state.is === 'over') onClose()
  }, [state.is, onClose])
  useRing(state)
  if (m === undefined || state.is === 'over') return undefined
  return (
    <aside className="hint" aria-label={t('bar.hint')}>
      <header>
        <Icon name="bot" size={20} />
        <h2>{t('bar.hint')}</h2>
        <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className="hint-body" aria-live="polite" tabIndex={0}>
        {state.is === 'told' ? (
          <Told state={state} m={m} />
        ) : (
          <p className={state.is}>{m(state.is === 'thinking' ? 'hint.thinking' : 'hint.failed')}</p>
        )}
      </div>
      {state.is === 'thinking' ? (
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {m('hint.stop')}
          </button>
        </footer>
      ) : undefined}
    </aside>
  )
}

type ToldState = Extract<HintState, { readonly is: 'told' }>

function Told({ state: { hint, taken }, m }: { readonly state: ToldState; readonly m: SayMore }): ReactNode {
  const { language, telling } = useGame()
  const { steps, sentences } = describeHint(language, hint, telling)
  return (
    <>
      <h3>{m('hint.plan')}</h3>
      <ol className="hint-steps">
        {steps.map((label, at) => (
          <li
            key={at}
            className={at < taken ? 'done' : at === taken ? 'now' : ''}
            aria-current={at === taken ? 'step' : undefined}
          >
            {at < taken ? <Icon name="confirm" size={14} /> : <span className="hint-number">{at + 1}</span>}
            <span>{label}</span>
          </li>
        ))}
      </ol>
      <h3>{m('hint.why')}</h3>
      <ul className="hint-why">
        {sentences.map((said) => (
          <li key={said}>{sentence(said)}</li>
        ))}
      </ul>
      <p className="muted">{m('hint.note')}</p>
    </>
  )
}

/** Rings the next step; a screen with room for one part of the board goes there. */
function useRing(state: HintState): void {
  const { edition, now } = useGame()
  const step = state.is === 'told' ? state.hint.plans[0].steps[state.taken]?.option : undefined
  useEffect(() => {
    if (step === undefined) return
    const parts = step.targets.flatMap((target) => partsOfTarget(target, { view: now.view, edition }))
    useHistory.setState({ wanted: { part: parts.at(-1) } })
    return ringMove(step.targets, step.move)
    // Once for each step.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step])
}
