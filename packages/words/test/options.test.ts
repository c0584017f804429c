import {
  type Decision,
  decision,
  type Edition,
  type Effect,
  type ExplainedOption,
  forest,
  newGame,
  options,
  pending,
  play,
  view,
} from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import {
  decisionQuestion,
  type Language,
  languages,
  optionLabel,
  optionSentence,
  type OptionTelling,
  trailLabel,
  waitingLabel,
  wokenDie,
} from '../src/index.ts'
import { both, either, gain, term, times } from './terms.ts'

const seatName = (seat: number): string => ['Ann', 'Bruno'][seat]
const nothing = {
  resources: [0, 0, 0, 0],
  amulets: [0, 0, 0],
  vp: 0,
  pilgrims: 0,
  kodamas: [0, 0, 0, 0, 0],
  things: [],
}

const option = (
  kind: ExplainedOption['kind'],
  move: string,
  members: Partial<ExplainedOption> = {},
): ExplainedOption => ({
  kind,
  move,
  code: 0,
  targets: [],
  change: nothing,
  reveals: false,
  warnings: [],
  part: undefined,
  ...members,
})

const asking = (kind: Decision['kind'], members: Partial<Decision> = {}): Decision => ({
  seat: 0,
  kind,
  trail: [],
  waiting: [],
  options: [],
  impossible: [],
  ...members,
})

const telling: OptionTelling = { edition: forest, seatName }
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const labels = (language: Language): readonly string[] =>
  [
    option('play', 'play kappa-3 2'),
    option('die', 'die 2 yomi +1 +2'),
    option('die', 'die 1 home-5', { change: { ...nothing, pilgrims: -1 } }),
    option('push', 'push b glade'),
    option('enter', 'enter west 2 1'),
    option('mitama', 'mitama 3 discounted'),
    option('pay', 'pay wood wood jade'),
    option('pay', 'pay nothing'),
    option('favour', 'favour forges gifts'),
  ].map((each) => plain(optionLabel(language, each, telling)))

describe('options', () => {
  it('name what is spent also where the same is gained', () => {
    const apart = {
      paid: { ...nothing, pilgrims: -1, amulets: [-1, 0, 0] },
      gained: { ...nothing, amulets: [1, 0, 0] },
    }
    const change = { ...nothing, pilgrims: -1 }
    const home = option('die', 'die 1 home-2 +1', { change, apart })
    expect(optionSentence('en', home, { edition: forest, seatName })).toMatch(/ Cost: a \+1 amulet and 1 pilgrim\.$/)
  })

  it('say what a virtue is worth now', () => {
    const remove = option('virtue', 'virtue nezumi-5', { change: { ...nothing, vp: 4 } })
    const told = (language: Language): readonly string[] => [
      optionLabel(language, remove, { edition: forest, seatName, style: 'term' }),
      optionSentence(language, remove, { edition: forest, seatName, style: 'term' }),
    ]
    expect(told('en')).toEqual([
      'Remove Nezumi (crystal, building) · 4 VP',
      'Remove Nezumi (crystal, building) from the game for its virtue, now 4 VP. 1 VP for each building you own, at most 12 VP.',
    ])
    for (const language of languages) for (const text of told(language)) expect(text).toContain('4')
  })

  it('have short labels', () => {
    expect(labels('en')).toEqual([
      'Water sprite (movement, bitoku) → space 2',
      'Die no. 2 +1 +2 → Yomi',
      'Locked die no. 1 → Home 3',
      'Push Bruno: Glade',
      'Gate West 2, place 1',
      'Soul, slot 3 (discount)',
      'Pay 2 wood and 1 jade',
      'Pay nothing',
      'Forges: two gifts',
    ])
    expect(labels('ru')).toEqual([
      'Водяной (перемещение, битоку) → ячейка 2',
      'Кубик № 2 +1 +2 → Ёми',
      'Запертый № 1 → Дом 3',
      'Оттеснить: Bruno, Поляна',
      'Врата: запад 2, место 1',
      'Душа, ячейка 3 (скидка)',
      'Заплатить 2 дерева и 1 нефрит',
      'Заплатить ничего',
      'Кузни: два дара',
    ])
  })

  it('say in full what they do, cost and give', () => {
    const trail = [{ from: 'die', id: '2', region: 'glade', value: 4 }] as const
    const line = option('line', 'line 4')
    expect(optionSentence('en', line, { ...telling, decision: asking('region', { trail }) })).toBe(
      'Forest action for a die of 4 or more: gain 2 resources of your choice.',
    )
    expect(optionSentence('en', line, telling)).toBe('Line 4.')
    const change = { ...nothing, resources: [-1, -1, 0, 0], amulets: [1, 0, 0], kodamas: [0, 2, 0, 0, 0] }
    const build = option('build', 'build temple-1 stairs', { change })
    expect(optionSentence('en', build, telling)).toBe(
      'Build Temple (rock) on the Stairs of Knowledge. Die 1 or more: take a rock from the garden. When built: kodama of the region +1. When another player uses it, its owner gains 1 VP. Cost: 1 wood and 1 stone. Gain: a +1 amulet and kodama Stairs +2.',
    )
    const draw = option('draw', 'draw', { reveals: true })
    expect(plain(optionSentence('fr', draw, telling))).toBe(
      'Piocher une carte de son paquet. Révèle quelque chose de caché : impossible à annuler.',
    )
  })

  it('to play a card say which die it unlocks', () => {
    const game = newGame({ seats: 2, seed: 'woken' })
    let seat = 0
    for (let asked = decision(game, seat); asked?.kind !== 'turn'; asked = decision(game, seat)) {
      play(game, seat, options(game, seat)[0])
      seat = pending(game)[0]
    }
    const asked = decision(game, seat)
    const seen = view(game, seat)
    const told = { ...telling, view: seen, ...(asked && { decision: asked }) }
    const plays = asked?.options.filter(({ kind }) => kind === 'play') ?? []
    expect(plays.length).toBeGreaterThan(3)
    for (const each of plays) {
      const space = Number(each.move.split(' ')[2])
      const die = seen.seats[seat].dice[space - 1]
      expect(wokenDie(each, told)).toBe(die)
      expect(optionLabel('en', each, told)).toMatch(new RegExp(`→ space ${space} · unlocks ${die}$`))
      expect(optionLabel('en', each, { ...told, isSourceTold: true })).toBe(`Space ${space} · unlocks ${die}`)
      expect(optionSentence('en', each, told)).toContain(`on card space ${space} and unlock die ${die}: `)
    }
  })

  it('of a line say in short what it gives', () => {
    const trail = [{ from: 'die', id: '2', region: 'glade', value: 4 }] as const
    const told = { ...telling, decision: asking('region', { trail }) }
    expect(optionLabel('en', option('line', 'line 4'), told)).toBe('Line 4: any resource ×2')
    expect(optionLabel('en', option('line', 'line 4'), telling)).toBe('Line 4')
  })

  it('do not repeat what their words already say', () => {
    const amulet = { ...nothing, amulets: [1, 0, 0] }
    expect(optionSentence('en', option('play', 'play ookami 1', { change: amulet }), telling)).toBe(
      'Play Sacred wolf (Shin Ookami) on card space 1: gain a +1 amulet.',
    )
    const more = { ...nothing, amulets: [1, 0, 0], vp: 2 }
    expect(optionSentence('en', option('play', 'play ookami 1', { change: more }), telling)).toBe(
      'Play Sacred wolf (Shin Ookami) on card space 1: gain a +1 amulet. Gain: 2 VP.',
    )
    const take = option('take', 'take wood wood', { change: { ...nothing, resources: [2, 0, 0, 0], vp: 1 } })
    expect(optionSentence('en', take, telling)).toBe('Take 2 wood. Gain: 1 VP.')
    const pay = option('pay', 'pay jade', { change: { ...nothing, resources: [0, 0, -1, 0], vp: 4 } })
    expect(optionSentence('en', pay, telling)).toBe('Pay 1 jade. Gain: 4 VP.')
  })

  it('with parts of an effect say which part', () => {
    const action = either(both(gain('wood'), gain('stone')), both(term('mp'), term('draw')), term('unlock'))
    const edition = withStartingAction(action)
    const game = newGame({ seats: 2, seed: 'parts', edition })
    const found = playUntilBegin(game)
    expect(found.map((each) => optionLabel('en', each.option, { edition, seatName, decision: each.asked }))).toEqual([
      'Gain 1 wood and 1 stone',
      'Gain 1 movement point and draw a card from your deck (in any order)',
    ])
    expect(optionSentence('en', found[0].option, { edition, seatName, decision: found[0].asked })).toBe(
      'Go on with: gain 1 wood and 1 stone.',
    )
    expect(optionLabel('en', found[0].option, telling)).toBe('Part 1')
  })
})

/** The Forest with the same action on all starting yokai. */
function withStartingAction(action: Effect): Edition {
  return { ...forest, id: 'parts', startingYokai: forest.startingYokai.map((card) => ({ ...card, action })) }
}

interface Begin {
  readonly asked: Decision
  readonly option: ExplainedOption
}

/** Plays the first card of every hand until an effect asks for a part. */
function playUntilBegin(game: ReturnType<typeof newGame>): readonly Begin[] {
  for (let step = 0; step < 100; step += 1) {
    const [seat] = pending(game)
    const asked = decision(game, seat)
    const found = asked?.options.filter(({ kind }) => kind === 'begin') ?? []
    if (asked !== undefined && found.length > 0) return found.map((each) => ({ asked, option: each }))
    play(game, seat, options(game, seat)[0])
  }
  return []
}

describe('questions', () => {
  it('count what is within reach', () => {
    const asked = asking('effect', {
      options: [
        option('mitama', 'mitama 1'),
        option('mitama', 'mitama 2'),
        option('mitama', 'mitama 4'),
        option('skip', 'skip'),
      ],
      impossible: [
        { move: 'mitama 3', reason: 'cannot-pay', args: {} },
        { move: 'dragonfly 3', reason: 'cannot-pay', args: {} },
      ],
    })
    expect(languages.map((language) => plain(decisionQuestion(language, asked, telling)))).toEqual([
      'Choose a soul: 3 of 4 within reach',
      'Elige un alma: 3 de 4 a tu alcance',
      'Choisir une âme : 3 sur 4 à portée',
      'Выберите душу: доступно 3 из 4',
    ])
    expect(decisionQuestion('en', asked, { ...telling, style: 'term' })).toBe('Choose a mitama: 3 of 4 within reach')
  })

  it('name the choices of a mixed menu', () => {
    const asked = asking('effect', {
      options: [
        option('kodama', 'kodama yomi'),
        option('build', 'build farm-1 yomi'),
        option('start', 'start west 1'),
        option('walk', 'walk west 2'),
      ],
    })
    expect(decisionQuestion('en', asked, telling)).toBe('Choose: advance a kodama, build or spend a movement point')
    const turn = asking('turn', { options: [option('play', 'play kappa 1'), option('cross', 'cross 1')] })
    expect(decisionQuestion('es', turn, telling)).toBe('Tu turno: jugar una carta o cruzar el río')
  })

  it('ask yes or no where there is one thing to do', () => {
    const asked = asking('effect', { options: [option('draw', 'draw'), option('skip', 'skip')] })
    expect(languages.map((language) => plain(decisionQuestion(language, asked, telling)))).toEqual([
      'Draw a card?',
      '¿Robar una carta?',
      'Piocher une carte ?',
      'Взять карту?',
    ])
  })
})

describe('what stands around a decision', () => {
  it('names the way to it', () => {
    const steps = [
      { from: 'die', id: '2', region: 'yomi', value: 4 },
      { from: 'line', id: '3', region: 'yomi', value: undefined },
      { from: 'mitama', id: 'saki', region: undefined, value: undefined },
      { from: 'home', id: '5', region: 'home', value: undefined },
      { from: 'owner', id: undefined, region: undefined, value: undefined },
    ] as const
    expect(steps.map((step) => trailLabel('en', step))).toEqual([
      'Die 4: Yomi',
      'Yomi, line 3',
      'Lucky soul',
      'Home, space 5',
      'Owner’s bonus',
    ])
    expect(trailLabel('ru', steps[2], { style: 'term' })).toBe('Саки')
  })

  it('says what is left of an effect', () => {
    const step = { from: 'yokai', id: 'kappa-4', region: undefined, value: undefined } as const
    const left = (effect: Effect, n: number): string =>
      waitingLabel('en', { step, what: 'effect', effect, n, part: undefined })
    expect(left(term('mp', { n: 3 }), 2)).toBe('Gain 2 movement points')
    // One left of three, or a part of three not yet begun: both read true.
    expect(left(term('mp', { n: 3 }), 1)).toBe('Spend a movement point')
    expect(left(times(2, either(gain('jade'), gain('sake'))), 1)).toBe('Gain 1 jade or 1 sake')
    expect(left(term('vision'), 1)).toBe('Take a vision')
    expect(waitingLabel('en', { step, what: 'card-action', effect: term('mp', { n: 3 }), n: 1, part: undefined })).toBe(
      'Action of Water sprite 4: gain 3 movement points',
    )
  })
})
