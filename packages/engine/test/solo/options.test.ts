/** O-10: what makes the Tengu easier or harder. */
import { describe, expect, it } from 'vitest'
import { BadRecord, BadSetup } from '../../src/errors.ts'
import { load, save } from '../../src/record.ts'
import { newGame } from '../../src/rules/setup.ts'
import { rulesVersion } from '../../src/rules/version.ts'
import { score } from '../../src/score.ts'
import {
  type SoloOption,
  soloOptionNames,
  type SoloOptions,
  soloPresetNames,
  soloPresets,
} from '../../src/solo/options.ts'
import type { Game } from '../../src/state.ts'
import { stateText } from '../../src/fingerprint.ts'
import { view } from '../../src/view.ts'
import { discardAll } from '../rules/seasons.ts'
import { kinds, only } from '../rules/tiles-stage.ts'
import { moves, placeDie } from '../scenario.ts'
import { humanOf, ownOf, stage, tenguOf, turn, wakeDice } from './stage.ts'

const solo = (options: SoloOptions = {}, seed = 'options'): Game => newGame({ seats: 1, seed, solo: options })

const movedBy = (options: SoloOptions, human: number, tengu: number): readonly string[] => {
  const game = stage(
    (it) => {
      wakeDice(it, 1)
      humanOf(it).kodamas[1] = human
      tenguOf(it).kodamas[1] = tengu
    },
    { solo: options },
  )
  return only(turn(game, 'tengu-3'), 'kodama').map((event) => event.region)
}

const walked = (options: SoloOptions): readonly string[] => {
  const game = solo(options)
  ownOf(game).crystals = game.stacks[1].splice(0, 2)
  const events = discardAll(game)
  const summer = events.findIndex((event) => event.type === 'phase' && event.phase === 'summer')
  return kinds(events.slice(0, summer)).filter((kind) => kind === 'pilgrimage' || kind === 'entered')
}

describe('easier options', () => {
  it('O-10: without a starting dragonfly the tile stays in the stack', () => {
    const game = solo({ noDragonfly: true })
    expect(tenguOf(game).dragonflies).toEqual([])
    expect(humanOf(game).dragonflies).toHaveLength(1)
    expect(game.stacks[3]).toHaveLength(solo().stacks[3].length + 1)
    expect(tenguOf(solo()).dragonflies).toHaveLength(1)
  })

  it('O-10: without starting yokai its pile is empty; it still gains others', () => {
    const game = solo({ noYokai: true })
    expect(tenguOf(game).deck).toEqual([])
    expect(humanOf(game).deck.length + humanOf(game).hand.length).toBe(5)
    expect(score(game)[1].tengu?.yokai).toEqual({ starting: 0, others: 0, vp: 0 })
    expect(tenguOf(solo()).deck).toHaveLength(5)
  })

  it('O-10: without starting resources it has none', () => {
    expect(tenguOf(solo({ noResources: true })).resources).toEqual([0, 0, 0, 0])
    expect(humanOf(solo({ noResources: true })).resources).toEqual([1, 0, 1, 0])
    expect(tenguOf(solo()).resources.reduce((sum, n) => sum + n, 0)).toBe(2)
  })

  it('O-10: its kodama advances on placing only where the human is ahead', () => {
    expect(movedBy({ kodamaOnlyWhenBehind: true }, 3, 2)).toEqual(['stairs'])
    expect(movedBy({ kodamaOnlyWhenBehind: true }, 2, 2)).toEqual([])
    expect(movedBy({ kodamaOnlyWhenBehind: true }, 1, 2)).toEqual([])
    expect(movedBy({}, 2, 2)).toEqual(['stairs'])
    expect(movedBy({}, 1, 2)).toEqual(['stairs'])
  })

  it('O-10: that holds for every step with a die, steps of the Glade and of buildings are free of it', () => {
    const options = { solo: { kodamaOnlyWhenBehind: true } }
    // B, in the Glade: no step for placing, but the Glade's own.
    const glade = stage(() => {}, options)
    expect(only(turn(glade, 'tengu-5', { place: 'left' }), 'kodama').map((event) => event.region)).toEqual(['forges'])
    // F, in the Home.
    const home = stage((it) => {
      wakeDice(it, 1)
      placeDie(it, 0, 1, 'glade', 1)
    }, options)
    expect(only(turn(home, 'tengu-5'), 'kodama')).toEqual([])
    expect(tenguOf(home).vp).toBe(3)
    const behind = stage((it) => {
      wakeDice(it, 1)
      placeDie(it, 0, 1, 'glade', 1)
      humanOf(it).kodamas[2] = 2
    }, options)
    expect(only(turn(behind, 'tengu-5'), 'kodama').map((event) => event.region)).toEqual(['home'])
    // C, in the Forges: no step for placing, but the building's own.
    const forges = stage((it) => {
      wakeDice(it, 1)
      it.displays[0] = [0, -1, -1, -1]
    }, options)
    const events = turn(forges, 'tengu-8')
    expect(only(events, 'built')).toHaveLength(1)
    expect(only(events, 'kodama')).toHaveLength(1)
  })

  it('O-10: without movement for crystals it does not walk in Spring', () => {
    expect(walked({ noSpringMovement: true })).toEqual([])
    expect(walked({})).toEqual(['pilgrimage', 'entered'])
  })
})

const lead = (options: SoloOptions, human: readonly number[]): number | undefined => {
  const game = stage(
    (it) => {
      tenguOf(it).kodamas = [3, 3, 3, 3, 3]
      humanOf(it).kodamas = [...human]
    },
    { solo: options },
  )
  const [, sheet] = score(game)
  expect(score(view(game, 0))[1]).toEqual(sheet)
  return sheet.tengu?.lead
}

const total = (options: SoloOptions): number => score(solo(options))[1].total

describe('harder options', () => {
  it('O-10: a pilgrim ahead stands on the first trunk space, ten are left', () => {
    const it = tenguOf(solo({ pilgrimAhead: true }))
    expect(it.trunk).toEqual([1, 0, 0, 0, 0, 0])
    expect(it.pilgrims).toBe(10)
    expect(humanOf(solo({ pilgrimAhead: true })).trunk).toEqual([0, 0, 0, 0, 0, 0])
    expect(tenguOf(solo()).trunk).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('O-10: kodamas ahead: each of its five stands on the second space', () => {
    const game = solo({ kodamasAhead: true })
    expect(tenguOf(game).kodamas).toEqual([2, 2, 2, 2, 2])
    expect(humanOf(game).kodamas).toEqual([1, 1, 1, 1, 1])
  })

  it('O-10: with an extra dragonfly it starts with two', () => {
    const game = solo({ extraDragonfly: true })
    expect(tenguOf(game).dragonflies).toHaveLength(2)
    expect(game.stacks[3]).toHaveLength(solo().stacks[3].length - 1)
  })

  it('O-10: the lead gives 3 VP in the Ascension for each region where its kodama is ahead, not tied', () => {
    expect(lead({ leadBonus: true }, [1, 2, 3, 4, 5])).toBe(6)
    expect(lead({ leadBonus: true }, [3, 3, 3, 3, 3])).toBe(0)
    expect(lead({ leadBonus: true }, [1, 1, 1, 1, 1])).toBe(15)
    expect(lead({}, [1, 1, 1, 1, 1])).toBe(0)
    // At the start all are tied; with its kodamas ahead it leads five times.
    expect(total({ leadBonus: true })).toBe(total({}))
    expect(total({ leadBonus: true, kodamasAhead: true })).toBe(total({ kodamasAhead: true }) + 15)
  })
})

// In their own order, whatever the order of the set-up.
const line = (options: SoloOptions): string => save(solo(options)).split('\n')[0]

const refused = (setup: unknown): string => {
  try {
    newGame(setup as Parameters<typeof newGame>[0])
  } catch (error) {
    if (error instanceof BadSetup) return error.key
    throw error
  }
  return 'accepted'
}

describe('mixtures, presets and records', () => {
  it('O-10: there are nine options, five easier and four harder, and each changes the game', () => {
    expect(soloOptionNames).toEqual([
      'noDragonfly',
      'noYokai',
      'noResources',
      'kodamaOnlyWhenBehind',
      'noSpringMovement',
      'pilgrimAhead',
      'kodamasAhead',
      'extraDragonfly',
      'leadBonus',
    ])
    const atSetup: readonly SoloOption[] = [
      'noDragonfly',
      'noYokai',
      'noResources',
      'pilgrimAhead',
      'kodamasAhead',
      'extraDragonfly',
    ]
    const plain = stateText(solo())
    for (const name of soloOptionNames) {
      expect(stateText(solo({ [name]: true })) !== plain).toBe(atSetup.includes(name))
      expect(stateText(solo({ [name]: false }))).toBe(plain)
    }
  })

  it('O-10: any mix can be played; opposite dragonflies leave one', () => {
    const mixed = solo({ noDragonfly: true, extraDragonfly: true })
    expect(tenguOf(mixed).dragonflies).toHaveLength(1)
    for (let mask = 0; mask < 512; mask += 1) {
      const options = Object.fromEntries(
        soloOptionNames.filter((_, bit) => (mask & (1 << bit)) !== 0).map((name) => [name, true]),
      )
      const game = solo(options)
      expect(game.rules.solo).toEqual(options)
      const it = tenguOf(game)
      const has = (name: SoloOption): number => (options[name] ? 1 : 0)
      expect(it.dragonflies).toHaveLength(1 - has('noDragonfly') + has('extraDragonfly'))
      expect(it.deck).toHaveLength(5 - 5 * has('noYokai'))
      expect(it.resources.reduce((sum, n) => sum + n, 0)).toBe(2 - 2 * has('noResources'))
      expect([it.trunk[0], it.pilgrims]).toEqual([has('pilgrimAhead'), 11 - has('pilgrimAhead')])
      expect(it.kodamas).toEqual([1, 1, 1, 1, 1].map((space) => space + has('kodamasAhead')))
    }
  })

  it('O-10: the presets go from easy to hard and contain only options of their side', () => {
    expect(Object.keys(soloPresets)).toEqual([...soloPresetNames])
    expect(soloPresets.tengu).toEqual({})
    const names = soloPresetNames.map((preset) => Object.keys(soloPresets[preset]))
    for (const name of [...names[0], ...names[1]]) expect(soloOptionNames.indexOf(name as SoloOption)).toBeLessThan(5)
    for (const name of [...names[3], ...names[4]])
      expect(soloOptionNames.indexOf(name as SoloOption)).toBeGreaterThan(4)
    expect(names.map((list) => list.length)).toEqual([5, 3, 0, 2, 4])
  })

  it('O-10: the options are part of the set-up, the view and the record', () => {
    for (const options of [{}, { noYokai: true }, soloPresets.demon, { leadBonus: true, noSpringMovement: true }]) {
      const game = solo(options)
      discardAll(game)
      expect(view(game, 0).rules.solo).toEqual(options)
      expect(view(game).rules.solo).toEqual(options)
      const record = save(game)
      const loaded = load(record)
      expect(loaded.rules).toEqual({ version: rulesVersion, seats: 1, seed: 'options', harder: false, solo: options })
      expect(stateText(loaded)).toBe(stateText(game))
      expect(save(loaded)).toBe(record)
    }
    expect(line({ leadBonus: true, noYokai: true })).toContain(' seats=1 solo=noYokai,leadBonus seed=options ')
    expect(line({ leadBonus: true, noYokai: true })).toBe(line({ noYokai: true, leadBonus: true, noDragonfly: false }))
    expect(line({})).toContain(' seats=1 seed=options ')
  })

  it('O-10: options that do not exist, or at a table of several seats, are refused', () => {
    expect(refused({ seats: 1, seed: 'x', solo: { easy: true } })).toBe('setup.unknown-key')
    expect(refused({ seats: 1, seed: 'x', solo: { noYokai: 1 } })).toBe('setup.solo-option')
    expect(refused({ seats: 1, seed: 'x', solo: [] })).toBe('setup.solo')
    expect(refused({ seats: 1, seed: 'x', solo: JSON.parse('null') })).toBe('setup.solo')
    expect(refused({ seats: 2, seed: 'x', solo: {} })).toBe('setup.solo-seats')
    expect(refused({ seats: 1, seed: 'x' })).toBe('accepted')
    expect(refused({ seats: 1, seed: 'x', harder: true, solo: soloPresets.novice })).toBe('accepted')
  })

  it('O-10: a record whose options were changed does not load', () => {
    const record = save(solo({ noYokai: true }))
    expect(() => load(record.replace('noYokai', 'noDragonfly'))).toThrow(BadRecord)
    expect(() => load(record.replace(' solo=noYokai', ''))).toThrow(BadRecord)
  })

  it('O-10: the harder variant of the forest goes with any option', () => {
    const game = newGame({ seats: 1, seed: 'both', harder: true, solo: { leadBonus: true } })
    expect(load(save(game)).rules).toEqual({
      version: rulesVersion,
      seats: 1,
      seed: 'both',
      harder: true,
      solo: { leadBonus: true },
    })
    expect(moves(game, 0).length).toBeGreaterThan(0)
  })
})
