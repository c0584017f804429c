import { describe, expect, it } from 'vitest'
import { grantWish, receiverSchema } from '../../src/notify/receiver-check.ts'
import { makeBrowserKeys } from '../parts/browser-keys.ts'

const push = { id: 'phone', endpoint: 'https://push.example/1', keys: makeBrowserKeys().keys }
const email = { address: 'aki@example.org', rhythm: { kind: 'delay', minutes: 10 } }
const wish = { language: 'es', zone: 'Europe/Madrid', push: [push], email, quiet: { from: 1320, to: 480 } }
const isAllowed = (part: object): boolean => receiverSchema.safeParse({ ...wish, ...part }).success

describe('the wishes of a receiver', () => {
  it('are taken as a whole', () => {
    expect(isAllowed({})).toBe(true)
    expect(isAllowed({ webhook: { url: 'https://hook.example/1', format: 'telegram', chat: '42' } })).toBe(true)
    expect(receiverSchema.safeParse({ language: 'fr', zone: 'UTC', push: [] }).success).toBe(true)
  })

  it.each([
    ['an unknown key', { admin: true }],
    ['an unknown language', { language: 'xx' }],
    ['an unknown zone', { zone: 'Mars/Olympus' }],
    ['an hour that no clock has', { quiet: { from: 0, to: 1440 } }],
    ['a push address without encryption', { push: [{ ...push, endpoint: 'http://push.example' }] }],
    ['too many browsers', { push: Array.from({ length: 11 }, (_, index) => ({ ...push, id: `phone-${index}` })) }],
    ['one browser twice', { push: [push, push] }],
    ['keys that are none', { push: [{ ...push, keys: { p256dh: 'x', auth: 'y' } }] }],
    ['an address that is none', { email: { ...email, address: 'aki@' } }],
    ['a second line in the address', { email: { ...email, address: 'aki@example.org\nBcc: all@example.org' } }],
    ['an address that claims to be confirmed', { email: { ...email, confirmed: true } }],
    ['a webhook that is no web address', { webhook: { url: 'file:///etc/passwd', format: 'json' } }],
    ['a dialect nobody speaks', { webhook: { url: 'https://hook.example', format: 'irc' } }],
  ])('may not hold %s', (_name, part) => {
    expect(isAllowed(part)).toBe(false)
  })

  it('leave an address confirmed only while it stays the same', () => {
    const granted = grantWish(undefined, receiverSchema.parse(wish))
    expect(granted.email?.confirmed).toBe(false)
    const confirmed = { ...granted, email: { ...email, confirmed: true, rhythm: { kind: 'daily', hour: 9 } as const } }
    expect(grantWish(confirmed, receiverSchema.parse(wish)).email?.confirmed).toBe(true)
    const moved = receiverSchema.parse({ ...wish, email: { ...email, address: 'mori@example.org' } })
    expect(grantWish(confirmed, moved).email?.confirmed).toBe(false)
    const { email: _none, ...without } = wish
    expect(grantWish(confirmed, receiverSchema.parse(without)).email).toBeUndefined()
  })
})
