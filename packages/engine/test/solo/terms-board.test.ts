/** O-3: the rarest bitoku, the most competitive kodama, crossings. */
import { describe, expect, it } from 'vitest'
import type { BitokuType, Region } from '../../src/names.ts'
import { bitokuPath, only } from '../rules/tiles-stage.ts'
import { placeDie, placeDieAcross, placeDieHome, regionNumber } from '../scenario.ts'
import { cover, firedStep, hill, humanOf, reasonsOf, stage, tenguOf, turn } from './stage.ts'

type Hills = readonly [BitokuType | undefined, BitokuType | undefined, BitokuType | undefined, BitokuType | undefined]

/** The Tengu (a die in `from`, the human's beside it) with card 2: rarest bitoku only. */
function wanting(hills: Hills, has: readonly BitokuType[] = [], covered: readonly ('yomi' | 'glade')[] = []) {
  return stage((it) => {
    placeDie(it, 1, 1, 'stairs', 2)
    placeDie(it, 0, 1, 'yomi', 2)
    hill(it, 'yomi', hills[0], 'nezumi-1')
    hill(it, 'stairs', hills[1], 'kitsune-1')
    hill(it, 'glade', hills[2], 'ookami-1')
    hill(it, 'forges', hills[3], 'nezumi-2')
    bitokuPath(it, 1, has, has.length)
    for (const at of covered) cover(it, at, 'bitoku')
  })
}

const takenOf = (game: ReturnType<typeof wanting>): readonly string[] => {
  const events = turn(game, 'tengu-2')
  return firedStep(events) === 'A' ? only(events, 'bitoku-gained').map((event) => event.bitoku) : []
}

const crossed = (human: boolean) => {
  const game = wanting(['makoto', 'rei', 'meijo', 'gi'])
  if (human) placeDieAcross(game, 0, 2, 'yomi', 1)
  else {
    // No human die on the bank, no die left on the Tengu's board.
    humanOf(game).places = [0, 0, 0]
    placeDieHome(game, 1, 2, 1, 3)
    placeDieAcross(game, 1, 3, 'glade', 4)
  }
  const events = turn(game, 'tengu-2')
  return [firedStep(events), ...only(events, 'bitoku-gained').map((event) => event.bitoku)]
}

describe('the rarest bitoku', () => {
  it('O-3: in steps A and H it has the fewest copies of all four hills and must lie on the bank', () => {
    expect(takenOf(wanting(['makoto', 'rei', 'yu', 'jin']))).toEqual(['rei'])
    expect(takenOf(wanting(['makoto', 'rei', 'gi', 'jin']))).toEqual([])
    expect(reasonsOf(turn(wanting(['makoto', 'rei', 'gi', 'jin']), 'tengu-2')).A).toBe('no-wanted-card')
  })

  it('O-3: all tied ones count, of those on the bank the leftmost is taken', () => {
    // Yu and jin have four copies each.
    expect(takenOf(wanting(['makoto', 'jin', 'yu', 'makoto']))).toEqual(['jin'])
    expect(takenOf(wanting(['jin', 'yu', 'makoto', 'yu']))).toEqual(['jin'])
    expect(takenOf(wanting(['yu', 'yu', 'makoto', 'yu']))).toEqual(['yu'])
  })

  it('O-3: only types that it lacks are looked at, on its own bank and on the other', () => {
    // It has gi: the gi on the other bank no longer is the rarest, nor the one on its own.
    expect(takenOf(wanting(['makoto', 'rei', 'gi', 'jin'], ['gi']))).toEqual(['rei'])
    expect(takenOf(wanting(['gi', 'rei', 'makoto', 'jin'], ['gi']))).toEqual(['rei'])
    expect(takenOf(wanting(['gi', 'makoto', 'rei', 'jin'], ['gi']))).toEqual([])
    expect(takenOf(wanting(['gi', 'rei', 'meijo', 'jin'], ['gi', 'rei', 'meijo', 'jin']))).toEqual([])
  })

  it('O-3: covered and taken cards do not count', () => {
    expect(takenOf(wanting(['meijo', 'rei', 'yu', 'jin'], [], ['yomi']))).toEqual(['rei'])
    expect(takenOf(wanting(['makoto', 'rei', 'meijo', 'jin'], [], ['glade']))).toEqual(['rei'])
    expect(takenOf(wanting([undefined, 'rei', undefined, 'jin']))).toEqual(['rei'])
    expect(takenOf(wanting([undefined, undefined, 'makoto', 'jin']))).toEqual([])
  })

  it('O-3: in steps E and K it is the rarest of its own bank, whatever lies on the other', () => {
    expect(crossed(false)).toEqual(['K', 'rei'])
    // For E no locked die may pay for D; the Tengu has no resources here.
    expect(crossed(true)).toEqual(['E', 'rei'])
  })

  it('O-3: of equal ones of the bank the leftmost is taken in K as well', () => {
    const game = wanting(['jin', 'yu', 'meijo', 'gi'])
    humanOf(game).places = [0, 0, 0]
    placeDieHome(game, 1, 2, 1, 3)
    placeDieAcross(game, 1, 3, 'glade', 4)
    const events = turn(game, 'tengu-1')
    expect([firedStep(events), ...only(events, 'bitoku-gained').map((event) => event.bitoku)]).toEqual(['K', 'jin'])
  })
})

/** The kodama that the Glade's action of card 5 moves, without any die placed (step D). */
function moved(own: readonly number[], human: readonly number[], treasures = [0, 1, 2, 3, 4]): readonly Region[] {
  const game = stage((it) => {
    tenguOf(it).resources = [0, 1, 0, 0]
    tenguOf(it).kodamas = [...own]
    humanOf(it).kodamas = [...human]
    it.treasures = [...treasures]
  })
  const events = turn(game, 'tengu-5')
  expect(firedStep(events)).toBe('D')
  return only(events, 'kodama').map((event) => event.region)
}

describe('the most competitive kodama', () => {
  it('O-3: of those behind the human it is the one that needs the fewest steps to tie', () => {
    expect(moved([1, 1, 1, 1, 1], [4, 3, 1, 5, 1])).toEqual(['stairs'])
    expect(moved([1, 1, 1, 1, 1], [2, 1, 1, 1, 6])).toEqual(['yomi'])
    expect(moved([5, 1, 1, 1, 1], [1, 1, 5, 1, 1])).toEqual(['home'])
  })

  it('O-3: of several as near as that it is the one with the highest first prize', () => {
    expect(moved([1, 1, 1, 1, 1], [2, 2, 1, 1, 3])).toEqual(['stairs'])
    expect(moved([1, 1, 1, 1, 1], [2, 2, 1, 1, 3], [4, 3, 2, 1, 0])).toEqual(['yomi'])
    expect(moved([2, 1, 3, 1, 1], [4, 3, 5, 1, 1], [2, 3, 4, 1, 0])).toEqual(['home'])
  })

  it('O-3: with none behind it is the one with the highest first prize', () => {
    expect(moved([1, 1, 1, 1, 1], [1, 1, 1, 1, 1])).toEqual(['forges'])
    expect(moved([3, 3, 3, 3, 3], [1, 1, 1, 1, 1], [1, 4, 2, 0, 3])).toEqual(['stairs'])
  })

  it('O-3: with equal prizes it is the leftmost', () => {
    expect(moved([1, 1, 1, 1, 1], [1, 2, 1, 2, 2], [0, 3, 0, 3, 3])).toEqual(['stairs'])
    expect(moved([1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2])).toEqual(['yomi'])
  })

  it('O-3: one that cannot step is not considered', () => {
    // One step behind in the Forges, but the human stands on the only last space.
    expect(moved([1, 1, 1, 1, 6], [4, 1, 1, 1, 7])).toEqual(['yomi'])
    // On the last space itself.
    expect(moved([1, 1, 1, 1, 7], [1, 1, 1, 1, 1])).toEqual(['glade'])
    expect(moved([6, 7, 6, 7, 6], [7, 1, 7, 1, 7])).toEqual([])
    // The last space free: it may go there.
    expect(moved([1, 1, 1, 1, 6], [1, 1, 1, 1, 1])).toEqual(['forges'])
  })
})

const reasonOf = (change: Parameters<typeof stage>[0]) => reasonsOf(turn(stage(change), 'tengu-2')).A

const contested = (human: Region, own: Region, value = 2, version?: number): boolean => {
  const game = stage(
    (it) => {
      placeDie(it, 1, 1, own, 2)
      placeDie(it, 0, 1, human, value)
      for (const at of ['yomi', 'stairs', 'glade', 'forges'] as const) hill(it, at, 'meijo', 'kappa-1')
    },
    version === undefined ? {} : { version },
  )
  expect(humanOf(game).places[0]).toBe(10 + regionNumber(human))
  return reasonsOf(turn(game, 'tengu-2')).A === undefined
}

describe('crossings', () => {
  it('O-3: a die in a river region with a free space on its bank is at a crossing, one in the Home or across is not', () => {
    expect(reasonOf(() => {})).toBe('no-crossing')
    expect(reasonOf((it) => placeDieHome(it, 1, 1, 1, 2))).toBe('no-crossing')
    expect(reasonOf((it) => placeDieAcross(it, 1, 1, 'yomi', 2))).toBe('no-crossing')
    expect(reasonOf((it) => placeDie(it, 1, 1, 'yomi', 2))).toBe('not-contested')
    expect(
      reasonOf((it) => {
        placeDie(it, 1, 1, 'yomi', 2)
        placeDieAcross(it, 0, 1, 'stairs', 2)
      }),
    ).toBe('not-contested')
    expect(
      reasonOf((it) => {
        placeDie(it, 1, 1, 'yomi', 2)
        placeDieAcross(it, 0, 1, 'stairs', 2)
        placeDieAcross(it, 0, 2, 'yomi', 2)
      }),
    ).toBe('no-crossing')
    // Dice across the other bank take no space of this one.
    expect(
      reasonOf((it) => {
        placeDie(it, 1, 1, 'yomi', 2)
        placeDieAcross(it, 0, 1, 'glade', 2)
        placeDieAcross(it, 0, 2, 'forges', 2)
      }),
    ).toBe('not-contested')
  })

  const sameBank = [
    ['yomi', 'yomi'],
    ['yomi', 'stairs'],
    ['stairs', 'yomi'],
    ['glade', 'forges'],
    ['forges', 'glade'],
    ['forges', 'forges'],
  ] as const

  it('O-3: it is contested when a human die that can cross is in a river region of the same bank', () => {
    for (const value of [2, 3, 4, 5, 6]) {
      for (const [human, own] of sameBank) expect(contested(human, own, value)).toBe(true)
    }
    expect(contested('yomi', 'glade', 6)).toBe(false)
    expect(contested('forges', 'stairs', 6)).toBe(false)
    for (const place of [20, 40]) {
      const game = stage((it) => {
        placeDie(it, 1, 1, 'yomi', 2)
        // In the Home, or across already.
        placeDie(it, 0, 1, 'yomi', 6)
        humanOf(it).places[0] = place
      })
      expect(reasonsOf(turn(game, 'tengu-2')).A).toBe('not-contested')
    }
  })

  it('O-3: a human die of 1 contests nothing, since it cannot cross, whatever amulets the human has', () => {
    for (const [human, own] of sameBank) expect(contested(human, own, 1)).toBe(false)
    const game = stage((it) => {
      placeDie(it, 1, 1, 'yomi', 2)
      placeDie(it, 0, 1, 'yomi', 1)
      humanOf(it).amulets = [3, 3, 3]
      hill(it, 'yomi', 'meijo', 'kappa-1')
    })
    expect(reasonsOf(turn(game, 'tengu-2'))).toMatchObject({ A: 'not-contested' })
    // One die that can cross is enough, whatever stands beside it.
    placeDie(game, 0, 2, 'stairs', 2)
    expect(reasonsOf(turn(game, 'tengu-2'))).not.toHaveProperty('A')
  })

  it('O-3: in games begun by rules 1 a die of 1 contests as it did', () => {
    for (const [human, own] of sameBank) expect(contested(human, own, 1, 1)).toBe(true)
    expect(contested('yomi', 'glade', 1, 1)).toBe(false)
  })
})
