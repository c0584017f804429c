/** Free zoom over the stage as numbers: how much larger, and where the stage's corner then lies. */

/** A camera: a point p of the stage is shown at p · k + (x, y), all in units of the stage. */
export interface Camera {
  readonly k: number
  readonly x: number
  readonly y: number
}

/** The size of the stage in its own units. */
export interface StageSize {
  readonly w: number
  readonly h: number
  /** How much of its foot lies under the bar of the zoom. */
  readonly foot?: number
}

/** The whole stage. */
export const wholeStage: Camera = { k: 1, x: 0, y: 0 }
/** How far one can go in. */
export const nearest = 3

const within = (n: number, least: number, most: number): number => Math.min(most, Math.max(least, n))

/** A camera that shows nothing but the stage, and all of it above the bar. */
function kept({ k, x, y }: Camera, { w, h, foot = 0 }: StageSize): Camera {
  const near = within(k, 1, nearest)
  const under = near > 1 ? foot : 0
  return { k: near, x: within(x, w * (1 - near), 0), y: within(y, h * (1 - near) - under, 0) }
}

/** Zooms so that the point under the pointer stays under it. */
export function zoomedAt(camera: Camera, factor: number, at: readonly [number, number], stage: StageSize): Camera {
  const k = within(camera.k * factor, 1, nearest)
  const grown = k / camera.k
  return kept({ k, x: at[0] - (at[0] - camera.x) * grown, y: at[1] - (at[1] - camera.y) * grown }, stage)
}

/** Moves the stage under the window. */
export const moved = (camera: Camera, dx: number, dy: number, stage: StageSize): Camera =>
  kept({ ...camera, x: camera.x + dx, y: camera.y + dy }, stage)

/** A rectangle as it is seen now, in units of the stage. */
interface Seen extends StageSize {
  readonly x: number
  readonly y: number
}

/** The camera that brings a rectangle into the window; the same camera if it is there already. */
export function showing(camera: Camera, seen: Seen, stage: StageSize): Camera {
  const margin = 12
  const push = (from: number, size: number, room: number): number => {
    if (from < margin) return margin - from
    return from + size > room - margin ? Math.max(room - margin - from - size, margin - from) : 0
  }
  const dx = push(seen.x, seen.w, stage.w)
  const dy = push(seen.y, seen.h, stage.h - (stage.foot ?? 0))
  return dx === 0 && dy === 0 ? camera : moved(camera, dx, dy, stage)
}
