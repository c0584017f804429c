import { describe, expect, it } from 'vitest'
import { build, pilgrim } from '../../src/effects/effect.ts'
import { yokaiTypes } from '../../src/names.ts'
import { newGame } from '../../src/rules/setup.ts'
import { type Game, locked } from '../../src/state.ts'
import { fresh, moves, movesOf, resolving } from '../scenario.ts'

const seatCounts = [2, 3, 4] as const

const rising = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other)
const upTo = (n: number): number[] => Array.from({ length: n }, (_, index) => index)
const manyGames = (seats: number, n = 120): Game[] => upTo(n).map((seed) => newGame({ seats, seed: `set-up-${seed}` }))

/** Every tile or card of a list as often as it has copies, by number. */
const allOf = (list: readonly { readonly id: string; readonly copies?: number }[]): number[] =>
  list.flatMap((item, index) => Array<number>(item.copies ?? 1).fill(index))

describe('tiles and cards of the table', () => {
  it('U-6: all tiles are in the displays, the face-down stacks, or dealt; every slot of every display is filled', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      const { buildings, crystals, mitamas, dragonflies } = game.tables.edition
      const dealt = game.seats.flatMap((player) => player.dragonflies)
      expect(game.displays.flat().every((tile) => tile >= 0)).toBe(true)
      const everyTile = game.displays.map((tiles, display) => [...tiles, ...game.stacks[display]])
      expect(rising(everyTile[0])).toEqual(allOf(buildings))
      expect(rising(everyTile[1])).toEqual(allOf(crystals))
      expect(rising(everyTile[2])).toEqual(allOf(mitamas))
      expect(rising([...everyTile[3], ...dealt])).toEqual(allOf(dragonflies))
      const slots = { 2: 4, 3: 5, 4: 6 }[seats]
      expect(game.stacks.map((stack) => stack.length)).toEqual([24 - slots, 32 - slots, 24 - slots, 32 - slots - seats])
      expect(game.goneTiles).toEqual([[], [], [], []])
    }
  })

  it('U-6: the stacks are shuffled: any tile may come to the first slot', () => {
    const games = manyGames(2, 400)
    const { buildings, crystals, mitamas, dragonflies } = games[0].tables.edition
    const seen = upTo(4).map((display) => new Set(games.map((game) => game.displays[display][0])).size)
    expect(seen).toEqual([buildings.length, crystals.length, mitamas.length, dragonflies.length])
  })

  it('U-7: one rock goes to each seat, five, six or eight to the garden, the rest out of the game', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      const dealt = game.seats.flatMap((player) => player.rocks)
      expect(game.seats.map((player) => player.rocks.length)).toEqual(Array(seats).fill(1))
      expect(game.garden).toHaveLength({ 2: 5, 3: 6, 4: 8 }[seats])
      expect(game.unusedRocks).toHaveLength({ 2: 6, 3: 4, 4: 1 }[seats])
      expect(rising([...dealt, ...game.garden, ...game.unusedRocks])).toEqual(upTo(13))
    }
  })

  it('U-7: any rock may go to a seat or lie in the garden', () => {
    const games = manyGames(4, 200)
    expect(new Set(games.map((game) => game.seats[3].rocks[0])).size).toBe(13)
    expect(new Set(games.map((game) => game.garden[7])).size).toBe(13)
    expect(new Set(games.map((game) => game.unusedRocks[0])).size).toBe(13)
  })

  it('U-8: each hill has a bitoku and a common yokai card face up; the other cards are in the decks', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      const { bitoku, yokai, visions } = game.tables.edition
      expect(game.hillBitoku).toHaveLength(4)
      expect(game.hillYokai).toHaveLength(4)
      expect(game.bitokuDeck).toHaveLength(20)
      expect(game.yokaiDeck).toHaveLength(25)
      expect(game.visionDeck).toHaveLength(28 - seats)
      expect(rising([...game.hillBitoku, ...game.bitokuDeck])).toEqual(allOf(bitoku))
      expect(rising([...game.hillYokai, ...game.yokaiDeck])).toEqual(allOf(yokai))
      expect(rising([...game.seats.flatMap((player) => player.visions), ...game.visionDeck])).toEqual(allOf(visions))
      expect([game.bitokuDiscard, game.yokaiDiscard, game.covered]).toEqual([[], [], [0, 0, 0, 0]])
    }
  })

  it('U-8: the decks are shuffled: any card may come to a hill or lie on top', () => {
    const games = manyGames(2, 400)
    for (const hill of upTo(4)) {
      expect(new Set(games.map((game) => game.hillBitoku[hill])).size).toBe(7)
      expect(new Set(games.map((game) => game.hillYokai[hill])).size).toBe(29)
    }
    expect(new Set(games.map((game) => game.visionDeck.at(-1))).size).toBe(28)
    expect(new Set(games.map((game) => game.yokaiDeck.at(-1))).size).toBe(29)
    expect(new Set(games.map((game) => game.bitokuDeck.at(-1))).size).toBe(7)
  })
})

const withBuilt = (built: number): string[] =>
  movesOf(
    resolving(build(), (game) => {
      game.seats[0].built = built
      game.seats[0].resources = [9, 9, 9, 9]
    }),
    'build',
  )

const ordersOf = (seats: number): Set<string> => new Set(manyGames(seats, 300).map((game) => game.order.join('')))

describe('the seats', () => {
  it('U-9: dice 3, 2, 1 on the red spaces, a kodama on the first space of each track, no VP', () => {
    for (const seats of seatCounts) {
      for (const player of fresh(seats).seats) {
        expect(player.dice).toEqual([3, 2, 1])
        expect(player.places).toEqual([locked, locked, locked])
        expect(player.kodamas).toEqual([1, 1, 1, 1, 1])
        expect(player.vp).toBe(0)
        expect(player.tally.every((n) => n === 0)).toBe(true)
      }
    }
  })

  it('U-9: three pilgrims are available and eight asleep, one on each crystal space', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      for (const player of game.seats) {
        expect(player.pilgrims).toBe(3)
        expect(player.pilgrimsGone).toBe(0)
        expect(player.crystals).toEqual([-1, -1, -1, -1, -1, -1, -1, -1])
        expect(player.rockPilgrims).toBe(0)
        expect(player.trunk.every((n) => n === 0)).toBe(true)
      }
      expect(game.sidePlaces.every((seat) => seat === -1)).toBe(true)
      expect(game.tables.edition.playerBoard.pilgrims.asleep).toBe(8)
    }
  })

  it('U-9: six building counters: the sixth building can be paid, a seventh cannot', () => {
    expect(fresh(2).seats.map((player) => player.built)).toEqual([0, 0])
    expect(withBuilt(5)).not.toEqual([])
    expect(withBuilt(6)).toEqual([])
  })

  it('U-9: the bitoku path is empty and its counter at the start', () => {
    for (const player of fresh(4).seats) {
      expect(player.bitoku).toEqual([])
      expect(player.completed).toBe(0)
    }
  })

  it('U-9: one dragonfly lies uncombined on the board, one vision and one rock are dealt', () => {
    for (const seats of seatCounts) {
      for (const player of fresh(seats).seats) {
        expect(player.dragonflies).toHaveLength(1)
        expect([player.mitamas, player.pairs]).toEqual([[], []])
        expect(player.visions).toHaveLength(1)
        expect(player.rocks).toHaveLength(1)
      }
    }
    const games = manyGames(2, 400)
    expect(new Set(games.map((game) => game.seats[0].dragonflies[0])).size).toBe(16)
    expect(new Set(games.map((game) => game.seats[1].visions[0])).size).toBe(28)
  })

  it('U-9: the rock lies on the leftmost rock space: pilgrims may rest on either side of it and nowhere else', () => {
    const game = resolving(pilgrim(), (game) => {
      game.seats[0].resources = [1, 1, 1, 1]
    })
    expect(moves(game)).toEqual(['pilgrim 1', 'pilgrim 2', 'skip'])
  })

  it('U-9: 1 wood, 1 jade and one +1 amulet', () => {
    for (const seats of seatCounts) {
      for (const player of fresh(seats).seats) {
        expect(player.resources).toEqual([1, 0, 1, 0])
        expect(player.amulets).toEqual([1, 0, 0])
      }
    }
  })

  it('U-9: five starting yokai, one of each type and no Yama-uba, make the deck', () => {
    for (const seats of seatCounts) {
      const { seats: players, tables } = fresh(seats)
      for (const player of players) {
        const cards = [...player.hand, ...player.deck]
        expect(rising(cards)).toEqual([29, 30, 31, 32, 33])
        expect(cards.map((card) => yokaiTypes[tables.yokaiType[card]]).sort()).toEqual(
          ['kappa', 'imomushi', 'nezumi', 'kitsune', 'ookami'].sort(),
        )
        expect([player.discard, player.played, player.removed, player.secret]).toEqual([[], [-1, -1, -1], [], []])
      }
    }
  })

  it('U-9: each deck is shuffled by itself', () => {
    const games = manyGames(2)
    for (const seat of [0, 1]) {
      expect(new Set(games.map((game) => game.seats[seat].deck[0])).size).toBe(5)
      expect(new Set(games.map((game) => game.seats[seat].hand.join())).size).toBeGreaterThan(60)
    }
    expect(games.some((game) => game.seats[0].deck[0] !== game.seats[1].deck[0])).toBe(true)
  })

  it('U-10: any turn order may come up', () => {
    expect([...ordersOf(2)].sort()).toEqual(['01', '10'])
    expect([...ordersOf(3)].sort()).toEqual(['012', '021', '102', '120', '201', '210'])
    expect(ordersOf(4).size).toBe(24)
    for (const order of ordersOf(4)) expect(order.split('').sort().join('')).toBe('0123')
  })

  it('U-10: the game begins in the Spring of the first year, every seat with its first hand', () => {
    for (const seats of seatCounts) {
      const game = fresh(seats)
      expect([game.round, game.phase]).toEqual([1, 'spring'])
      for (const seat of upTo(seats)) expect(moves(game, seat)).toHaveLength(4)
    }
  })
})
