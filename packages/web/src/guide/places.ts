/** Where one is in the guide, and the way back and forward. */

/** A place in the guide. */
export type GuidePlace =
  | { readonly kind: 'contents' | 'aid' | 'screen' }
  | { readonly kind: 'section'; readonly id: string }
  | { readonly kind: 'words'; readonly id: string | undefined }

/** The places visited, and which of them is shown. */
export interface Trail {
  readonly places: readonly GuidePlace[]
  readonly at: number
}

const isSame = (one: GuidePlace, other: GuidePlace): boolean =>
  one.kind === other.kind && ('id' in one ? one.id : '') === ('id' in other ? other.id : '')

/** A trail that begins at a place. */
export const beginTrail = (place: GuidePlace): Trail => ({ places: [place], at: 0 })

/** The place that is shown. */
export const placeOf = ({ places, at }: Trail): GuidePlace => places[at]

/** Goes to a place; what lay ahead is forgotten. */
export function goTo(trail: Trail, place: GuidePlace): Trail {
  if (isSame(placeOf(trail), place)) return trail
  const places = [...trail.places.slice(0, trail.at + 1), place]
  return { places, at: places.length - 1 }
}

/** Goes back (−1) or forward (1) if there is a way. */
export function goAlong(trail: Trail, step: 1 | -1): Trail {
  const at = Math.min(Math.max(trail.at + step, 0), trail.places.length - 1)
  return { ...trail, at }
}
