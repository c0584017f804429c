import { describe, expect, it } from 'vitest'
import { type BitokuType, bitokuTypes } from '../../src/names.ts'
import { give, numberOf, placeDieHome } from '../scenario.ts'
import { ascend, counted, sheets } from './ascension-stage.ts'
import { bitokuPath, setCrystal, standing } from './tiles-stage.ts'

const firsts = (order: readonly number[]) =>
  counted(4, (game) => {
    game.order = [...order]
  }).map((sheet) => sheet.first)

describe('first in turn order', () => {
  it('E-2: the first seat has 3 VP, nobody else', () => {
    expect(firsts([0, 1, 2, 3])).toEqual([3, 0, 0, 0])
    expect(firsts([2, 0, 3, 1])).toEqual([0, 0, 3, 0])
  })

  it('E-2: it is the order that the last Autumn has set', () => {
    const { game } = ascend(2, (game) => placeDieHome(game, 1, 1, 0, 3))
    expect(sheets(game).map((sheet) => sheet.first)).toEqual([0, 3])
  })
})

describe('the bitoku path', () => {
  it('E-3: 1 to 7 different types give 1, 2, 4, 7, 11, 16, 22 VP', () => {
    const worth = [0, 1, 2, 3, 4, 5, 6, 7].map(
      (types) => counted(2, (game) => bitokuPath(game, 0, bitokuTypes.slice(0, types)))[0].bitoku,
    )
    expect(worth).toEqual([0, 1, 2, 4, 7, 11, 16, 22].map((vp, types) => ({ types, vp })))
  })

  it('E-3: more cards of one type count once, completed or not', () => {
    const cards: readonly BitokuType[] = ['yu', 'yu', 'makoto', 'yu', 'meijo', 'makoto']
    for (const completed of [0, 2, 6]) {
      const [sheet] = counted(2, (game) => bitokuPath(game, 0, cards, completed))
      expect(sheet.bitoku).toEqual({ types: 3, vp: 4 })
    }
  })
})

/** The shares of the Yomi treasure for kodamas on these spaces. */
const shares = (prizes: string, ...spaces: readonly number[]) =>
  counted(spaces.length, (game) => {
    const at = game.treasures.indexOf(numberOf.treasure(game, prizes))
    game.treasures[at] = game.treasures[0]
    game.treasures[0] = numberOf.treasure(game, prizes)
    spaces.forEach((space, seat) => {
      game.seats[seat].kodamas[0] = space
    })
  }).map((sheet) => sheet.treasures[0].vp)

describe('the treasures of the lake', () => {
  it('E-4: first, second and third have their prizes, the fourth has nothing', () => {
    expect(shares('treasure-8-5-2', 7, 5, 3, 2)).toEqual([8, 5, 2, 0])
    expect(shares('treasure-8-5-2', 2, 3, 5, 4)).toEqual([0, 2, 8, 5])
    expect(shares('treasure-7-4-2', 6, 2, 4)).toEqual([7, 2, 4])
    expect(shares('treasure-4-2-0', 3, 2, 1)).toEqual([4, 2, 0])
  })

  it('E-4: tied kodamas share the sum of their places, each share rounded down', () => {
    expect(shares('treasure-8-5-2', 5, 5, 3, 2)).toEqual([6, 6, 2, 0])
    expect(shares('treasure-8-5-2', 5, 5, 5, 2)).toEqual([5, 5, 5, 0])
    expect(shares('treasure-8-5-2', 5, 5, 5, 5)).toEqual([3, 3, 3, 3])
    expect(shares('treasure-8-5-2', 6, 3, 3, 2)).toEqual([8, 3, 3, 0])
    expect(shares('treasure-8-5-2', 6, 3, 3, 3)).toEqual([8, 2, 2, 2])
    expect(shares('treasure-8-5-2', 6, 4, 3, 3)).toEqual([8, 5, 1, 1])
    expect(shares('treasure-8-5-2', 6, 6, 3, 3)).toEqual([6, 6, 1, 1])
    expect(shares('treasure-6-3-1', 6, 4, 3, 3)).toEqual([6, 3, 0, 0])
  })

  it('E-4: kodamas that never left space 1 are ranked too', () => {
    expect(shares('treasure-8-5-2', 1, 1, 1, 1)).toEqual([3, 3, 3, 3])
    expect(shares('treasure-7-4-2', 2, 1, 1)).toEqual([7, 3, 3])
    expect(shares('treasure-7-4-2', 1, 1, 1)).toEqual([4, 4, 4])
  })

  it('E-4: with two seats the neutral kodama on space 4 takes its place, and its share is lost', () => {
    expect(shares('treasure-8-5-2', 5, 6)).toEqual([5, 8])
    expect(shares('treasure-8-5-2', 5, 3)).toEqual([8, 2])
    expect(shares('treasure-8-5-2', 3, 2)).toEqual([5, 2])
    expect(shares('treasure-8-5-2', 1, 1)).toEqual([3, 3])
    // Tied with the neutral one: half of the sum, rounded down; the other half goes to nobody.
    expect(shares('treasure-8-5-2', 4, 1)).toEqual([6, 2])
    expect(shares('treasure-8-5-2', 4, 7)).toEqual([3, 8])
    expect(shares('treasure-8-5-2', 4, 4)).toEqual([5, 5])
  })

  it('E-4: every region has its own treasure', () => {
    const [one, two] = counted(2, (game) => {
      game.treasures = ['4-2-0', '5-2-1', '6-3-1', '7-4-2', '8-5-2'].map((id) =>
        numberOf.treasure(game, `treasure-${id}`),
      )
      game.seats[0].kodamas = [5, 6, 4, 1, 7]
      game.seats[1].kodamas = [1, 5, 1, 2, 6]
    })
    expect(one.treasures).toEqual([
      { region: 'yomi', vp: 4 },
      { region: 'stairs', vp: 5 },
      { region: 'home', vp: 4 },
      { region: 'glade', vp: 2 },
      { region: 'forges', vp: 8 },
    ])
    expect(two.treasures.map((line) => line.vp)).toEqual([0, 2, 1, 4, 5])
  })
})

const diceLine = (dice: readonly number[], has: Parameters<typeof give>[2]) =>
  counted(2, (game) => {
    game.seats[0].dice = [...dice]
    give(game, 0, has)
    game.seats[0].amulets = [5, 5, 5]
  })[0].dice

describe('dice and resources', () => {
  it('E-6: a quarter of the three dice and the resources held, rounded down', () => {
    expect(diceLine([1, 1, 1], {})).toEqual({ sum: 3, resources: 0, vp: 0 })
    expect(diceLine([1, 1, 1], { jade: 1 })).toEqual({ sum: 3, resources: 1, vp: 1 })
    expect(diceLine([6, 6, 3], {})).toEqual({ sum: 15, resources: 0, vp: 3 })
    expect(diceLine([6, 6, 3], { wood: 1, stone: 1, jade: 1, sake: 1 })).toEqual({ sum: 15, resources: 4, vp: 4 })
    expect(diceLine([6, 6, 3], { wood: 1, stone: 1, jade: 1, sake: 2 })).toEqual({ sum: 15, resources: 5, vp: 5 })
  })

  it('E-6: the dice have the values with which they came home', () => {
    const { game } = ascend(2, (game) => {
      game.seats[0].dice = [6, 5, 2]
      give(game, 0, { sake: 2 })
    })
    expect(sheets(game)[0].dice).toEqual({ sum: 13, resources: 2, vp: 3 })
  })
})

describe('the own board', () => {
  it('E-8: every building counter that is gone uncovers its VP', () => {
    const worth = [0, 1, 2, 3, 4, 5, 6].map(
      (built) =>
        counted(2, (game) => {
          game.seats[0].built = built
        })[0].board,
    )
    expect(worth).toEqual([0, 1, 3, 6, 10, 15, 21].map((buildings) => ({ buildings, crystals: 0 })))
  })

  it('E-8: every crystal space that holds a crystal uncovers its VP', () => {
    const ids = [
      ['ingenuity-any', 1],
      ['ingenuity-vp', 2],
      ['ingenuity-mp', 2],
      ['dream-vp', 1],
      ['dream-mp', 2],
      ['dream-wood', 2],
      ['memory-card', 1],
      ['memory-pair', 2],
    ] as const
    ids.forEach(([id, vp], space) => {
      expect(counted(2, (game) => setCrystal(game, 0, space + 1, id))[0].board).toEqual({ buildings: 0, crystals: vp })
    })
    const [all] = counted(2, (game) => {
      ids.forEach(([id], space) => setCrystal(game, 0, space + 1, id))
      standing(game, 0, 'farm-1', 'glade')
      standing(game, 0, 'farm-2', 'stairs')
    })
    expect(all.board).toEqual({ buildings: 3, crystals: 13 })
  })
})
