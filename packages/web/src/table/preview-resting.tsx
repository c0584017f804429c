/** The preview while no single option is looked at: what all ways of the chosen thing share, the sum of the turn, a hint. */
import type { ExplainedOption } from '@bitoku/engine'
import { chosenName, effectSentence, type OptionTelling, wokenDie } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Die } from '../art/die.tsx'
import { Icon } from '../art/sprite.tsx'
import { commonChange, turnChange } from './changes.ts'
import { ownSeat, seatNumber, seatOf, sheetOf, useChoice, useGame, yokaiCards } from './game.ts'
import { moveIcon } from './move-icon.ts'
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
  const { chosen, narrowed } = useChoice()
  const { decision, draft } = snapshot
  if (chosen.length > 0 && narrowed.remaining.length > 1) return <Common />
  if (decision === undefined && draft.needsConfirm) return <TurnSum />
  const touch = matchMedia('(pointer: coarse)').matches ? 'yes' : 'no'
  return (
    <section className="preview resting" aria-label={t('preview.label')}>
      <Icon name="lantern" size={34} />
      <p>{decision === undefined ? t('preview.hintWait') : t('preview.hint', { touch })}</p>
    </section>
  )
}

/** What all ways of the chosen thing have in common. */
function Common(): ReactNode {
  const { snapshot, language, style, telling, t } = useGame()
  const { chosen, narrowed } = useChoice()
  const { remaining } = narrowed
  const told = snapshot.decision === undefined ? telling : { ...telling, decision: snapshot.decision }
  const card = yokaiCards.find(({ id }) => chosen.includes(`card:${id}`))
  const change = commonChange(remaining)
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
          <Amounts change={change} sign={-1} label={t('preview.pay')} />
          <Amounts change={change} sign={1} label={t('preview.gain')} />
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
  const { paid, gained } = turnChange(
    snapshot.draft.steps.flatMap(({ events }) => events),
    seat,
  )
  const { vp } = seatOf(snapshot.view, seat)
  const total = sheetOf(snapshot.sheets, seat)?.total ?? 0
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
