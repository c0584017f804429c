/** What a line is made of, seat by seat, and what is missing for its next VP. */
import { type AddedLine, valueOf } from '@bitoku/text'
import type { NextStep, Sheet } from '@bitoku/engine'
import { nextStepSentence, scoreSentence } from '@bitoku/words'
import { type ReactNode, useEffect, useRef } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { VpStar } from '../art/tokens.tsx'
import { seatNumber, useGame } from '../table/game.ts'
import { type Part, partsOf } from './parts.tsx'

interface Props {
  readonly line: AddedLine
  readonly sheets: readonly Sheet[]
  readonly steps: readonly (readonly NextStep[])[]
}

/** The parts of a line for every seat that has it. */
export function LineDetails({ line, sheets, steps }: Props): ReactNode {
  const { language, style } = useGame()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <div ref={box} className="line-details">
      <p className="line-text">{scoreSentence(language, line, style)}</p>
      {sheets.map((sheet) =>
        valueOf(sheet, line) === undefined ? undefined : (
          <SeatParts key={sheet.seat} line={line} sheet={sheet} steps={steps[sheet.seat] ?? []} />
        ),
      )}
    </div>
  )
}

interface SeatProps {
  readonly line: AddedLine
  readonly sheet: Sheet
  readonly steps: readonly NextStep[]
}

function SeatParts({ line, sheet, steps }: SeatProps): ReactNode {
  const game = useGame()
  const { seat } = sheet
  const parts = partsOf({ game, view: game.snapshot.view, sheet }, line)
  const ofLine = steps.filter((step) => step.line === line)
  const whole = ofLine.filter(({ id }) => !parts.some(({ stepId }) => stepId !== undefined && stepId === id))
  return (
    <section aria-label={game.seatName(seat)}>
      <h4 style={{ color: `var(--seat-${seat}-name)` }}>
        <SeatMark seat={seatNumber(seat)} width={20} />
        {game.seatName(seat)}
      </h4>
      {parts.length === 0 ? <p className="muted">{game.t('domain.none')}</p> : undefined}
      <ul>
        {parts.map((part) => (
          <PartRow
            key={part.key}
            part={part}
            steps={ofLine.filter(({ id }) => id !== undefined && id === part.stepId)}
          />
        ))}
      </ul>
      {whole.map((step, at) => (
        <Lacking key={at} step={step} />
      ))}
    </section>
  )
}

function PartRow({ part, steps }: { readonly part: Part; readonly steps: readonly NextStep[] }): ReactNode {
  const { art, name, note, vp, inspect } = part
  const isTold = note !== undefined || steps.length > 0
  return (
    <li className={isTold ? 'is-told' : ''} data-tip={name} data-inspect={inspect}>
      <span className="part-art" role="img" aria-label={name}>
        {art}
        {vp === undefined ? undefined : <PartVp vp={vp} />}
      </span>
      {isTold ? (
        <span className="part-words">
          {note === undefined ? undefined : <span>{note}</span>}
          {steps.map((step, at) => (
            <Lacking key={at} step={step} />
          ))}
        </span>
      ) : undefined}
    </li>
  )
}

/** The VP of a part, on a star; what is lost is printed as lost. */
function PartVp({ vp }: { readonly vp: number }): ReactNode {
  const { t } = useGame()
  return <VpStar n={Math.abs(vp)} lost={vp < 0} width={24} title={t('domain.worthNow', { n: vp })} />
}

/** What is missing for the next VP. */
export function Lacking({ step }: { readonly step: NextStep }): ReactNode {
  const { language, style } = useGame()
  return (
    <small className="lacking">
      <Icon name="arrow-up" size={13} />
      {nextStepSentence(language, step, style)}
    </small>
  )
}
