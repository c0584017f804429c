/** “If you …”: what the option under the pointer costs, gives and leads to. */
import { ownSeat, seatOf, sheetOf } from '@bitoku/text'
import { decisionQuestion, optionLabel, optionSentence, waitingLabel, warningSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useAhead, useGame } from './game.ts'
import { moveIcon } from './move-icon.ts'
import { Resting, Woken } from './preview-resting.tsx'
import { Amounts, Ledger, Row } from './preview-rows.tsx'

/** The preview panel. */
export function PreviewPanel(): ReactNode {
  const { snapshot, language, telling, t } = useGame()
  const preview = useAhead()
  if (preview === undefined) return <Resting />
  const { option, next, endsTurn } = preview
  const told = snapshot.decision === undefined ? telling : { ...telling, decision: snapshot.decision }
  const later = next?.waiting ?? []
  const seat = ownSeat(snapshot)
  const vp = seatOf(snapshot.view, seat).vp
  const then = vp + option.change.vp
  // Where something hidden would come up, the table that is shown is still the one before; the VP of the option are known.
  const ended = (sheetOf(preview.sheets, seat)?.total ?? 0) + then - seatOf(preview.view, seat).vp
  return (
    <section className="preview" aria-label={t('preview.label')}>
      <header>
        <Icon name={moveIcon(option)} size={28} />
        <h2 data-tip={optionSentence(language, option, told)}>
          {t('preview.if', { what: optionLabel(language, option, told) })}
        </h2>
        <span className="stretch" />
        <span className={option.reveals ? 'muted reveals' : 'muted'}>
          {option.reveals ? <Icon name="eye" size={18} /> : undefined}
          {t(option.reveals ? 'preview.reveals' : 'preview.undo')}
        </span>
      </header>
      <div className="preview-body">
        <dl>
          <Amounts change={option.apart?.paid ?? option.change} sign={-1} label={t('preview.pay')} />
          <Amounts change={option.apart?.gained ?? option.change} sign={1} label={t('preview.gain')} />
          <Woken options={[option]} told={told} />
          <Row label={t('preview.then')}>
            {next !== undefined
              ? decisionQuestion(language, next, telling)
              : endsTurn
                ? t('preview.ends')
                : t('preview.unknown')}
          </Row>
          {option.warnings.length > 0 ? (
            <Row label={t('prompt.warning')}>
              <span className="warning">{option.warnings.map((one) => warningSentence(language, one)).join(' ')}</span>
            </Row>
          ) : later.length > 0 ? (
            <Row label={t('preview.maybe')}>{later.map((one) => waitingLabel(language, one, telling)).join(' · ')}</Row>
          ) : undefined}
        </dl>
        <Ledger now={[vp, sheetOf(snapshot.sheets, seat)?.total ?? 0]} then={[then, ended]} />
      </div>
    </section>
  )
}
