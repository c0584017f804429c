/** A rough worth of an effect in VP, read from its term: no card is known by name. */
import type { Effect } from '@bitoku/engine'

const known = new WeakMap<Effect, number>()

/** What an effect is worth, about, to a seat that can use it. */
export function worthOf(effect: Effect): number {
  const before = known.get(effect)
  if (before !== undefined) return before
  const worth = estimate(effect)
  known.set(effect, worth)
  return worth
}

function estimate({ kind, n, discount, here, parts }: Effect): number {
  const off = discount * 0.8
  switch (kind) {
    case 'vp':
      return n
    case 'gain':
      return 0.8 * n
    case 'any':
      return n
    case 'amulet':
      return 0.3 + 0.5 * n
    case 'mp':
      return 1.6 * n
    case 'kodama':
      return (here ? 1 : 1.2) * n
    case 'push':
      return 0.6 * n
    case 'vision':
      return 1.8
    case 'rock':
      return 1.5
    case 'pilgrim':
      return 2
    case 'unlock':
      return 0.8
    case 'draw':
      return 0.6
    case 'yokai':
    case 'bitoku':
      return 1.8
    case 'mitama':
    case 'dragonfly':
      return 1.8 + off
    case 'crystal':
      return 2 + off
    case 'build':
      return 2.5 + off
    case 'copy':
      return 2
    case 'nothing':
      return 0
    case 'both':
      return parts.reduce((sum, part) => sum + worthOf(part), 0) + off
    case 'either':
      return Math.max(...parts.map(worthOf)) + 0.2
    case 'times':
      return n * worthOf(parts[0])
    case 'pick':
      return n * Math.max(...parts.map(worthOf)) * 0.8
  }
}
