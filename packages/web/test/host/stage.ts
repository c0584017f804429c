/** A host on a stage: memory for a shelf, no waiting, chance from a counter. */
import { makeLocalHost, makeMemoryStorage, type World } from '@bitoku/host/local'
import { seedRandom } from '@bitoku/bots'
import { type Host, longestThought, type Outcome, type SeatInfo, type Snapshot } from '@bitoku/host'
import { makePageRunner } from '../../src/host/client.ts'

let drawn = 0

/** A world without time: pauses are over at once, the limit for bots is never reached. */
export function makeWorld(parts: Partial<World> = {}): World {
  return {
    storage: makeMemoryStorage(),
    bots: makePageRunner(),
    wait: (milliseconds) =>
      milliseconds >= longestThought ? new Promise(() => {}) : new Promise((resolve) => setImmediate(resolve)),
    waitForNet: () => new Promise(() => {}),
    now: () => 1000,
    draw: () => `drawn-${(drawn += 1)}`,
    ...parts,
  }
}

/** A host on the stage. */
export const makeHost = (world: World = makeWorld()): Host => makeLocalHost(world)

/** A person. */
export const person = (name: string): SeatInfo => ({ kind: 'person', name, level: undefined })
/** A bot. */
export const bot = (level: SeatInfo['level'] = 'greedy'): SeatInfo => ({ kind: 'bot', name: 'bot', level })
/** The Tengu. */
export const tengu: SeatInfo = { kind: 'tengu', name: 'Tengu', level: undefined }

/** The snapshot of the open game. */
export function shownBy(host: Host): Snapshot {
  const snapshot = host.snapshot()
  if (snapshot === undefined) throw new Error('no game is open')
  return snapshot
}

/** The value of an outcome that has to be fine. */
export function fine<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.ok) throw new Error(`refused: ${outcome.problem.key} ${JSON.stringify(outcome.problem.args)}`)
  return outcome.value
}

/** Waits until a person is asked, a curtain is down, or the game is over. */
export async function untilAsked(host: Host): Promise<Snapshot> {
  for (let turn = 0; turn < 100_000; turn += 1) {
    const snapshot = shownBy(host)
    if (snapshot.moving === undefined) return snapshot
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setImmediate(resolve))
  }
  throw new Error('the bots do not come to an end')
}

/** Chooses a move for a person. */
export type Pick = (snapshot: Snapshot) => string

/** Chooses at random, and declines only where nothing else is offered. */
export function pickAtRandom(seed: string): Pick {
  const random = seedRandom(seed)
  return ({ decision }) => {
    const all = decision?.options ?? []
    const useful = all.filter(({ kind }) => kind !== 'skip' && kind !== 'pass')
    const options = useful.length > 0 ? useful : all
    return options[Math.floor(random() * options.length)].move
  }
}

/** One command of the person at the screen: lifts the curtain, chooses, or confirms. */
export async function goOn(host: Host, pick: Pick): Promise<Snapshot> {
  const { version, curtain, draft, decision, asked } = await untilAsked(host)
  if (curtain !== undefined) fine(await host.liftCurtain(version))
  else if (draft.needsConfirm) fine(await host.confirm(version))
  else if (decision !== undefined) fine(await host.choose(pick(shownBy(host)), version))
  else throw new Error(`nothing to do for ${asked}`)
  return untilAsked(host)
}

/** Plays until the snapshot is what is looked for, or the game is over. */
export async function playUntil(host: Host, pick: Pick, isFound: (snapshot: Snapshot) => boolean): Promise<Snapshot> {
  let snapshot = await untilAsked(host)
  while (!snapshot.finished && !isFound(snapshot)) {
    // oxlint-disable-next-line no-await-in-loop
    snapshot = await goOn(host, pick)
  }
  return snapshot
}
