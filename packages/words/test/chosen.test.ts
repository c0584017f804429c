import { type Decision, decision, forest, newGame, options, pending, play, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { chosenName, chosenQuestion, languages, optionLabel } from '../src/index.ts'

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
      /^Play [A-Z][a-z ]+ on card space \d and unlock die \d\?$/,
    )
  })

  it('tells dice of one value apart by their card space', () => {
    const { seats } = telling.view
    const dice = [4, 2, 4]
    const twins = { ...telling, view: { ...telling.view, seats: seats.map((one) => ({ ...one, dice })) } }
    expect(['die:1', 'die:2', 'die:3'].map((die) => chosenName('en', [die], twins))).toEqual([
      'Die 4 (space 1)',
      'Die 2',
      'Die 4 (space 3)',
    ])
  })

  it('asks about every single option in a sentence, in every language', () => {
    const walk = newGame({ seats: 3, seed: 'questions' })
    const known = new Set<string>()
    for (let seats = pending(walk), n = 0; seats.length > 0 && n < 400; seats = pending(walk), n += 1) {
      const [one] = seats
      const here = decision(walk, one)
      if (here === undefined) break
      const told = { ...telling, view: view(walk, one), decision: here }
      for (const option of here.options) {
        if (known.has(option.kind)) continue
        known.add(option.kind)
        for (const language of languages) {
          const said = chosenQuestion(language, [option], option.targets, told)
          expect(said, `${language} ${option.move}`).toMatch(/^¿?[\p{Lu}\d+].*[^\s.:;,=—]\s?\?$/u)
          expect(said, `${language} ${option.move}`).not.toMatch(/=none|→|undefined/)
        }
      }
      play(walk, one, here.options[(n * 7) % here.options.length].move)
    }
    expect(known.size).toBeGreaterThan(25)
  })

  it('says nothing of its own where nothing is chosen', () => {
    expect(chosenQuestion('en', asked.options, [], telling)).toBeUndefined()
  })

  it('asks whether a favour is taken or only covered, and need not name it again on the buttons', () => {
    const half = { ...asked.options[0], targets: ['favour:stairs:gifts'] }
    const both = [
      { ...half, kind: 'favour', move: 'favour stairs gifts' },
      { ...half, kind: 'cover', move: 'cover stairs gifts' },
    ] as const
    expect(chosenQuestion('en', both, half.targets, telling)).toBe('Two gifts: take the favour or only cover it?')
    expect(both.map((option) => optionLabel('en', option, { ...telling, isSourceTold: true }))).toEqual([
      'Take the favour',
      'Only cover it',
    ])
  })

  it('tells the favours of a hill apart by what they give', () => {
    const names = ['bitoku', 'yokai', 'gifts'].map((one) => chosenName('en', [`favour:stairs:${one}`], telling))
    expect(new Set(names).size).toBe(3)
    expect(names[2]).toBe('Stairs: two gifts')
    for (const name of names.slice(0, 2)) expect(name).toMatch(/^Stairs: [A-Z]/)
  })
})
