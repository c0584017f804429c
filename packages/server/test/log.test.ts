import { describe, expect, it } from 'vitest'
import { hideInPath } from '../src/log.ts'
import { makeTestLog } from './parts/log.ts'

describe('the log', () => {
  it('hides fields that may hold a secret, wherever they are', () => {
    const { log, written } = makeTestLog()
    log.info({ token: 's1', settings: { webhook: 's2', push: { keys: 's3' } }, seat: 2 }, 'something')
    expect(written()).not.toMatch(/s1|s2|s3/)
    expect(JSON.parse(written())).toMatchObject({ seat: 2, token: '[hidden]', msg: 'something' })
  })

  it('hides what errors of others repeat', () => {
    const { log, written } = makeTestLog()
    const message = 'cannot reach smtps://me:password@mail.example for aki@example.org with abcdefghijklmnopqrstuv'
    log.error({ err: Object.assign(new Error(message), { code: 'EAUTH' }) }, 'failed')
    expect(JSON.parse(written())).toMatchObject({
      err: { type: 'Error', message: 'cannot reach [address] for [e-mail] with …', code: 'EAUTH' },
    })
    expect(written()).not.toContain('password')
    expect(written()).toContain('log.test.ts')
  })

  it('writes paths without the secrets in them', () => {
    expect(hideInPath('/api/tables/abcdefghijklmnopqrstuv/moves?seat=abc')).toBe('/api/tables/…/moves')
    expect(hideInPath('/mail/stop/abcdefghijklmnopqrstuv.0123456789012345678901234567890123456789012')).toBe(
      '/mail/stop/…',
    )
    expect(hideInPath('/en/g/short#secret')).toBe('/en/g/short')
  })
})
