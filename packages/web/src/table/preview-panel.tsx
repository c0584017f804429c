/** “If you …”: what the option under the pointer costs, gives and leads to. */
import { type Change, regions, resources } from '@bitoku/engine'
import { decisionQuestion, optionLabel, optionSentence, waitingLabel, warningSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { AmuletToken, VpStar } from '../art/tokens.tsx'
import { ownSeat, seatOf, sheetOf, useAhead, useGame } from './game.ts'
import { moveIcon } from './move-icon.ts'
import { isProjected, usePreferences } from '../app/preferences.ts'

/** The preview panel. */
export function PreviewPanel(): ReactNode {
  const { snapshot, language, telling, t } = useGame()
  const preview = useAhead()
  if (preview === undefined) return <Hint />
  const { option, next, endsTurn } = preview
  const told = snapshot.decision === undefined ? telling : { ...telling, decision: snapshot.decision }
  const later = next?.waiting ?? []
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
          <Row label={t('preview.pay')}>
            <Amounts change={option.change} sign={-1} />
          </Row>
          <Row label={t('preview.gain')}>
            <Amounts change={option.change} sign={1} />
          </Row>
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
          ) : (
            <Row label={t('preview.maybe')}>
              {later.length === 0
                ? t('preview.nothing')
                : later.map((one) => waitingLabel(language, one, telling)).join(' · ')}
            </Row>
          )}
        </dl>
        <Ledger />
      </div>
    </section>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className="preview-row">
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What changes hands, as pictures. */
function Amounts({ change, sign }: { readonly change: Change; readonly sign: 1 | -1 }): ReactNode {
  const { t, name } = useGame()
  const many = (n: number): readonly number[] => Array.from({ length: Math.max(0, n * sign) }, (_, at) => at)
  const things = [
    ...resources.flatMap((resource, at) =>
      many(change.resources[at]).map((n) => (
        <Icon key={`${resource}${n}`} name={resource} size={20} title={name(resource)} />
      )),
    ),
    ...change.amulets.flatMap((count, at) =>
      many(count).map((n) => (
        <AmuletToken key={`a${at}${n}`} value={at + 1} width={20} title={name(`amulet-${at + 1}`)} />
      )),
    ),
    ...many(change.pilgrims).map((n) => <Icon key={`p${n}`} name="pilgrim" size={20} title={name('pilgrim')} />),
    ...(change.vp * sign > 0 ? [<VpStar key="vp" n={change.vp * sign} width={24} title={name('vp')} />] : []),
    ...change.kodamas.flatMap((count, at) =>
      count * sign > 0
        ? [
            <span key={`k${at}`} className="with-word">
              <Icon name="kodama" size={20} title={name('kodama')} />+{count * sign} {name(regions[at])}
            </span>,
          ]
        : [],
    ),
  ]
  return things.length === 0 ? (
    <span className="muted">{t('preview.nothing')}</span>
  ) : (
    <span className="amounts">{things}</span>
  )
}

function Ledger(): ReactNode {
  const { snapshot, t } = useGame()
  const preview = useAhead()
  const projection = usePreferences((state) => isProjected(state.projection, true))
  const seat = ownSeat(snapshot)
  if (preview === undefined) return undefined
  const now = [seatOf(snapshot.view, seat).vp, sheetOf(snapshot.sheets, seat)?.total ?? 0]
  const then = [seatOf(preview.view, seat).vp, sheetOf(preview.sheets, seat)?.total ?? 0]
  return (
    <div className="ledger">
      <span>{t('preview.scoreNow')}</span>
      <b>{now[0] === then[0] ? now[0] : `${now[0]} → ${then[0]}`}</b>
      {projection ? (
        <>
          <span>{t('preview.ifEnded')}</span>
          <b>{now[1] === then[1] ? now[1] : `${now[1]} → ${then[1]}`}</b>
        </>
      ) : undefined}
    </div>
  )
}

/** What to do when nothing is looked at. */
function Hint(): ReactNode {
  const { snapshot, t } = useGame()
  const { decision } = snapshot
  return (
    <section className="preview resting" aria-label={t('preview.label')}>
      <Icon name="lantern" size={34} />
      <p>{t(decision === undefined ? 'preview.hintWait' : 'preview.hint')}</p>
    </section>
  )
}
