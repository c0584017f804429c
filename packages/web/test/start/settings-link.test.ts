import { describe, expect, it } from 'vitest'
import { firstPreferences } from '../../src/app/preferences.ts'
import { readSettings, settingsPart } from '../../src/start/settings-link.ts'

describe('a link with settings', () => {
  it('holds what differs from the beginning, and brings it back', () => {
    const changes = { theme: 'dark', textSize: 130, hoverDelay: 0, tenguSteps: false, hand: 'left' } as const
    const part = settingsPart({ ...firstPreferences, ...changes })
    expect(part).toBe('#settings=theme:dark,textSize:130,hoverDelay:0,hand:left,tenguSteps:false')
    expect(readSettings(part)).toEqual(changes)
  })

  it('says nothing of names, languages and keys', () => {
    expect(settingsPart({ ...firstPreferences, name: 'Momo', language: 'ru', letterKeys: false })).toBe('#settings=')
  })

  it('leaves out what nobody knows, and is none where nothing is left', () => {
    expect(readSettings('#settings=theme:dark,textSize:9000,name:Momo,muted:x')).toEqual({ theme: 'dark' })
    expect(readSettings('#settings=constructor:1,theme:toString')).toBeUndefined()
    expect(readSettings('#settings=')).toBeUndefined()
    expect(readSettings('#game=abc')).toBeUndefined()
  })
})
