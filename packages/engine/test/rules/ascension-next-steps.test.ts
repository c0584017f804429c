import { describe, expect, it } from 'vitest'
import { nextSteps } from '../../src/score/next-steps.ts'
import type { Game } from '../../src/state.ts'
import { fresh, give, numberOf } from '../scenario.ts'
import { bitokuPath, ownMitamas, setCrystal, standing } from './tiles-stage.ts'

/** The next steps of the first seat on some line, after `change`. */
function steps(line: string, change: (game: Game) => void, seats = 2) {
  const game = fresh(seats)
  for (const player of game.seats) {
    player.visions = []
    player.rocks = []
  }
  change(game)
  return nextSteps(game, 0)
    .filter((step) => step.line === line)
    .map(({ id, missing, now, later }) => ({ id, missing, now, later }))
}

const visions = (game: Game, ...ids: readonly string[]): void => {
  game.seats[0].visions = ids.map((id) => numberOf.vision(game, id))
}

describe('what a vision lacks', () => {
  it('E-7: three buildings with one built: two more buildings, −2 becomes 5', () => {
    const found = steps('visions', (game) => {
      visions(game, 'vision-21')
      standing(game, 0, 'temple-1', 'glade')
    })
    expect(found).toEqual([{ id: 'vision-21', missing: [{ n: 2, things: ['building'] }], now: -2, later: 5 }])
  })

  it('E-7: four buildings or crystals: any of the two kinds', () => {
    const found = steps('visions', (game) => {
      visions(game, 'vision-4')
      standing(game, 0, 'temple-1', 'glade')
      setCrystal(game, 0, 1, 'ingenuity-any')
      setCrystal(game, 0, 5, 'dream-amulet')
    })
    expect(found).toEqual([{ id: 'vision-4', missing: [{ n: 1, things: ['building', 'crystal'] }], now: -2, later: 6 }])
  })

  it('E-7: several needs at once are all named', () => {
    const found = steps('visions', (game) => visions(game, 'vision-3'))
    const missing = [
      { n: 2, things: ['crystal'] },
      { n: 1, things: ['mitama'] },
    ]
    expect(found).toEqual([{ id: 'vision-3', missing, now: -1, later: 4 }])
  })

  it('E-7: what serves another vision is missing here; a completed vision lacks nothing', () => {
    const found = steps('visions', (game) => {
      // A mitama and two crystals; two mitamas and a building.
      visions(game, 'vision-3', 'vision-11')
      setCrystal(game, 0, 1, 'ingenuity-any')
      setCrystal(game, 0, 5, 'dream-amulet')
      standing(game, 0, 'temple-1', 'glade')
      ownMitamas(game, 0, 'ara', 'nigi')
    })
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({ missing: [{ n: 1, things: ['mitama'] }], later: 4 })
  })
})

/** One rock, with pilgrims on some of the spaces around it. */
const beside = (rock: string, pilgrims: number) => (game: Game) => {
  game.seats[0].rocks = [numberOf.rock(game, rock)]
  game.seats[0].rockPilgrims = pilgrims
}

describe('what a rock lacks', () => {
  it('E-5: with a pilgrim beside it one more thing that it shows, or one more pilgrim', () => {
    const found = steps('rocks', (game) => {
      beside('rock-ryokan-temple', 0b01)(game)
      standing(game, 0, 'temple-1', 'glade')
    })
    expect(found).toEqual([
      { id: 'rock-ryokan-temple', missing: [{ n: 1, things: ['temple', 'ryokan'] }], now: 1, later: 2 },
      { id: 'rock-ryokan-temple', missing: [{ n: 1, things: ['rock-pilgrim'] }], now: 1, later: 2 },
    ])
  })

  it('E-5: with a pilgrim on both sides only things are left, each worth 2', () => {
    const found = steps('rocks', beside('rock-ryokan-temple', 0b11))
    expect(found).toEqual([
      { id: 'rock-ryokan-temple', missing: [{ n: 1, things: ['temple', 'ryokan'] }], now: 0, later: 2 },
    ])
  })

  it('E-5: with neither pilgrim nor thing both are named', () => {
    const found = steps('rocks', beside('rock-ara', 0))
    const missing = [
      { n: 1, things: ['rock-pilgrim'] },
      { n: 1, things: ['ara', 'shinigami'] },
    ]
    expect(found).toEqual([{ id: 'rock-ara', missing, now: 0, later: 1 }])
  })
})

/** The step of the bitoku line with so many types. */
const bitokuSteps = (n: number) =>
  steps('bitoku', (game) =>
    bitokuPath(game, 0, (['makoto', 'chuugi', 'yu', 'jin', 'rei', 'gi', 'meijo'] as const).slice(0, n)),
  )

/** The step of the Yomi treasure with kodamas on these spaces. */
const yomiSteps = (...spaces: readonly number[]) =>
  steps(
    'treasures',
    (game) => {
      game.treasures[0] = numberOf.treasure(game, 'treasure-8-5-2')
      spaces.forEach((space, seat) => (game.seats[seat].kodamas[0] = space))
    },
    3,
  ).filter(({ id }) => id === 'yomi')

describe('what the other lines lack', () => {
  it('E-3: another bitoku type, until there are seven', () => {
    expect(bitokuSteps(3)).toEqual([{ id: undefined, missing: [{ n: 1, things: ['bitoku'] }], now: 4, later: 7 }])
    expect(bitokuSteps(7)).toEqual([])
  })

  it('E-4: the steps to a larger share; a taken last space cannot be reached (K-2)', () => {
    // Third behind 5 and 3: two more steps share the second and third prize.
    expect(yomiSteps(1, 3, 5)).toEqual([{ id: 'yomi', missing: [{ n: 2, things: ['kodama'] }], now: 2, later: 3 }])
    const { trackEnd } = fresh(3).tables
    expect(yomiSteps(trackEnd - 1, trackEnd, 1)).toEqual([])
  })

  it('E-6: pips or resources up to the next four', () => {
    const found = steps('dice', (game) => {
      game.seats[0].dice = [3, 2, 2]
      give(game, 0, { wood: 2 })
    })
    expect(found).toEqual([{ id: undefined, missing: [{ n: 3, things: ['resource', 'pip'] }], now: 2, later: 3 }])
  })

  it('E-8: the next counter, and a crystal of each colour that has room', () => {
    expect(steps('buildings', (game) => standing(game, 0, 'temple-1', 'glade'))).toEqual([
      { id: undefined, missing: [{ n: 1, things: ['building'] }], now: 1, later: 3 },
    ])
    const found = steps('crystals', (game) => {
      setCrystal(game, 0, 7, 'memory-card')
      setCrystal(game, 0, 8, 'memory-build')
    })
    expect(found).toEqual([
      { id: 'ingenuity', missing: [{ n: 1, things: ['ingenuity'] }], now: 3, later: 5 },
      { id: 'dream', missing: [{ n: 1, things: ['dream'] }], now: 3, later: 5 },
    ])
  })

  it('O-9: the Tengu has steps on the lines it shares with people only', () => {
    const lines = new Set(nextSteps(fresh(1), 1).map(({ line }) => line))
    expect([...lines].toSorted()).toEqual(['bitoku', 'buildings', 'treasures'])
  })
})
