/** O-2: the Tengu's turn, its row, deck and discard pile. */
import { describe, expect, it } from 'vitest'
import { activePlace } from '../../src/solo/cards.ts'
import { only } from '../rules/tiles-stage.ts'
import { placeDie, placeDieAcross } from '../scenario.ts'
import { cardIds, firedStep, inRow, loadDice, ownOf, stage, takeTurn, tenguOf, topCards, turn } from './stage.ts'

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((one, other) => one - other)

describe('the active card', () => {
  it('O-2: the lower of two dice names it: 1 and 2 the right card, 3 and 4 the middle, 5 and 6 the left', () => {
    const places = { 1: 'right', 2: 'right', 3: 'middle', 4: 'middle', 5: 'left', 6: 'left' } as const
    for (const one of [1, 2, 3, 4, 5, 6] as const)
      for (const other of [1, 2, 3, 4, 5, 6] as const)
        expect(activePlace([one, other])).toBe(places[one < other ? one : other])
  })

  it('O-2: the turn rolls two dice from 1 to 6, and uses the card on the place they name', () => {
    const faces = new Set<number>()
    const pairs = new Set<string>()
    for (let turns = 0; turns < 200; turns += 1) {
      const game = stage((it) => {
        ownOf(it).turns = turns
      })
      const row = cardIds(game, ownOf(game).row)
      const [event] = only(takeTurn(game), 'tengu-dice')
      const [one, other] = event.dice
      faces.add(one).add(other)
      pairs.add(event.dice.join())
      const lower = Math.min(one, other)
      const place = lower < 3 ? 'right' : lower < 5 ? 'middle' : 'left'
      expect(event.place).toBe(place)
      expect(event.card).toBe(row[['left', 'middle', 'right'].indexOf(place)])
    }
    expect(sorted([...faces])).toEqual([1, 2, 3, 4, 5, 6])
    expect(pairs.size).toBe(36)
  })

  it('O-2: only the first step that holds is done, though later ones would hold as well', () => {
    // C holds (location free, unlocked die), and so do D, F and G.
    const game = stage((it) => {
      tenguOf(it).places[0] = 1
      tenguOf(it).resources = [1, 1, 1, 1]
    })
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('C')
    expect(only(events, 'tengu-step').filter((event) => event.not === undefined)).toHaveLength(1)
    expect(only(events, 'unlocked')).toEqual([])
    expect(tenguOf(game).places).toEqual([10 + 3, 0, 0])
  })
})

describe('the row after the turn', () => {
  it('O-2: the right card is discarded, the two others slide right and the top of the deck comes on the left', () => {
    const game = stage()
    inRow(game, 'tengu-7', 'left')
    inRow(game, 'tengu-1', 'middle')
    topCards(game, 'tengu-6')
    turn(game, 'tengu-3', { place: 'right' })
    expect(cardIds(game, ownOf(game).row)).toEqual(['tengu-6', 'tengu-7', 'tengu-1'])
    expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-3'])
    expect(ownOf(game).deck).toHaveLength(6)
  })

  it('O-2: the middle card is discarded, the right one stays and the left one slides', () => {
    const game = stage()
    inRow(game, 'tengu-7', 'left')
    inRow(game, 'tengu-1', 'right')
    topCards(game, 'tengu-6')
    const events = turn(game, 'tengu-3', { place: 'middle' })
    expect(cardIds(game, ownOf(game).row)).toEqual(['tengu-6', 'tengu-7', 'tengu-1'])
    expect(only(events, 'tengu-row')[0].row).toEqual(['tengu-6', 'tengu-7', 'tengu-1'])
  })

  it('O-2: the left card is discarded, the others stay where they are', () => {
    const game = stage()
    inRow(game, 'tengu-7', 'middle')
    inRow(game, 'tengu-1', 'right')
    topCards(game, 'tengu-6')
    turn(game, 'tengu-5', { place: 'left' })
    expect(cardIds(game, ownOf(game).row)).toEqual(['tengu-6', 'tengu-7', 'tengu-1'])
    expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-5'])
  })

  it('O-2: the row moves on even when the Tengu passes', () => {
    const game = stage((it) => {
      placeDieAcross(it, 1, 1, 'yomi', 2)
      placeDieAcross(it, 1, 2, 'yomi', 3)
      placeDieAcross(it, 1, 3, 'glade', 4)
    })
    topCards(game, 'tengu-6')
    const events = turn(game, 'tengu-3')
    expect(firedStep(events)).toBe('L')
    expect(tenguOf(game).passed).toBe(true)
    expect(cardIds(game, ownOf(game).row)[0]).toBe('tengu-6')
    expect(cardIds(game, ownOf(game).discard)).toEqual(['tengu-3'])
  })

  it('O-2: an empty deck is first made anew from the discards, the active card among them, the two in the row not', () => {
    const orders = new Set<string>()
    for (let shuffles = 0; shuffles < 12; shuffles += 1) {
      const game = stage((it) => {
        inRow(it, 'tengu-3', 'right')
        const own = ownOf(it)
        own.discard = own.deck.splice(0)
        own.shuffles = shuffles
      })
      const staying = ownOf(game).row.slice(0, 2)
      loadDice(game, { place: 'right' })
      const events = takeTurn(game)
      const { deck, row, discard } = ownOf(game)
      expect(only(events, 'reshuffled')).toEqual([{ type: 'reshuffled', deck: 'tengu', seat: undefined }])
      expect([deck.length, discard.length]).toEqual([7, 0])
      expect(row.slice(1)).toEqual(staying)
      expect(sorted([...deck, ...row])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
      orders.add(deck.join())
      if (deck.includes(2)) continue
      expect(cardIds(game, row)[0]).toBe('tengu-3')
    }
    expect(orders.size).toBe(12)
  })

  it('O-2: the deck lasts seven turns before it is made anew', () => {
    const game = stage((it) => {
      // All dice are across: it passes again and again.
      placeDieAcross(it, 1, 1, 'yomi', 2)
      placeDieAcross(it, 1, 2, 'yomi', 3)
      placeDieAcross(it, 1, 3, 'glade', 4)
    })
    const reshuffles = Array.from({ length: 16 }, () => only(takeTurn(game), 'reshuffled').length)
    expect(reshuffles).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1])
    expect(ownOf(game).shuffles).toBe(2)
  })

  it('O-2: one turn follows the other with new dice', () => {
    const game = stage((it) => placeDie(it, 0, 1, 'yomi', 3))
    const before = ownOf(game).turns
    const rolls = Array.from({ length: 12 }, () => only(takeTurn(game), 'tengu-dice')[0].dice.join())
    expect(ownOf(game).turns).toBe(before + 12)
    expect(new Set(rolls).size).toBeGreaterThan(6)
  })
})
