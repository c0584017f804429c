import { describe, expect, it } from 'vitest'
import { both, amulet, unlock } from '../../src/effects/effect.ts'
import type { GameEvent } from '../../src/events.ts'
import { pending } from '../../src/play.ts'
import { type Game, locked, unlocked } from '../../src/state.ts'
import { act, moves, movesOf, numberOf, placeDie, resolving } from '../scenario.ts'
import { discardAll, dreamSpaces, lateSummer, leaveWinter, passAll, spring } from './seasons.ts'

describe('unlocking a die', () => {
  it('G-11: a locked die of choice moves to its green space and keeps its value', () => {
    const game = resolving(unlock(), (game) => placeDie(game, 0, 2, 'yomi', 2))
    expect(moves(game)).toEqual(['unlock 1', 'unlock 3', 'skip'])
    const { places, dice } = structuredClone(game.seats[0])
    expect(act(game, 0, 'unlock 1')[0]).toEqual({ type: 'unlocked', seat: 0, die: 1, value: 3 })
    expect(game.seats[0].places).toEqual([unlocked, places[1], locked])
    expect(dice).toEqual([3, 2, 1])
    expect(game.seats[0].dice).toEqual(dice)
  })

  it('G-11: with no die locked nothing happens', () => {
    const game = resolving(unlock(), (game) => {
      game.seats[0].places = [unlocked, unlocked, unlocked]
    })
    expect(game.seats[0].places).toEqual([unlocked, unlocked, unlocked])
    expect(pending(game)).toEqual([1])
    // The rest of the same source is still gained.
    const other = resolving(both(unlock(), amulet(2)), (game) => {
      game.seats[0].places = [unlocked, unlocked, unlocked]
      game.seats[0].amulets = [0, 0, 0]
    })
    expect(other.seats[0].amulets).toEqual([0, 1, 0])
    expect(pending(other)).toEqual([1])
  })

  it('G-11: only an own die is unlocked', () => {
    const game = resolving(unlock())
    act(game, 0, 'unlock 1')
    expect(game.seats[1].places).toEqual([locked, locked, locked])
  })

  it('G-11: a die unlocked in Spring stays unlocked in Summer', () => {
    const game = spring(2, (game) => {
      game.seats[0].crystals[dreamSpaces[0]] = numberOf.crystal(game, 'dream-mp')
      game.seats[0].bitoku = [numberOf.bitoku(game, 'rei')]
    })
    discardAll(game)
    expect(game.phase).toBe('reaping')
    act(game, 0, 'complete')
    expect(moves(game)).toEqual(['unlock 1', 'unlock 2', 'unlock 3', 'take amulet-1', 'skip'])
    act(game, 0, 'unlock 2')
    expect(game.phase).toBe('summer')
    expect(game.seats[0].places).toEqual([locked, unlocked, locked])
    // It needs no pilgrim now.
    const awake = game.seats[0].pilgrims
    act(game, 0, 'die 2 home-1')
    expect(game.seats[0].pilgrims).toBe(awake)
  })
})

/** The end of the last Winter of a game in which seat 0 has these dreams; returns what followed. */
function ascend(dreams: readonly string[], change: (game: Game) => void): { game: Game; events: GameEvent[] } {
  const game = lateSummer(2, (game) => {
    game.round = 4
    dreams.forEach((id, index) => {
      game.seats[0].crystals[dreamSpaces[index]] = numberOf.crystal(game, id)
    })
    game.seats[0].amulets = [0, 0, 0]
    change(game)
  })
  passAll(game)
  return { game, events: leaveWinter(game) }
}

describe('the Ascension resolves in silence what can no longer matter', () => {
  it('G-11: a card is drawn and an amulet taken without a question', () => {
    const { game, events } = ascend(['dream-draw', 'dream-amulet', 'dream-draw'], () => {})
    expect(events.filter((event) => event.type === 'reaped')).toHaveLength(3)
    expect(game.phase).toBe('over')
    expect(game.seats[0].hand).toHaveLength(2)
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
  })

  it('G-11: an unlocked die, too', () => {
    const { game } = ascend(['dream-mp'], (game) => {
      game.gates[1] = numberOf.gate(game, 'gate-a1')
      game.seats[0].trunk[1] = 1
      game.seats[0].resources = [0, 0, 0, 0]
      game.seats[0].dragonflies = []
      game.displays[2] = [numberOf.mitama(game, 'nigi'), -1, -1, -1]
    })
    expect(game.phase).toBe('ascension')
    // Nigi: unlock a die and +1 amulet.
    act(game, 0, 'enter west 2 1', 'mitama 1')
    expect(game.phase).toBe('over')
    expect(game.seats[0].mitamas).toEqual([numberOf.mitama(game, 'nigi')])
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
  })

  it('G-11: a choice between two such things is no question either', () => {
    const { game } = ascend(['dream-mp'], (game) => {
      game.seats[0].bitoku = [numberOf.bitoku(game, 'rei')]
      game.seats[0].pilgrims = 0
    })
    expect(moves(game)).toEqual(['complete', 'skip'])
    // Rei: 3 VP and (unlock a die / +1 amulet).
    act(game, 0, 'complete')
    expect(game.seats[0].vp).toBe(3)
    expect(moves(game)).toEqual([])
    expect(game.phase).toBe('over')
  })

  it('G-11: nor is the choice of a Shinigami between an amulet and a die', () => {
    const { game } = ascend(['dream-mp'], (game) => {
      game.gates[1] = numberOf.gate(game, 'gate-a1')
      game.seats[0].trunk[1] = 1
      game.seats[0].resources = [0, 0, 0, 0]
      game.seats[0].dragonflies = []
      game.displays[2] = [numberOf.mitama(game, 'shinigami-4'), -1, -1, -1]
    })
    act(game, 0, 'enter west 2 1', 'mitama 1')
    expect(moves(game)).toEqual([])
    expect(game.phase).toBe('over')
  })

  it('G-11: but what still counts is asked', () => {
    const { game } = ascend(['dream-kodama', 'dream-draw'], () => {})
    expect(game.phase).toBe('ascension')
    expect(movesOf(game, 'kodama')).toHaveLength(5)
    expect(movesOf(game, 'draw')).toEqual([])
  })
})
