import { targetsOfText } from '@bitoku/text'
import { type Decision, decision, type ExplainedOption, newGame, options, pending, play } from '@bitoku/engine'
import { describe, expect, test } from 'vitest'
import { mainOption, narrow, offer, point, waysOf, whyNot } from '../../src/table/narrowing.ts'

/** Numbers from 0 to 1 that are the same in every run. */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff
    return state / 0x80000000
  }
}

/** The decisions of a random game. */
function* decisionsOf(seats: number, seed: number): Generator<Decision> {
  const game = newGame({ seats, seed: `narrowing-${seed}` })
  const random = makeRandom(seed + 1)
  for (;;) {
    const [seat] = pending(game)
    if (seat === undefined) return
    const found = decision(game, seat)
    if (found === undefined) return
    yield found
    const all = options(game, seat)
    play(game, seat, all[Math.floor(random() * all.length)].move)
  }
}

/** Points at all targets of an option, one after the other, and finds what is left. */
function reach(all: readonly ExplainedOption[], option: ExplainedOption): readonly ExplainedOption[] {
  let chosen: readonly string[] = []
  for (const target of option.targets) {
    if (narrow(all, chosen).unique === option) break
    expect(narrow(all, chosen).next).toContain(target)
    const after = point(all, chosen, target)
    if (after === undefined) throw new Error(`${target} leads nowhere`)
    chosen = after
  }
  const { unique, complete } = narrow(all, chosen)
  return unique === undefined ? complete : [unique]
}

const option = (move: string, targets: readonly string[]): ExplainedOption => ({
  move,
  code: 0,
  kind: 'die',
  targets,
  change: { resources: [], amulets: [], vp: 0, pilgrims: 0, kodamas: [], things: [] },
  reveals: false,
  warnings: [],
  part: undefined,
})

describe('narrowing', () => {
  test.each([1, 2, 3, 4])(
    'every option of random games with %i seats is reached by pointing at its targets',
    (seats) => {
      let decisions = 0
      for (const { options: all } of decisionsOf(seats, seats)) {
        decisions += 1
        for (const option of all) expect(reach(all, option)).toContain(option)
      }
      expect(decisions).toBeGreaterThan(50)
    },
  )

  test('the order of pointing does not matter', () => {
    for (const { options: all } of decisionsOf(2, 9))
      for (const option of all) {
        const backwards = option.targets.toReversed()
        expect(narrow(all, backwards).remaining).toEqual(narrow(all, option.targets).remaining)
      }
  })

  test('every option that cannot be pointed at has a button, or a list that holds it', () => {
    for (const { options: all } of decisionsOf(3, 5)) {
      const { buttons, list } = offer(narrow(all, []), [])
      expect(buttons.length).toBeLessThanOrEqual(4)
      for (const option of all) if (option.targets.length === 0 && !list) expect(buttons).toContain(option)
    }
  })

  const dice = [
    option('die 1 yomi', ['die:1', 'region:yomi']),
    option('die 1 yomi +1', ['die:1', 'region:yomi']),
    option('die 2 glade', ['die:2', 'region:glade']),
    option('die 2 yomi', ['die:2', 'region:yomi']),
    option('pass', []),
  ]

  test('variants with the same targets are left to buttons', () => {
    const left = narrow(dice, ['die:1', 'region:yomi'])
    expect(left.unique).toBeUndefined()
    expect(left.complete.map(({ move }) => move)).toEqual(['die 1 yomi', 'die 1 yomi +1'])
  })

  test('pointing again takes back; pointing elsewhere keeps what fits', () => {
    expect(point(dice, ['die:1'], 'die:1')).toEqual([])
    expect(point(dice, ['die:1', 'region:yomi'], 'die:2')).toEqual(['region:yomi', 'die:2'])
    expect(point(dice, ['die:1', 'region:yomi'], 'region:glade')).toEqual(['region:glade'])
    expect(point(dice, [], 'region:forges')).toBeUndefined()
  })

  test('one option left is the one', () => {
    expect(narrow(dice, ['region:glade']).unique?.move).toBe('die 2 glade')
    expect(narrow(dice, []).unique).toBeUndefined()
  })

  test('the reason that fits what is chosen comes first', () => {
    const impossible = [
      { move: 'die 1 home-6', reason: 'die-below', args: {} },
      { move: 'die 2 home-6', reason: 'space-taken', args: {} },
    ]
    expect(whyNot({ impossible }, ['die:2'], 'home:6')?.reason).toBe('space-taken')
    expect(whyNot({ impossible }, [], 'home:6')?.reason).toBe('die-below')
    expect(whyNot({ impossible }, [], 'home:1')).toBeUndefined()
  })

  test('impossible moves of random games point at something, apart from the few without a place', () => {
    const placeless = new Set([
      'pass',
      'push',
      'rock',
      'pilgrim',
      'unlock',
      'draw',
      'yokai',
      'bitoku',
      'build',
      'copy',
      'action',
      'ingenuity',
      'skip',
    ])
    for (const { impossible } of decisionsOf(2, 3))
      for (const { move } of impossible)
        if (!placeless.has(move)) expect([move, targetsOfText(move).length > 0]).toEqual([move, true])
  })
})

describe('the button that stands out', () => {
  const option = { kind: 'take' } as unknown as ExplainedOption
  const far = { ...option, targets: ['a', 'b'] }
  const near = { ...option, targets: ['a'] }
  const other = { ...near }
  const skip = { ...option, kind: 'skip', targets: [] } as ExplainedOption

  test('belongs to the only option', () => {
    expect(mainOption(narrow([far], []), [])).toBe(far)
    expect(mainOption(narrow([skip], []), [])).toBeUndefined()
  })

  test('belongs to the only option that what is chosen is all of', () => {
    expect(mainOption(narrow([far, near], ['a']), ['a'])).toBe(near)
  })

  test('is none of equal options', () => {
    expect(mainOption(narrow([far, near, other], ['a']), ['a'])).toBeUndefined()
    expect(mainOption(narrow([near, other], []), [])).toBeUndefined()
  })
})

describe('the ways of a decision', () => {
  test('begin with what is pointed at first, each with the options that lead on from there', () => {
    const all = [
      option('die 2 yomi', ['die:2', 'region:yomi']),
      option('die 2 glade', ['die:2', 'region:glade']),
      option('card 1', ['card:kappa', 'card-space:1']),
      option('pass', []),
    ]
    const ways = waysOf(all)
    expect([...ways.keys()]).toEqual(['die:2', 'card:kappa'])
    expect(ways.get('die:2')).toHaveLength(2)
  })

  test('lose no option that has a target', () => {
    for (const { options: all } of decisionsOf(2, 3)) {
      const found = [...waysOf(all).values()].flat()
      expect(new Set(found)).toEqual(new Set(all.filter(({ targets }) => targets.length > 0)))
    }
  })
})
