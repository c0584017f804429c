/** The engine's contract. Tools outside this repository call these names. */
export { copy } from './copy.ts'
export { newGame } from './rules/setup.ts'
export { options, pending, play } from './play.ts'
export { legalMoves, applyMove } from './flow.ts'
