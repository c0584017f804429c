import { type Decision, decision, forest, newGame, options, pending, play, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { chosenName, chosenQuestion, languages } from '../src/index.ts'

const game = newGame({ seats: 2, seed: 'chosen' })
let [seat] = pending(game)
let asked: Decision | undefined = decision(game, seat)
while (asked?.kind !== 'turn') {
  play(game, seat, options(game, seat)[0])
  ;[seat] = pending(game)
  asked = decision(game, seat)
}
const telling = { edition: forest, seatName: (one: number) => `Seat ${one}`, view: view(game, seat), decision: asked }
const withTargets = (...targets: readonly string[]) =>
  asked?.options.filter((option) => targets.every((target) => option.targets.includes(target))) ?? []
const [first] = asked.options.filter(({ kind }) => kind === 'play')
const [card = '', space = ''] = first.targets

describe('the question with something chosen', () => {
  it('names the card and asks for its space, in every language', () => {
    const said = languages.map((language) => chosenQuestion(language, withTargets(card), [card], telling))
    expect(said[0]).toMatch(/^[A-Z][a-z ]+: choose a card space$/)
    expect(new Set(said).size).toBe(languages.length)
  })

  it('names the space and asks for a card', () => {
    expect(chosenQuestion('en', withTargets(space), [space], telling)).toBe(`Space ${space.at(-1)}: choose a card`)
  })

  it('asks about the one way that is left', () => {
    expect(chosenQuestion('en', withTargets(card, space), [card, space], telling)).toMatch(
      /^[A-Z][a-z ]+ → space \d · unlocks \d\?$/,
    )
  })

  it('says nothing of its own where nothing is chosen', () => {
    expect(chosenQuestion('en', asked.options, [], telling)).toBeUndefined()
  })

  it('tells the favours of a hill apart by what they give', () => {
    const names = ['bitoku', 'yokai', 'gifts'].map((one) => chosenName('en', [`favour:stairs:${one}`], telling))
    expect(new Set(names).size).toBe(3)
    expect(names[2]).toBe('Stairs: two gifts')
    for (const name of names.slice(0, 2)) expect(name).toMatch(/^Stairs: [A-Z]/)
  })
})
