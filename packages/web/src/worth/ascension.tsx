/** The Ascension as a ceremony: line by line the things of every seat, and its VP rolling up. Any click or key ends it. */
import { scoreName, scoreSentence, tieSentence } from '@bitoku/words'
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useKeyAction } from '../keys/registry.ts'
import { howToMove } from '../motion/how-to-move.ts'
import { useGame } from '../table/game.ts'
import { Panel } from '../table/panel.tsx'
import { ceremonySteps, crownTime, stepTime } from './ceremony.ts'
import './ceremony.css'
import { Lane } from './lane.tsx'
import { lineIcons, signed } from './lines.ts'

interface Props {
  readonly onClose: () => void
}

/** The ceremony; whoever wants stillness turns its pages. */
export function Ascension({ onClose }: Props): ReactNode {
  const { snapshot, language, style, seatName, t } = useGame()
  const { sheets } = snapshot
  const steps = useMemo(() => ceremonySteps(sheets), [sheets])
  const [motion] = useState(howToMove)
  const [at, setAt] = useState(0)
  const time = (motion === 'fast' ? 0.5 : 1) * (at < steps.length ? stepTime(steps.length) : crownTime)
  useEffect(() => {
    if (motion === 'off') return
    const timer = setTimeout(() => (at < steps.length ? setAt(at + 1) : onClose()), time)
    return () => clearTimeout(timer)
  }, [at, steps.length, motion, time, onClose])
  const isOver = at >= steps.length
  const skip = useRef<HTMLButtonElement>(null)
  // The button that turned the last page is gone: the other one has the focus then.
  useEffect(() => skip.current?.focus(), [isOver])
  useKeyAction('cancel', onClose)
  const step = steps[at]
  const last = steps.at(-1)
  const most = Math.max(1, ...(last?.totals ?? []))
  return (
    <Panel title={t('final.title')} className="ceremony" onClose={onClose}>
      {/* The button does the same for keys and readers. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className="ceremony-body" data-motion={motion} onClick={motion === 'off' ? undefined : onClose}>
        <div aria-live="polite">
          <div className="ceremony-head" key={at}>
            {step === undefined ? (
              <Crown />
            ) : (
              <>
                <Icon name={lineIcons[step.line]} size={44} />
                <div>
                  <h1>{scoreName(language, step.line)}</h1>
                  <p>{scoreSentence(language, step.line, style)}</p>
                </div>
                <small>{t('ceremony.step', { n: at + 1, all: steps.length })}</small>
              </>
            )}
          </div>
          {/* The lanes show it; whoever listens is told it once. */}
          <p className="hidden-text">
            {step === undefined
              ? ''
              : sheets.map((sheet, seat) => `${seatName(sheet.seat)} ${signed(step.gains[seat] ?? 0)}`).join(', ')}
          </p>
        </div>
        <ol className="lanes" style={{ '--seats': sheets.length } as CSSProperties}>
          {sheets.map((sheet, seat) => (
            <Lane
              key={sheet.seat}
              sheet={sheet}
              step={step}
              from={steps[at - 1]?.totals[seat] ?? 0}
              to={(step ?? last)?.totals[seat] ?? 0}
              gain={step?.gains[seat]}
              most={most}
              time={motion === 'off' ? 0 : time}
            />
          ))}
        </ol>
        <div className="ceremony-buttons">
          {motion === 'off' && !isOver ? (
            <button type="button" className="button primary" onClick={() => setAt(at + 1)}>
              {t('ceremony.next')}
            </button>
          ) : undefined}
          <button ref={skip} type="button" className="button skip" onClick={onClose}>
            <Icon name="skip" size={18} />
            {t(isOver ? 'worth.table' : 'ceremony.skip')}
          </button>
        </div>
      </div>
    </Panel>
  )
}

/** Who has won. */
function Crown(): ReactNode {
  const { snapshot, language, seatName, t } = useGame()
  const winner = snapshot.sheets.find(({ rank }) => rank === 1)
  if (winner === undefined) return undefined
  return (
    <>
      <Icon name="crown" size={44} />
      <div>
        <h1 style={{ color: `var(--seat-${winner.seat}-name)` }}>
          {t('final.wins', { name: seatName(winner.seat), n: winner.total })}
        </h1>
        <p>{tieSentence(language, snapshot.sheets, seatName)}</p>
      </div>
    </>
  )
}
