import type { SeatCard, TableLine } from '@bitoku/host'
import { beforeEach, describe, expect, it } from 'vitest'
import { clockText, leftOn } from '../../src/lobby/clock.tsx'
import { isHeard, writerOf } from '../../src/lobby/chat-state.ts'
import { minutesOf, receiverBody, timeText } from '../../src/lobby/receiver.ts'
import { agoSentence, paceSentence } from '../../src/lobby/telling.ts'
import { firstWish, wishOf } from '../../src/lobby/wish.ts'
import {
  forgetFresh,
  isCalled,
  isTurnDone,
  oldestList,
  setGames,
  setHere,
  titleFor,
  useAttention,
} from '../../src/network/attention.ts'
import { keepVolume, looksElsewhere, readVolume } from '../../src/network/sound.ts'
import { sayNetwork } from '../../src/network/say.ts'

const ago = (language: 'en' | 'es', milliseconds: number): string => agoSentence({ language }, milliseconds)

it('says now of what has just happened, and how long ago anything else was', () => {
  expect([ago('en', 20_000), ago('es', 20_000)]).toEqual(['now', 'ahora'])
  expect([ago('en', 180_000), ago('en', 7_200_000)]).toEqual(['3 min. ago', '2 hr. ago'])
})

describe('the form of a new table', () => {
  it('asks for a live game for two by invitation when nobody has said anything else', () => {
    expect(wishOf(firstWish, 'en')).toEqual({
      seats: [{ kind: 'me' }, { kind: 'open' }],
      harder: false,
      pace: { kind: 'live', bank: 1_200_000, increment: 30_000 },
      visibility: 'invitation',
      liveScore: true,
      freeChat: true,
      language: 'en',
    })
  })

  it('opens a table in the language of the page, unless another is chosen', () => {
    expect(wishOf(firstWish, 'fr').language).toBe('fr')
    expect(wishOf({ ...firstWish, language: 'ru' }, 'fr').language).toBe('ru')
  })

  it('brings the options of the solo game with the Tengu, and only with it', () => {
    const seats = [{ kind: 'me' }, { kind: 'tengu' }] as const
    expect(wishOf({ ...firstWish, seats }, 'en')).toHaveProperty('solo')
    const days = { ...firstWish, pace: 'days', days: 3 } as const
    expect(wishOf({ ...days, reserve: 0 }, 'en').pace).toEqual({ kind: 'days', turn: 259_200_000 })
    expect(wishOf({ ...days, reserve: 1 }, 'en').pace).toEqual({ kind: 'days', turn: 259_200_000, reserve: 86_400_000 })
    expect(wishOf(firstWish, 'en')).not.toHaveProperty('solo')
  })

  it('asks for a pause at night over days only', () => {
    const days = { ...firstWish, pace: 'days', days: 3 } as const
    expect(wishOf({ ...days, reserve: 0, night: true }, 'en').pace).toEqual({
      kind: 'days',
      turn: 259_200_000,
      night: true,
    })
    expect(wishOf({ ...firstWish, night: true }, 'en').pace).not.toHaveProperty('night')
  })
})

describe('a clock', () => {
  const n = { n: (key: Parameters<typeof sayNetwork>[1], args = {}) => sayNetwork('en', key, args) }

  it('counts down while it runs and stands still while it does not', () => {
    expect(leftOn({ left: 60_000, since: 1000 }, 11_000)).toBe(50_000)
    expect(leftOn({ left: 60_000 }, 11_000)).toBe(60_000)
  })

  it('leaves out what did not count, and stands still while somebody is away', () => {
    expect(leftOn({ left: 60_000, since: 1000, paused: 4000 }, 11_000)).toBe(54_000)
    expect(leftOn({ left: 60_000, since: 1000, paused: 4000, rests: 8000 }, 11_000)).toBe(57_000)
  })

  it('says minutes and seconds, hours, days, and how long the time is over', () => {
    expect([65_000, 5 * 3_600_000, 3 * 86_400_000, -5000].map((left) => clockText(n, left))).toEqual([
      '1:05',
      '5 h',
      '3 days',
      '−0:05',
    ])
  })
})

describe('the pace of a table', () => {
  const n = { n: (key: Parameters<typeof sayNetwork>[1], args = {}) => sayNetwork('en', key, args) }
  const day = 86_400_000

  it('has a label: live, fast, relaxed, or no clock', () => {
    expect(
      [
        { kind: 'live', bank: 1_200_000, increment: 30_000 } as const,
        { kind: 'days', turn: day } as const,
        { kind: 'days', turn: 3 * day } as const,
        { kind: 'days', turn: day, reserve: day, night: true } as const,
        { kind: 'untimed' } as const,
      ].map((pace) => paceSentence(n, pace)),
    ).toEqual([
      'Live, 20 min + 30 s',
      'Fast, 1 day per turn',
      'Relaxed, 3 days per turn',
      'Fast, 1 day per turn · 1 day in reserve · pause at night',
      'No clock',
    ])
  })
})

const seat = (name: string): SeatCard => ({ kind: 'person', name })
const line = (id: string, awaited: readonly number[]): TableLine => ({
  id,
  state: 'live',
  seats: [seat('Hana'), seat('Bo')],
  harder: false,
  pace: { kind: 'untimed' },
  visibility: 'public',
  awaited,
  round: 1,
  phase: 'summer',
  scores: [0, 0],
  created: 0,
  changed: 0,
  seat: 0,
  owner: true,
})

const title = (): string => titleFor(useAttention.getState(), 'Your turn')

/** How old the list may become. */
const age = (isLooking: boolean): number => oldestList(useAttention.getState(), isLooking)

describe('what waits for one', () => {
  beforeEach(() => {
    setHere(undefined)
    setGames([])
    forgetFresh()
  })

  it('stands in the title of the page, with the number of games', () => {
    expect(title()).toBe('Bitoku')
    setGames([line('one', [0]), line('two', [1]), line('three', [0, 1])])
    expect(title()).toBe('● Your turn — Bo · (2)')
  })

  it('is taken from the table itself where one sits at it', () => {
    setGames([line('one', [0])])
    setHere(line('one', [1]))
    expect(title()).toBe('Bo — Bitoku')
    // The list may be older than what the table knows.
    setGames([line('one', [0])])
    expect(title()).toBe('Bo — Bitoku')
    setHere(line('one', [0]))
    expect(title()).toBe('● Your turn — Bo')
  })

  it('gives a word in passing when a game elsewhere begins to wait, not of what waited before', () => {
    setGames([line('one', [0])])
    forgetFresh()
    setGames([line('one', [0]), line('two', [1])])
    expect(useAttention.getState().fresh).toBeUndefined()
    setGames([line('one', [0]), line('two', [0])])
    expect(useAttention.getState().fresh?.id).toBe('two')
    // Whoever has gone there needs no word any more.
    setHere(line('two', [0]))
    expect(useAttention.getState().fresh).toBeUndefined()
  })

  it('is asked for once a minute at a table or by a page that nobody looks at, otherwise every 20 seconds', () => {
    const minute = 60_000
    setGames([line('one', [0])])
    expect([age(true), age(false)]).toEqual([minute / 3, minute])
    setHere(line('one', [0]))
    expect([age(true), age(false)]).toEqual([minute, minute])
  })

  it('is asked for as often as ever while others wait at a live game elsewhere', () => {
    const live = { ...line('two', [1]), pace: { kind: 'live', bank: 60_000, increment: 0 } } as const
    setHere(line('one', [0]))
    setGames([line('one', [0]), live])
    expect(age(false)).toBe(20_000)
    // At that table itself its line tells everything.
    setHere(live)
    setGames([line('one', [0]), live])
    expect(age(true)).toBe(60_000)
  })

  it('is asked for when the own turn is done, and not when one leaves the table', () => {
    setHere(line('one', [0]))
    const before = useAttention.getState()
    setHere(line('one', [1]))
    expect(isTurnDone(useAttention.getState(), before)).toBe(true)
    expect(isTurnDone(before, useAttention.getState())).toBe(false)
    setHere(undefined)
    expect(isTurnDone(useAttention.getState(), before)).toBe(false)
  })
})

describe('the chat', () => {
  const message = { number: 1, seat: 1, name: 'Bo', kind: 'text', text: 'hm', at: 0 } as const

  it('does not let one hear whom one has muted, and no free text when that is off', () => {
    const loud = { muted: [], isQuiet: false }
    expect(isHeard(loud, 'table', message, 0)).toBe(true)
    expect(isHeard({ ...loud, muted: [writerOf('table', message)] }, 'table', message, 0)).toBe(false)
    expect(isHeard({ ...loud, muted: [writerOf('other', message)] }, 'table', message, 0)).toBe(true)
    expect(isHeard({ ...loud, isQuiet: true }, 'table', message, 0)).toBe(false)
    expect(isHeard({ ...loud, isQuiet: true }, 'table', { ...message, kind: 'phrase' }, 0)).toBe(true)
    expect(isHeard({ ...loud, isQuiet: true }, 'table', message, 1)).toBe(true)
  })
})

describe('the settings of notices', () => {
  it('write times as clocks do', () => {
    expect([0, 485, 1320].map(timeText)).toEqual(['00:00', '08:05', '22:00'])
    expect(minutesOf('22:30')).toBe(1350)
  })

  it('do not say whether an address is confirmed', () => {
    const email = { address: 'hana@bitoku.example', confirmed: true, rhythm: { kind: 'daily', hour: 8 } } as const
    const body = receiverBody({ language: 'en', zone: 'Europe/Paris', push: [], email })
    expect(body).toMatchObject({ email: { address: 'hana@bitoku.example' } })
    expect(JSON.stringify(body)).not.toContain('confirmed')
  })
})

const game = (id: string, isLive: boolean) => ({ id, isLive, names: [] })

describe('the tone that calls to a live game', () => {
  it('sounds when a live game begins to wait, and not for games over days', () => {
    expect(isCalled([game('one', true)], [])).toBe(true)
    expect(isCalled([game('one', true)], [game('one', true)])).toBe(false)
    expect(isCalled([game('one', true), game('two', false)], [game('one', true)])).toBe(false)
    expect(isCalled([], [game('one', true)])).toBe(false)
  })

  it('is for those who look elsewhere: the page is hidden, or nothing was touched for twenty seconds', () => {
    expect([looksElsewhere(true, 0), looksElsewhere(false, 20_001), looksElsewhere(false, 20_000)]).toEqual([
      true,
      true,
      false,
    ])
  })

  it('has a volume that is kept, and can be off', () => {
    const kept = new Map<string, string>()
    const memory = {
      read: (name: string) => kept.get(name),
      write: (name: string, text: string | undefined) => void kept.set(name, text ?? ''),
    }
    expect(readVolume({ memory })).toBe('normal')
    keepVolume('off', { memory })
    expect(readVolume({ memory })).toBe('off')
  })
})
