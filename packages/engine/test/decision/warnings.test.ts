import { describe, expect, it } from 'vitest'
import { decision } from '../../src/decision/decision.ts'
import { both, build, gain, kodama, mitama, oneDiscounted, dragonfly } from '../../src/effects/effect.ts'
import type { Game } from '../../src/state.ts'
import { give, placeDie, resolving, summer } from '../scenario.ts'
import { deal, finish, giveAmulets, show, wakeDie } from '../rules/summer-stage.ts'

/** What an option warns of. */
function warningsAt(game: Game, move: string): readonly string[] {
  const found = decision(game, 0)?.options.find((option) => option.move === move)
  if (found === undefined) throw new Error(`${move} is not possible`)
  return found.warnings
}

/** A soul and a dragonfly with one discount between them, but no dragonfly to be had. */
function withDiscount(): Game {
  return resolving(oneDiscounted(1, mitama(), dragonfly()), (game) => {
    give(game, 0, { jade: 1 })
    show(game, 'mitama', 'ara')
    show(game, 'dragonfly')
  })
}

describe('warnings before waste', () => {
  it('passing says that a die could still cross for a favour', () => {
    const game = summer(2, (game) => {
      finish(game, 0, 'yomi', 'stairs', 'glade')
      placeDie(game, 0, 2, 'stairs', 2)
    })
    expect(warningsAt(game, 'pass')).toEqual(['crossing-left'])
    const over = summer(2, (game) => finish(game, 0, 'yomi', 'stairs', 'glade'))
    expect(warningsAt(over, 'pass')).toEqual([])
  })

  it('amulets that lift a die above 6 are partly lost', () => {
    const game = summer(2, (game) => {
      wakeDie(game, 0, 1, 5)
      giveAmulets(game, 0, 1, 1)
    })
    expect(warningsAt(game, 'die 1 yomi +1')).not.toContain('amulet-excess')
    expect(warningsAt(game, 'die 1 yomi +2')).toContain('amulet-excess')
  })

  it('what lapses at once is told where another way would keep it', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'kappa', 'imomushi')
      for (const die of [1, 2, 3]) wakeDie(game, 0, die, 1)
      give(game, 0, {})
      // Nowhere to walk, nothing to start with: the water sprite's action cannot begin.
      game.seats[0].pilgrims = 0
      game.seats[0].bitoku = []
    })
    expect(warningsAt(game, 'play kappa 1')).toEqual(['part-lapses'])
    expect(warningsAt(game, 'play imomushi 1')).toEqual([])
  })

  it('a discount greater than the price says that the rest is lost', () => {
    const game = resolving(mitama(3), (game) => {
      give(game, 0, { jade: 4, sake: 4, wood: 4, stone: 4 })
      show(game, 'mitama', 'ara', 'nigi', 'saki', 'kushi')
    })
    expect(warningsAt(game, 'mitama 1')).toEqual(['discount-excess'])
  })

  it('a discount kept back for what cannot be afforded is named as lost', () => {
    expect(warningsAt(withDiscount(), 'mitama 1')).toEqual(['discount-lost'])
    expect(warningsAt(withDiscount(), 'mitama 1 discounted')).toEqual([])
  })

  it('skipping always says that what is skipped is lost', () => {
    expect(warningsAt(resolving(kodama(1)), 'skip')).toEqual(['reward-lost'])
  })
})

describe('the parts of a bundle', () => {
  it('every option names the part it begins, and every part that is still open is told', () => {
    const game = resolving(both(kodama(1), build()), (game) => give(game, 0, { wood: 5, stone: 5 }))
    const asked = decision(game, 0)
    expect(asked?.waiting.map(({ part, effect }) => [part, effect?.kind])).toEqual([
      [0, 'kodama'],
      [1, 'build'],
    ])
    for (const option of asked?.options ?? [])
      expect([option.kind, option.part]).toEqual([
        option.kind,
        option.kind === 'kodama' ? 0 : option.kind === 'build' ? 1 : undefined,
      ])
  })

  it('an effect without a choice between parts has none', () => {
    const asked = decision(resolving(both(gain('jade'), kodama(1))), 0)
    expect(asked?.waiting).toEqual([])
  })
})
