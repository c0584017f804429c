import { seedRandom } from '@bitoku/bots'
import { type GameEvent, newGame, options, pending, play } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { longestCascade, longestStep, type Scene, scenesBack, scenesOf } from '../../src/motion/scenes.ts'

const placed: GameEvent = { type: 'die-placed', seat: 0, die: 2, value: 4, region: 'yomi', space: undefined }
const line: GameEvent = { type: 'forest-action', seat: 0, region: 'yomi', requires: 4 }
const kodama: GameEvent = { type: 'kodama', seat: 0, region: 'yomi', from: 1, to: 2 }
const gained: GameEvent = { type: 'gained', seat: 0, resources: [0, 2, 0, 0] }
const paid: GameEvent = { type: 'paid', seat: 0, resources: [1, 0, 0, 0] }
const crystal: GameEvent = { type: 'crystal-gained', seat: 0, crystal: 'dream-stone', slot: 3, space: 4 }

const kinds = (scenes: readonly Scene[]): readonly string[] => scenes.map(({ kind }) => kind)
const end = (scenes: readonly Scene[]): number => Math.max(0, ...scenes.map(({ at, duration }) => at + duration))

/** A scene that goes somewhere. */
function travels(scenes: readonly Scene[]): readonly Extract<Scene, { readonly kind: 'thing' | 'sign' }>[] {
  return scenes.filter((scene) => scene.kind === 'thing' || scene.kind === 'sign')
}

/** The events of a random game, move by move. */
function movesOfGame(seed: string): readonly (readonly GameEvent[])[] {
  const game = newGame({ seats: 3, seed })
  const random = seedRandom(seed)
  const moves: (readonly GameEvent[])[] = []
  for (let seats = pending(game); seats.length > 0; seats = pending(game)) {
    const list = options(game, seats[0])
    moves.push(play(game, seats[0], list[Math.floor(random() * list.length)]))
  }
  return moves
}

describe('the scenes of a turn', () => {
  it('a die travels from the domain to its region, or from its owner to the chip of the region', () => {
    const [scene] = travels(scenesOf([placed]))
    expect(scene).toMatchObject({ kind: 'thing', icon: 'die', from: ['die:a:2', 'seat:a'], at: 0 })
    expect(scene.to).toEqual(['die:a:2', 'chip:yomi', 'seat:a'])
  })

  it('every unit gained flies from its cause to the counter of its owner', () => {
    const signs = travels(scenesOf([line, gained]))
    expect(signs.map(({ icon }) => icon)).toEqual(['stone', 'stone'])
    expect(signs.map(({ from }) => from[0])).toEqual(['line:yomi:4', 'line:yomi:4'])
    expect(signs.map(({ to }) => to)).toEqual([
      ['count:a:stone', 'seat:a'],
      ['count:a:stone', 'seat:a'],
    ])
  })

  it('the cause may lie in an earlier step of the same turn, never in an earlier turn', () => {
    expect(travels(scenesOf([gained], { past: [placed, line] }))[0]?.from[0]).toBe('line:yomi:4')
    const next: GameEvent = { type: 'turn', seat: 0 }
    expect(travels(scenesOf([gained], { past: [placed, line, next] }))[0]?.from).toEqual([])
  })

  it('a payment flies to the slot of what is bought with it, and then that flies home', () => {
    const [payment, bought] = travels(scenesOf([paid, crystal]))
    expect(payment).toMatchObject({
      icon: 'wood',
      from: ['count:a:wood', 'seat:a'],
      to: ['crystal-slot:3', 'chip:market'],
    })
    expect(bought).toMatchObject({
      kind: 'thing',
      from: ['crystal-slot:3', 'chip:market'],
      to: ['crystal:a:4', 'seat:a'],
    })
  })

  it('nothing leaves a thing before the thing has arrived, and the thing pulses first', () => {
    const scenes = scenesOf([placed, gained])
    expect(kinds(scenes)).toEqual(['thing', 'pulse', 'sign', 'sign'])
    const [die, pulse, first, second] = scenes
    expect(pulse.at).toBe(die.at + die.duration)
    expect(first.at).toBe(pulse.at + 120)
    expect(second.at).toBe(first.at + 80)
  })

  it('the steps of a cascade follow each other after 80 ms', () => {
    expect(scenesOf([placed, line, kodama]).map(({ at }) => at)).toEqual([0, 80, 160])
  })

  it('a kodama that goes two steps travels once', () => {
    expect(travels(scenesOf([kodama, { ...kodama, from: 2, to: 3 }]))).toHaveLength(1)
  })

  it('drawn cards come from the deck that was looked at', () => {
    const looked: GameEvent = { type: 'looked', seat: 0, deck: 'vision', count: 2, reveals: true }
    const saw: GameEvent = { type: 'saw', seat: 0, cards: ['vision-1', 'vision-2'], audience: 0 }
    expect(travels(scenesOf([looked, saw])).map(({ from }) => from[0])).toEqual(['deck:vision', 'deck:vision'])
    const drew: GameEvent = { type: 'drew', seat: 0, count: 1 }
    expect(travels(scenesOf([drew, { ...saw, cards: ['kappa'] }]))[0]?.from[0]).toBe('deck:own')
  })

  it('a card of the hill comes from the favour that was taken', () => {
    const covered: GameEvent = { type: 'favour-covered', seat: 0, hill: 'yomi', favour: 'yokai', taken: true }
    const [card] = travels(scenesOf([covered, { type: 'yokai-gained', seat: 0, card: 'ookami-3' }]))
    expect(card?.from).toContain('favour:yomi:yokai')
    expect(card?.to[0]).toBe('card:a:ookami-3')
  })

  it('a new season slides the frame once', () => {
    const phases: readonly GameEvent[] = [
      { type: 'phase', round: 2, phase: 'reaping' },
      { type: 'phase', round: 2, phase: 'summer' },
    ]
    expect(kinds(scenesOf(phases))).toEqual(['season'])
  })
})

describe('taking back', () => {
  it('the things travel home at once, and nothing is gained or paid', () => {
    const scenes = scenesBack([placed, line, paid, crystal, gained])
    expect(kinds(scenes)).toEqual(['thing', 'thing'])
    expect(scenes.map(({ at }) => at)).toEqual([0, 0])
    expect(travels(scenes)[0]).toMatchObject({ from: ['crystal:a:4', 'seat:a'], to: ['crystal-slot:3', 'chip:market'] })
    expect(travels(scenes)[1]?.to[0]).toBe('die:a:2')
  })
})

describe('time', () => {
  const moves = ['one', 'two', 'three'].flatMap(movesOfGame)

  it('no movement of whole games takes longer than 800 ms, no cascade longer than 2.5 s', () => {
    for (const events of moves) {
      const scenes = scenesOf(events)
      for (const { duration } of scenes) expect(duration).toBeLessThanOrEqual(800)
      expect(end(scenes)).toBeLessThanOrEqual(longestCascade)
    }
    // The seasons change within one move: the limit has been tried.
    expect(Math.max(...moves.map((events) => end(scenesOf(events))))).toBeGreaterThan(2000)
  })

  it('the step of a rival is over before the next one comes', () => {
    for (const events of moves) expect(end(scenesOf(events, { budget: longestStep }))).toBeLessThanOrEqual(longestStep)
  })

  it('the order of beginnings is kept when the time is short', () => {
    const events = [placed, ...Array.from({ length: 12 }, () => gained)]
    const starts = scenesOf(events).map(({ at }) => at)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
  })
})
