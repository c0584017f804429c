/** Drawings: what is on them, and that no name can spoil them. */
import { type Language, languages, loadLanguage, type Shared, type SharedSeat, type SharedTable } from '@bitoku/words'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawPicture } from '../../src/picture/draw.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

const person = (seat: number, name: string, score?: number): SharedSeat => ({
  seat,
  kind: 'person',
  name,
  ...(score !== undefined && { score }),
})

const game = (part: Partial<SharedTable> = {}): SharedTable => ({
  state: 'live',
  seats: [person(0, 'Aki', 23), person(1, 'Mori', 31)],
  free: 0,
  round: 2,
  phase: 'summer',
  ...part,
})

/** Everything that is written on a drawing. */
function textsOn(shared: Shared, language: Language = 'en'): readonly string[] {
  const svg = drawPicture(language, shared)
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text]) => text.replaceAll(/<\/?tspan[^>]*>/g, ''))
}

/** The name of the first seat as it is written. */
const written = (name: string): string => textsOn(game({ seats: [person(0, name)] }))[2] ?? ''

describe('a drawing says', () => {
  it('who plays, the season and the scores', () => {
    expect(textsOn(game())).toEqual(['Bitoku', 'Year 2: Summer', 'Aki', '23', 'Mori', '31'])
    expect(textsOn(game(), 'ru')).toContain('Год 2: Лето')
  })

  it('no score that is hidden', () => {
    const hidden = game({ seats: [person(0, 'Aki'), person(1, 'Mori')] })
    expect(textsOn(hidden)).toEqual(['Bitoku', 'Year 2: Summer', 'Aki', 'Mori'])
  })

  it('which seats are free, each in its place', () => {
    const waiting = game({ state: 'waiting', seats: [person(1, 'Mori')], free: 2 })
    expect(textsOn(waiting)).toEqual(['Bitoku', '2 seats are free', 'Sit down', 'Mori', 'Sit down'])
    expect(textsOn(waiting, 'fr')).toContain('2 places sont libres')
  })

  it('who has won, when somebody alone has', () => {
    const crown = 'M-34 22L-42-16'
    const over = game({ state: 'finished', phase: 'over' })
    expect(textsOn(over)[1]).toBe('Final score')
    expect(drawPicture('en', over).split(crown)).toHaveLength(2)
    const tied = { ...over, seats: [person(0, 'Aki', 31), person(1, 'Mori', 31)] }
    for (const none of [tied, game(), game({ state: 'finished' })]) expect(drawPicture('en', none)).not.toContain(crown)
    expect(textsOn(game({ state: 'finished' }))[1]).toBe('Ended unfinished')
  })

  it('the score to beat, and from where to play on', () => {
    expect(textsOn({ state: 'challenge', score: 143 })).toEqual([
      'Bitoku',
      'Beat 143 VP',
      'The same cards, the same Tengu',
    ])
    expect(textsOn({ state: 'position', round: 3, phase: 'winter' }, 'es')).toEqual([
      'Bitoku',
      'Año 3: Invierno',
      'Sigue desde aquí',
    ])
  })
})

describe('a name', () => {
  it('cannot become part of the drawing', () => {
    expect(written('<b>"&')).toBe('&lt;b&gt;&quot;&amp;')
  })

  it('loses what cannot be drawn: signs that turn the writing, that are not seen, or that no font has', () => {
    expect(written('\u{202E}A\u{200B}k\u{AD}i\u{0} 😀\u{FE0F}')).toBe('Aki')
    expect(written('漢字')).toBe('')
    expect(written('A\u{30A}sa')).toBe('Åsa')
  })

  it('is cut where it is too long for its cloth', () => {
    for (const name of ['W'.repeat(60), 'Щ'.repeat(60), 'Ž'.repeat(60)]) {
      const four = [0, 1, 2, 3].map((seat) => person(seat, name))
      expect(textsOn(game({ seats: four }))[2]).toMatch(/^(.)\1{3,9}…$/u)
    }
  })

  it('takes letters that the display face lacks from the other one', () => {
    const svg = drawPicture('en', game({ seats: [person(0, 'Žofie')] }))
    expect(svg).toMatch(/<tspan font-family="Source Sans 3 ExtraLight"[^>]*>Ž<\/tspan>ofie/)
  })
})
