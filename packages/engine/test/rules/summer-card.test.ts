import { describe, expect, it } from 'vitest'
import { inForest, locked, unlocked } from '../../src/state.ts'
import { act, give, moves, movesOf, numberOf, placeDie, placeDieHome, summer } from '../scenario.ts'
import { atTurn, deal, giveAmulets, lay, show } from './summer-stage.ts'

describe('playing a yokai card', () => {
  it('S-1: a card goes from the hand to any empty card space', () => {
    const game = summer(2, (game) => deal(game, 0, 'kappa'))
    expect(movesOf(game, 'play')).toEqual(['play kappa 1', 'play kappa 2', 'play kappa 3'])
  })

  it('S-1: every card of the hand is offered on every empty space, none on a taken one', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'nezumi', 'kappa-4')
      lay(game, 0, 'kappa')
    })
    expect(movesOf(game, 'play')).toEqual(['play nezumi 2', 'play nezumi 3', 'play kappa-4 2', 'play kappa-4 3'])
  })

  it('S-1: a played card leaves the hand and lies on the chosen space', () => {
    const game = summer(2, (game) => deal(game, 0, 'ookami', 'kappa-4'))
    const events = act(game, 0, 'play ookami 2')
    expect(events).toContainEqual({ type: 'played', seat: 0, card: 'ookami', space: 2 })
    expect(game.seats[0].hand).toEqual([numberOf.yokai(game, 'kappa-4')])
    expect(game.seats[0].played).toEqual([-1, numberOf.yokai(game, 'ookami'), -1])
  })

  it('S-1: with three cards on the board no other can be played', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'nezumi', 'kitsune')
      lay(game, 0, 'kappa', 'imomushi', 'ookami')
    })
    expect(movesOf(game, 'play')).toEqual([])
    expect(movesOf(game, 'die')).not.toEqual([])
  })

  it('S-1: a card stays where it was played', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'ookami', 'yamauba-1')
      deal(game, 1, 'ookami')
    })
    act(game, 0, 'play ookami 2')
    act(game, 1, 'play ookami 1')
    expect(movesOf(game, 'play')).toEqual(['play yamauba-1 1', 'play yamauba-1 3'])
    act(game, 0, 'play yamauba-1 1')
    expect(game.seats[0].played).toEqual([numberOf.yokai(game, 'yamauba-1'), numberOf.yokai(game, 'ookami'), -1])
  })
})

describe('the die beside a card space', () => {
  it('S-2: a locked die is unlocked by the card beside it, without being asked, the others stay locked', () => {
    const game = summer(2, (game) => deal(game, 0, 'ookami'))
    const events = act(game, 0, 'play ookami 3')
    expect(game.seats[0].places).toEqual([locked, locked, unlocked])
    expect(events.filter((event) => event.type === 'unlocked')).toEqual([
      { type: 'unlocked', seat: 0, die: 3, value: 1 },
    ])
  })

  it('S-2: a die already unlocked stays so', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'ookami')
      game.seats[0].places = [locked, unlocked, locked]
    })
    const events = act(game, 0, 'play ookami 2')
    expect(game.seats[0].places).toEqual([locked, unlocked, locked])
    expect(events.filter((event) => event.type === 'unlocked')).toEqual([])
  })

  it('S-2: a die on the main board stays there', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'ookami')
      placeDie(game, 0, 1, 'yomi', 3)
      placeDieHome(game, 0, 2, 0, 2)
    })
    const before = game.seats[0].places.slice()
    expect(movesOf(game, 'play')).toEqual(['play ookami 1', 'play ookami 2', 'play ookami 3'])
    const events = act(game, 0, 'play ookami 1')
    expect(game.seats[0].places).toEqual(before)
    expect(game.seats[0].places[0]).toBe(inForest)
    expect(events.filter((event) => event.type === 'unlocked')).toEqual([])
  })
})

/** Imomushi in hand, a crystal with a choice of its own beside card space 2. */
const withTwoChoices = () =>
  summer(2, (game) => {
    deal(game, 0, 'imomushi')
    give(game, 0, {})
    game.seats[0].crystals[1] = numberOf.crystal(game, 'ingenuity-jade-sake')
  })

/** Imomushi just played beside a crystal that gives any resource. */
const imomushiPlayed = () => {
  const game = summer(2, (game) => {
    deal(game, 0, 'imomushi')
    give(game, 0, {})
    game.seats[0].crystals[0] = numberOf.crystal(game, 'ingenuity-any')
  })
  act(game, 0, 'play imomushi 1')
  return game
}

/** A card with two parts in hand, a movement point beside card space 1. */
const withTwoParts = () =>
  summer(2, (game) => {
    deal(game, 0, 'yamauba-3')
    game.seats[0].crystals[0] = numberOf.crystal(game, 'ingenuity-mp')
    game.seats[1].kodamas = [2, 1, 1, 1, 1]
  })

describe('the actions of a card and of its crystal', () => {
  it('S-3: the card comes first or the crystal comes first, as the seat wants', () => {
    const cardFirst = withTwoChoices()
    act(cardFirst, 0, 'play imomushi 2')
    expect(moves(cardFirst)).toEqual(['action', 'ingenuity', 'skip'])
    act(cardFirst, 0, 'action')
    expect(moves(cardFirst)).toEqual(['take wood', 'take stone', 'skip'])
    act(cardFirst, 0, 'take stone')
    expect(moves(cardFirst)).toEqual(['take jade', 'take sake', 'skip'])
    act(cardFirst, 0, 'take sake')
    expect(cardFirst.seats[0].resources).toEqual([0, 1, 0, 1])
    expect(atTurn(cardFirst)).toBe(1)

    const crystalFirst = withTwoChoices()
    act(crystalFirst, 0, 'play imomushi 2', 'ingenuity')
    expect(moves(crystalFirst)).toEqual(['take jade', 'take sake', 'skip'])
    act(crystalFirst, 0, 'take jade')
    expect(moves(crystalFirst)).toEqual(['take wood', 'take stone', 'skip'])
    act(crystalFirst, 0, 'take wood')
    expect(crystalFirst.seats[0].resources).toEqual([1, 0, 1, 0])
    expect(atTurn(crystalFirst)).toBe(1)
  })

  it('S-3: each of the two is optional', () => {
    const neither = imomushiPlayed()
    act(neither, 0, 'skip')
    expect(neither.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(atTurn(neither)).toBe(1)

    const onlyCard = imomushiPlayed()
    act(onlyCard, 0, 'action', 'take wood', 'skip')
    expect(onlyCard.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(onlyCard)).toBe(1)

    const onlyCrystal = imomushiPlayed()
    act(onlyCrystal, 0, 'ingenuity', 'take sake', 'skip')
    expect(onlyCrystal.seats[0].resources).toEqual([0, 0, 0, 1])
    expect(atTurn(onlyCrystal)).toBe(1)

    const declinedCard = imomushiPlayed()
    act(declinedCard, 0, 'action', 'skip', 'take jade')
    expect(declinedCard.seats[0].resources).toEqual([0, 0, 1, 0])
    expect(atTurn(declinedCard)).toBe(1)
  })

  it('S-3: only the crystal connected to the very card space works', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'imomushi')
      give(game, 0, {})
      game.seats[0].crystals[1] = numberOf.crystal(game, 'ingenuity-any')
      game.seats[0].crystals[3] = numberOf.crystal(game, 'dream-vp')
      game.seats[0].crystals[6] = numberOf.crystal(game, 'memory-kodama')
    })
    act(game, 0, 'play imomushi 1')
    expect(moves(game)).toEqual(['take wood', 'take stone', 'skip'])
    act(game, 0, 'take wood')
    expect(game.seats[0].vp).toBe(0)
    expect(atTurn(game)).toBe(1)
  })

  it('S-3: the card is resolved to its end before the crystal, the crystal to its end before the card', () => {
    const game = withTwoParts()
    act(game, 0, 'play yamauba-3 1', 'action', 'kodama yomi')
    expect(movesOf(game, 'start')).toEqual([])
    act(game, 0, 'kodama home')
    expect(moves(game)).toEqual(['push b yomi', 'skip'])
    act(game, 0, 'push b yomi')
    expect(moves(game)).toEqual(['start west 1', 'skip'])
    act(game, 0, 'start west 1')
    expect(game.seats[0].kodamas).toEqual([2, 1, 2, 1, 1])
    expect(game.seats[1].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(atTurn(game)).toBe(1)

    const other = withTwoParts()
    act(other, 0, 'play yamauba-3 1', 'ingenuity')
    expect(moves(other)).toEqual(['start west 1', 'skip'])
    act(other, 0, 'start west 1')
    expect(movesOf(other, 'kodama')).toHaveLength(5)
  })

  it('S-3: a crystal that the card itself has put there works after it', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'nezumi')
      give(game, 0, {})
      show(game, 'crystal', 'ingenuity-wood-stone', 'dream-vp', 'dream-mp', 'dream-jade')
    })
    act(game, 0, 'play nezumi 2', 'crystal 1 2')
    expect(game.seats[0].crystals[1]).toBe(numberOf.crystal(game, 'ingenuity-wood-stone'))
    expect(moves(game)).toEqual(['take wood', 'take stone', 'skip'])
    act(game, 0, 'take stone')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 0])
    expect(atTurn(game)).toBe(1)
  })

  it('S-3: a crystal that the card has put beside another card space does not', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'nezumi')
      give(game, 0, {})
      show(game, 'crystal', 'ingenuity-wood-stone', 'dream-vp', 'dream-mp', 'dream-jade')
    })
    act(game, 0, 'play nezumi 2', 'crystal 1 1')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(atTurn(game)).toBe(1)
  })

  it('S-3: the crystal works once, also when it came first and the card could do more', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'ookami')
      giveAmulets(game, 0, 0)
      game.seats[0].crystals[0] = numberOf.crystal(game, 'ingenuity-vp')
    })
    act(game, 0, 'play ookami 1', 'ingenuity')
    expect(game.seats[0].vp).toBe(2)
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(atTurn(game)).toBe(1)
  })

  it('S-3: a card whose action became possible only through the crystal may still act', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'kitsune-3')
      give(game, 0, {})
      game.seats[0].crystals[0] = numberOf.crystal(game, 'ingenuity-jade-sake')
      // Every tile but the dearest is gone: jade + 2 sake, less 2, is still 1 to pay.
      game.displays[2].fill(-1, 0, 3)
      game.seats[0].dragonflies = []
    })
    act(game, 0, 'play kitsune-3 1')
    expect(moves(game)).toEqual(['take jade', 'take sake', 'skip'])
    act(game, 0, 'take sake')
    expect(moves(game)).toEqual(['mitama 4', 'skip'])
    act(game, 0, 'mitama 4')
    expect(game.seats[0].resources[3]).toBe(0)
    expect(game.seats[0].vp).toBe(4)
  })

  it('X-2: Imomushi on the leftmost space wakes its die and gives wood or stone, then the turn is over', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'imomushi')
      give(game, 0, {})
    })
    expect(game.seats[0].places[0]).toBe(locked)
    act(game, 0, 'play imomushi 1')
    expect(game.seats[0].places[0]).toBe(unlocked)
    expect(moves(game)).toEqual(['take wood', 'take stone', 'skip'])
    act(game, 0, 'take stone')
    expect(game.seats[0].resources).toEqual([0, 1, 0, 0])
    expect(moves(game, 0)).toEqual([])
    expect(moves(game, 1)).not.toEqual([])
  })

  it('X-2: with wood instead of stone it is the same', () => {
    const game = summer(2, (game) => {
      deal(game, 0, 'imomushi')
      give(game, 0, {})
    })
    act(game, 0, 'play imomushi 1', 'take wood')
    expect(game.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(atTurn(game)).toBe(1)
  })
})
