/** The scores over time, as lines or as a table of the seasons. */
import type { ScorePoint } from '@bitoku/host'
import { paired, yearAndSeason } from '@bitoku/words'
import { type ReactNode, useEffect, useState } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { seatNumber, useGame } from '../table/game.ts'
import { useKnown } from '../worth/compare.tsx'
import { written } from '../worth/lines.ts'
import { dashes, type Measure, ScoreLines } from './score-lines.tsx'
import { seasonEnds } from './seasons.ts'
import { Twin } from './twin.tsx'

const measures = ['total', 'vp'] as const

/** How the scores went; undefined until it is known. */
function useChronicle(): readonly ScorePoint[] | undefined {
  const { host, snapshot } = useGame()
  const { gameId, history } = snapshot
  const [points, setPoints] = useState<readonly ScorePoint[]>()
  useEffect(() => {
    let isWanted = true
    void host.chronicle().then((outcome) => {
      if (isWanted && outcome.ok) setPoints(outcome.value)
    })
    return () => {
      isWanted = false
    }
  }, [host, gameId, history])
  return points
}

/** The scores over time. */
export function ScoresOverTime(): ReactNode {
  const { isRanked } = useKnown()
  const [chosen, setMeasure] = useState<Measure>('total')
  const points = useChronicle()
  const { t } = useGame()
  // What every seat would have is shown only where it may be known of all.
  const measure = isRanked ? chosen : 'vp'
  if (points === undefined) return undefined
  return (
    <Twin
      chart={<Lines key={points.length} points={points} measure={measure} />}
      table={<SeasonTable points={points} measure={measure} />}
    >
      <div className="tabs" role="radiogroup" aria-label={t('worth.time')}>
        {measures.map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            className="tab"
            aria-checked={measure === one}
            disabled={!isRanked && one !== measure}
            onClick={() => setMeasure(one)}
          >
            {t(`chart.${one}`)}
          </button>
        ))}
      </div>
    </Twin>
  )
}

interface Props {
  readonly points: readonly ScorePoint[]
  readonly measure: Measure
}

/** The name of a turn: “Year 2: Summer, Ai”. */
function useTurnName(): (point: ScorePoint) => string {
  const { language, seatName, t } = useGame()
  return ({ round, phase, mover }) =>
    mover === undefined ? t('chart.begin') : `${yearAndSeason(language, round, phase)} · ${seatName(mover)}`
}

function Lines({ points, measure }: Props): ReactNode {
  const { language, seatName, t } = useGame()
  const [at, setAt] = useState(points.length - 1)
  const nameOf = useTurnName()
  const { scores } = points[at]
  const tell = (point: number): string =>
    paired(
      language,
      nameOf(points[point]),
      points[point].scores.map((score, seat) => `${seatName(seat)} ${written(score[measure])}`).join(', '),
    )
  return (
    <figure className="chart-figure">
      <ScoreLines
        points={points}
        measure={measure}
        label={paired(language, t('worth.time'), t(`chart.${measure}`))}
        tell={tell}
        yearName={(round) => t('bar.year', { n: round })}
        at={at}
        onAt={setAt}
      />
      <figcaption>
        <b className="read-name">{nameOf(points[at])}</b>
        <ul className="legend">
          {scores.map((score, seat) => (
            <li key={seat}>
              <SeatMark seat={seatNumber(seat)} width={20} />
              <svg width={30} height={10} aria-hidden>
                <path
                  className="score-line"
                  d="M1 5H29"
                  stroke={`var(--seat-${seat}-name)`}
                  strokeDasharray={dashes[seat]}
                />
              </svg>
              {seatName(seat)}
              <b>{written(score[measure])}</b>
            </li>
          ))}
        </ul>
        <small className="muted">{t('chart.keys')}</small>
      </figcaption>
    </figure>
  )
}

/** The same numbers at the end of every season. */
function SeasonTable({ points, measure }: Props): ReactNode {
  const { language, seatName, t } = useGame()
  return (
    <table className="compare twin-table">
      <caption className="hidden-text">{paired(language, t('worth.time'), t(`chart.${measure}`))}</caption>
      <thead>
        <tr>
          <td />
          {points[0].scores.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seatNumber(seat)} width={24} />
              <span>{seatName(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seasonEnds(points).map(({ history, round, phase, mover, scores }) => (
          <tr key={history}>
            <th scope="row">{mover === undefined ? t('chart.begin') : yearAndSeason(language, round, phase)}</th>
            {scores.map((score, seat) => (
              <td key={seat}>{written(score[measure])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
