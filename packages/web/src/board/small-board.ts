/** The board of small windows: its narrow overview, and the parts that fill the stage. Fetched where they are shown. */
import { makeScreen } from '../app/screen.tsx'

/** The whole board on a narrow stage. */
export const narrowOverview = makeScreen(async () => (await import('./narrow.tsx')).NarrowOverview)
/** One part of the board filling the stage. */
export const partOnStage = makeScreen(async () => (await import('./stage.tsx')).Stage)

/** Fetches both. */
export async function fetchSmallBoard(): Promise<void> {
  await Promise.all([narrowOverview.fetch(), partOnStage.fetch()])
}
