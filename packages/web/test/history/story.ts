/** A whole game against three bots with all its events, for tests of what is told about it. */
import type { Host, NumberedEvent, Snapshot } from '@bitoku/host'
import { bot, fine, makeHost, person, pickAtRandom, playUntil, tengu } from '../host/stage.ts'

/** A game that was played, with what its viewer may know of it. */
export interface Played {
  readonly host: Host
  readonly snapshot: Snapshot
  readonly story: readonly NumberedEvent[]
}

/** Plays until the snapshot is what is looked for, or to the end. */
export async function playedGame(
  seed: string,
  isFound: (snapshot: Snapshot) => boolean = () => false,
): Promise<Played> {
  const host = makeHost()
  host.setPace('instant')
  fine(await host.start({ seats: [person('Shu'), bot(), bot(), bot()], seed }))
  const snapshot = await playUntil(host, pickAtRandom(seed), isFound)
  return { host, snapshot, story: await host.events(0) }
}

/** The same alone against the Tengu. */
export async function playedSolo(
  seed: string,
  isFound: (snapshot: Snapshot) => boolean = () => false,
): Promise<Played> {
  const host = makeHost()
  fine(await host.start({ seats: [person('Shu'), tengu], seed }))
  const snapshot = await playUntil(host, pickAtRandom(seed), isFound)
  return { host, snapshot, story: await host.events(0) }
}
