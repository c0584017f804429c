import { type Decision, decision, forest, newGame, options, pending, play, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { decisionQuestion, elsewhereSentence, languages } from '../src/index.ts'

const game = newGame({ seats: 2, seed: 'elsewhere' })
let [seat] = pending(game)
let asked: Decision | undefined = decision(game, seat)
while (asked?.kind !== 'turn') {
  play(game, seat, options(game, seat)[0])
  ;[seat] = pending(game)
  asked = decision(game, seat)
}
const turn = asked
const telling = { edition: forest, seatName: (one: number) => `Seat ${one}`, view: view(game, seat) }
const later: Decision = { ...turn, kind: 'effect' }
const say = (target: string, now = turn): string => elsewhereSentence('en', now, target, telling)

describe('a thing that is not asked for', () => {
  it('says what would lead to it, and what is asked now', () => {
    expect(say('region:yomi')).toBe(`None of your dice can be placed now. ${decisionQuestion('en', turn, telling)}`)
    expect(say('home:1', later)).toContain('Placing a die is a turn of its own. ')
    expect(say('favour:yomi:gifts')).toContain('when a die crosses the river')
    expect(say('line:yomi:4')).toContain('Used by placing a die in this region')
    expect(say('card-space:1', later)).toContain('Playing a card is a turn of its own')
    for (const target of ['mitama-slot:1', 'crystal-space:2', 'rock:rock-1', 'kodama:yomi', 'trunk:east:1', 'deck:own'])
      expect(say(target)).toContain('needs an effect')
  })

  it('tells a building for sale from one that stands', () => {
    const { id } = forest.buildings[telling.view.displays[0][0]]
    expect(say(`building:${id}`)).toContain('needs an effect')
    expect(say(`building:${forest.ancientBuildings[0].id}`)).toContain('placing a die in this region')
  })

  it('tells the own dice from those of others', () => {
    expect(say('die:1')).toContain('has done all it can')
    expect(say('die:b:1')).toContain('another player')
  })

  it('asks for the die where one can cross to the hill', () => {
    const [first] = turn.options
    expect(say('hill:yomi')).toContain('None of your dice can cross')
    expect(say('hill:yomi', { ...turn, options: [{ ...first, kind: 'cross' }] })).toContain('Choose the die')
    expect(say('hill:yomi', later)).toContain('Crossing the river is a turn of its own')
  })

  it('is told in every language', () => {
    const said = languages.map((language) => elsewhereSentence(language, turn, 'region:yomi', telling))
    expect(new Set(said).size).toBe(languages.length)
  })
})
