/** The prompt: why, what, with which buttons; apart from them undo, restart and confirm. Always in the same place. */
import { askedSentence } from '@bitoku/text'
import type { ExplainedOption } from '@bitoku/engine'
import { optionLabel, optionSentence, trailLabel } from '@bitoku/words'
import { Fragment, lazy, type ReactNode, Suspense, useState } from 'react'
import { askedAbout, usePreferences } from '../app/preferences.ts'
import { Icon } from '../art/sprite.tsx'
import { OpenHistory } from '../history/open-history.tsx'
import { AskingButtons } from './asking.tsx'
import { Cascade } from './cascade.tsx'
import { useExtras, useIsAlone } from './extras.ts'
import { useAhead, useChoice, useGame } from './game.ts'
import { mainOption, mostButtons, offer } from './narrowing.ts'
import { questionNow } from './question-now.ts'
import { TurnButtons } from './turn-buttons.tsx'
import { useRoom } from './use-room.ts'

const fetchList = async () => import('./option-list.tsx')
const OptionList = lazy(async () => ({ default: (await fetchList()).OptionList }))
/** A hand that comes near the button will want the list. */
const fetchListEarly = (): void => void fetchList().catch(() => undefined)

/** From this size of text on, in percent, a wide window has no more room for words than a phone. */
const largeText = 175

interface Props {
  readonly compact: boolean
  /** What stands in the corner of the question. */
  readonly corner?: ReactNode
}

/** The prompt bar. */
export function PromptBar({ compact, corner }: Props): ReactNode {
  const { snapshot, t, language } = useGame()
  const { chosen, narrowed, asking, clear } = useChoice()
  const [listVersion, setListVersion] = useState<number>()
  const extras = useExtras()
  const { decision, version } = snapshot
  // Large text needs the room: the board is what one looks at.
  const textSize = usePreferences((preferences) => preferences.textSize)
  const isTight = textSize >= largeText || compact
  const moment = [version, chosen.length, language, textSize, innerWidth].join(' ')
  // Two ways are not put away into a list.
  const room = useRoom(isTight ? 2 : mostButtons, narrowed.remaining.length === 2 ? 2 : 1, moment)
  const { buttons, list } = offer(narrowed, chosen, room.most)
  const main = mainOption(narrowed, chosen)
  const open = listVersion === version && decision !== undefined
  return (
    <section className={asking === undefined ? 'prompt' : 'prompt asking'} aria-label={t('prompt.label')}>
      <div className="prompt-text">
        {compact ? <Consequence /> : <Trail />}
        <p className="question">
          {useQuestion()}
          {extras === undefined ? undefined : <extras.Question />}
        </p>
      </div>
      {corner}
      {compact ? undefined : <Cascade />}
      <div className="prompt-buttons" ref={room.row}>
        {extras === undefined ? undefined : <extras.Meanwhile />}
        {asking === undefined ? (
          <>
            {snapshot.finished ? <OpenHistory /> : undefined}
            {buttons.map((option) => (
              <OptionButton key={option.move} option={option} primary={option === main} />
            ))}
            {list ? (
              <button
                type="button"
                className="button"
                aria-expanded={open}
                onPointerEnter={fetchListEarly}
                onFocus={fetchListEarly}
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
          </>
        ) : (
          <AskingButtons option={asking} />
        )}
      </div>
      {/* Who only watches has no turn. */}
      {extras?.isWatching === true ? undefined : <TurnButtons compact={isTight} />}
      {open ? (
        <Suspense>
          <OptionList onClose={() => setListVersion(undefined)} />
        </Suspense>
      ) : undefined}
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
  const alone = useIsAlone(snapshot)
  const extras = useExtras()
  // In large letters there is room for one of them: the last says most.
  const isLarge = usePreferences(({ textSize }) => textSize >= 130)
  // Alone, the question of a turn says whose it is.
  const first =
    asked === undefined || steps.length > 1 || (alone && snapshot.decision?.kind === 'turn')
      ? []
      : [alone ? t('seat.yourTurn') : seatName(asked)]
  const labels = [...first, ...steps.map((step) => trailLabel(language, step, telling))]
  return (
    <p className="trail">
      {labels.slice(isLarge ? -1 : 0).map((label, at) => (
        <Fragment key={at}>
          {at > 0 ? <i aria-hidden="true" className="trail-arrow" /> : undefined}
          <span>{label}</span>
        </Fragment>
      ))}
      {extras === undefined ? undefined : <extras.Clock />}
    </p>
  )
}

/** What is asked, or what is waited for. */
export function useQuestion(): string {
  const game = useGame()
  const { snapshot, language, telling, t, seatName } = game
  const { asking, decision, chosen } = useChoice()
  const { draft, moving, finished, curtain } = snapshot
  if (asking !== undefined) return askedSentence(game, asking, askedAbout().muted)
  if (decision !== undefined) return questionNow(language, decision, chosen, telling)
  if (draft.needsConfirm) return t(draft.steps.at(-1)?.state === 'held' ? 'prompt.confirmHeld' : 'prompt.confirm')
  if (finished) {
    const winner = snapshot.sheets.find(({ rank }) => rank === 1)
    return winner === undefined
      ? t('prompt.finished')
      : t('final.wins', { name: seatName(winner.seat), n: winner.total })
  }
  if (moving !== undefined) return t('prompt.moving', { name: seatName(moving) })
  return curtain === undefined ? '' : t('curtain.passTo', { name: seatName(curtain) })
}

interface OptionButtonProps {
  readonly option: ExplainedOption
  readonly primary: boolean
}

function OptionButton({ option, primary }: OptionButtonProps): ReactNode {
  const { language, telling, snapshot, t } = useGame()
  const { take, lookAt, chosen } = useChoice()
  const { decision } = snapshot
  // What is chosen stands in the question.
  const isSourceTold = chosen.some((target) => /^(card|favour):/.test(target))
  const told = decision === undefined ? telling : { ...telling, decision, isSourceTold }
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
