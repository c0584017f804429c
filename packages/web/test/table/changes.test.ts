import { decision, type GameEvent, newGame, pending, play } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { commonChange, turnChange } from '../../src/table/changes.ts'

const nothing = {
  resources: [0, 0, 0, 0],
  amulets: [0, 0, 0],
  vp: 0,
  pilgrims: 0,
  kodamas: [0, 0, 0, 0, 0],
  things: [],
}

describe('what several ways have in common', () => {
  it('is only what each of them brings alike', () => {
    const one = { change: { ...nothing, amulets: [1, 0, 0], resources: [-1, 0, 0, 0], vp: 2 } }
    const other = { change: { ...nothing, amulets: [1, 0, 0], resources: [-2, 0, 0, 0], vp: 2 } }
    expect(commonChange([one, other], 'gained')).toEqual({ ...nothing, amulets: [1, 0, 0], vp: 2 })
    expect(commonChange([one], 'paid')).toEqual(one.change)
  })

  it('keeps apart what is spent and gained again', () => {
    const spent = { ...nothing, amulets: [-1, 0, 0] }
    const gained = { ...nothing, amulets: [1, 0, 0] }
    const one = { change: nothing, apart: { paid: spent, gained } }
    expect(commonChange([one, { change: spent }], 'paid')).toEqual(spent)
    expect(commonChange([one, { change: spent }], 'gained')).toEqual(nothing)
  })
})

describe('the sum of a turn', () => {
  it('keeps what was paid and what was gained apart, and leaves out the other seats', () => {
    const events: readonly GameEvent[] = [
      { type: 'amulets-spent', seat: 0, values: [2] },
      { type: 'paid', seat: 0, resources: [1, 0, 2, 0] },
      { type: 'gained', seat: 0, resources: [1, 0, 0, 0] },
      { type: 'gained', seat: 1, resources: [0, 4, 0, 0] },
      { type: 'amulet', seat: 0, value: 1 },
      { type: 'vp', seat: 0, n: 2, source: 'line' },
      { type: 'kodama', seat: 0, region: 'stairs', from: 2, to: 4 },
    ]
    expect(turnChange(events, 0)).toEqual({
      paid: { ...nothing, resources: [-1, 0, -2, 0], amulets: [0, -1, 0] },
      gained: { ...nothing, resources: [1, 0, 0, 0], amulets: [1, 0, 0], vp: 2, kodamas: [0, 2, 0, 0, 0] },
    })
  })

  it('counts what is held back until the confirmation', () => {
    const held = { ...nothing, resources: [1, 0, -2, 0], pilgrims: -1, vp: 3, kodamas: [1, 0, 0, 0, 0] }
    expect(turnChange([{ type: 'gained', seat: 0, resources: [1, 0, 0, 0] }], 0, [held])).toEqual({
      paid: { ...nothing, resources: [0, 0, -2, 0], pilgrims: -1 },
      gained: { ...nothing, resources: [2, 0, 0, 0], vp: 3, kodamas: [1, 0, 0, 0, 0] },
    })
  })
})

describe('the things of a turn', () => {
  it('are told by name, given ones apart from gained ones', () => {
    const events: readonly GameEvent[] = [
      { type: 'crossed', seat: 0, die: 1, value: 3, hill: 'stairs' },
      { type: 'yokai-gained', seat: 0, card: 'kitsune-1' },
      { type: 'rock-gained', seat: 1, rock: 'rock-1' },
      { type: 'virtue', seat: 0, card: 'kappa-2', vp: 3 },
      { type: 'crystal-gained', seat: 0, crystal: 'crystal-1', slot: 1, space: 2 },
    ]
    const { paid, gained } = turnChange(events, 0)
    expect(gained).toEqual({
      ...nothing,
      pilgrims: 1,
      things: [
        { kind: 'yokai', id: 'kitsune-1', n: 1 },
        { kind: 'crystal', id: 'crystal-1', n: 1 },
      ],
    })
    expect(paid).toEqual({ ...nothing, things: [{ kind: 'yokai', id: 'kappa-2', n: -1 }] })
  })

  it('are known before: a favour tells its card', () => {
    const game = newGame({ seats: 2, seed: 'things' })
    for (let asked = decision(game, pending(game)[0]); asked !== undefined; asked = decision(game, pending(game)[0])) {
      const { options, seat } = asked
      const favour = options.find(({ move }) => /^favour \w+ yokai$/.test(move))
      if (favour !== undefined) {
        expect(commonChange([favour], 'gained').things).toMatchObject([{ kind: 'yokai', n: 1 }])
        return
      }
      const next =
        options.find(({ kind }) => kind === 'cross') ?? options.find(({ kind }) => kind === 'die') ?? options[0]
      play(game, seat, next.move)
    }
    throw new Error('nobody crossed the river')
  })
})
