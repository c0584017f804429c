import { describe, expect, it } from 'vitest'
import type { Resource } from '../../src/names.ts'
import type { Game } from '../../src/state.ts'
import { act, give, moves, numberOf, summer } from '../scenario.ts'
import { atTurn, clearBuildings, giveAmulets, offers, show, wakeDie } from './summer-stage.ts'

/** Seat 0 has taken line 6 of Yomi or of the Forges. */
function lineSix(region: 'yomi' | 'forges', purse: Partial<Record<Resource, number>>): Game {
  const game = summer(2, (game) => {
    wakeDie(game, 0, 1, 6)
    giveAmulets(game, 0, 0)
    give(game, 0, purse)
    clearBuildings(game)
    game.seats[0].dragonflies = []
    show(game, 'mitama', 'ara', 'nigi', 'saki', 'kushi')
    show(game, 'dragonfly', 'dragonfly-14', 'dragonfly-12', 'dragonfly-2', 'dragonfly-3')
    show(game, 'crystal', 'memory-build', 'memory-mitama', 'memory-reach', 'memory-card')
    show(game, 'building', 'temple-1')
  })
  act(game, 0, `die 1 ${region}`, 'line 6')
  return game
}

/** What can be bought, whether or not the discount is named with it. */
const goods = (game: Game): string[] =>
  [...new Set(offers(game).map((text) => text.replace(' discounted', '')))].toSorted()

describe('line 6: two purchases and one discount', () => {
  it('S-12: either half may be skipped', () => {
    const nothing = lineSix('yomi', { jade: 1 })
    act(nothing, 0, 'skip')
    expect(nothing.seats[0].resources).toEqual([0, 0, 1, 0])
    expect(atTurn(nothing)).toBe(1)

    const onlyMitama = lineSix('yomi', { jade: 1 })
    act(onlyMitama, 0, 'mitama 1 discounted', 'take amulet-1', 'skip')
    expect(onlyMitama.seats[0].mitamas).toEqual([numberOf.mitama(onlyMitama, 'ara')])
    expect(onlyMitama.seats[0].dragonflies).toEqual([])
    expect(atTurn(onlyMitama)).toBe(1)

    const onlyDragonfly = lineSix('yomi', { jade: 1 })
    act(onlyDragonfly, 0, 'dragonfly 2', 'skip')
    expect(onlyDragonfly.seats[0].dragonflies).toEqual([numberOf.dragonfly(onlyDragonfly, 'dragonfly-12')])
    expect(onlyDragonfly.seats[0].mitamas).toEqual([])
    expect(atTurn(onlyDragonfly)).toBe(1)
  })

  it('S-12: the halves come in either order, each once', () => {
    const game = lineSix('yomi', { jade: 2, sake: 2 })
    act(game, 0, 'dragonfly 2')
    expect(offers(game).some((text) => text.startsWith('dragonfly'))).toBe(false)
    act(game, 0, 'mitama 1 discounted', 'take amulet-1')
    expect(moves(game)).toEqual(['combine dragonfly-12', 'skip'])
    act(game, 0, 'skip')
    expect(atTurn(game)).toBe(1)
  })

  it('S-12: a discount named for the first purchase is gone for the second', () => {
    const game = lineSix('yomi', {})
    expect(offers(game)).toEqual([
      'mitama 1 discounted',
      'mitama 2 discounted',
      'dragonfly 3 discounted',
      'dragonfly 4 discounted',
      'dragonfly 1',
      'dragonfly 2',
    ])
    act(game, 0, 'mitama 2 discounted')
    act(game, 0, 'skip')
    expect(offers(game)).toEqual(['dragonfly 1', 'dragonfly 2'])

    const other = lineSix('yomi', {})
    act(other, 0, 'dragonfly 3 discounted')
    // Without a resource no mitama can be paid in full: the second half lapses.
    expect(other.seats[0].dragonflies).toEqual([numberOf.dragonfly(other, 'dragonfly-2')])
    expect(atTurn(other)).toBe(1)
  })

  it('S-12: a discount kept back serves the second purchase', () => {
    const game = lineSix('yomi', { jade: 1 })
    act(game, 0, 'mitama 1', 'take amulet-1')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(goods(game)).toEqual(expect.arrayContaining(['dragonfly 3', 'dragonfly 4']))
    act(game, 0, 'dragonfly 4 discounted')
    expect(game.seats[0].dragonflies).toEqual([numberOf.dragonfly(game, 'dragonfly-3')])

    const other = lineSix('yomi', { sake: 1 })
    act(other, 0, 'dragonfly 3')
    expect(other.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(goods(other)).toEqual(['mitama 1', 'mitama 2'])
  })

  it('S-12: a discount kept back takes no free dragonfly out of reach', () => {
    const game = lineSix('yomi', { jade: 1 })
    act(game, 0, 'mitama 1', 'take amulet-1')
    expect(goods(game)).toEqual(['dragonfly 1', 'dragonfly 2', 'dragonfly 3', 'dragonfly 4'])
  })

  it('S-12: a discount kept back takes no free crystal out of reach', () => {
    const game = lineSix('forges', { wood: 1 })
    act(game, 0, 'build temple-1 yomi')
    expect(game.seats[0].resources).toEqual([0, 0, 0, 0])
    // Slot 1 is free, slots 2 and 3 are free with the discount, slot 4 would still cost one.
    expect(goods(game)).toEqual([
      'crystal 1 7',
      'crystal 1 8',
      'crystal 2 7',
      'crystal 2 8',
      'crystal 3 7',
      'crystal 3 8',
    ])
  })

  it('S-12: the discount is not spent on a free tile and stays for the other half', () => {
    const game = lineSix('forges', {})
    act(game, 0, 'crystal 1 7')
    expect(goods(game)).toEqual([
      'build temple-1 forges',
      'build temple-1 glade',
      'build temple-1 stairs',
      'build temple-1 yomi',
    ])
    act(game, 0, 'build temple-1 stairs discounted')
    expect(game.seats[0].built).toBe(1)
    expect(atTurn(game)).toBe(1)
  })

  it('S-12: the payer chooses which resource the discount saves', () => {
    const game = lineSix('yomi', { jade: 1, sake: 2 })
    act(game, 0, 'mitama 4 discounted')
    expect(moves(game)).toEqual(['pay jade sake', 'pay sake sake'])
    act(game, 0, 'pay sake sake')
    expect(game.seats[0].resources).toEqual([0, 0, 1, 0])
  })

  it('S-12: the building half has the discount, or the crystal half', () => {
    const forBuilding = lineSix('forges', { wood: 1 })
    act(forBuilding, 0, 'build temple-1 yomi discounted')
    expect(forBuilding.seats[0].resources).toEqual([1, 0, 0, 0])
    expect(goods(forBuilding)).toEqual([
      'crystal 1 7',
      'crystal 1 8',
      'crystal 2 7',
      'crystal 2 8',
      'crystal 3 7',
      'crystal 3 8',
    ])
    act(forBuilding, 0, 'crystal 3 8')
    expect(forBuilding.seats[0].resources).toEqual([0, 0, 0, 0])

    const forCrystal = lineSix('forges', { wood: 1 })
    act(forCrystal, 0, 'crystal 4 8 discounted')
    expect(forCrystal.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(forCrystal.seats[0].crystals[7]).toBe(numberOf.crystal(forCrystal, 'memory-card'))
    // The building cannot be paid any more.
    expect(atTurn(forCrystal)).toBe(1)
  })
})
