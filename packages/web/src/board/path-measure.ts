/** Where everything of a path of wisdom lies. */
import type { SidePath } from '@bitoku/engine'
import type { Box } from './thing.tsx'

/** The measures of a path: all follow from how much room a fork has. */
export interface Measure {
  readonly box: Box
  /** Where the first stone is, the distance to the next, and the height of the trunk. */
  readonly first: number
  readonly pitch: number
  readonly trunk: number
  /** The radius of a stone. */
  readonly stone: number
  /** A banner: its width and height, its top; beside = places right of the picture instead of below. */
  readonly banner: { readonly w: number; readonly h: number; readonly y: number; readonly beside: boolean }
  /** The radius of a place, the distance of the places, and how many stand in a row. */
  readonly place: number
  readonly step: number
  readonly perRow: number
  readonly least: number
}

/** The measures of a path in a box. */
export function measurePath(box: Box, places: number, forks: number, least: number): Measure {
  const head = box.w > 900 ? 84 : box.w < 470 ? 44 : 56
  const pitch = (box.w - head - 4) / forks
  const tall = box.h > 130
  const beside = pitch > 100 && !tall
  const stone = tall ? 16 : 12
  const trunk = box.y + box.h - stone - 5
  const w = Math.min(pitch - 5, beside ? 138 : tall ? 96 : 66)
  const h = trunk - stone - 6 - (box.y + 4)
  const column = beside && box.w < 900
  const perRow = column ? 1 : places
  const place = column
    ? Math.min(12, h / places / 2 - 0.8)
    : beside
      ? 12
      : tall
        ? Math.min(17, (w - 4) / places / 2 - 0.6)
        : Math.min(8.4, (w - 6) / places / 2 - 0.2)
  return {
    box,
    first: box.x + head + pitch / 2,
    pitch,
    trunk,
    stone,
    banner: { w, h, y: box.y + 4, beside },
    place,
    step: column ? place * 2 + 1.2 : beside ? place * 2 + 3 : Math.min((w - 7) / places, place * 2 + 2.4),
    perRow,
    least,
  }
}

/** Where a place of a side path lies. */
export function placeAt(m: Measure, fork: SidePath, x: number, place: number): readonly [number, number] {
  const { banner, place: r, step, perRow } = m
  const rows = Math.ceil(fork.places.length / perRow)
  const middle = banner.beside ? x + banner.w / 2 - (perRow * step) / 2 - (fork.kind === 'gate' ? 7 : 4) : x
  const low = banner.beside ? banner.y + banner.h / 2 + ((rows - 1) * step) / 2 : banner.y + banner.h - r - 2
  const column = (place % perRow) - (Math.min(perRow, fork.places.length) - 1) / 2
  return [middle + column * step, low - (rows - 1 - Math.floor(place / perRow)) * step]
}
