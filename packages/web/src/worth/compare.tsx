/** Every line of every sheet side by side; a line can be opened to see what it is made of. */
import { type AddedLine, addedLines, ownSeat, valueOf } from '@bitoku/text'
import type { Sheet } from '@bitoku/engine'
import { type ScoreLine, scoreName } from '@bitoku/words'
import { Fragment, type ReactNode, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { isProjected, usePreferences } from '../app/preferences.ts'
import { seatNumber, useGame } from '../table/game.ts'
import { lineIcons, signed, written } from './lines.ts'
import { LineDetails } from './line-details.tsx'
import { useNextSteps, useSheetsBefore } from './use-worth.ts'
import './worth.css'

/** What may be known of the sheets: at the end everything, until then what the table and the preferences say. */
export function useKnown(): { readonly isShown: (seat: number) => boolean; readonly isRanked: boolean } {
  const { snapshot } = useGame()
  const { sheets, finished } = snapshot
  const projection = usePreferences((state) => state.projection)
  const isShown = (seat: number): boolean =>
    finished || isProjected(projection, snapshot.liveScores, seat === ownSeat(snapshot))
  return { isShown, isRanked: sheets.every(({ seat }) => isShown(seat)) }
}

/** The table of all sheets. */
export function Compare(): ReactNode {
  const { snapshot, language, seatName, t } = useGame()
  const { isShown, isRanked } = useKnown()
  const { sheets } = snapshot
  const before = useSheetsBefore()
  const steps = useNextSteps()
  const [open, setOpen] = useState<AddedLine>()
  // The order of the seats tells nothing while the ranks are not to be known.
  const ordered = isRanked ? sheets.toSorted((one, other) => one.rank - other.rank) : sheets
  const isKnown = (sheet: Sheet, line: ScoreLine): boolean =>
    valueOf(sheet, line) !== undefined && (line === 'vp' || isShown(sheet.seat)) && (line !== 'rank' || isRanked)
  const hasLine = (line: ScoreLine): boolean => sheets.some((sheet) => isKnown(sheet, line))
  const cells = (line: ScoreLine): ReactNode =>
    ordered.map((sheet) => (
      <Cell
        key={sheet.seat}
        value={isKnown(sheet, line) ? valueOf(sheet, line) : undefined}
        before={line === 'rank' ? undefined : before?.find(({ seat }) => seat === sheet.seat)}
        line={line}
      />
    ))
  return (
    <>
      <table className="compare">
        <thead>
          <tr>
            <td />
            {ordered.map(({ seat }) => (
              <th key={seat} scope="col">
                <SeatMark seat={seatNumber(seat)} width={26} />
                <span>{seatName(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {addedLines.filter(hasLine).map((line) => (
            <Fragment key={line}>
              <tr className={sheets.every((sheet) => !valueOf(sheet, line)) ? 'zero' : ''}>
                <th scope="row">
                  <LineHead
                    line={line}
                    isOpen={open === line}
                    onToggle={() => setOpen(open === line ? undefined : line)}
                  />
                </th>
                {cells(line)}
              </tr>
              {open === line ? (
                <tr className="details">
                  <td colSpan={sheets.length + 1}>
                    <LineDetails line={line} sheets={ordered.filter((sheet) => isKnown(sheet, line))} steps={steps} />
                  </td>
                </tr>
              ) : undefined}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          {(['total', 'rank'] as const).filter(hasLine).map((line) => (
            <tr key={line} className={line}>
              <th scope="row">{scoreName(language, line)}</th>
              {cells(line)}
            </tr>
          ))}
        </tfoot>
      </table>
      {isRanked ? undefined : <p className="muted">{t('worth.hidden')}</p>}
    </>
  )
}

interface HeadProps {
  readonly line: AddedLine
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function LineHead({ line, isOpen, onToggle }: HeadProps): ReactNode {
  const { language } = useGame()
  return (
    <button type="button" className="bare line-head" aria-expanded={isOpen} data-line={line} onClick={onToggle}>
      <Icon name={lineIcons[line]} size={22} />
      <span>{scoreName(language, line)}</span>
      <Icon name="arrow-down" size={14} />
    </button>
  )
}

interface CellProps {
  readonly value: number | undefined
  readonly before: Sheet | undefined
  readonly line: ScoreLine
}

/** A number, and what the running turn has changed of it. */
function Cell({ value, before, line }: CellProps): ReactNode {
  const { t } = useGame()
  if (value === undefined) return <td className="none">–</td>
  const was = before === undefined ? value : (valueOf(before, line) ?? value)
  return (
    <td className={value === 0 ? 'none' : ''}>
      {was === value ? undefined : (
        <span
          className={value > was ? 'change' : 'change down'}
          data-tip={t('worth.change', { n: signed(value - was) })}
        >
          {signed(value - was)}
        </span>
      )}
      {written(value)}
    </td>
  )
}
