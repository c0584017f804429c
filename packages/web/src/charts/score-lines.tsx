/** The scores of all seats as lines, turn by turn: colour, dash and crest say whose they are. */
import type { ScorePoint, SeatScore } from '@bitoku/host'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import { type Seat, SeatMarkArt, seatOutline } from '../art/seat.tsx'
import { focusable } from '../board/thing.tsx'
import { spread, ticksFor } from './scale.ts'
import { yearsOf } from './seasons.ts'
import { useWidth } from './use-width.ts'

/** What is drawn of a score. */
export type Measure = keyof SeatScore

/** The dashes of the seats: whole, long, dotted, long and short. */
export const dashes = [undefined, '11 5', '1.5 6', '12 5 2 5'] as const

const height = 330
const edge = { top: 26, right: 64, bottom: 14, left: 40 }

interface Props {
  readonly points: readonly ScorePoint[]
  readonly measure: Measure
  /** The name of the whole, and of a point with all its numbers. */
  readonly label: string
  readonly tell: (at: number) => string
  readonly yearName: (round: number) => string
  /** The point that is read. */
  readonly at: number
  readonly onAt: (at: number) => void
}

/** The chart; arrow keys and the pointer move the reading line. */
export function ScoreLines({ points, measure, label, tell, yearName, at, onAt }: Props): ReactNode {
  const [holder, width] = useWidth<HTMLDivElement>()
  const [isRead, setRead] = useState(false)
  const seats = points[0].scores.map((_, seat) => seat as Seat)
  const values = points.flatMap(({ scores }) => scores.map((score) => score[measure]))
  const ticks = ticksFor(Math.min(...values), Math.max(...values), 6)
  const [low, high] = [ticks[0], ticks[ticks.length - 1]]
  const inner = { w: Math.max(10, width - edge.left - edge.right), h: height - edge.top - edge.bottom }
  const last = Math.max(1, points.length - 1)
  const x = (point: number): number => Math.round((edge.left + (inner.w * point) / last) * 10) / 10
  const y = (value: number): number => Math.round((edge.top + (inner.h * (high - value)) / (high - low)) * 10) / 10
  const ends = points[points.length - 1].scores.map((score) => y(score[measure]))
  const labels = spread(ends, 26, edge.top + 6, height - 12)

  const go = (event: KeyboardEvent): void => {
    const goals: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: at - 10,
      PageDown: at + 10,
      Home: 0,
      End: last,
    }
    const goal = goals[event.key]
    if (goal === undefined) return
    event.preventDefault()
    event.stopPropagation()
    setRead(true)
    onAt(Math.min(points.length - 1, Math.max(0, goal)))
  }
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const part = (event.clientX - event.currentTarget.getBoundingClientRect().left - edge.left) / inner.w
    setRead(true)
    onAt(Math.round(Math.min(1, Math.max(0, part)) * (points.length - 1)))
  }
  const years = yearsOf(points)
  return (
    <div ref={holder} className="chart-holder">
      {width === 0 ? undefined : (
        <svg
          className="score-lines"
          width={width}
          height={height}
          {...focusable}
          role="slider"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={points.length - 1}
          aria-valuenow={at}
          aria-valuetext={tell(at)}
          onKeyDown={go}
          onPointerMove={point}
          onPointerDown={point}
        >
          {years.map(({ round, from, to }, year) => {
            const start = x(Math.max(0, from - 1))
            return (
              <g key={round}>
                {year % 2 === 0 ? undefined : (
                  <rect className="year-band" x={start} y={edge.top} width={x(to) - start} height={inner.h} />
                )}
                <text className="year-name" x={(start + x(to)) / 2} y={17}>
                  {yearName(round)}
                </text>
              </g>
            )
          })}
          {ticks.map((tick) => (
            <g key={tick}>
              <path className={tick === 0 ? 'axis' : 'grid'} d={`M${edge.left} ${y(tick)}H${width - edge.right}`} />
              <text className="tick" x={edge.left - 7} y={y(tick) + 4.5}>
                {tick}
              </text>
            </g>
          ))}
          {seats.map((seat) => (
            <path
              key={seat}
              className="score-line"
              d={points
                .map(({ scores }, turn) => `${turn === 0 ? 'M' : 'L'}${x(turn)} ${y(scores[seat][measure])}`)
                .join('')}
              stroke={`var(--seat-${seat}-name)`}
              strokeDasharray={dashes[seat]}
            />
          ))}
          {seats.flatMap((seat) =>
            years.map(({ round, to }) => (
              <path
                key={`${seat} ${round}`}
                d={seatOutline(seat, x(to) - 4.5, y(points[to].scores[seat][measure]) - 4.5, 9)}
                fill={`var(--seat-${seat})`}
                stroke="var(--text)"
                strokeWidth={1.4}
              />
            )),
          )}
          {seats.map((seat) => (
            <g key={seat}>
              <SeatMarkArt seat={seat} x={width - edge.right + 8} y={labels[seat] - 12} width={24} />
              <text className="end-value" x={width - 2} y={labels[seat] + 5.5}>
                {points[points.length - 1].scores[seat][measure]}
              </text>
            </g>
          ))}
          {isRead ? <path className="reading" d={`M${x(at)} ${edge.top}V${height - edge.bottom}`} /> : undefined}
          {isRead
            ? seats.map((seat) => (
                <circle key={seat} className="read-point" cx={x(at)} cy={y(points[at].scores[seat][measure])} r={4} />
              ))
            : undefined}
        </svg>
      )}
    </div>
  )
}
