/** The question, the way to it, what was done and what waits; the buttons of the turn. */
import type { PageTeller } from './page-teller.ts'
import { sentence, stepSentence } from '@bitoku/text'
import { trailLabel, waitingLabel } from '@bitoku/words'
import type { ReactNode } from 'react'
import { AskingButtons } from '../table/asking.tsx'
import { useExtras } from '../table/extras.ts'
import { useChoice } from '../table/game.ts'
import { useQuestion } from '../table/prompt-bar.tsx'
import { TurnButtons } from '../table/turn-buttons.tsx'
import { Lines } from './section.tsx'

/** What is asked. */
export function Prompt({ teller }: { readonly teller: PageTeller }): ReactNode {
  const { snapshot, language, telling, m, t, seatName } = teller
  const { asking } = useChoice()
  const extras = useExtras()
  const { decision, draft, faults, unsaved } = snapshot
  const trail = decision?.trail.map((step) => trailLabel(language, step, telling)) ?? []
  const waiting = decision?.waiting.map((one) => waitingLabel(language, one, telling)) ?? []
  const done = draft.steps.map((step) => {
    const said = stepSentence(language, step, snapshot, telling)
    return step.auto ? `${said} ${t('cascade.autoTip')}` : said
  })
  return (
    <>
      {trail.length === 0 ? undefined : <p className="muted">{trail.join(' ▸ ')}</p>}
      <p className="question">
        {useQuestion()}
        {extras === undefined ? undefined : <extras.Question />}
      </p>
      {asking === undefined ? undefined : (
        <div className="text-asking asking">
          <AskingButtons option={asking} />
        </div>
      )}
      {waiting.length === 0 ? undefined : <p>{sentence(m('text.waits', { list: waiting.join('; ') }))}</p>}
      {done.length === 0 ? undefined : (
        <details className="text-done">
          <summary>{m('text.done')}</summary>
          <Lines lines={done} />
        </details>
      )}
      {extras === undefined ? undefined : <extras.Meanwhile />}
      {extras?.isWatching === true ? undefined : <TurnButtons compact={false} />}
      {faults.map(({ seat, move, key }) => (
        <p key={move} className="warning">
          {m('text.fault', { key, seat: seatName(seat) })}
        </p>
      ))}
      {unsaved === undefined ? undefined : (
        <p className="warning" role="alert">
          {t(unsaved.key === 'host.elsewhere' ? 'problem.elsewhere' : 'problem.unsaved')}
        </p>
      )}
    </>
  )
}
