/** The prompt: why, what, with which buttons; apart from them undo, restart and confirm. Always in the same place. */
import type { ExplainedOption } from '@bitoku/engine'
import { decisionQuestion, optionLabel, optionSentence, trailLabel, warningSentence } from '@bitoku/words'
import { Fragment, type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { Cascade } from './cascade.tsx'
import { useAhead, useChoice, useGame } from './game.ts'
import { mostButtons, offer } from './narrowing.ts'
import { OptionList } from './option-list.tsx'

/** The prompt bar. */
export function PromptBar({ compact }: { readonly compact: boolean }): ReactNode {
  const { snapshot, t } = useGame()
  const { chosen, narrowed, clear } = useChoice()
  const [listVersion, setListVersion] = useState<number>()
  const { decision, version } = snapshot
  const { buttons, list } = offer(narrowed, chosen, compact ? 2 : mostButtons)
  const open = listVersion === version && decision !== undefined
  const warned = buttons.length === 1 || chosen.length > 0 ? buttons[0] : undefined
  return (
    <section className="prompt" aria-label={t('prompt.label')}>
      <div className="prompt-text">
        {compact ? <Consequence /> : <Trail />}
        <p className="question" role="status" aria-live="assertive">
          {useQuestion()}
        </p>
      </div>
      {compact ? undefined : <Cascade />}
      <div className="prompt-buttons">
        {buttons.map((option, at) => (
          <OptionButton
            key={option.move}
            option={option}
            primary={at === 0 && option.kind !== 'skip' && (chosen.length > 0 || buttons.length === 1)}
          />
        ))}
        {list ? (
          <button
            type="button"
            className="button"
            aria-expanded={open}
            onClick={() => setListVersion(open ? undefined : version)}
          >
            <Icon name="menu" size={18} />
            {t('prompt.list', { n: narrowed.remaining.length })}
          </button>
        ) : undefined}
        {chosen.length > 0 ? (
          <button type="button" className="button quiet unselect" onClick={clear}>
            <Icon name="close" size={18} />
            <span className={compact ? 'hidden-text' : ''}>{t('prompt.clear')}</span>
          </button>
        ) : undefined}
        {warned === undefined ? undefined : <Warnings option={warned} />}
      </div>
      <TurnButtons compact={compact} />
      {open ? <OptionList onClose={() => setListVersion(undefined)} /> : undefined}
    </section>
  )
}

/** What the chosen option would do, where there is no room for the preview; the way to the question until then. */
function Consequence(): ReactNode {
  const { snapshot, language, telling } = useGame()
  const preview = useAhead()
  if (preview === undefined) return <Trail />
  const told = snapshot.decision === undefined ? telling : { ...telling, decision: snapshot.decision }
  return <p className="consequence">{optionSentence(language, preview.option, told)}</p>
}

/** The way to the question: Guardian 4 ▸ Yomi ▸ Line 4. */
function Trail(): ReactNode {
  const { snapshot, language, telling, t, seatName } = useGame()
  const steps = snapshot.decision?.trail ?? []
  const { asked } = snapshot
  const alone = snapshot.seats.filter(({ kind }) => kind === 'person').length === 1
  // Alone, the question of a turn says whose it is.
  const first =
    asked === undefined || steps.length > 1 || (alone && snapshot.decision?.kind === 'turn')
      ? []
      : [alone ? t('seat.yourTurn') : seatName(asked)]
  return (
    <p className="trail">
      {[...first, ...steps.map((step) => trailLabel(language, step, telling))].map((label, at) => (
        <Fragment key={at}>
          {at > 0 ? <i aria-hidden="true" className="trail-arrow" /> : undefined}
          <span>{label}</span>
        </Fragment>
      ))}
    </p>
  )
}

function useQuestion(): string {
  const { snapshot, language, telling, t, seatName } = useGame()
  const { decision, draft, moving, finished, curtain } = snapshot
  if (decision !== undefined) return decisionQuestion(language, decision, telling)
  if (draft.needsConfirm) return t(draft.steps.at(-1)?.state === 'held' ? 'prompt.confirmHeld' : 'prompt.confirm')
  if (finished) return t('prompt.finished')
  if (moving !== undefined) return t('prompt.moving', { name: seatName(moving) })
  return curtain === undefined ? '' : t('curtain.passTo', { name: seatName(curtain) })
}

interface OptionButtonProps {
  readonly option: ExplainedOption
  readonly primary: boolean
}

function OptionButton({ option, primary }: OptionButtonProps): ReactNode {
  const { language, telling, snapshot, t } = useGame()
  const { take, lookAt } = useChoice()
  const { decision } = snapshot
  const told = decision === undefined ? telling : { ...telling, decision }
  const label = optionLabel(language, option, told)
  return (
    <button
      type="button"
      className={primary ? 'button primary' : 'button'}
      data-tip={optionSentence(language, option, told)}
      data-move={option.move}
      onClick={() => take(option)}
      onPointerEnter={() => lookAt(option)}
      onPointerLeave={() => lookAt(undefined)}
      onFocus={() => lookAt(option)}
      onBlur={() => lookAt(undefined)}
    >
      {option.warnings.length > 0 ? <Icon name="warning" size={18} title={t('prompt.warning')} /> : undefined}
      <span>{label}</span>
      {option.reveals ? <Icon name="eye" size={18} title={t('prompt.reveals')} /> : undefined}
    </button>
  )
}

/** What would be wasted, next to the button. */
function Warnings({ option }: { readonly option: ExplainedOption }): ReactNode {
  const { language } = useGame()
  if (option.warnings.length === 0) return undefined
  return (
    <p className="warnings">
      <Icon name="warning" size={18} />
      {option.warnings.map((warning) => warningSentence(language, warning)).join(' ')}
    </p>
  )
}

function TurnButtons({ compact }: { readonly compact: boolean }): ReactNode {
  const { snapshot, host, t } = useGame()
  const { draft, version } = snapshot
  const label = compact ? 'hidden-text' : ''
  const undoTip = draft.blockedByReveal ? t('turn.blocked') : t('turn.undoTip')
  return (
    <div className="turn-buttons">
      <button
        type="button"
        className="button stop"
        disabled={!draft.canUndo}
        data-tip={undoTip}
        onClick={() => void host.undo(version)}
      >
        <Icon name="undo" size={20} title={compact ? t('turn.undo') : undefined} />
        <span className={label}>{t('turn.undo')}</span>
      </button>
      {draft.canRedo ? (
        <button type="button" className="button" data-tip={t('turn.redo')} onClick={() => void host.redo(version)}>
          <Icon name="redo" size={20} title={t('turn.redo')} />
        </button>
      ) : undefined}
      <button
        type="button"
        className="button"
        disabled={!draft.canRestart}
        data-tip={t('turn.restartTip')}
        onClick={() => void host.restart(version)}
      >
        {compact ? <Icon name="restart" size={20} title={t('turn.restart')} /> : undefined}
        <span className={label}>{t('turn.restart')}</span>
      </button>
      <button
        type="button"
        className={draft.needsConfirm ? 'button primary confirm' : 'button confirm'}
        disabled={!draft.needsConfirm}
        onClick={() => void host.confirm(version)}
      >
        <Icon name="confirm" size={20} />
        <span className={draft.needsConfirm ? '' : label}>{t('turn.confirm')}</span>
        {draft.needsConfirm && draft.steps.at(-1)?.state === 'held' ? (
          <Icon name="eye" size={18} title={t('prompt.reveals')} />
        ) : undefined}
      </button>
    </div>
  )
}
