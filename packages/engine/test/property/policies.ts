/** Players that know no strategy but get about: uniform chance alone would leave half of the game unplayed. */
import {
  applyMove,
  copy,
  type Game,
  type GameEvent,
  moveKinds,
  type Option,
  options,
  regions,
} from '../../src/index.ts'
import { below, openStream, type Random } from '../../src/random.ts'
import type { Step } from './checks/check.ts'
import { usesOf } from './components.ts'

/** The names of the players. */
export const policyNames = [
  'uniform',
  'eager',
  'idle',
  'spender',
  'fan',
  'talker',
  'walker',
  'seeker',
  'first',
  'last',
] as const
/** A player. */
export type PolicyName = (typeof policyNames)[number]

/** What a player may look at besides the game. */
export interface Mind {
  readonly random: Random
  /** The components that the run has used so far: a seeker wants the others. */
  readonly used: ReadonlySet<string>
  /** How much a fan likes each word of a move; filled by chance. */
  readonly likes: Map<string, number>
}

/** A mind of its own for one seat of a game. */
export function newMind(seed: string, seat: number, used: ReadonlySet<string>): Mind {
  return { random: openStream(seed, `player ${seat}`), used, likes: new Map() }
}

const declining: readonly string[] = ['skip', 'cover', 'neither']
const declines = (option: Option): boolean => declining.includes(moveKinds[option.code & 63])

const anyOf = (list: readonly Option[], random: Random): Option => list[below(random, list.length)]

/** Declines only one time in ten. */
function eager(list: readonly Option[], random: Random): Option {
  const willing = list.filter((option) => !declines(option))
  return willing.length === 0 || below(random, 10) === 0 ? anyOf(list, random) : anyOf(willing, random)
}

/** The options of the highest worth, of which chance takes one. */
function best(list: readonly Option[], random: Random, worth: (option: Option) => number): Option {
  const worths = list.map(worth)
  const most = Math.max(...worths)
  return anyOf(
    list.filter((_, index) => worths[index] === most),
    random,
  )
}

/** Likes dice with many amulets, high lines and dear purchases. */
function spend(option: Option): number {
  const amulets = option.move.split('+').length - 1
  const line = option.move.startsWith('line ') ? Number(option.move.slice(5, 6)) : 0
  return amulets * 2 + line + (option.move.startsWith('pay ') ? option.move.length : 0) - (declines(option) ? 5 : 0)
}

/** Takes to some words of the game and goes for them. */
function like(option: Option, { likes, random }: Mind): number {
  let sum = 0
  for (const word of option.move.split(' ')) {
    const known = likes.get(word) ?? below(random, 100)
    likes.set(word, known)
    sum += known
  }
  return declines(option) ? sum / 10 : sum
}

function tried(game: Game, seat: number, option: Option): { readonly after: Game; readonly events: GameEvent[] } {
  const after = copy(game)
  const events: GameEvent[] = []
  after.events = events
  applyMove(after, seat, option.code)
  return { after, events }
}

const stairs = regions.indexOf('stairs')

/** How far a seat has come on the paths of wisdom, and what it has to go on with. */
function distanceOf(game: Game, seat: number): number {
  const { trunk, bitoku, completed, frames } = game.seats[seat]
  const { trunkLength, placeStride } = game.tables
  const walking = trunk.reduce((sum, n, fork) => sum + n * (1 + (fork % trunkLength)) ** 2, 0)
  // The near side paths are a distraction: only far ones are worth falling asleep for.
  const asleep = game.sidePlaces.reduce((sum, other, place) => {
    const space = 1 + (Math.floor(place / placeStride) % trunkLength)
    return other === seat ? sum + space ** 2 + (space > 3 ? 2 : -1) : sum
  }, 0)
  const coming = frames.reduce((sum, { effect, n, kind, region }) => {
    if (effect.kind === 'mp') return sum + 4 * n
    return kind === 'region' && region === stairs ? sum + 2 * n : sum
  }, 0)
  const bridges = 20 * Math.min(2, completed) + 8 * Math.min(2, bitoku.length)
  return bridges + bitoku.length + completed + 2 * walking + 2 * asleep + coming
}

/** Chooses a move. */
export function choose(policy: PolicyName, game: Game, seat: number, mind: Mind): Option {
  const { random, used } = mind
  const list = options(game, seat)
  switch (policy) {
    case 'uniform':
      return anyOf(list, random)
    case 'eager':
      return eager(list, random)
    case 'idle': {
      const lazy = list.filter(declines)
      return lazy.length > 0 && below(random, 10) < 7 ? anyOf(lazy, random) : anyOf(list, random)
    }
    case 'spender':
      return below(random, 4) === 0 ? anyOf(list, random) : best(list, random, spend)
    case 'fan':
      return below(random, 4) === 0 ? eager(list, random) : best(list, random, (option) => like(option, mind))
    case 'talker':
      // Whatever keeps the own turn going longest.
      return best(list, random, (option) => tried(game, seat, option).after.seats[seat].frames.length)
    case 'walker':
      // Bridges and far gates are out of reach for those who do not strive for them.
      if (below(random, 5) === 0) return eager(list, random)
      return best(list, random, (option) => distanceOf(tried(game, seat, option).after, seat))
    case 'seeker': {
      const worth = (option: Option): number => {
        const { after, events } = tried(game, seat, option)
        const step: Step = { number: 0, salt: '', before: game, seat, option, events, after }
        return usesOf(step).filter((use) => !used.has(use)).length
      }
      const found = best(list, random, worth)
      return worth(found) > 0 ? found : eager(list, random)
    }
    case 'first':
      return list[0]
    case 'last':
      return list[list.length - 1]
  }
}
