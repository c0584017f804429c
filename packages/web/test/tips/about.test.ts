import { languages } from '@bitoku/words'
import { describe, expect, it } from 'vitest'
import { linesOf, loadAbout } from '../../src/tips/about.ts'
import { en } from '../../src/tips/words/en.ts'

describe('what a tooltip says', () => {
  it('is more than a name, by the kind of the thing', () => {
    expect(linesOf('en', 'West path, stone 2', 'trunk:west:2')).toEqual(['West path, stone 2', en.trunk])
    expect(linesOf('en', 'Crystals, empty slot 4', 'crystal-slot:4').at(-1)).toBe(en.slot)
    expect(linesOf('en', 'Your deck', 'deck:own').at(-1)).toBe(en['deck:own'])
    expect(linesOf('en', 'Visions', 'deck:vision').at(-1)).toBe(en.deck)
  })

  it('is left alone where there is a sentence already, or no kind', () => {
    expect(linesOf('en', 'Gate\nGain an amulet.', 'place:west:1:1')).toEqual(['Gate', 'Gain an amulet.'])
    expect(linesOf('en', 'Undo', '')).toEqual(['Undo'])
  })

  it('is there in four languages, each time another sentence', async () => {
    const all = await Promise.all(languages.map(loadAbout))
    for (const key of Object.keys(en) as readonly (keyof typeof en)[])
      expect(new Set(all.map((words) => words[key])).size, key).toBe(4)
  })
})
