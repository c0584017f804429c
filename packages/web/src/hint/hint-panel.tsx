/** A hint beside the board: the steps of the best plan, why it is the best, and a ring around the next step. It bars nothing. */
import { sentence } from '@bitoku/text'
import { describeHint } from '@bitoku/words'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useHistory, useIsPast } from '../history/use-history.ts'
import { type SayMore, useMore } from '../interface/more.ts'
import { useChoice, useGame } from '../table/game.ts'
import { isDesk, useLayout } from '../table/use-layout.ts'
import './hint.css'
import type { HintState } from './progress.ts'
import { ringMove, type Rings } from './ring.ts'
import { useFolding } from './use-folding.ts'
import { useHint } from './use-hint.ts'
import { whereaboutsOf, wishFor } from './wish.ts'

/** The panel. */
export function HintPanel({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { now, t } = useGame()
  const m = useMore()
  const state = useHint(now)
  const isPast = useIsPast()
  const isTold = state.is === 'told'
  const isSmall = !isDesk(useLayout())
  const canFold = isTold && isSmall
  const [isFolded, setFolded] = useFolding(canFold)
  useEffect(() => {
    if (state.is === 'over') onClose()
  }, [state.is, onClose])
  useRing(state)
  // What is shown of the past is another board.
  if (m === undefined || state.is === 'over' || isPast) return undefined
  return (
    <aside className={isFolded ? 'hint folded' : 'hint'} aria-label={t('bar.hint')}>
      <header>
        <Icon name="bot" size={20} />
        <h2 className={isFolded ? 'hidden-text' : ''}>{t('bar.hint')}</h2>
        {isFolded && isTold ? <StepNow state={state} /> : undefined}
        {canFold ? (
          <button
            type="button"
            className="button quiet hint-fold"
            aria-label={m(isFolded ? 'hint.unfold' : 'hint.fold')}
            onClick={() => setFolded(!isFolded)}
          >
            <Icon name={isFolded ? 'arrow-down' : 'arrow-up'} size={18} />
          </button>
        ) : undefined}
        <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={onClose}>
          <Icon name="close" size={18} />
        </button>
      </header>
      {isFolded ? undefined : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard
        <div className="hint-body" aria-live="polite" tabIndex={0}>
          {isTold ? (
            <Told state={state} m={m} />
          ) : (
            <p className={state.is}>{m(state.is === 'thinking' ? 'hint.thinking' : 'hint.failed')}</p>
          )}
        </div>
      )}
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

/** The step that is to be made now, in one line. */
function StepNow({ state: { hint, taken } }: { readonly state: ToldState }): ReactNode {
  const { language, telling } = useGame()
  const { steps } = describeHint(language, hint, telling)
  return (
    <p className="hint-line now" aria-live="polite">
      <span className="hint-number">{taken + 1}</span>
      <span>{steps[taken]}</span>
    </p>
  )
}

function Told({ state: { hint, taken }, m }: { readonly state: ToldState; readonly m: SayMore }): ReactNode {
  const { language, telling } = useGame()
  const { steps, sentences, isLearnt } = describeHint(language, hint, telling)
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
      <p className="muted">{m(isLearnt ? 'hint.note' : 'hint.noteThumb')}</p>
    </>
  )
}

/** Whether the menu fills the only pane: there the hint was asked for. */
const isMenuOpen = (): boolean => document.querySelector('.nav-tab.open-menu.now') !== null

/** Rings what leads on to the next step; a screen with room for one part of the board goes there. */
function useRing(state: HintState): void {
  const { edition, now } = useGame()
  const { decision, chosen } = useChoice()
  const isPast = useIsPast()
  const step = state.is === 'told' && !isPast ? state.hint.plans[0].steps[state.taken]?.option : undefined
  const wish = useMemo(() => {
    const table = { view: now.view, edition, decision: now.decision }
    return step && wishFor(step, { decision, chosen }, table)
  }, [step, decision, chosen, now, edition])
  const rings = useRef<Rings>(undefined)
  useEffect(() => {
    if (step === undefined) return
    const table = { view: now.view, edition, decision: now.decision }
    const places = step.targets.map((target) => whereaboutsOf(target, table))
    const part = places.findLast((place) => place !== 'hand' && place !== 'domain')
    // To what lies in the domain the table goes by itself, where nothing else can be chosen.
    if (part !== undefined || isMenuOpen()) useHistory.setState({ wanted: { part } })
    // Once for each step.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [step])
  useEffect(() => {
    if (wish === undefined) {
      rings.current?.remove()
      rings.current = undefined
    } else if (rings.current === undefined) rings.current = ringMove(wish)
    else rings.current.follow(wish)
  }, [wish])
  useEffect(
    () => () => {
      rings.current?.remove()
      rings.current = undefined
    },
    [],
  )
}
