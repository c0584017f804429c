/** The preview while no single option is looked at: what all ways of the chosen thing share, the sum of the turn, a hint. */
import { ownSeat, seatOf, sheetOf } from '@bitoku/text'
import type { ExplainedOption } from '@bitoku/engine'
import { chosenName, effectSentence, optionLabel, type OptionTelling, wokenDie } from '@bitoku/words'
import type { ReactNode } from 'react'
import { usePreferences } from '../app/preferences.ts'
import { Die } from '../art/die.tsx'
import { Icon } from '../art/sprite.tsx'
import { commonChange, turnChange } from './changes.ts'
import { seatNumber, useChoice, useGame } from './game.ts'
import { moveIcon } from './move-icon.ts'
import { waysOf } from './narrowing.ts'
import { Amounts, Ledger, Row } from './preview-rows.tsx'

interface WokenProps {
  readonly options: readonly ExplainedOption[]
  readonly told: OptionTelling
}

/** The dice that options would unlock by playing a card: one of them, whichever option is taken. */
export function Woken({ options, told }: WokenProps): ReactNode {
  const { snapshot, t } = useGame()
  const values = options.map((option) => wokenDie(option, told)).filter((value) => value !== undefined)
  if (values.length === 0) return undefined
  const seat = seatNumber(ownSeat(snapshot))
  return (
    <Row label={t('preview.unlocks')}>
      <span className="amounts">
        {values.map((value, at) => (
          <span key={at} className="with-word">
            {at > 0 ? '/ ' : ''}
            <Die value={value} seat={seat} width={20} />
            <span className="hidden-text">{value}</span>
          </span>
        ))}
      </span>
    </Row>
  )
}

/** What is shown until an option is looked at. */
export function Resting(): ReactNode {
  const { snapshot, t } = useGame()
  const { chosen, narrowed, asking } = useChoice()
  const { decision, draft } = snapshot
  if (chosen.length > 0 && narrowed.remaining.length > 1) return <Common />
  if (decision === undefined && draft.needsConfirm) return <TurnSum />
  // Of what lies nowhere on the table, and of a question about it, the buttons are the choice.
  const how =
    asking === undefined && narrowed.next.size > 0
      ? t('preview.hint', { touch: matchMedia('(pointer: coarse)').matches ? 'yes' : 'no' })
      : t('preview.hintButtons')
  return (
    <section className="preview resting" aria-label={t('preview.label')}>
      <p>
        <Icon name="lantern" size={28} />
        {decision === undefined ? t('preview.hintWait') : how}
      </p>
      <Ways />
    </section>
  )
}

/** More than these would have to be read, and large letters leave no room: the board shows them better. */
const mostWays = 6
const largestText = 115

/**
 * What can be pointed at first, by name, with the number of ways that lead on from there. It is all on the board and in the
 * list of options too: for keys and for those who listen it is not said a third time.
 */
function Ways(): ReactNode {
  const { snapshot, telling, language, t } = useGame()
  const { narrowed, point, look } = useChoice()
  const textSize = usePreferences((state) => state.textSize)
  const { decision } = snapshot
  const firsts = waysOf(narrowed.remaining)
  if (decision === undefined || textSize > largestText || firsts.size < 2 || firsts.size > mostWays) return undefined
  const told = { ...telling, decision }
  return (
    <ul className="ways" aria-hidden="true">
      {[...firsts].map(([target, options]) => (
        <li key={target}>
          <button
            type="button"
            className="bare way"
            tabIndex={-1}
            onClick={() => point(target)}
            onPointerEnter={() => look(target)}
            onPointerLeave={() => look(undefined)}
          >
            <Icon name={moveIcon(options[0])} size={22} />
            <span>
              {chosenName(language, [target], told) ?? optionLabel(language, options[0], told)}
              {options.length > 1 ? <i>{t('preview.ways', { n: options.length })}</i> : undefined}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What all ways of the chosen thing have in common. */
function Common(): ReactNode {
  const { snapshot, yokaiCards, language, style, telling, t } = useGame()
  const { chosen, narrowed } = useChoice()
  const { remaining } = narrowed
  const told = snapshot.decision === undefined ? telling : { ...telling, decision: snapshot.decision }
  const card = yokaiCards.find(({ id }) => chosen.includes(`card:${id}`))
  return (
    <section className="preview" aria-label={t('preview.label')}>
      <header>
        <Icon name={moveIcon(remaining[0])} size={28} />
        <h2>{t('preview.if', { what: chosenName(language, chosen, told) ?? '' })}</h2>
      </header>
      <div className="preview-body">
        <dl>
          {card === undefined ? undefined : (
            <Row label={t('preview.does')}>{effectSentence(language, card.action, style)}</Row>
          )}
          <Amounts change={commonChange(remaining, 'paid')} sign={-1} label={t('preview.pay')} />
          <Amounts change={commonChange(remaining, 'gained')} sign={1} label={t('preview.gain')} />
          <Woken options={remaining} told={told} />
        </dl>
      </div>
    </section>
  )
}

/** What the turn that waits for its confirmation has brought in all. */
function TurnSum(): ReactNode {
  const { snapshot, t } = useGame()
  const seat = ownSeat(snapshot)
  const { steps } = snapshot.draft
  // What is held back until the confirmation has no events yet; a virtue has its own only when all have chosen.
  const held = steps.flatMap(({ state, option: { kind, change, apart } }) => {
    if (state !== 'held' && kind !== 'virtue') return []
    return apart === undefined ? [change] : [apart.paid, apart.gained]
  })
  const { paid, gained } = turnChange(
    steps.flatMap(({ events }) => events),
    seat,
    held,
  )
  const toCome = held.reduce((sum, change) => sum + change.vp, 0)
  const vp = seatOf(snapshot.view, seat).vp + toCome
  const total = (sheetOf(snapshot.sheets, seat)?.total ?? 0) + toCome
  return (
    <section className="preview" aria-label={t('preview.turn')}>
      <header>
        <Icon name="confirm" size={28} />
        <h2>{t('preview.turn')}</h2>
      </header>
      <div className="preview-body">
        <dl>
          <Amounts change={paid} sign={-1} label={t('preview.pay')} />
          <Amounts change={gained} sign={1} label={t('preview.gain')} />
        </dl>
        <Ledger now={[vp - gained.vp, total]} then={[vp, total]} />
      </div>
    </section>
  )
}
