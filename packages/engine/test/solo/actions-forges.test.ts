/** O-5: the Forges, and O-7: whose buildings the Tengu's are. */
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/state.ts'
import { buildingSpace, kinds, lay, only, shown, standing } from '../rules/tiles-stage.ts'
import { act, movesOf, numberOf, placeDie, placeDieAcross, placeDieHome, summer } from '../scenario.ts'
import { doneIn, firedStep, humanOf, ownOf, rocks, stage, tenguOf, turn, vpOf, wakeDice } from './stage.ts'

/** A free location and an unlocked die; its rock shows onsen and farm. */
const free = (change: (game: Game) => void = () => {}): Game =>
  stage((it) => {
    wakeDice(it, 1)
    rocks(it, 'rock-onsen-farm', 'rock-kappa-imomushi')
    lay(it, 'building', 'temple-1', 'ryokan-1', 'farm-4', 'onsen-1')
    lay(it, 'crystal', 'dream-sake', 'memory-card', 'ingenuity-any', 'dream-jade')
    change(it)
  })

/** Step I with a card of another location: it goes to the Forges. */
const wanderingToForges = (change: (game: Game) => void = () => {}): Game =>
  free((it) => {
    placeDieHome(it, 1, 2, 1, 3)
    placeDieAcross(it, 1, 3, 'yomi', 4)
    placeDie(it, 0, 1, 'glade', 1)
    humanOf(it).kodamas = [4, 1, 1, 1, 2]
    change(it)
  })

/** All four spaces of a building type are taken. */
function fill(game: Game, ...types: readonly ('temple' | 'onsen' | 'farm' | 'ryokan')[]): void {
  for (const type of types) {
    for (const [index, area] of (['yomi', 'stairs', 'glade', 'forges'] as const).entries()) {
      const id = `${type}-${index + 3}`
      if (game.buildings[buildingSpace(game, area, id)] < 0) standing(game, 0, id, area)
    }
  }
}

describe('crystals', () => {
  it('O-5: a card with a crystal takes a random one for free, whatever its colour', () => {
    for (const [die, id, slot] of [
      [2, 'dream-sake', 1],
      [4, 'memory-card', 2],
      [5, 'ingenuity-any', 3],
      [6, 'dream-jade', 4],
    ] as const) {
      const game = free()
      const events = turn(game, 'tengu-7', { rolls: [die] })
      expect(doneIn(events).slice(2)).toEqual([
        { type: 'tengu-roll', seat: 1, die, what: 'slot', reveals: true },
        { type: 'crystal-gained', seat: 1, crystal: id, slot, space: 1 },
      ])
      expect(ownOf(game).crystals).toEqual([numberOf.crystal(game, id)])
      expect(shown(game, 'crystal')).not.toContain(id)
      expect(tenguOf(game).resources).toEqual([0, 0, 0, 0])
      expect(tenguOf(game).pilgrims).toBe(11)
    }
  })

  it('O-5: with no crystal left it is lost', () => {
    const game = free((it) => lay(it, 'crystal'))
    expect(only(turn(game, 'tengu-7'), 'tengu-lost').map((event) => event.what)).toEqual(['crystal'])
    expect(ownOf(game).crystals).toEqual([])
  })
})

const regionWith = (human: readonly number[], change: (game: Game) => void = () => {}): readonly string[] => {
  const game = free((it) => {
    humanOf(it).kodamas = [...human]
    change(it)
  })
  return only(turn(game, 'tengu-8'), 'built').map((event) => event.region)
}

const builtWith = (die: number, change: (game: Game) => void = () => {}): readonly string[] => {
  const game = free((it) => {
    rocks(it, 'rock-ara', 'rock-kappa-imomushi')
    change(it)
  })
  const events = turn(game, 'tengu-8', { rolls: [die] })
  expect(only(events, 'tengu-roll')).toHaveLength(1)
  return only(events, 'built').map((event) => event.building)
}

const noTempleNorFarm = (it: Game): void => fill(it, 'temple', 'farm')

const noOnsenNorTemple = (it: Game): void => fill(it, 'onsen', 'temple')

const outcome = (change: (game: Game) => void): readonly string[] => {
  const events = turn(wanderingToForges(change), 'tengu-5')
  expect(firedStep(events)).toBe('I')
  expect(only(events, 'die-placed').map((event) => event.region)).toEqual(['forges'])
  return kinds(events).filter((kind) => kind === 'built' || kind === 'crystal-gained')
}

const inForges = (it: Game): void => placeDie(it, 0, 2, 'forges', 1)

describe('buildings', () => {
  it('O-5: a card with a building puts up the innermost favourite, free, with the next counter and one kodama step', () => {
    const game = free((it) => {
      tenguOf(it).built = 2
    })
    const events = turn(game, 'tengu-8')
    // Farms have spaces in the Stairs, Glade and Forges; the Forges have the highest prize.
    expect(doneIn(events).slice(2)).toEqual([
      { type: 'built', seat: 1, building: 'farm-4', region: 'forges' },
      { type: 'kodama', seat: 1, region: 'forges', from: 2, to: 3 },
    ])
    expect(tenguOf(game).built).toBe(3)
    const space = buildingSpace(game, 'forges', 'farm-4')
    expect([game.buildings[space], game.owners[space]]).toEqual([numberOf.building(game, 'farm-4'), 1])
    expect(shown(game, 'building')).toEqual(['temple-1', 'ryokan-1', undefined, 'onsen-1'])
    expect(tenguOf(game).resources).toEqual([0, 0, 0, 0])
  })

  it('O-5: the effects of the tile are ignored: one step though it shows two, no amulet', () => {
    const game = free((it) => lay(it, 'building', 'farm-5', 'temple-1', 'temple-2', 'temple-3'))
    expect(game.tables.edition.buildings[numberOf.building(game, 'farm-5')].kodama).toBe(2)
    const events = turn(game, 'tengu-8')
    expect(only(events, 'kodama')).toHaveLength(2)
    const amulet = free((it) => lay(it, 'building', 'farm-1'))
    expect(amulet.tables.edition.buildings[numberOf.building(amulet, 'farm-1')].amulet).toBe(true)
    turn(amulet, 'tengu-8')
    expect(tenguOf(amulet).amulets).toEqual([0, 0, 0])
  })

  it('O-5: it goes to the legal space with the most competitive kodama', () => {
    expect(regionWith([1, 2, 1, 1, 1])).toEqual(['stairs'])
    expect(regionWith([1, 4, 1, 3, 1])).toEqual(['glade'])
    // The farm space of Yomi is taken by an ancient building, that of the Stairs by a human farm.
    expect(regionWith([2, 4, 1, 1, 6])).toEqual(['stairs'])
    expect(regionWith([2, 2, 1, 1, 6], (it) => standing(it, 0, 'farm-1', 'stairs'))).toEqual(['forges'])
    // The Home's kodama is nearer, but nothing is built there.
    expect(regionWith([1, 4, 2, 1, 1])).toEqual(['stairs'])
  })

  it('O-5: where no kodama can step the building goes to the region with the highest prize', () => {
    const game = free((it) => {
      tenguOf(it).kodamas = [7, 7, 7, 7, 7]
      it.treasures = [4, 2, 1, 3, 0]
    })
    const events = turn(game, 'tengu-8')
    expect(only(events, 'built').map((event) => event.region)).toEqual(['glade'])
    expect(only(events, 'kodama')).toEqual([])
  })

  it('O-5: a favourite that fits nowhere is passed over for the next that fits', () => {
    const game = free((it) => fill(it, 'farm'))
    const events = turn(game, 'tengu-8')
    expect(only(events, 'built').map((event) => event.building)).toEqual(['onsen-1'])
  })

  it('O-5: without a favourite that fits it builds a random tile; one that fits nowhere counts as an empty slot', () => {
    expect(builtWith(1)).toEqual(['temple-1'])
    expect(builtWith(3)).toEqual(['ryokan-1'])
    expect(builtWith(5)).toEqual(['farm-4'])
    expect(builtWith(6)).toEqual(['onsen-1'])
    expect(builtWith(1, noTempleNorFarm)).toEqual(['ryokan-1'])
    expect(builtWith(5, noTempleNorFarm)).toEqual(['onsen-1'])
    expect(builtWith(6, noOnsenNorTemple)).toEqual(['ryokan-1'])
  })

  it('O-5: out of counters, or with nothing that fits, the building is lost', () => {
    const spent = free((it) => {
      tenguOf(it).built = 6
    })
    const events = turn(spent, 'tengu-8')
    expect(only(events, 'tengu-lost').map((event) => event.what)).toEqual(['building'])
    expect(only(events, 'built')).toEqual([])
    expect(tenguOf(spent).built).toBe(6)
    expect(shown(spent, 'building')).toEqual(['temple-1', 'ryokan-1', 'farm-4', 'onsen-1'])
    const full = free((it) => fill(it, 'temple', 'ryokan', 'farm', 'onsen'))
    const lost = turn(full, 'tengu-8')
    expect(only(lost, 'tengu-lost').map((event) => event.what)).toEqual(['building'])
    expect(tenguOf(full).built).toBe(0)
    const last = free((it) => {
      tenguOf(it).built = 5
    })
    expect(only(turn(last, 'tengu-8'), 'built')).toHaveLength(1)
  })

  it('O-5: a card that shows neither builds if a favourite can be built, else takes a crystal', () => {
    expect(outcome(() => {})).toEqual(['built'])
    expect(outcome((it) => lay(it, 'building', 'temple-1', 'ryokan-1'))).toEqual(['crystal-gained'])
    expect(outcome((it) => rocks(it, 'rock-ara', 'rock-kappa-imomushi'))).toEqual(['crystal-gained'])
    expect(
      outcome((it) => {
        tenguOf(it).built = 6
      }),
    ).toEqual(['crystal-gained'])
    expect(outcome((it) => fill(it, 'farm', 'onsen'))).toEqual(['crystal-gained'])
  })

  it('O-5: in step I a card of the Forges still takes what it shows', () => {
    expect(only(turn(wanderingToForges(inForges), 'tengu-7'), 'crystal-gained')).toHaveLength(1)
    const building = turn(
      wanderingToForges((it) => {
        inForges(it)
        rocks(it, 'rock-ara', 'rock-kappa-imomushi')
      }),
      'tengu-8',
    )
    expect(only(building, 'built')).toHaveLength(1)
  })
})

/** The human may use a building of the Tengu in the Glade with its first die, a 6. */
const visiting = (id: string): Game =>
  summer(1, (it) => {
    it.buildings.fill(-1)
    it.owners.fill(-1)
    standing(it, 1, id, 'glade')
    humanOf(it).dice[0] = 6
    humanOf(it).places[0] = 1
  })

describe('the buildings of the Tengu', () => {
  it.each(['onsen-1', 'farm-2', 'onsen-4'])('O-7: using %s gives the Tengu 1 VP instead of the bonus', (id) => {
    const game = visiting(id)
    const owner = { 'onsen-1': 'vp', 'farm-2': 'vp-or-amulet', 'onsen-4': 'vp-and-amulet' }[id]
    expect(game.tables.edition.buildings[numberOf.building(game, id)].owner).toBe(owner)
    const before = tenguOf(game).vp
    act(game, 0, 'die 1 glade')
    const events = act(game, 0, `use ${id}`)
    expect(vpOf(events.slice(0, 2))).toEqual([1])
    expect(only(events, 'building-used')[0].owner).toBe(1)
    expect(only(events, 'bonus-owed')).toEqual([])
    expect(tenguOf(game).vp).toBe(before + 1)
    expect(tenguOf(game).amulets).toEqual([0, 0, 0])
    expect(tenguOf(game).owed).toBe(0)
  })

  it('O-7: it never uses a building, its own, the human one or an ancient one', () => {
    const game = stage((it) => {
      wakeDice(it, 1)
      tenguOf(it).dice[0] = 6
      standing(it, 1, 'farm-1', 'glade')
      standing(it, 0, 'onsen-1', 'glade')
      standing(it, 0, 'ryokan-1', 'glade')
    })
    const events = turn(game, 'tengu-5')
    expect(firedStep(events)).toBe('C')
    expect(only(events, 'building-used')).toEqual([])
    expect(vpOf(events, 0)).toEqual([])
    expect(movesOf(game, 'use', 1)).toEqual([])
  })
})
