/** Reads the plan and the moves of a record without the engine's own reader, which may be what is at fault. */
import { type Game, options, type Option, type SoloOptions } from '../../src/index.ts'
import type { Plan } from './play-out.ts'

/** A record taken apart. */
export interface Replay {
  readonly plan: Plan
  readonly chooser: (game: Game) => { readonly seat: number; readonly option: Option } | undefined
}

/** The plan and the moves of a record. */
export function readReplay(record: string): Replay {
  const head = /seats=(\d)( harder)?(?: solo=([\w,]+))? seed=(\S+)/.exec(record)
  if (head === null) throw new Error('this is no record')
  const [, seats, harder, solo, seed] = head
  const moves = record.split('\n').flatMap((line) => {
    const parts = /^([a-d]) (.+) #[\w-]+$/.exec(line)
    if (parts === null) return []
    return parts[2].split(', ').map((move) => ({ seat: 'abcd'.indexOf(parts[1]), move }))
  })
  const chosen: SoloOptions = Object.fromEntries((solo?.split(',') ?? []).map((name) => [name, true]))
  const plan: Plan = {
    seats: Number(seats),
    harder: harder !== undefined,
    seed,
    policies: [],
    ...(Number(seats) === 1 ? { solo: chosen } : {}),
  }
  let next = 0
  return {
    plan,
    chooser: (game) => {
      const entry = moves[next]
      next += 1
      if (entry === undefined) return undefined
      const option = options(game, entry.seat).find((candidate) => candidate.move === entry.move)
      if (option === undefined) throw new Error(`move ${next}, ${entry.move}, is not legal`)
      return { seat: entry.seat, option }
    },
  }
}
