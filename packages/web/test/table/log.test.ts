import { filterGroups, groupAt, groupStory, groupStoryAt, headingOf } from '@bitoku/text'
import { forest } from '@bitoku/engine'
import { eventSentence, languages, loadLanguage, type Telling } from '@bitoku/words'
import { describe, expect, it } from 'vitest'
import { isImportant, linesOf } from '../../src/table/log-lines.ts'
import { logText } from '../../src/table/log-text.ts'
import { playedGame, playedSolo } from '../history/story.ts'

const names = ['Shu', 'Ai', 'Yamabuki', 'Asagi']
const telling: Telling = { edition: forest, style: 'noun', seatName: (seat) => names[seat] }
const { story, snapshot } = await playedGame('log')
const groups = groupStory(story)

describe('the log of a whole game', () => {
  it('tells every event but the mere beginnings of turns, once and in order', () => {
    const told = groups.slice(1).flatMap(({ events }) => events)
    expect(told).toEqual(story.map(({ event }) => event).filter(({ type }) => type !== 'turn'))
    expect(groups[0]).toMatchObject({ season: true, events: [{ round: 1, phase: 'spring' }] })
  })

  it('has one entry for a turn of Summer, with the moves it was made of', () => {
    const turns = story.filter(({ event }) => event.type === 'turn').length
    const begins = new Set(['played', 'die-placed', 'crossed', 'passed'])
    const entries = groups.filter(({ events }) => events.some(({ type }) => begins.has(type)))
    expect(entries).toHaveLength(turns)
    for (const { from, to } of groups) expect(to).toBeGreaterThanOrEqual(from)
    expect(groups.at(-1)?.to).toBe(snapshot.history)
  })

  it('keeps a turn together in which somebody else receives a gift', () => {
    const gifts = groups.filter(({ seat, events }) =>
      events.some((event) => event.type === 'bonus-owed' && event.seat !== seat),
    )
    expect(gifts.length).toBeGreaterThan(0)
    for (const { seat, events } of gifts) {
      const begun = events.findIndex((event) => event.type === 'die-placed' && event.seat === seat)
      expect(begun).toBeGreaterThanOrEqual(0)
      expect(events.findIndex(({ type }) => type === 'bonus-owed')).toBeGreaterThan(begun)
    }
  })

  it('has a heading for every season in which something is told, and for no other', () => {
    const shown = filterGroups(groups, ({ seat }) => seat === 2)
    expect(shown.filter(({ season }) => !season).every(({ seat }) => seat === 2)).toBe(true)
    shown.forEach(({ season }, at) => {
      if (season) expect(shown[at + 1]?.season).toBe(false)
    })
    expect(shown.filter(({ season }) => season).length).toBeGreaterThanOrEqual(8)
  })

  it('has a heading for the Autumn of every year, and the new turn order under it', () => {
    const autumns = groups.flatMap((group, at) =>
      group.autumn === undefined ? [] : [[group, groups[at + 1]] as const],
    )
    expect(autumns.map(([heading]) => headingOf(heading, 'en', telling))).toEqual(
      [1, 2, 3, 4].map((year) => `Year ${year}: Autumn`),
    )
    for (const [, { season, events }] of autumns) {
      expect(season).toBe(false)
      expect(events.map(({ type }) => type)).toEqual(['order'])
      expect(linesOf(events, 'en', telling)[0].sentence).toMatch(/^The turn order is now /)
    }
  })

  it('leaves out what is only small when that is asked for', () => {
    const shown = filterGroups(groups, ({ events }) => isImportant(events))
    expect(shown.length).toBeLessThan(groups.length)
    expect(shown.some(({ events }) => events.some(({ type }) => type === 'die-placed'))).toBe(true)
  })

  it('finds the entry of a moment', () => {
    const entry = groups[Math.floor(groups.length / 2)]
    expect(groupAt(groups, 0)).toBe(-1)
    expect(groups[groupAt(groups, entry.to)].to).toBe(entry.to)
    expect(groupAt(groups, snapshot.history)).toBe(groups.length - 1)
  })

  it('has at no moment an entry that tells of both sides of it', () => {
    const inTurn = groups.filter(({ from, to }) => to > from)
    expect(inTurn.length).toBeGreaterThan(20)
    for (let moment = 0; moment <= snapshot.history; moment += 1) {
      const there = groupStoryAt(story, moment)
      expect(there.filter(({ from, to }) => from <= moment && to > moment)).toEqual([])
      // The same events in the same order, those of the moment first.
      expect(there.flatMap(({ events }) => events)).toEqual(groups.flatMap(({ events }) => events))
      const then = groupStory(story.filter(({ move }) => move <= moment))
      const told = there.filter(({ from }) => from <= moment)
      if (moment > 0) expect(told.map(({ events }) => events)).toEqual(then.map(({ events }) => events))
      else expect(told.map(({ key }) => key)).toEqual(['opening'])
    }
    groupStory(story)
  })

  it('is the same object for the same events, however often it is asked for', () => {
    expect(groupStory(story)).toBe(groups)
  })

  it.each(languages)('can be copied as text in %s: every sentence that the log has', async (language) => {
    await loadLanguage(language)
    const text = logText(groups, language, telling)
    const lines = groups.flatMap((group) =>
      group.season
        ? [headingOf(group, language, telling)]
        : linesOf(group.events, language, telling).map(({ sentence }) => sentence),
    )
    const written = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]))
    expect(written).toEqual(lines)
    expect(text).not.toMatch(/undefined|\{|\}/)
  })

  it('tells also what the Tengu tried, as small effects', async () => {
    const solo = await playedSolo('log', ({ history }) => history > 30)
    const lines = groupStory(solo.story).flatMap(({ events }) => linesOf(events, 'en', telling))
    const tried = solo.story.find(({ event }) => event.type === 'tengu-step' && event.not !== undefined)?.event
    expect(tried).toBeDefined()
    const sentence = tried && eventSentence('en', tried, telling)
    expect(lines.find((line) => line.sentence === sentence)).toMatchObject({ isSmall: true })
  })
})
