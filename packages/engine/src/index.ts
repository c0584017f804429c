/** The engine's contract. Tools outside this repository call these names. */
export { copy } from './copy.ts'
export { type Apart, type Change, type ChangedThing, changeOf } from './decision/change.ts'
export { decision, type Decision, type ExplainedOption } from './decision/decision.ts'
export { type Impossible, type Reason, reasons } from './decision/reasons.ts'
export type { TrailStep, Waiting } from './decision/trail.ts'
export { type Warning, warnings } from './decision/warnings.ts'
export { determinize } from './determinize.ts'
export * from './edition/edition.ts'
export { forest } from './edition/forest.ts'
export { editionByHash, editionHash, ownEditions } from './edition/hash.ts'
export { editionToJson, type EditionResult, type Fault, loadEdition } from './edition/load.ts'
export { type Effect, type EffectKind, effectKinds } from './effects/effect.ts'
export { BadRecord, BadSetup, BadView, IllegalMove, KeyedError } from './errors.ts'
export { eventsFor, type GameEvent, revealsSomething, valueOnMoving } from './events.ts'
export { fingerprint, stateText } from './fingerprint.ts'
export { applyMove, lastRound, legalMoves } from './flow.ts'
export { type MoveKind, moveKinds, type MoveList, moveText } from './moves.ts'
export * from './names.ts'
export { type Option, options, pending, play } from './play.ts'
export { load, pastMoves, save } from './record.ts'
export { rulesVersion } from './rules/version.ts'
export { beginAgain, newGame, type Setup } from './rules/setup.ts'
export { score, type Sheet } from './score.ts'
export type { Missing, MissingThing, NextStep } from './score/missing.ts'
export { nextSteps } from './score/next-steps.ts'
export type { RockLine } from './score/rocks.ts'
export type { VisionLine } from './score/visions.ts'
export {
  type SoloOption,
  soloOptionNames,
  type SoloOptions,
  type SoloPreset,
  soloPresetNames,
  soloPresets,
} from './solo/options.ts'
export type { TenguLines } from './solo/score.ts'
export { type StepName, stepNames, type StepReason, stepReasons } from './solo/steps.ts'
export { humanSeat, type Tengu, tenguSeat } from './solo/tengu.ts'
export {
  acrossRiver,
  type Frame,
  type FrameKind,
  frameKinds,
  type Game,
  inForest,
  inHome,
  locked,
  type Phase,
  phases,
  type Seat,
  unlocked,
} from './state.ts'
export { ancient, type Tables } from './tables.ts'
export { type SeatView, type TenguView, view, type View, viewTables } from './view.ts'
