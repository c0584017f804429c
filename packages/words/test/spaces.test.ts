import { type ExplainedOption, forest, newGame, options, pending, play, view, type View } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { chosenName, crystalSpaceName, languages, optionLabel, optionSentence, trailLabel } from '../src/index.ts'

const seatName = (seat: number): string => `Seat ${seat}`
const nothing = {
  resources: [0, 0, 0, 0],
  amulets: [0, 0, 0],
  vp: 0,
  pilgrims: 0,
  kodamas: [0, 0, 0, 0, 0],
  things: [],
}
const option = (kind: ExplainedOption['kind'], move: string): ExplainedOption => ({
  kind,
  move,
  code: 0,
  targets: [],
  change: nothing,
  reveals: false,
  warnings: [],
  part: undefined,
})

/** The table of a game that has just begun. */
function seen(seats: number): View {
  const game = newGame({ seats, seed: 'spaces' })
  const [seat] = pending(game)
  play(game, seat, options(game, seat)[0])
  return view(game, 0)
}

describe('a space of the Home', () => {
  it('is called by its place from the top, on the board of the game and wherever it is named', () => {
    const [two, four] = [2, 4].map((seats) => ({ edition: forest, seatName, view: seen(seats) }))
    const step = { from: 'home', id: '6', region: 'home', value: undefined } as const
    expect(optionLabel('en', option('die', 'die 1 home-5'), two)).toMatch(/→ Home 3$/)
    expect(optionSentence('en', option('die', 'die 1 home-6 +1'), two)).toContain('in the Home, space 4 from the top: ')
    expect(chosenName('en', ['home:6'], two)).toBe('Home, space 4')
    expect(trailLabel('en', step, two)).toBe('Home, space 4')
    expect(optionLabel('en', option('die', 'die 1 home-4'), four)).toMatch(/→ Home 4$/)
  })
})

describe('a crystal space', () => {
  it('is called by its colour and its place among those', () => {
    expect([1, 4, 6, 8].map((space) => crystalSpaceName('en', forest, space))).toEqual([
      'Ingenuity space 1',
      'Dream space 1',
      'Dream space 3',
      'Memory space 2',
    ])
    for (const language of languages) expect(crystalSpaceName(language, forest, 8)).toMatch(/^\p{Lu}.*2/u)
  })

  it('is told with its VP when a crystal is taken, the slot only where two have the same tile', () => {
    const table = seen(2)
    const crystal = forest.crystals.findIndex(({ id }) => id === 'dream-draw')
    const laid = (slots: readonly number[]): View => ({
      ...table,
      displays: table.displays.map((old, display) => (display === 1 ? slots : old)),
    })
    const told = (slots: readonly number[]) => ({ edition: forest, seatName, view: laid(slots) })
    const take = option('crystal', 'crystal 2 5')
    expect(optionLabel('en', take, told([-1, crystal, -1, -1]))).toBe('Dream (card) → space 2 (2 VP)')
    expect(optionLabel('en', take, told([crystal, crystal, -1, -1]))).toBe('Dream (card), slot 2 → space 2 (2 VP)')
    expect(optionSentence('en', take, told([-1, crystal, -1, -1]))).toMatch(
      /^Take the dream crystal \(card\) from slot 2 and put it on dream space 2 \(2 VP\)\. /,
    )
  })
})
