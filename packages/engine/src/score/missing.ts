/** What a seat lacks for the next VP: the words in which it is told. */
import type { BuildingType, CrystalColour, ItemKind, MitamaType, YokaiType } from '../names.ts'

/** A thing that a seat can have one more of; `pip` is a point on a die, `bitoku` a bitoku type that it lacks. */
export type MissingThing =
  | ItemKind
  | BuildingType
  | MitamaType
  | YokaiType
  | CrystalColour
  | 'bitoku'
  | 'kodama'
  | 'rock-pilgrim'
  | 'pip'

/** So many things, each of any of these kinds. */
export interface Missing {
  readonly n: number
  readonly things: readonly MissingThing[]
}

/** The lines of a sheet that can be raised by having more. */
type StepLine = 'bitoku' | 'treasures' | 'rocks' | 'dice' | 'visions' | 'buildings' | 'crystals'

/** The next step of a line, or of one rock, vision, region or colour in it. */
export interface NextStep {
  readonly line: StepLine
  /** The rock, vision, region or colour of crystals; undefined where the line is one whole. */
  readonly id: string | undefined
  /** All of what has to be added. */
  readonly missing: readonly Missing[]
  readonly now: number
  readonly later: number
}

/** One more of any of these things. */
export const oneOf = (...things: readonly MissingThing[]): readonly Missing[] => [{ n: 1, things }]

/** The VP of lines together. */
export const total = (lines: readonly { readonly vp: number }[]): number => lines.reduce((sum, { vp }) => sum + vp, 0)
