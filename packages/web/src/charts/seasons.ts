/** The turns of a chronicle by year and season. */
import type { ScorePoint } from '@bitoku/host'

/** A year on the chart: its number, and its first and last point. */
export interface Year {
  readonly round: number
  readonly from: number
  readonly to: number
}

/** The years, each with the points in it; the beginning belongs to the first. */
export function yearsOf(points: readonly ScorePoint[]): readonly Year[] {
  return [...new Set(points.map(({ round }) => round))].map((round) => ({
    round,
    from: points.findIndex((point) => point.round === round),
    to: points.findLastIndex((point) => point.round === round),
  }))
}

/** The beginning, and the last point of every season. */
export function seasonEnds(points: readonly ScorePoint[]): readonly ScorePoint[] {
  return points.filter((point, at) => {
    const next = points[at + 1]
    return at === 0 || next === undefined || next.round !== point.round || next.phase !== point.phase
  })
}
