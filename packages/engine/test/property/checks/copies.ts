/** Copies are complete and independent. */
import { applyMove, copy, type Game, legalMoves, pending, stateText } from '../../../src/index.ts'
import { below, openStream, type Random } from '../../../src/random.ts'
import { type Check, ensure, ensureSameText } from './check.ts'

/** What copies may share: it never changes. The frames of a stack are replaced, never changed. */
const shared: readonly string[] = ['tables', 'rules', 'past']

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function compare(original: unknown, twin: unknown, path: string): void {
  if (!isObject(original) || !isObject(twin)) {
    ensure(Object.is(original, twin), `${path} differs in the copy`)
    return
  }
  ensure(original !== twin, `${path} is shared with the copy`)
  const keys = Object.keys(original)
  ensure(keys.toSorted().join() === Object.keys(twin).toSorted().join(), `the copy of ${path} has other fields`)
  for (const key of keys) {
    if (path === 'game' && shared.includes(key)) {
      ensure(original[key] === twin[key], `${key} is not the same in the copy`)
      continue
    }
    // Nobody listens to the events of a copy yet.
    if (path === 'game' && key === 'events') continue
    if (path.endsWith('.frames')) ensure(original[key] === twin[key], `a frame of ${path} differs in the copy`)
    else compare(original[key], twin[key], `${path}.${key}`)
  }
}

/** A copy has every field of its original and shares nothing that changes. */
export const copies: Check = {
  name: 'a copy is complete and shares nothing',
  share: 0.1,
  atState: (game) => compare(game, copy(game), 'game'),
}

/** Plays random moves; returns how many there were until the end, or the limit. */
export function playRandomly(game: Game, random: Random, limit: number): number {
  for (let number = 0; number < limit; number += 1) {
    const asked = pending(game)
    if (asked.length === 0) return number
    const seat = asked[below(random, asked.length)]
    const { codes, count } = legalMoves(game, seat)
    applyMove(game, seat, codes[below(random, count)])
  }
  return limit
}

/** Playing on with a copy leaves the original alone, and the other way round. */
export const independence: Check = {
  name: 'a copy goes its own way',
  share: 0.02,
  atState: (game, salt) => {
    const text = stateText(game)
    const [first, second] = [copy(game), copy(game)]
    playRandomly(first, openStream(salt, 'copy'), 40)
    ensureSameText(stateText(game), text, 'the original after playing on its copy')
    ensureSameText(stateText(second), text, 'a copy after playing on its twin')
    playRandomly(second, openStream(salt, 'copy'), 40)
    ensureSameText(stateText(second), stateText(first), 'two copies after the same moves')
  },
}
