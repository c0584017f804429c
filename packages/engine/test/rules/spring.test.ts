import { describe, expect, it } from 'vitest'
import { draw } from '../../src/effects/effect.ts'
import { pending } from '../../src/play.ts'
import { type Game, inForest } from '../../src/state.ts'
import { act, fresh, give, moves, numberOf, placeDieHome, regionNumber, resolving, touch } from '../scenario.ts'
import { discardAll, dreamSpaces, spring, winter, wintering } from './seasons.ts'

const yokai = (game: Game, ...ids: readonly string[]): number[] => ids.map((id) => numberOf.yokai(game, id))

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)

/** Puts crystals on the dream spaces of a seat, from the first on. */
function dream(game: Game, seat: number, ...ids: readonly string[]): void {
  ids.forEach((id, index) => {
    game.seats[seat].crystals[dreamSpaces[index]] = numberOf.crystal(game, id)
  })
}

describe('drawing and discarding', () => {
  it('P-1: all seats discard at the same time, in any order, and nobody waits for another', () => {
    const game = fresh(3)
    expect(rising(pending(game))).toEqual([0, 1, 2])
    const [third, second, first] = game.order.toReversed()
    act(game, third, moves(game, third)[0])
    expect(rising(pending(game))).toEqual(rising([first, second]))
    expect(moves(game, third)).toEqual([])
    act(game, first, moves(game, first)[0])
    expect(game.phase).toBe('spring')
    expect(pending(game)).toEqual([second])
    act(game, second, moves(game, second)[0])
    expect(game.phase).toBe('summer')
  })

  it('P-1: Summer starts with the first seat of the turn order when all are done', () => {
    const game = fresh(4)
    const events = discardAll(game)
    const [first] = game.order
    expect(events.slice(-3)).toEqual([
      { type: 'phase', round: 1, phase: 'reaping' },
      { type: 'phase', round: 1, phase: 'summer' },
      { type: 'turn', seat: first },
    ])
    expect(pending(game)).toEqual([first])
  })

  it('P-2: a seat draws up to four cards, and none if it holds four or more', () => {
    const game = spring(4, (game) => {
      const cards = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4', 'kappa-5')
      game.seats.forEach((player, seat) => {
        player.hand = cards.slice(0, [0, 3, 4, 5][seat])
        player.deck = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'nezumi-4', 'nezumi-5')
      })
    })
    expect(game.seats.map((player) => player.hand.length)).toEqual([4, 4, 4, 5])
    expect(game.seats.map((player) => player.deck.length)).toEqual([1, 4, 5, 5])
    // The top of the deck is its last card.
    expect(game.seats[0].hand).toEqual(yokai(game, 'nezumi-5', 'nezumi-4', 'nezumi-3', 'nezumi-2'))
    expect(game.seats[1].hand).toEqual(yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'nezumi-5'))
  })

  it('P-3: then it discards cards of its choice until it holds three', () => {
    const game = spring(2, (game) => {
      game.seats[0].hand = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4', 'kappa-5', 'yamauba-1')
      game.seats[0].discard = []
      game.seats[1].hand = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'nezumi-4')
    })
    const discarded = game.seats[0].discard.slice()
    expect(moves(game)).toEqual([
      'discard kappa-1',
      'discard kappa-2',
      'discard kappa-3',
      'discard kappa-4',
      'discard kappa-5',
      'discard yamauba-1',
    ])
    act(game, 0, 'discard kappa-2', 'discard yamauba-1')
    expect(moves(game)).toEqual(['discard kappa-1', 'discard kappa-3', 'discard kappa-4', 'discard kappa-5'])
    const events = act(game, 0, 'discard kappa-1')
    expect(events).toEqual([{ type: 'discarded', seat: 0, card: 'kappa-1' }])
    expect(moves(game)).toEqual([])
    expect(game.seats[0].hand).toEqual(yokai(game, 'kappa-3', 'kappa-4', 'kappa-5'))
    expect(game.seats[0].discard).toEqual([...discarded, ...yokai(game, 'kappa-2', 'yamauba-1', 'kappa-1')])
    expect(moves(game, 1)).toEqual(['discard nezumi-1', 'discard nezumi-2', 'discard nezumi-3', 'discard nezumi-4'])
  })

  it('P-3: a seat that could draw up to three only discards nothing and is not asked', () => {
    const game = spring(2, (game) => {
      game.seats[0].hand = []
      game.seats[0].deck = []
      game.seats[0].discard = []
    })
    // The three cards played last year are all it has.
    expect(game.seats[0].hand).toHaveLength(3)
    expect(moves(game, 0)).toEqual([])
    expect(moves(game, 1)).toHaveLength(4)
  })
})

describe('the own deck', () => {
  it('P-5: an empty deck is made anew from the discard pile in the middle of drawing', () => {
    const game = winter(2, (game) => {
      game.seats[0].played = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3')
      game.seats[0].deck = yokai(game, 'nezumi-1')
      game.seats[0].discard = yokai(game, 'yamauba-1')
    })
    const events = [...wintering(game, 0), ...wintering(game, 1)].filter(
      (event) => (event.type === 'drew' || event.type === 'reshuffled') && event.seat === 0,
    )
    const [player] = game.seats
    expect(player.hand).toHaveLength(4)
    expect(player.hand[0]).toBe(numberOf.yokai(game, 'nezumi-1'))
    expect([...player.hand, ...player.deck].sort((one, other) => one - other)).toEqual(
      yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'nezumi-1', 'yamauba-1').sort((one, other) => one - other),
    )
    expect(player.deck).toHaveLength(1)
    expect(player.discard).toEqual([])
    expect(events.map((event) => event.type)).toEqual(['drew', 'reshuffled', 'drew', 'drew', 'drew'])
  })

  it('P-5: the discard pile stays where it is as long as no card must be drawn from an empty deck', () => {
    const game = spring(2, (game) => {
      game.seats[0].hand = yokai(game, 'yamauba-1', 'yamauba-2', 'yamauba-3')
      game.seats[0].played = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3')
      game.seats[0].deck = yokai(game, 'nezumi-1')
      game.seats[0].discard = yokai(game, 'nezumi-2')
    })
    expect(game.seats[0].deck).toEqual([])
    expect(game.seats[0].discard).toEqual(yokai(game, 'nezumi-2', 'kappa-1', 'kappa-2', 'kappa-3'))
  })

  it('P-5: the new deck is shuffled, and differently every time', () => {
    const pile = ['kappa-1', 'kappa-2', 'kappa-3', 'kappa-4', 'kappa-5', 'nezumi-1', 'nezumi-2', 'nezumi-3']
    const drawnWith = (shuffles: number): string => {
      const game = spring(2, (game) => {
        game.seats[0].deck = []
        game.seats[0].discard = yokai(game, ...pile)
        game.seats[0].shuffles = shuffles
      })
      return game.seats[0].hand.join()
    }
    expect(drawnWith(0)).toBe(drawnWith(0))
    expect(new Set([0, 1, 2, 3, 4, 5].map(drawnWith)).size).toBe(6)
  })

  it('P-5: with deck and discard pile both empty nothing is drawn', () => {
    const game = winter(2)
    // Only an edition that runs dry (S-22) leaves a seat with two cards in all.
    Object.assign(game.seats[0], {
      hand: yokai(game, 'kappa-1', 'kappa-2'),
      played: [-1, -1, -1],
      deck: [],
      discard: [],
    })
    touch(game)
    const events = [...wintering(game, 0), ...wintering(game, 1)]
    expect(game.phase).toBe('spring')
    expect(game.seats[0].hand).toEqual(yokai(game, 'kappa-1', 'kappa-2'))
    expect([game.seats[0].deck, game.seats[0].discard]).toEqual([[], []])
    expect(events.filter((event) => event.type === 'drew').map((event) => event.seat)).toEqual([1, 1, 1, 1])
    expect(events).not.toContainEqual({ type: 'reshuffled', deck: 'own', seat: 0 })
    expect(moves(game, 0)).toEqual([])
  })

  it('P-5: with deck and discard pile both empty no other draw is offered either', () => {
    const game = resolving(draw(), (game) => Object.assign(game.seats[0], { deck: [], discard: [] }))
    expect(moves(game, 0)).toEqual([])
    const other = resolving(draw(), (game) =>
      Object.assign(game.seats[0], { deck: [], discard: yokai(game, 'kappa-1') }),
    )
    expect(moves(other, 0)).toEqual(['draw', 'skip'])
    act(other, 0, 'draw')
    expect(other.seats[0].hand.at(-1)).toBe(numberOf.yokai(other, 'kappa-1'))
    expect([other.seats[0].deck, other.seats[0].discard]).toEqual([[], []])
  })

  it('P-5: a dream of drawing shuffles even the card just discarded into the new deck', () => {
    const game = spring(2, (game) => {
      dream(game, 0, 'dream-draw')
      game.seats[0].hand = yokai(game, 'kappa-1', 'kappa-2', 'kappa-3', 'kappa-4')
      game.seats[0].played = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3')
      game.seats[0].deck = []
      game.seats[0].discard = []
    })
    act(game, 0, 'discard kappa-3')
    act(game, 1, moves(game, 1)[0])
    expect(game.phase).toBe('reaping')
    expect(act(game, 0, 'draw')).toContainEqual({ type: 'reshuffled', deck: 'own', seat: 0 })
    const { hand, deck, discard } = game.seats[0]
    expect(hand.slice(0, 3)).toEqual(yokai(game, 'kappa-1', 'kappa-2', 'kappa-4'))
    expect(hand).toHaveLength(4)
    expect(new Set([...deck, hand[3]])).toEqual(new Set(yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'kappa-3')))
    expect(discard).toEqual([])
  })
})

describe('reaping', () => {
  it('P-4: seats reap one after the other in turn order, after all have discarded', () => {
    const game = spring(3, (game) => {
      for (const seat of [0, 1, 2]) dream(game, seat, 'dream-kodama')
      placeDieHome(game, 2, 1, 0, 1)
    })
    expect(game.order).toEqual([2, 0, 1])
    act(game, 2, moves(game, 2)[0])
    act(game, 0, moves(game, 0)[0])
    expect(game.phase).toBe('spring')
    expect(moves(game, 2)).toEqual([])
    act(game, 1, moves(game, 1)[0])
    expect(game.phase).toBe('reaping')
    for (const seat of [2, 0, 1]) {
      expect(pending(game)).toEqual([seat])
      act(game, seat, 'kodama home')
      expect(game.seats[seat].kodamas).toEqual([1, 1, 2, 1, 1])
    }
    expect(game.phase).toBe('summer')
    expect(pending(game)).toEqual([2])
  })

  it('P-4: a seat may reach shared things that the next one then lacks', () => {
    const game = spring(2, (game) => {
      for (const seat of [0, 1]) {
        dream(game, seat, 'dream-kodama')
        game.seats[seat].kodamas = [6, 7, 7, 7, 7].map((space, region) => (seat === 0 || region === 0 ? space : 1))
      }
    })
    discardAll(game)
    act(game, 0, 'kodama yomi')
    expect(game.seats[0].kodamas[regionNumber('yomi')]).toBe(7)
    expect(moves(game, 1)).toEqual(['kodama stairs', 'kodama home', 'kodama glade', 'kodama forges', 'skip'])
  })

  it('P-4: each dream gives its reward once, in the order the seat wants', () => {
    const game = spring(2, (game) => {
      dream(game, 0, 'dream-draw', 'dream-mp', 'dream-kodama')
      game.seats[0].bitoku = [numberOf.bitoku(game, 'chuugi')]
    })
    discardAll(game)
    expect(moves(game)).toEqual(['reap 4', 'reap 5', 'reap 6', 'skip'])
    act(game, 0, 'reap 6', 'kodama yomi')
    expect(moves(game)).toEqual(['reap 4', 'reap 5', 'skip'])
    act(game, 0, 'reap 5', 'complete')
    expect(game.seats[0].vp).toBe(1)
    // One is left: it needs no further choice than whether to draw.
    expect(moves(game)).toEqual(['draw', 'skip'])
    act(game, 0, 'draw')
    expect(game.seats[0].hand).toHaveLength(4)
    expect(game.phase).toBe('summer')
    expect(game.seats[0].kodamas).toEqual([2, 1, 1, 1, 1])
  })

  it('P-4: VP, resources and amulets come by themselves, and who has nothing to choose is not asked', () => {
    const game = spring(2, (game) => {
      dream(game, 0, 'dream-vp', 'dream-sake', 'dream-amulet')
      give(game, 0, {})
      game.seats[0].amulets = [0, 0, 0]
    })
    const events = discardAll(game)
    expect(events.filter((event) => event.type === 'reaped')).toEqual([
      { type: 'reaped', seat: 0, space: 4, crystal: 'dream-vp' },
      { type: 'reaped', seat: 0, space: 5, crystal: 'dream-sake' },
      { type: 'reaped', seat: 0, space: 6, crystal: 'dream-amulet' },
    ])
    expect(game.phase).toBe('summer')
    expect(game.seats[0].vp).toBe(2)
    expect(game.seats[0].resources).toEqual([0, 0, 0, 1])
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
  })

  it('P-4: only dreams are reaped, not crystals of ingenuity or memory', () => {
    const game = spring(2, (game) => {
      game.seats[0].crystals[0] = numberOf.crystal(game, 'ingenuity-vp')
      game.seats[0].crystals[1] = numberOf.crystal(game, 'ingenuity-kodama')
      game.seats[0].crystals[6] = numberOf.crystal(game, 'memory-build')
    })
    expect(discardAll(game).some((event) => event.type === 'reaped')).toBe(false)
    expect(game.phase).toBe('summer')
    expect(game.seats[0].vp).toBe(0)
  })

  it('P-4: a dream that can give nothing is passed over', () => {
    const game = spring(2, (game) => {
      dream(game, 0, 'dream-kodama')
      game.seats[0].kodamas = [7, 7, 7, 7, 7]
    })
    discardAll(game)
    expect(game.phase).toBe('summer')
  })

  it('P-4: a crystal that the reaping itself brings is not reaped before the next year', () => {
    const game = spring(2, (game) => {
      dream(game, 0, 'dream-mp')
      // A pilgrim before the first gate, which gives a crystal.
      game.gates[1] = numberOf.gate(game, 'gate-a5')
      game.seats[0].trunk[1] = 1
      game.seats[0].pilgrims = 0
      // In Winter everything slides by one: this one will lie on the second slot.
      game.displays[1] = [numberOf.crystal(game, 'dream-vp'), ...Array<number>(3).fill(-1)]
      give(game, 0, { sake: 1 })
    })
    discardAll(game)
    const slot = game.displays[1].indexOf(numberOf.crystal(game, 'dream-vp')) + 1
    expect(slot).toBe(4)
    act(game, 0, 'enter west 2 1')
    act(game, 0, `crystal ${slot} 5`)
    expect(game.seats[0].crystals[4]).toBe(numberOf.crystal(game, 'dream-vp'))
    expect(game.phase).toBe('summer')
    // The gate place gave 1 VP; the dream has not been reaped.
    expect(game.seats[0].vp).toBe(1)
  })

  it('P-4: rewards may be skipped, one by one or all at once', () => {
    const game = spring(2, (game) => dream(game, 0, 'dream-kodama', 'dream-mp'))
    discardAll(game)
    act(game, 0, 'reap 4', 'skip')
    expect(moves(game)).toEqual(['start west 1', 'skip'])
    act(game, 0, 'skip')
    expect(game.seats[0].kodamas).toEqual([1, 1, 1, 1, 1])
    const other = spring(2, (game) => dream(game, 0, 'dream-kodama', 'dream-mp'))
    discardAll(other)
    act(other, 0, 'skip')
    expect(other.phase).toBe('summer')
    expect(other.seats[0].kodamas).toEqual([1, 1, 1, 1, 1])
  })

  it('X-1: holds 1, draws 3, discards 1; the dreams of drawing and of an amulet make it 4 cards and the amulet', () => {
    const game = winter(2, (game) => {
      dream(game, 0, 'dream-draw', 'dream-amulet')
      game.seats[0].hand = yokai(game, 'yamauba-1')
      game.seats[0].deck = yokai(game, 'nezumi-1', 'nezumi-2', 'nezumi-3', 'nezumi-4')
      game.seats[0].amulets = [0, 0, 0]
    })
    const events = [...wintering(game, 0), ...wintering(game, 1)]
    expect(events.filter((event) => event.type === 'drew' && event.seat === 0)).toHaveLength(3)
    expect(game.seats[0].hand).toHaveLength(4)
    act(game, 0, 'discard nezumi-3')
    expect(game.seats[0].hand).toEqual(yokai(game, 'yamauba-1', 'nezumi-4', 'nezumi-2'))
    expect(game.seats[0].amulets).toEqual([0, 0, 0])
    act(game, 1, moves(game, 1)[0])
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    act(game, 0, 'draw')
    expect(game.seats[0].hand).toEqual(yokai(game, 'yamauba-1', 'nezumi-4', 'nezumi-2', 'nezumi-1'))
    expect(game.seats[0].amulets).toEqual([1, 0, 0])
    expect(game.phase).toBe('summer')
    expect(game.seats.every((player) => player.places.every((place) => place < inForest))).toBe(true)
  })
})
