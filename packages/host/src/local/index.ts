/** A home of the host on one machine: one open game, its bots, its shelf. The page and the terminal bring storage, bots and clock. */
export { makeLocalHost, type World } from './local-host.ts'
export { type SavedGame } from './saved.ts'
export { type GameStorage, isClaimedByOther, makeMemoryStorage } from './storage.ts'
export { makeTeaching } from './teaching.ts'
