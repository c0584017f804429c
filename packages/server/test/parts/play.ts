/** Playing by chance, over HTTP. */
import { setTimeout as pause } from 'node:timers/promises'
import type { SnapshotAnswer } from '@bitoku/host'
import { seedRandom } from '@bitoku/bots'
import { type Guest, look, obey } from './guest.ts'

/** Chance that is the same in every run. */
export const chance = (seed: string): (() => number) => seedRandom(seed)

/** Makes one step of a turn: a choice, or the confirmation. */
async function step(
  guest: Guest,
  id: string,
  { snapshot }: SnapshotAnswer,
  random: () => number,
): Promise<SnapshotAnswer> {
  const { decision, draft, version } = snapshot
  const options = decision?.options ?? []
  const move = options[Math.floor(random() * options.length)]?.move ?? ''
  const answer = await obey(
    guest,
    id,
    draft.needsConfirm ? { do: 'confirm', version } : { do: 'choose', move, version },
  )
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
  return answer.body
}

/** Plays as long as somebody is asked; how many steps it took. */
export async function playTurn(guest: Guest, id: string, random: () => number, most = 200): Promise<number> {
  let shown = await look(guest, id)
  let steps = 0
  while (shown.snapshot.asked !== undefined && steps < most) {
    shown = await step(guest, id, shown, random)
    steps += 1
  }
  return steps
}

/** Plays a game to its end, or until enough steps are made. */
export async function playGame(guests: readonly Guest[], id: string, seed: string, most = 10_000): Promise<number> {
  const random = chance(seed)
  let steps = 0
  while (steps < most) {
    let acted = 0
    for (const guest of guests) acted += await playTurn(guest, id, random, most - steps - acted)
    steps += acted
    if (acted > 0) continue
    const { state } = await guests[0].at(id, 'GET', '')
    if (state === 'finished') return steps
    await pause(20)
  }
  return steps
}
