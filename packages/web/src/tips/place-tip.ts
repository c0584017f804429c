/** Where a tooltip lies: beside its thing, and over as little as possible of what could be chosen instead. */

/** A box of the window. */
export interface Frame {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

const gap = 7
const margin = 4

const within = (at: number, length: number, room: number): number =>
  Math.max(margin, Math.min(at, room - length - margin))

/** The area that two boxes share. */
function shared(one: Frame, other: Frame): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** The upper left corner of a tooltip: of all places around its thing the first of those that cover least. */
export function placeTip(
  { width, height }: Size,
  thing: Frame,
  others: readonly Frame[],
  room: Size,
): Pick<Frame, 'left' | 'top'> {
  const above = thing.top - gap - height
  const below = thing.bottom + gap
  const columns = [(thing.left + thing.right - width) / 2, thing.left, thing.right - width]
  const rows = [(thing.top + thing.bottom - height) / 2, thing.top, thing.bottom - height]
  const upDown = thing.top < room.height * 0.35 ? [below, above] : [above, below]
  const places = [
    ...upDown.flatMap((top) => columns.map((left) => ({ left, top }))),
    ...[thing.right + gap, thing.left - gap - width].flatMap((left) => rows.map((top) => ({ left, top }))),
  ].map((place) => ({ left: within(place.left, width, room.width), top: within(place.top, height, room.height) }))
  const costs = places.map(({ left, top }) => {
    const box = { left, top, right: left + width, bottom: top + height }
    // Its own thing is the last it may cover: the pointer rests there.
    return others.reduce((sum, other) => sum + shared(box, other), 100 * shared(box, thing))
  })
  return places[costs.indexOf(Math.min(...costs))]
}
