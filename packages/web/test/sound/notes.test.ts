import { describe, expect, it } from 'vitest'
import type { Scene } from '../../src/motion/scenes.ts'
import { isLongCascade, notesOf, pitchOf } from '../../src/sound/notes.ts'

const sign = (at: number): Scene => ({ kind: 'sign', icon: 'jade', from: ['-'], to: ['-'], at, duration: 400 })
const moment = (history: number, steps: number, needsConfirm = false) => ({
  history,
  viewer: 0,
  draft: { needsConfirm, steps: Array.from({ length: steps }) },
})

describe('the sound of a move', () => {
  it('rises from step to step of a cascade', () => {
    const first = notesOf([sign(0), sign(80)], moment(1, 0), moment(1, 1), 0)
    const second = notesOf([sign(0)], moment(1, 1), moment(1, 2), first.length)
    const pitches = [...first, ...second].map(({ pitch }) => pitch)
    expect(pitches).toEqual([pitchOf(0), pitchOf(1), pitchOf(2)])
    expect(pitches).toEqual(pitches.toSorted((one, other) => one - other))
  })

  it('is heard when things arrive, and only once for those that arrive together', () => {
    expect(notesOf([sign(100), sign(110), sign(400)], moment(1, 0), moment(1, 1), 0).map(({ at }) => at)).toEqual([
      460, 760,
    ])
  })

  it('ends with one bell when the turn is done', () => {
    const notes = notesOf([sign(0)], moment(1, 3), moment(1, 4, true), 3)
    expect(notes.map(({ kind }) => kind)).toEqual(['wood', 'bell'])
    expect(notesOf([], moment(1, 4, true), moment(1, 4, true), 4)).toEqual([])
  })

  it('is softer for others, and low for what is taken back', () => {
    const [theirs] = notesOf([sign(0)], moment(1, 0), moment(2, 0), 0)
    const [mine] = notesOf([sign(0)], moment(1, 0), moment(1, 1), 0)
    const [back] = notesOf([sign(0)], moment(1, 2), moment(1, 1), 2)
    expect(theirs.force).toBeLessThan(mine.force)
    expect(back.pitch).toBeLessThan(mine.pitch)
  })

  it('never climbs out of hearing, however long the cascade', () => {
    expect(pitchOf(40)).toBe(pitchOf(11))
    expect(
      notesOf(
        Array.from({ length: 30 }, (_, at) => sign(at * 80)),
        moment(1, 0),
        moment(1, 1),
        0,
      ),
    ).toHaveLength(8)
  })
})

describe('a splash of ink', () => {
  it('is for the end of a turn of five steps or more', () => {
    expect(isLongCascade(moment(1, 4), moment(1, 5, true))).toBe(true)
    expect(isLongCascade(moment(1, 3), moment(1, 4, true))).toBe(false)
    expect(isLongCascade(moment(1, 5), moment(1, 6))).toBe(false)
    expect(isLongCascade(moment(1, 6, true), moment(1, 6, true))).toBe(false)
  })
})
