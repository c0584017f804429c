import { describe, expect, it } from 'vitest'
import { firstForm, seatForm, seatsOf, soloOf, tableOf } from '../../src/start/setup.ts'
import { isProjected } from '../../src/app/preferences.ts'
import { fine, makeHost, makeWorld, shownBy } from '../host/stage.ts'

const names = { colour: (seat: number): string => `colour ${seat}`, tengu: 'Tengu' }

describe('the form of a new game', () => {
  it('describes a table that the host accepts, for every company as it first is', async () => {
    for (const company of ['tengu', 'bots', 'friends'] as const) {
      const host = makeHost()
      // oxlint-disable-next-line no-await-in-loop
      expect(await host.start(tableOf(firstForm(company, ''), names))).toMatchObject({ ok: true })
      expect(host.snapshot()?.seats.every(({ name }) => name !== '')).toBe(true)
    }
  })

  it('gives a seat the name of its colour unless somebody has named it', () => {
    const seats = seatsOf([seatForm('person', ' Momo '), seatForm('bot'), seatForm('tengu')], names)
    expect(seats).toEqual([
      { kind: 'person', name: 'Momo', level: undefined },
      { kind: 'bot', name: 'colour 1', level: 'casual' },
      { kind: 'tengu', name: 'Tengu', level: undefined },
    ])
  })

  it('joins the words of a seed, and leaves an empty one to chance', () => {
    const form = firstForm('friends', '')
    expect(tableOf({ ...form, seed: ' red  maple ' }, names).seed).toBe('red-maple')
    expect(tableOf({ ...form, seed: '  ' }, names).seed).toBeUndefined()
  })

  it('asks for the options of the preset, or for a mix of them', () => {
    const form = firstForm('tengu', '')
    expect(soloOf({ ...form, preset: 'elder' })).toEqual({ pilgrimAhead: true, kodamasAhead: true })
    expect(tableOf({ ...form, solo: { leadBonus: true } }, names).solo).toEqual({ leadBonus: true })
  })

  it('says whose score the table shows before the end, and a reload keeps to it', async () => {
    const world = makeWorld()
    const host = makeHost(world)
    fine(await host.start(tableOf({ ...firstForm('friends', ''), liveScores: 'own' }, names)))
    expect(shownBy(host).liveScores).toBe('own')
    const reader = makeHost(world)
    fine(await reader.open(shownBy(host).gameId))
    expect(shownBy(reader).liveScores).toBe('own')
  })
})

describe('the score if it ended now', () => {
  it('is shown as preferred, unless the table shows less', () => {
    expect(isProjected('all', 'all', false)).toBe(true)
    expect(isProjected('own', 'all', true)).toBe(true)
    expect(isProjected('own', 'all', false)).toBe(false)
    expect(isProjected('all', 'own', false)).toBe(false)
    expect(isProjected('all', 'hidden', true)).toBe(false)
    expect(isProjected('hidden', 'all', true)).toBe(false)
  })
})
