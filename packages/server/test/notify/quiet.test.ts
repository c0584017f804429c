import { describe, expect, it } from 'vitest'
import { planChannels } from '../../src/notify/plan.ts'
import { isZone, localMinutes, nextLocalTime, quietUntil } from '../../src/notify/quiet.ts'
import type { ReceiverSettings } from '../../src/storage/notice.ts'

const at = (text: string): number => Date.parse(text)
const night = { from: 22 * 60, to: 8 * 60 }

describe('quiet hours', () => {
  it('follow the clock of the receiver', () => {
    expect(localMinutes('Europe/Madrid', at('2026-11-16T12:30Z'))).toBe(13 * 60 + 30)
    expect(localMinutes('Asia/Tokyo', at('2026-11-16T15:00Z'))).toBe(0)
    expect(quietUntil(night, 'Asia/Tokyo', at('2026-11-16T14:00Z'))).toBe(at('2026-11-16T23:00Z'))
    expect(quietUntil(night, 'Europe/Madrid', at('2026-11-16T14:00Z'))).toBeUndefined()
  })

  it('may span midnight or not, begin on the minute and end on it', () => {
    expect(quietUntil(night, 'UTC', at('2026-11-16T21:59:59Z'))).toBeUndefined()
    expect(quietUntil(night, 'UTC', at('2026-11-16T22:00Z'))).toBe(at('2026-11-17T08:00Z'))
    expect(quietUntil(night, 'UTC', at('2026-11-17T07:59:30Z'))).toBe(at('2026-11-17T08:00Z'))
    expect(quietUntil(night, 'UTC', at('2026-11-17T08:00Z'))).toBeUndefined()
    const work = { from: 9 * 60, to: 17 * 60 }
    expect(quietUntil(work, 'UTC', at('2026-11-16T09:00Z'))).toBe(at('2026-11-16T17:00Z'))
    expect(quietUntil(work, 'UTC', at('2026-11-16T18:00Z'))).toBeUndefined()
    expect(quietUntil({ from: 60, to: 60 }, 'UTC', at('2026-11-16T01:00Z'))).toBeUndefined()
  })

  it('end at the right time on the nights when clocks change', () => {
    expect(quietUntil(night, 'Europe/Paris', at('2026-03-28T22:00Z'))).toBe(at('2026-03-29T06:00Z'))
    expect(quietUntil(night, 'Europe/Paris', at('2026-10-24T21:00Z'))).toBe(at('2026-10-25T07:00Z'))
    expect(nextLocalTime('America/St_Johns', 18 * 60, at('2026-11-16T12:00Z'))).toBe(at('2026-11-16T21:30Z'))
  })

  it('know which zones there are', () => {
    expect(isZone('America/Argentina/Buenos_Aires')).toBe(true)
    expect(isZone('Mars/Olympus')).toBe(false)
  })
})

const timesOf = (plan: ReturnType<typeof planChannels>) => plan.map(({ channel, due }) => [channel, due])

describe('a notice', () => {
  const settings: ReceiverSettings = {
    language: 'en',
    zone: 'UTC',
    quiet: night,
    push: [{ id: 'phone', endpoint: 'https://push.example/1', keys: { p256dh: '', auth: '' } }],
    email: { address: 'a@example.org', confirmed: true, rhythm: { kind: 'delay', minutes: 10 } },
    webhook: { url: 'https://hook.example', format: 'json' },
  }
  const noon = at('2026-11-16T12:00Z')
  const midnight = at('2026-11-17T00:00Z')
  const morning = at('2026-11-17T08:00Z')

  it('goes by push and webhook at once, by e-mail when it was not seen for a while', () => {
    const plan = timesOf(planChannels('turn', settings, noon))
    const ways = [
      ['push:phone', noon],
      ['email', noon + 600_000],
      ['webhook', noon],
    ]
    expect(plan).toEqual(ways)
  })

  it('waits for the end of the quiet hours', () => {
    const plan = timesOf(planChannels('turn', settings, midnight))
    const ways = [
      ['push:phone', morning],
      ['email', morning],
      ['webhook', morning],
    ]
    expect(plan).toEqual(ways)
    const late = at('2026-11-16T21:55Z')
    expect(planChannels('turn', settings, late).map(({ due }) => due)).toEqual([late, morning, late])
  })

  it('may come once a day by e-mail', () => {
    const daily = { address: 'a@example.org', confirmed: true, rhythm: { kind: 'daily', hour: 18 } } as const
    const plan = planChannels('turn', { ...settings, email: daily, push: [] }, noon)
    expect(plan[0]).toEqual({ channel: 'email', due: at('2026-11-16T18:00Z') })
  })

  it('goes to no address that is not confirmed, but the question whether it is', () => {
    const email = { address: 'a@example.org', confirmed: false, rhythm: { kind: 'delay', minutes: 10 } } as const
    const unsure = { ...settings, email, push: [] }
    expect(planChannels('turn', unsure, noon).map(({ channel }) => channel)).toEqual(['webhook'])
    expect(planChannels('confirm', unsure, midnight)).toEqual([{ channel: 'email', due: midnight }])
    const { email: _none, ...without } = settings
    expect(planChannels('confirm', without, noon)).toEqual([])
  })
})
