/** Undo, redo, restart, confirm: apart from the choices, always in the same place. */
import { type ReactNode, useState } from 'react'
import { afterPaint } from '../app/painted.ts'
import { Icon } from '../art/sprite.tsx'
import { useGame } from './game.ts'
import { type Confirming, useConfirming } from './use-confirming.ts'

/** The buttons of the turn. */
export function TurnButtons({ compact }: { readonly compact: boolean }): ReactNode {
  const { snapshot, host, t } = useGame()
  const { draft, version } = snapshot
  const clock = useConfirming(host, snapshot)
  const label = compact ? 'hidden-text' : ''
  const undoTip = draft.blockedByReveal ? t('turn.blocked') : t('turn.undoTip')
  return (
    <div className="turn-buttons">
      <button
        type="button"
        className="button stop"
        disabled={!draft.canUndo}
        data-tip={`${t('turn.undo')}\n${undoTip}`}
        onClick={() => void host.undo(version)}
      >
        <Icon name="undo" size={20} title={compact ? t('turn.undo') : undefined} />
        <span className={label}>{t('turn.undo')}</span>
      </button>
      {draft.canRedo ? (
        <button type="button" className="button redo" data-tip={t('turn.redo')} onClick={() => void host.redo(version)}>
          <Icon name="redo" size={20} title={t('turn.redo')} />
        </button>
      ) : undefined}
      <button
        type="button"
        className="button restart"
        disabled={!draft.canRestart}
        data-tip={`${t('turn.restart')}\n${t('turn.restartTip')}`}
        onClick={() => void host.restart(version)}
      >
        {compact ? <Icon name="restart" size={20} title={t('turn.restart')} /> : undefined}
        <span className={label}>{t('turn.restart')}</span>
      </button>
      {clock.left === undefined ? undefined : (
        <button type="button" className="button hold" data-tip={t('turn.holdTip')} onClick={clock.hold}>
          <Icon name="pause" size={18} title={compact ? t('turn.hold') : undefined} />
          <span className={label}>{t('turn.hold')}</span>
        </button>
      )}
      <Confirm compact={compact} clock={clock} />
    </div>
  )
}

function Confirm({ compact, clock }: { readonly compact: boolean; readonly clock: Confirming }): ReactNode {
  const { snapshot, host, t } = useGame()
  const { draft, version } = snapshot
  const isHeld = draft.needsConfirm && draft.steps.at(-1)?.state === 'held'
  const isTimed = clock.left !== undefined
  const [sent, setSent] = useState<number>()
  const isSent = sent === version
  // A new year changes the whole table: the button shows at once that it was pressed.
  const confirm = (): void => {
    if (isSent) return
    setSent(version)
    afterPaint(() => void host.confirm(version).finally(() => setSent(undefined)))
  }
  return (
    <button
      type="button"
      className={`button confirm${draft.needsConfirm ? ' primary' : ''}${isSent ? ' is-sent' : ''}`}
      aria-busy={isSent}
      disabled={!draft.needsConfirm}
      data-tip={`${t('turn.confirm')}\n${t(isHeld ? 'prompt.confirmHeld' : 'turn.confirmTip')}`}
      onClick={confirm}
    >
      {clock.left === undefined ? undefined : <Ring left={clock.left / clock.all} />}
      {isTimed ? <b className="confirm-left">{clock.left}</b> : <Icon name="confirm" size={20} />}
      <span className={draft.needsConfirm ? '' : compact ? 'hidden-text' : ''}>{t('turn.confirm')}</span>
      {isHeld ? <Icon name="eye" size={18} title={t('prompt.reveals')} /> : undefined}
      {/* Told once, when the clock begins: a number that counts down would drown everything else. */}
      <span className="hidden-text" role="status">
        {isTimed ? t('turn.timed', { n: clock.all }) : ''}
      </span>
    </button>
  )
}

/** The part of the time that is left, running around the button. */
function Ring({ left }: { readonly left: number }): ReactNode {
  return (
    <svg className="confirm-ring" aria-hidden="true">
      <rect width="100%" height="100%" rx="8" pathLength={100} style={{ strokeDashoffset: 100 * (1 - left) }} />
    </svg>
  )
}
