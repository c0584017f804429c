/** A chart and its twin, the same numbers as a table: one of them is shown. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { useWords } from '../app/words.ts'
import './charts.css'

interface Props {
  /** What stands beside the switch. */
  readonly children?: ReactNode
  readonly chart: ReactNode
  readonly table: ReactNode
}

/** The chart, and a switch to the table. */
export function Twin({ children, chart, table }: Props): ReactNode {
  const { t } = useWords()
  const [isTable, setTable] = useState(false)
  return (
    <div className="chart">
      <div className="chart-head">
        {children}
        <button type="button" className="button twin" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <Icon name={isTable ? 'eye' : 'text'} size={18} />
          {t(isTable ? 'chart.asChart' : 'chart.asTable')}
        </button>
      </div>
      {isTable ? table : chart}
    </div>
  )
}
