import { describe, expect, it } from 'vitest'
import { firstForm, seatForm, seatsOf, soloOf, tableOf } from '../../src/start/setup.ts'
import { makeHost } from '../host/stage.ts'

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
})
