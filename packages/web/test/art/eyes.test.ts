/** Everyone's eyes: enough contrast everywhere, and nothing that only its colour tells apart. */
import { describe, expect, it } from 'vitest'
import { seatOutline, seatPattern } from '../../src/art/seat.tsx'
import { firstSeatColours, recolour, seatColourNames, seatColourProperties } from '../../src/app/seat-colours.ts'
import { contrast, lights, readPalette, ringLines } from './colours.ts'

const papers = ['bg', 'panel', 'sunken'] as const
const inks = ['text', 'text-2', 'text-3', 'matsu', 'ai', 'shu', 'kin', 'fuji', 'ume', 'legal'] as const
const seats = [0, 1, 2, 3] as const

for (const light of lights) {
  for (const isHigh of [false, true]) {
    describe(`the palette by ${light}${isHigh ? ' in high contrast' : ''}`, () => {
      const colour = readPalette(light, isHigh)
      const least = isHigh ? 7 : 4.5

      it.each(inks)('writes in %s on every paper', (ink) => {
        for (const paper of papers) {
          // What is sunken holds numbers and drawings, no small print.
          const needed = paper === 'sunken' && !isHigh ? 3 : least
          expect(contrast(colour(ink), colour(paper)), paper).toBeGreaterThanOrEqual(needed)
        }
      })

      it('writes the names of seats on panels, and inks on their colours', () => {
        for (const seat of seats) {
          expect(contrast(colour(`seat-${seat}-name`), colour('panel'))).toBeGreaterThanOrEqual(least)
          expect(contrast(colour(`seat-${seat}-on`), colour(`seat-${seat}`))).toBeGreaterThanOrEqual(4.5)
        }
      })

      it('shows borders of what can be pressed', () => {
        expect(contrast(colour('line-strong'), colour('panel'))).toBeGreaterThanOrEqual(3)
        expect(contrast(colour('on-matsu'), colour('matsu'))).toBeGreaterThanOrEqual(least)
      })
    })
  }
}

describe('without colours', () => {
  it('the states of things differ by their lines', () => {
    const lines = [...ringLines().values()]
    expect(lines.every((line) => line.trim() !== '')).toBe(true)
    expect(new Set(lines).size).toBe(lines.length)
  })

  it('the seats differ by the corners of their tokens and by their patterns', () => {
    expect(new Set(seats.map((seat) => seatOutline(seat, 0, 0, 20))).size).toBe(4)
    expect(new Set(seats.map((seat) => seatPattern(seat))).size).toBe(4)
  })
})

describe('the colours that a seat may choose', () => {
  it('all carry their ink, and names in them can be read by day and by dusk', () => {
    const [day, dusk] = lights.map((light) => readPalette(light, false)('panel'))
    for (const name of seatColourNames) {
      const properties = new Map(seatColourProperties(recolour(['sumi', 'ai', 'yamabuki', 'asagi'], 0, name)))
      const fill = properties.get('--seat-0')
      const ink = properties.get('--seat-0-on')
      const names = /light-dark\((#\w+), (#\w+)\)/.exec(properties.get('--seat-0-name') ?? '')
      // The seat's own colour is that of the palette.
      if (fill === undefined || ink === undefined || names === null) {
        expect(name).toBe(firstSeatColours[0])
        continue
      }
      expect(contrast(fill, ink), name).toBeGreaterThanOrEqual(4.5)
      expect(contrast(names[1], day), name).toBeGreaterThanOrEqual(4.5)
      expect(contrast(names[2], dusk), name).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('are never the same for two seats', () => {
    expect(recolour(firstSeatColours, 0, 'ai')).toEqual(['ai', 'shu', 'yamabuki', 'asagi'])
    expect(recolour(firstSeatColours, 3, 'fuji')).toEqual(['shu', 'ai', 'yamabuki', 'fuji'])
  })
})
