/** Everything that has to be taken from the page before it changes. */
import { copyDrawing, cornerOf, drawingOf } from './bodies.ts'
import type { Scene } from './scenes.ts'
import { readSpots, type Spot } from './spots.ts'

/** A scene with its origin, as it was on the page. */
export interface Prepared {
  readonly scene: Scene
  readonly origin: Spot | undefined
  /** A copy of the thing at its origin. */
  readonly copy: SVGSVGElement | undefined
}

/** The page before a change, as far as it is needed. */
export interface Before {
  readonly scenes: readonly Prepared[]
  /** Where the pieces stood in their panes: neighbours move aside. */
  readonly standing: Standing
  /** The numbers that the counters showed. */
  readonly numbers: ReadonlyMap<Element, string>
  /** The frame, for a change of season. */
  readonly frame: HTMLElement | undefined
}

/** Reads the page before it changes. */
export function prepare(scenes: readonly Scene[]): Before {
  const spots = readSpots()
  const frame = scenes.some(({ kind }) => kind === 'season') ? spots.find(['frame'])?.element : undefined
  return {
    scenes: scenes.map((scene) => {
      if (scene.kind !== 'thing' && scene.kind !== 'sign') return { scene, origin: undefined, copy: undefined }
      const origin = spots.find(scene.from)
      const { drawing } = origin ?? {}
      return { scene, origin, copy: scene.kind === 'thing' && drawing !== undefined ? copyDrawing(drawing) : undefined }
    }),
    standing: standingPieces(scenes),
    numbers: new Map(
      [...document.querySelectorAll<HTMLElement>('.table [data-count]')].map((one) => [
        one,
        one.dataset['count'] ?? '',
      ]),
    ),
    frame: frame instanceof HTMLElement ? (frame.cloneNode(true) as HTMLElement) : undefined,
  }
}

const origin = [0, 0] as const
const panes = '.board, .hand, .domain, .rivals'

/** Where pieces stand, counted from the corner of their pane: a pane that moves does not move them. */
type Standing = ReadonlyMap<Element, readonly [number, number]>

/** Where the drawings of all pieces stand; of no interest unless some thing moves. */
export function standingPieces(scenes: readonly Scene[]): Standing {
  const corners = new Map<Element | null, readonly [number, number]>()
  const standing = new Map<Element, readonly [number, number]>()
  if (!scenes.some(({ kind }) => kind === 'thing')) return standing
  for (const piece of document.querySelectorAll('.table [data-piece]')) {
    const pane = piece.closest(panes)
    const corner = corners.get(pane) ?? (pane === null ? origin : cornerOf(pane))
    corners.set(pane, corner)
    const art = drawingOf(piece)
    if (art === undefined) continue
    const [x, y] = cornerOf(art)
    standing.set(art, [x - corner[0], y - corner[1]])
  }
  return standing
}
