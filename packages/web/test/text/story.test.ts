import { seasonStories, sinceLines, storyLines, type Teller } from '@bitoku/text'
import { forest } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { loadInterface, sayInterface } from '../../src/interface/say.ts'
import { playedGame } from '../history/story.ts'

const { story, snapshot } = await playedGame('text-story')
await loadInterface('en')

const seatName = (seat: number): string => snapshot.seats[seat].name

const teller = {
  snapshot,
  language: 'en',
  style: 'plain',
  telling: { edition: forest, style: 'plain', seatName },
  t: (key: Parameters<typeof sayInterface>[1]) => sayInterface('en', key),
} as unknown as Teller

describe('the log of the text board', () => {
  it('has a heading for every season of every year, the latest first', () => {
    const titles = seasonStories(teller, story, Infinity).map(({ title }) => title)
    expect(titles).toContain('Year 2: Autumn')
    const years = [4, 3, 2, 1].flatMap((year) =>
      ['Winter', 'Autumn', 'Summer', 'Spring'].map((season) => `Year ${year}: ${season}`),
    )
    expect(titles.filter((title) => years.includes(title))).toEqual(years)
  })

  it('tells as many turns as are asked for, under the name of their season', () => {
    const lines = storyLines(teller, story, 5)
    const seasons = lines.filter((line) => /^Year \d: \w[^.]*\.$/.test(line))
    expect(lines).toHaveLength(5 + seasons.length)
    expect(lines[0]).toBe(seasons[0])
  })

  it('tells since one’s last turn what the others did, after an owner’s choice too, and nothing to a spectator', () => {
    const at = story.findLastIndex(({ event, mover }) => event.type === 'die-placed' && mover === 0)
    const until = story.findIndex(({ event }, index) => index > at && event.type === 'turn' && event.seat === 0)
    const told = story.slice(0, until < 0 ? undefined : until)
    const others = sinceLines(teller, told)
    expect(others.length).toBeGreaterThan(0)
    const last = told[told.length - 1]
    const gift = { type: 'amulet', seat: 0, value: 1 } as const
    const chosen = { number: last.number + 1, move: last.move + 1, mover: 0, event: gift }
    expect(sinceLines(teller, [...told, chosen]).slice(0, others.length)).toEqual(others)
    expect(sinceLines({ ...teller, snapshot: { ...snapshot, viewer: undefined } }, told)).toEqual([])
  })
})
