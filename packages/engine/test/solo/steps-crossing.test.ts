/** O-4: crossing the river, and what the Tengu takes there. */
import { describe, expect, it } from 'vitest'
import { acrossRiver, type Game } from '../../src/state.ts'
import { bitokuPath, only } from '../rules/tiles-stage.ts'
import { numberOf, placeDie, placeDieAcross, placeDieHome } from '../scenario.ts'
import { cover, coveredOn, doneIn, firedStep, hill, stage, tenguOf, turn } from './stage.ts'

/** A contested crossing of the left bank: the Tengu's die 1 in the Stairs, a human die in Yomi. */
const contested = (change: (game: Game) => void = () => {}): Game =>
  stage((it) => {
    placeDie(it, 1, 1, 'stairs', 2)
    placeDie(it, 0, 1, 'yomi', 3)
    change(it)
  })

/** A crossing of the left bank that nobody contests, all other dice away. */
const alone = (change: (game: Game) => void = () => {}): Game =>
  stage((it) => {
    placeDie(it, 1, 1, 'stairs', 2)
    placeDieHome(it, 1, 2, 1, 3)
    placeDieAcross(it, 1, 3, 'glade', 4)
    change(it)
  })

/** Nothing on the left bank that the Tengu could take. */
function empty(game: Game): void {
  hill(game, 'yomi', undefined, undefined)
  hill(game, 'stairs', undefined, undefined)
}

const both = (it: Game): void => hill(it, 'yomi', 'meijo', 'kappa-1')

const taken = (card: string): readonly string[] =>
  doneIn(turn(contested(both), card)).flatMap((event) => (event.type === 'favour-covered' ? [event.favour] : []))

const rolls = (change: (game: Game) => void): number =>
  only(doneIn(turn(contested(change), 'tengu-6')), 'tengu-roll').length

describe('steps A and H', () => {
  it('O-4: A crosses, covers the favour and puts a favourite yokai face down to the pile', () => {
    const game = contested((it) => hill(it, 'yomi', 'makoto', 'kappa-1'))
    const pile = tenguOf(game).deck.slice()
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('A')
    expect(doneIn(events)).toEqual([
      { type: 'crossed', seat: 1, die: 1, value: 2, hill: 'stairs' },
      { type: 'favour-covered', seat: 1, hill: 'yomi', favour: 'yokai', taken: true },
      { type: 'yokai-gained', seat: 1, card: 'kappa-1' },
    ])
    expect(tenguOf(game).places[0]).toBe(acrossRiver + 1)
    expect(tenguOf(game).deck).toEqual([...pile, numberOf.yokai(game, 'kappa-1')])
    expect(tenguOf(game).hand).toEqual([])
    expect(game.hillYokai[0]).toBe(-1)
    expect(coveredOn(game, 'yomi')).toEqual(['yokai'])
    expect(coveredOn(game, 'stairs')).toEqual([])
  })

  it('O-4: A adds the rarest bitoku to the end of its path', () => {
    const game = contested((it) => {
      bitokuPath(it, 1, ['gi', 'yu'], 1)
      hill(it, 'stairs', 'rei', 'kitsune-1')
    })
    const events = turn(game, 'tengu-2')
    expect(doneIn(events)).toEqual([
      { type: 'crossed', seat: 1, die: 1, value: 2, hill: 'stairs' },
      { type: 'favour-covered', seat: 1, hill: 'stairs', favour: 'bitoku', taken: true },
      { type: 'bitoku-gained', seat: 1, bitoku: 'rei' },
    ])
    expect(tenguOf(game).bitoku).toEqual(['gi', 'yu', 'rei'].map((id) => numberOf.bitoku(game, id)))
    expect(tenguOf(game).completed).toBe(1)
    expect(game.hillBitoku[1]).toBe(-1)
  })

  it('O-4: A takes only the kind on the top half of the card', () => {
    expect(taken('tengu-1')).toEqual(['yokai'])
    expect(taken('tengu-5')).toEqual(['yokai'])
    expect(taken('tengu-8')).toEqual(['yokai'])
    expect(taken('tengu-2')).toEqual(['bitoku'])
    expect(taken('tengu-4')).toEqual(['bitoku'])
    expect(taken('tengu-7')).toEqual(['bitoku'])
  })

  it('O-4: A rolls only when both kinds are possible', () => {
    expect(rolls((it) => hill(it, 'yomi', 'meijo', 'kappa-1'))).toBe(1)
    expect(rolls((it) => hill(it, 'yomi', 'meijo', 'nezumi-1'))).toBe(0)
    expect(
      rolls((it) => {
        hill(it, 'yomi', 'makoto', 'kappa-1')
        hill(it, 'glade', 'meijo', 'nezumi-1')
      }),
    ).toBe(0)
  })

  it('O-4: H does the same where nobody contests', () => {
    for (const [die, kind] of [
      [2, 'yokai'],
      [5, 'bitoku'],
    ] as const) {
      const game = alone((it) => hill(it, 'yomi', 'meijo', 'kappa-1'))
      const events = turn(game, 'tengu-3', { rolls: [die] })
      expect(firedStep(events)).toBe('H')
      expect(only(events, 'tengu-roll').map((event) => event.die)).toEqual([die])
      expect(only(events, 'favour-covered')).toEqual([
        { type: 'favour-covered', seat: 1, hill: 'yomi', favour: kind, taken: true },
      ])
      expect(tenguOf(game).dice[0]).toBe(2)
    }
  })

  it('O-4: A frees the forest space and takes one of the two of the bank', () => {
    const game = contested((it) => hill(it, 'yomi', 'makoto', 'kappa-1'))
    turn(game, 'tengu-1')
    expect(tenguOf(game).places).toEqual([acrossRiver + 1, 0, 0])
    // The next one of its dice finds one space left: contested, so step E.
    placeDie(game, 1, 2, 'yomi', 3)
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('E')
  })
})

/** Contested, one space left on the bank. */
const lastSpace = (change: (game: Game) => void): Game =>
  contested((it) => {
    placeDieAcross(it, 0, 2, 'yomi', 1)
    change(it)
  })

describe('steps E and K', () => {
  const cases = [
    { step: 'E', at: lastSpace },
    { step: 'K', at: alone },
  ] as const

  it.each(cases)('O-4: $step takes a favourite yokai before any bitoku of the bank', ({ step, at }) => {
    // Card 7 looks for the rarest bitoku of all four hills, which is on the other bank.
    const game = at((it) => {
      hill(it, 'stairs', 'rei', 'imomushi-1')
      hill(it, 'glade', 'meijo', 'ookami-1')
    })
    const events = turn(game, 'tengu-7')
    expect(firedStep(events)).toBe(step)
    expect(doneIn(events).slice(1)).toEqual([
      { type: 'favour-covered', seat: 1, hill: 'stairs', favour: 'yokai', taken: true },
      { type: 'yokai-gained', seat: 1, card: 'imomushi-1' },
    ])
  })

  it.each(cases)('O-4: $step takes the rarest bitoku of the bank without a favourite', ({ step, at }) => {
    const game = at((it) => {
      hill(it, 'yomi', 'makoto', 'nezumi-1')
      hill(it, 'stairs', 'rei', 'kitsune-1')
    })
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe(step)
    expect(doneIn(events).slice(1)).toEqual([
      { type: 'favour-covered', seat: 1, hill: 'stairs', favour: 'bitoku', taken: true },
      { type: 'bitoku-gained', seat: 1, bitoku: 'rei' },
    ])
  })

  it.each(cases)('O-4: $step takes a random yokai when it has all the bitoku of the bank', ({ step, at }) => {
    const game = at((it) => bitokuPath(it, 1, ['makoto', 'chuugi'], 2))
    const events = turn(game, 'tengu-1', { rolls: [6] })
    expect(firedStep(events)).toBe(step)
    expect(only(events, 'yokai-gained').map((event) => event.card)).toEqual(['kitsune-1'])
    expect(coveredOn(game, 'stairs')).toEqual(['yokai'])
    // With one yokai only there is nothing to roll for.
    const single = at((it) => {
      bitokuPath(it, 1, ['makoto', 'chuugi'], 2)
      cover(it, 'stairs', 'yokai')
    })
    const one = turn(single, 'tengu-1')
    expect(only(one, 'tengu-roll')).toEqual([])
    expect(only(one, 'yokai-gained').map((event) => event.card)).toEqual(['nezumi-1'])
  })

  it.each(cases)('O-4: $step crosses for nothing when nothing can be taken, and covers the leftmost favour', (row) => {
    const game = row.at(empty)
    const before = structuredClone(tenguOf(game))
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe(row.step)
    expect(doneIn(events)).toEqual([
      { type: 'crossed', seat: 1, die: 1, value: 2, hill: 'stairs' },
      { type: 'favour-covered', seat: 1, hill: 'yomi', favour: 'bitoku', taken: false },
    ])
    expect(tenguOf(game)).toEqual({ ...before, places: [acrossRiver + 1, ...before.places.slice(1)] })
  })

  it.each(cases)(
    'O-4: $step with nothing to take covers the leftmost of those still uncovered, hill by hill',
    (row) => {
      const coveredWith = (change: (game: Game) => void): readonly string[] => {
        const game = row.at((it) => {
          empty(it)
          change(it)
        })
        const events = turn(game, 'tengu-1')
        expect(firedStep(events)).toBe(row.step)
        return only(events, 'favour-covered').map((event) => `${event.hill} ${event.favour} ${event.taken}`)
      }
      expect(coveredWith((it) => cover(it, 'yomi', 'bitoku'))).toEqual(['yomi yokai false'])
      expect(coveredWith((it) => cover(it, 'yomi', 'bitoku', 'yokai'))).toEqual(['yomi gifts false'])
      expect(coveredWith((it) => cover(it, 'yomi', 'bitoku', 'yokai', 'gifts'))).toEqual(['stairs bitoku false'])
      expect(
        coveredWith((it) => {
          cover(it, 'yomi', 'bitoku', 'yokai', 'gifts')
          cover(it, 'stairs', 'bitoku', 'yokai', 'gifts')
        }),
      ).toEqual([])
    },
  )

  it('O-4: a bitoku that it has already and covers for nothing stays on its hill', () => {
    const game = alone((it) => {
      bitokuPath(it, 1, ['makoto'], 1)
      hill(it, 'yomi', 'makoto', undefined)
      hill(it, 'stairs', undefined, undefined)
    })
    const events = turn(game, 'tengu-1')
    expect(only(events, 'favour-covered').map((event) => [event.hill, event.favour, event.taken])).toEqual([
      ['yomi', 'bitoku', false],
    ])
    expect(game.hillBitoku[0]).toBe(numberOf.bitoku(game, 'makoto'))
    expect(tenguOf(game).bitoku).toHaveLength(1)
  })

  it('O-4: E crosses with the die of the bank that has one space, not with a higher one elsewhere', () => {
    const game = lastSpace((it) => {
      placeDie(it, 1, 3, 'glade', 4)
      placeDie(it, 0, 3, 'forges', 1)
    })
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('E')
    expect(only(events, 'crossed').map((event) => event.die)).toEqual([1])
  })

  it('O-4: K crosses with its highest die', () => {
    const game = alone((it) => placeDie(it, 1, 3, 'forges', 4))
    const events = turn(game, 'tengu-1')
    expect(firedStep(events)).toBe('K')
    expect(only(events, 'crossed').map((event) => [event.die, event.hill])).toEqual([[3, 'forges']])
    // Back from there it takes what lies on that bank: yu and jin are equally rare, yu lies further left.
    expect(only(events, 'bitoku-gained').map((event) => event.bitoku)).toEqual(['yu'])
  })
})
