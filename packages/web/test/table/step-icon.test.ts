import { decision, type Effect, effectKinds, newGame, options, pending, play, type TrailStep } from '@bitoku/engine'
import { seedRandom } from '@bitoku/bots'
import { describe, expect, it } from 'vitest'
import { iconNames } from '../../src/art/icon-names.ts'
import { effectIcon, placedDie, stepIcon, waitingIcon } from '../../src/table/step-icon.ts'

const step = (part: Partial<TrailStep>): TrailStep => ({
  from: 'die',
  id: undefined,
  region: undefined,
  value: undefined,
  ...part,
})
const effect = (part: Partial<Effect>): Effect => ({
  kind: 'gain',
  n: 1,
  discount: 0,
  parts: [],
  here: false,
  resource: undefined,
  ...part,
})
const isDrawn = (icon: string): boolean => iconNames.some((name) => name === icon)

describe('the sign of a step in the cascade', () => {
  it('is the tree of its region for a line, and the roof of its kind for a building', () => {
    expect(stepIcon(step({ from: 'line', region: 'forges' }))).toBe('region-forges')
    expect(stepIcon(step({ from: 'building', id: 'onsen-2' }))).toBe('onsen')
    expect(stepIcon(step({ from: 'building', id: 'unheard-of' }))).toBe('build')
    expect(stepIcon(step({ from: 'die', value: 4 }))).toBe('die')
  })

  it('is that of the resource for a gain, and that of its first part for several', () => {
    const jade = effect({ kind: 'gain', resource: 'jade' })
    expect(effectIcon(jade)).toBe('jade')
    expect(effectIcon(effect({ kind: 'either', parts: [jade, effect({ kind: 'build' })] }))).toBe('jade')
    expect(effectIcon(effect({ kind: 'both', parts: [] }))).toBe('gain')
    expect(effectIcon(effect({ kind: 'kodama', here: true }))).toBe('kodama-here')
  })

  it('is drawn for every kind of effect', () => {
    for (const kind of effectKinds) expect([kind, isDrawn(effectIcon(effect({ kind })))]).toEqual([kind, true])
  })

  it('is drawn for everything that leads to a question or waits, in random games', () => {
    for (const seats of [2, 4]) {
      const game = newGame({ seats, seed: `signs-${seats}` })
      const random = seedRandom(`signs-${seats}`)
      while (pending(game).length > 0) {
        const [seat] = pending(game)
        const asked = decision(game, seat)
        const icons = [...(asked?.trail ?? []).map(stepIcon), ...(asked?.waiting ?? []).map(waitingIcon)]
        expect(icons.filter((icon) => !isDrawn(icon))).toEqual([])
        const list = options(game, seat)
        play(game, seat, list[Math.floor(random() * list.length)].move)
      }
    }
  })

  it('is the die itself for a die that was placed', () => {
    const place = { type: 'die-placed', seat: 0, die: 1, value: 5, region: 'yomi' }
    expect(placedDie({ events: [place] as never })).toBe(5)
    expect(placedDie({ events: [] })).toBeUndefined()
  })
})
