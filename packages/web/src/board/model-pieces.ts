/** The pieces of the seats as plain data: those that are there, and the ghosts of those that would be. */
import { type BoardWords, diePlace, dieTarget, kodamaTarget, seatOfShortTargets } from '@bitoku/text'
import { type Decision, type Edition, type MainBoard, type Region, regions, type View } from '@bitoku/engine'
import { treasureSentence } from '@bitoku/words'
import type { DieModel, KodamaModel, PilgrimModel, TrackModel } from './model-types.ts'

/** What the model is made from. */
export interface ModelInput {
  readonly view: View
  readonly edition: Edition
  readonly decision: Decision | undefined
  readonly selected: readonly string[]
  readonly lastMove: readonly string[]
  readonly words: BoardWords
  /** The table after the option that is looked at: what would be new on the board is drawn as a ghost. */
  readonly preview?: View | undefined
}

/** A die and where it stands. */
export type PlacedDie = DieModel & { readonly place: NonNullable<ReturnType<typeof diePlace>> }

/** The dice of the main board, and those that would stand there. */
export function diceOf({ view, decision, preview }: ModelInput): readonly PlacedDie[] {
  const own = seatOfShortTargets(view, decision?.seat)
  const diceIn = (table: View, ghost: boolean): readonly PlacedDie[] =>
    table.seats.flatMap(({ dice, places }, seat) =>
      places.flatMap((number, index): readonly PlacedDie[] => {
        const place = diePlace(number)
        if (place === undefined || (ghost && view.seats[seat].places[index] === number)) return []
        const target = dieTarget(seat, index + 1, own)
        return [{ seat, die: index + 1, value: dice[index], target, place, ...(ghost ? { ghost } : {}) }]
      }),
    )
  return preview === undefined ? diceIn(view, false) : [...diceIn(view, false), ...diceIn(preview, true)]
}

/** A die as the drawings take it. */
export const bare = ({ seat, die, value, target, ghost }: PlacedDie): DieModel => ({ seat, die, value, target, ghost })
/** The targets of what is really there. */
export const targetsIn = (
  list: readonly { readonly target: string; readonly ghost?: boolean | undefined }[],
): readonly string[] => list.flatMap(({ target, ghost }) => (ghost === true ? [] : [target]))

/** Who stands on a place of a path; who would stand there is a ghost. */
export function pilgrimOn(
  { view, preview = view }: ModelInput,
  place: (table: View) => number,
): PilgrimModel | undefined {
  const now = place(view)
  if (now >= 0) return { seat: now }
  const then = place(preview)
  return then >= 0 ? { seat: then, ghost: true } : undefined
}

/** Who stands on a stone of the trunk, and who would. */
export function pilgrimsAt({ view, preview = view }: ModelInput, stone: number): readonly PilgrimModel[] {
  return view.seats.flatMap(({ trunk }, seat) => {
    const now = trunk[stone]
    const more = Math.max(0, preview.seats[seat].trunk[stone] - now)
    return Array.from({ length: now + more }, (_, index) => (index < now ? { seat } : { seat, ghost: true }))
  })
}

/** The track of a region with everybody on it. */
export function trackModel(input: ModelInput, board: MainBoard, region: Region): TrackModel {
  const { view, edition, decision, preview = view } = input
  const own = seatOfShortTargets(view, decision?.seat)
  const at = regions.indexOf(region)
  const { spaces, neutral } = edition.forest.kodamaTrack
  const treasure = edition.treasures[view.treasures[at]]
  return {
    region,
    prizes: treasure === undefined ? '' : treasureSentence(input.words.language, treasure),
    spaces,
    kodamas: [
      ...(board.neutralKodamas ? [{ seat: undefined, at: neutral, target: `kodama:n:${region}` }] : []),
      ...view.seats.flatMap(({ kodamas }, seat): readonly KodamaModel[] => {
        const target = kodamaTarget(seat, region, own)
        const then = preview.seats[seat].kodamas[at]
        const here = { seat, at: kodamas[at], target }
        return then === here.at ? [here] : [here, { ...here, at: then, ghost: true }]
      }),
    ],
  }
}
