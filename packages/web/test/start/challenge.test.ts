/** Solo challenges: the same game for somebody else, by nothing but an address. */
import { newGame, forest, save, soloPresets } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { type Challenge, challengeOf, challengePart, presetOf, readChallenge } from '../../src/app/challenge.ts'
import { firstForm, soloOf, takesUp, withChallenge } from '../../src/start/setup.ts'

const elder: Challenge = { score: 143, seed: 'red-maple', harder: false, solo: soloPresets.elder }

describe('a challenge', () => {
  it('is an address that leads to the same seed, the same Tengu and the score to beat', () => {
    expect(challengePart(elder)).toBe('#challenge=143&tengu=elder&seed=red-maple')
    expect(readChallenge(challengePart(elder))).toEqual(elder)
    const mixed = { ...elder, harder: true, seed: 'ключ & замок=1'.replaceAll(' ', '-'), solo: { leadBonus: true } }
    expect(readChallenge(challengePart(mixed))).toEqual(mixed)
    expect(presetOf(mixed.solo)).toBeUndefined()
  })

  it('is none where the address is damaged', () => {
    const damaged = ['', '#game=abc', '#challenge=abc&seed=x', '#challenge=12', '#challenge=12&seed=a%20b']
    for (const part of [...damaged, '#challenge=99999&seed=x', '#challenge=12&seed=x&options=fly']) {
      expect(readChallenge(part)).toBeUndefined()
    }
  })

  it('is made of the record of a solo game, and of no other', () => {
    const solo = newGame({ seats: 1, seed: 'fox', harder: true, edition: forest, solo: soloPresets.demon })
    expect(challengeOf(save(solo), 90)).toEqual({ score: 90, seed: 'fox', harder: true, solo: soloPresets.demon })
    expect(challengeOf(save(newGame({ seats: 2, seed: 'fox', harder: false, edition: forest })), 90)).toBeUndefined()
  })

  it('fills the form, until somebody changes what it is about', () => {
    const form = withChallenge(firstForm('tengu', 'Momo'), elder)
    expect([form.seed, form.preset, soloOf(form)]).toEqual(['red-maple', 'elder', soloPresets.elder])
    expect(takesUp(form, elder)).toBe(true)
    expect(takesUp({ ...form, seats: firstForm('tengu', 'Kai').seats }, elder)).toBe(true)
    for (const other of [{ seed: '' }, { preset: 'novice' }, { harder: true }] as const) {
      expect(takesUp({ ...form, ...other }, elder)).toBe(false)
    }
  })
})
