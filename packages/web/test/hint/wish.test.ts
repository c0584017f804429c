import type { Decision, ExplainedOption, View } from '@bitoku/engine'
import { forest } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { selectorsFor } from '../../src/hint/ring.ts'
import { whereaboutsOf, wishFor } from '../../src/hint/wish.ts'

const option = (move: string, targets: readonly string[]): ExplainedOption =>
  ({ move, targets, kind: 'die', warnings: [], reveals: false }) as unknown as ExplainedOption

const die = option('die 2 yomi', ['die:2', 'region:yomi'])
const raised = option('die 2 yomi +1', ['die:2', 'region:yomi'])
const other = option('die 1 yomi', ['die:1', 'region:yomi'])
const space = option('crystal 3', ['crystal-space:3'])
const decision = { kind: 'turn', options: [die, raised, other, space], trail: [] } as unknown as Decision

// Only dice on the own board: nothing else of the view is asked for.
const view = { seats: [{ places: [0, 0, 0] }], buildings: [], viewer: 0 } as unknown as View
const table = { view, edition: forest, decision }
const wish = (chosen: readonly string[], wanted = raised) => wishFor(wanted, { decision, chosen }, table)

const where = (target: string, kind: Decision['kind'] = 'turn') =>
  whereaboutsOf(target, { ...table, decision: { ...decision, kind } })

describe('what leads on to the move of a hint', () => {
  it('is everything that the move points at, while nothing is chosen', () => {
    expect(wish([])).toEqual({
      move: 'die 2 yomi +1',
      targets: ['die:2', 'region:yomi'],
      places: ['domain', 'yomi'],
      isAstray: false,
    })
  })

  it('is never something that is chosen already: pressing that would take it back', () => {
    expect(wish(['die:2']).targets).toEqual(['region:yomi'])
    expect(wish(['die:2', 'region:yomi'])).toMatchObject({ targets: [], places: [], isAstray: false })
  })

  it('is never something that together with another choice makes another move', () => {
    expect(wish(['die:1'])).toMatchObject({ targets: ['die:2'], isAstray: true })
  })

  it('is astray where the move is not among what can be chosen', () => {
    const rest = { ...decision, options: [space] }
    expect(wishFor(raised, { decision: rest, chosen: [] }, table)).toMatchObject({ targets: [], isAstray: true })
  })

  it('lies in the hand, in the domain or on the board', () => {
    expect(where('card:fox')).toBe('hand')
    expect(where('card:fox', 'virtue')).toBe('domain')
    expect(where('crystal-space:3')).toBe('domain')
    expect(where('favour:glade:2')).toBe('glade')
  })
})

describe('the rings of a hint', () => {
  it('go to the row of an open list, to the button, to what leads on, to its tab, and to the list', () => {
    const [row, button, targets, tabs, list] = selectorsFor(wish(['die:2']))
    expect(row).toBe('.option-list [data-move="die 2 yomi +1"]')
    expect(button).toBe('.prompt-buttons [data-move="die 2 yomi +1"]')
    expect(targets).toBe('[data-target="region:yomi"]')
    expect(tabs).toContain('.chip-yomi')
    expect(list).toBe('.prompt-buttons [aria-expanded="false"]')
  })

  it('go to the way back where something else is chosen', () => {
    expect(selectorsFor(wish(['die:1']))).toContainEqual(expect.stringContaining('.unselect'))
    expect(selectorsFor(wish(['die:2'])).join()).not.toContain('.unselect')
  })
})
