import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/state.ts'
import { view } from '../../src/view.ts'
import { act, give, moves, movesOf, numberOf, placeDie, skipAll, summer } from '../scenario.ts'
import { atTurn, deal, finish, offers } from './summer-stage.ts'

/** Seat 0 has crossed from Yomi with a 4; the hills show known cards. */
function crossed(seats: number, change: (game: Game) => void = () => {}): Game {
  const game = summer(seats, (game) => {
    placeDie(game, 0, 1, 'yomi', 4)
    layHills(game)
    change(game)
  })
  act(game, 0, 'cross 1')
  return game
}

function layHills(game: Game): void {
  game.hillBitoku = (['makoto', 'yu', 'rei', 'gi'] as const).map((id) => numberOf.bitoku(game, id))
  game.hillYokai = ['kappa-1', 'nezumi-2', 'ookami-5', 'yamauba-1'].map((id) => numberOf.yokai(game, id))
}

const hillOf = (hill: string): string[] => [
  `favour ${hill} bitoku`,
  `cover ${hill} bitoku`,
  `favour ${hill} yokai`,
  `cover ${hill} yokai`,
  `favour ${hill} gifts`,
]

/** Seat 0 has chosen the gifts: two rocks in the garden, two pilgrims awake, one rock on its path, one wood. */
const withGifts = () => {
  const game = crossed(3, (game) => {
    game.garden = ['rock-ara', 'rock-nigi'].map((id) => numberOf.rock(game, id))
    game.seats[0].rocks = [numberOf.rock(game, 'rock-kushi')]
    game.seats[0].pilgrims = 2
    give(game, 0, { wood: 1 })
  })
  act(game, 0, 'favour yomi gifts')
  return game
}

describe('the favours of a hill', () => {
  it('S-18: the three favours of the hill are offered; with two seats those of both hills of the bank', () => {
    expect(moves(crossed(3))).toEqual(hillOf('yomi'))
    expect(moves(crossed(4))).toEqual(hillOf('yomi'))
    expect(moves(crossed(2))).toEqual([...hillOf('yomi'), ...hillOf('stairs')])
  })

  it('S-18: covered favours are not offered again, by whomever they were covered', () => {
    const game = crossed(4, (game) => {
      for (const seat of [1, 2]) placeDie(game, seat, 1, 'yomi', 4)
    })
    act(game, 0, 'favour yomi yokai')
    expect(game.covered).toEqual([2, 0, 0, 0])
    act(game, 1, 'cross 1')
    expect(moves(game, 1)).toEqual(['favour yomi bitoku', 'cover yomi bitoku', 'favour yomi gifts'])
    act(game, 1, 'favour yomi gifts', 'skip')
    expect(game.covered).toEqual([6, 0, 0, 0])
    // Everybody sees whose markers they are.
    expect(view(game).coveredBy.slice(0, 3)).toEqual([-1, 0, 1])
    act(game, 2, 'cross 1')
    expect(moves(game, 2)).toEqual(['favour yomi bitoku', 'cover yomi bitoku'])
  })

  it('S-18: with two seats a favour of one hill of the bank leaves those of the other', () => {
    const game = crossed(2, (game) => placeDie(game, 1, 1, 'stairs', 4))
    act(game, 0, 'favour stairs bitoku')
    expect(game.seats[0].bitoku).toEqual([numberOf.bitoku(game, 'yu')])
    act(game, 1, 'cross 1')
    expect(moves(game, 1)).toEqual([...hillOf('yomi'), ...hillOf('stairs').slice(2)])
  })

  it('S-18: the bitoku card joins the end of the bitoku path, not yet complete', () => {
    const game = crossed(3, (game) => {
      game.seats[0].bitoku = [numberOf.bitoku(game, 'jin'), numberOf.bitoku(game, 'gi')]
      game.seats[0].completed = 1
    })
    const events = act(game, 0, 'favour yomi bitoku')
    expect(events.slice(0, 2)).toEqual([
      { type: 'favour-covered', seat: 0, hill: 'yomi', favour: 'bitoku', taken: true },
      { type: 'bitoku-gained', seat: 0, bitoku: 'makoto' },
    ])
    expect(game.seats[0].bitoku).toEqual((['jin', 'gi', 'makoto'] as const).map((id) => numberOf.bitoku(game, id)))
    expect(game.seats[0].completed).toBe(1)
    expect(game.seats[0].vp).toBe(0)
    expect(game.hillBitoku[0]).toBe(-1)
    expect(game.covered[0]).toBe(1)
    expect(atTurn(game)).toBe(1)
  })

  it('S-18: the yokai card goes to the hand and may be played in the next turn, in this very round', () => {
    const game = crossed(2, (game) => {
      game.seats[0].hand = []
      deal(game, 1, 'ookami')
    })
    const events = act(game, 0, 'favour yomi yokai')
    expect(events[1]).toEqual({ type: 'yokai-gained', seat: 0, card: 'kappa-1' })
    expect(game.seats[0].hand).toEqual([numberOf.yokai(game, 'kappa-1')])
    expect(game.hillYokai[0]).toBe(-1)
    // Not in this turn, which is over.
    expect(moves(game)).toEqual([])
    act(game, 1, 'play ookami 1')
    expect(game.round).toBe(1)
    expect(movesOf(game, 'play')).toEqual(['play kappa-1 1', 'play kappa-1 2', 'play kappa-1 3'])
  })

  it('S-18: the gifts are two different ones of a vision, a rock, a pilgrim to the rock path and a kodama step', () => {
    const visions = ['vision']
    const rocks = ['take rock-ara', 'take rock-nigi']
    const pilgrims = ['pilgrim 1', 'pilgrim 2']
    const steps = ['kodama yomi', 'kodama stairs', 'kodama home', 'kodama glade', 'kodama forges']
    expect(offers(withGifts())).toEqual([...visions, ...rocks, ...pilgrims, ...steps])

    const kodamaThenRock = withGifts()
    act(kodamaThenRock, 0, 'kodama glade')
    expect(kodamaThenRock.seats[0].kodamas).toEqual([1, 1, 1, 2, 1])
    expect(offers(kodamaThenRock)).toEqual([...visions, ...rocks, ...pilgrims])
    act(kodamaThenRock, 0, 'take rock-nigi')
    expect(kodamaThenRock.seats[0].rocks).toHaveLength(2)
    expect(atTurn(kodamaThenRock)).toBe(1)

    const rockThenPilgrim = withGifts()
    act(rockThenPilgrim, 0, 'take rock-ara')
    // The new rock opens the pilgrim space behind it.
    expect(offers(rockThenPilgrim)).toEqual([...visions, ...pilgrims, 'pilgrim 3', ...steps])
    act(rockThenPilgrim, 0, 'pilgrim 1')
    expect(rockThenPilgrim.seats[0].pilgrims).toBe(1)
    expect(rockThenPilgrim.seats[0].rockPilgrims).toBe(1)
    expect(atTurn(rockThenPilgrim)).toBe(1)

    const pilgrimThenVision = withGifts()
    act(pilgrimThenVision, 0, 'pilgrim 2')
    expect(pilgrimThenVision.seats[0].resources).toEqual([0, 0, 0, 0])
    expect(offers(pilgrimThenVision)).toEqual([...visions, ...rocks, ...steps])
    act(pilgrimThenVision, 0, 'vision')
    expect(movesOf(pilgrimThenVision, 'keep')).toHaveLength(2)
    act(pilgrimThenVision, 0, movesOf(pilgrimThenVision, 'keep')[0])
    expect(pilgrimThenVision.seats[0].visions).toHaveLength(2)
    expect(atTurn(pilgrimThenVision)).toBe(1)

    const visionThenKodama = withGifts()
    act(visionThenKodama, 0, 'vision', 'neither', 'take jade')
    expect(offers(visionThenKodama)).toEqual([...rocks, ...pilgrims, ...steps])
    act(visionThenKodama, 0, 'kodama home')
    expect(visionThenKodama.seats[0].kodamas).toEqual([1, 1, 2, 1, 1])
    expect(atTurn(visionThenKodama)).toBe(1)
  })

  it('S-18: a gift that is not possible is not offered, and a single one may be taken', () => {
    const game = crossed(3, (game) => {
      game.garden.fill(-1)
      game.seats[0].pilgrims = 0
      game.seats[0].kodamas = [7, 7, 7, 7, 6]
      game.seats[1].kodamas[4] = 7
    })
    act(game, 0, 'favour yomi gifts')
    expect(offers(game)).toEqual(['vision'])
    act(game, 0, 'vision')
    act(game, 0, movesOf(game, 'keep')[1])
    expect(game.seats[0].visions).toHaveLength(2)
    expect(atTurn(game)).toBe(1)
  })
})

describe('declining a favour', () => {
  it('S-19: one favour must be covered, but it need not be taken', () => {
    const game = crossed(3)
    expect(moves(game)).not.toContain('skip')
    const { hand, bitoku } = game.seats[0]
    const before = hand.length
    const events = act(game, 0, 'cover yomi yokai')
    expect(events[0]).toEqual({ type: 'favour-covered', seat: 0, hill: 'yomi', favour: 'yokai', taken: false })
    expect(game.covered).toEqual([2, 0, 0, 0])
    expect(hand).toHaveLength(before)
    expect(bitoku).toEqual([])
    expect(atTurn(game)).toBe(1)
  })

  it('S-19: of the gifts both, one or none may be taken; they are covered all the same', () => {
    const none = crossed(3)
    act(none, 0, 'favour yomi gifts', 'skip')
    expect(none.covered).toEqual([4, 0, 0, 0])
    expect(none.seats[0].kodamas).toEqual([1, 1, 1, 1, 1])
    expect(atTurn(none)).toBe(1)
    const one = crossed(3)
    act(one, 0, 'favour yomi gifts', 'kodama yomi', 'skip')
    expect(one.covered).toEqual([4, 0, 0, 0])
    expect(one.seats[0].kodamas).toEqual([2, 1, 1, 1, 1])
    expect(atTurn(one)).toBe(1)
  })

  it('S-19: a declined bitoku or yokai card lies there until Winter, for nobody to take', () => {
    const game = crossed(2, (game) => {
      for (const seat of [0, 1]) finish(game, seat, 'yomi', 'stairs', 'glade')
      placeDie(game, 0, 1, 'yomi', 4)
      placeDie(game, 1, 1, 'stairs', 4)
    })
    const makoto = numberOf.bitoku(game, 'makoto')
    const nezumi = numberOf.yokai(game, 'nezumi-2')
    act(game, 0, 'cover yomi bitoku')
    expect(game.hillBitoku[0]).toBe(makoto)
    act(game, 1, 'cross 1')
    expect(moves(game, 1)).not.toContain('favour yomi bitoku')
    expect(moves(game, 1)).not.toContain('cover yomi bitoku')
    act(game, 1, 'cover stairs yokai')
    expect(game.hillYokai[1]).toBe(nezumi)
    act(game, 0, 'pass')
    act(game, 1, 'pass')
    expect(game.phase).toBe('winter')
    expect(game.hillBitoku[0]).toBe(makoto)
    expect(game.hillYokai[1]).toBe(nezumi)
    act(game, 0, 'dice 3 1 1')
    act(game, 1, 'dice 3 1 1')
    skipAll(game)
    expect(game.round).toBe(2)
    expect(game.bitokuDiscard).toContain(makoto)
    expect(game.yokaiDiscard).toContain(nezumi)
    expect(game.covered).toEqual([0, 0, 0, 0])
  })

  it('S-19: a card that was taken is not put on the discard pile in Winter', () => {
    const game = crossed(2, (game) => {
      for (const seat of [0, 1]) finish(game, seat, 'yomi', 'stairs', 'glade')
      placeDie(game, 0, 1, 'yomi', 4)
    })
    act(game, 0, 'favour yomi yokai')
    act(game, 1, 'pass')
    act(game, 0, 'pass', 'dice 3 1 1')
    skipAll(game)
    expect(game.round).toBe(2)
    expect(game.yokaiDiscard).toHaveLength(3)
    expect(game.yokaiDiscard).not.toContain(numberOf.yokai(game, 'kappa-1'))
  })

  it('S-19: with all favours covered a die may still cross, for nothing', () => {
    for (const seats of [3, 4]) {
      const game = summer(seats, (game) => {
        placeDie(game, 0, 1, 'yomi', 4)
        game.covered = [7, 0, 0, 0]
      })
      expect(movesOf(game, 'cross')).toEqual(['cross 1'])
      const events = act(game, 0, 'cross 1')
      expect(events.map((event) => event.type)).toEqual(['crossed', 'turn'])
      expect(game.seats[0].dice[0]).toBe(3)
      expect(game.covered).toEqual([7, 0, 0, 0])
      expect(atTurn(game)).toBe(1)
    }
  })

  it('S-19: with two seats it is for nothing only when both hills of the bank are covered', () => {
    const half = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 4)
      layHills(game)
      game.covered = [7, 3, 0, 0]
    })
    act(half, 0, 'cross 1')
    expect(moves(half)).toEqual(['favour stairs gifts'])
    const whole = summer(2, (game) => {
      placeDie(game, 0, 1, 'yomi', 4)
      game.covered = [7, 7, 0, 0]
    })
    act(whole, 0, 'cross 1')
    expect(whole.seats[0].dice[0]).toBe(3)
    expect(atTurn(whole)).toBe(1)
  })

  it('S-19: a hill that has no card left can only be covered', () => {
    const game = crossed(3, (game) => {
      game.hillBitoku[0] = -1
    })
    expect(moves(game).filter((text) => text.endsWith('bitoku'))).toEqual(['cover yomi bitoku'])
  })
})

describe('three dice on one hill', () => {
  it('X-4: a 4 becomes 3 and takes the bitoku, a 6 becomes 3 and takes the yokai, the third die has the gifts', () => {
    const game = summer(4, (game) => {
      layHills(game)
      placeDie(game, 0, 1, 'glade', 4)
      placeDie(game, 1, 2, 'glade', 6)
      placeDie(game, 2, 3, 'glade', 2)
      game.garden[0] = numberOf.rock(game, 'rock-ara')
    })
    act(game, 0, 'cross 1', 'favour glade bitoku')
    expect(game.seats[0].dice[0]).toBe(3)
    expect(game.seats[0].bitoku).toEqual([numberOf.bitoku(game, 'rei')])
    act(game, 1, 'cross 2', 'favour glade yokai')
    expect(game.seats[1].dice[1]).toBe(3)
    expect(game.seats[1].hand).toContain(numberOf.yokai(game, 'ookami-5'))
    act(game, 2, 'cross 3')
    expect(game.seats[2].dice[2]).toBe(1)
    expect(moves(game, 2)).toEqual(['favour glade gifts'])
    act(game, 2, 'favour glade gifts', 'take rock-ara', 'kodama forges')
    expect(game.seats[2].rocks).toHaveLength(2)
    expect(game.seats[2].rocks[1]).toBe(numberOf.rock(game, 'rock-ara'))
    expect(game.seats[2].kodamas).toEqual([1, 1, 1, 1, 2])
    expect(atTurn(game)).toBe(3)
  })
})
