import { globSync, readFileSync } from 'node:fs'
import type { NetworkInterfaceInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { addressesInNetwork } from '../src/reach.ts'
import { readSettings } from '../src/settings.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const faultsOf = (environment: Record<string, string>, args: readonly string[] = []): readonly string[] => {
  const result = readSettings(environment, args)
  return 'faults' in result ? result.faults : []
}

describe('the settings', () => {
  it('need nothing: a file in this folder, on this machine only, without e-mail', () => {
    expect(readSettings({})).toEqual({
      settings: {
        host: '127.0.0.1',
        port: 3210,
        address: 'http://127.0.0.1:3210',
        addressGiven: false,
        database: 'bitoku.sqlite',
        connections: 10,
        mail: undefined,
        privateWebhooks: false,
        proxy: 0,
        requests: 1200,
        logLevel: 'info',
      },
    })
  })

  it('come from the environment, and from flags before it', () => {
    const environment = {
      BITOKU_PORT: '80',
      BITOKU_HOST: '0.0.0.0',
      BITOKU_ADDRESS: 'https://bitoku.example/',
      BITOKU_DATABASE: '',
      BITOKU_SMTP: 'smtps://me:secret@mail.example:465',
      BITOKU_MAIL_FROM: 'bitoku@example.org',
      BITOKU_PRIVATE_WEBHOOKS: '1',
      UNRELATED: 'x',
    }
    const result = readSettings(environment, [
      '--port',
      '8080',
      '--database=postgres://db/bitoku',
      '--log-level',
      'warn',
    ])
    expect(result).toMatchObject({
      settings: {
        port: 8080,
        host: '0.0.0.0',
        address: 'https://bitoku.example',
        database: 'postgres://db/bitoku',
        mail: { smtp: 'smtps://me:secret@mail.example:465', from: 'bitoku@example.org' },
        privateWebhooks: true,
        logLevel: 'warn',
      },
    })
    expect(readSettings({ BITOKU_HOST: '0.0.0.0' })).toMatchObject({ settings: { address: 'http://localhost:3210' } })
  })

  it('name everything that is wrong, and repeat no value', () => {
    const environment = {
      BITOKU_PORT: '70000',
      BITOKU_ADDRESS: 'ftp://bitoku.example',
      BITOKU_DATABASE: 'mysql://me:pa55word@db/bitoku',
      BITOKU_SMTP: 'me:pa55word@mail.example',
      BITOKU_LOG: 'loud',
    }
    const faults = faultsOf(environment)
    expect(faults).toContain('--port (BITOKU_PORT) must be at most 65535')
    expect(faults).toContain('--database (BITOKU_DATABASE) must be the path of a file or postgres://…')
    expect(faults).toContain('--log-level (BITOKU_LOG) must be one of fatal, error, warn, info, debug, silent')
    expect(faults).toHaveLength(5)
    expect(faults.join()).not.toContain('pa55word')
    expect(faultsOf({ BITOKU_SMTP: 'smtp://mail.example' })).toEqual([
      '--mail-from (BITOKU_MAIL_FROM) is needed to send e-mail',
    ])
    expect(faultsOf({}, ['--colour', 'red'])).toEqual(["unknown option '--colour'. See bitoku serve --help."])
    expect(faultsOf({}, ['--prot', '1'])).toEqual(["unknown option '--prot': did you mean --port?"])
    expect(faultsOf({}, ['more'])).toEqual(["unexpected argument 'more'. See bitoku serve --help."])
  })

  it('name the setting of a host that is none, and reach one of IPv6', () => {
    const fault =
      '--host (BITOKU_HOST) must be an address of this machine such as 127.0.0.1, 0.0.0.0 or ::, or its name'
    for (const host of ['300.1.1.1', '1.2.3', 'a b', '[::1]', 'http://localhost', '-x', ':::']) {
      expect([host, faultsOf({}, [`--host=${host}`])]).toEqual([host, [fault]])
      expect([host, faultsOf({ BITOKU_HOST: host })]).toEqual([host, [fault]])
    }
    for (const host of ['0.0.0.0', '::', 'localhost', 'bitoku.example', 'my-host'])
      expect(faultsOf({ BITOKU_HOST: host })).toEqual([])
    expect(readSettings({ BITOKU_HOST: '::1' })).toMatchObject({ settings: { address: 'http://[::1]:3210' } })
  })

  it('refuse an address with a path, a query or a password', () => {
    for (const rest of ['/sub', '/sub/', '/?x=1', '/#top']) {
      expect(faultsOf({}, ['--address', `https://bitoku.example${rest}`])).toEqual([
        '--address (BITOKU_ADDRESS) must be an address without a path, such as https://bitoku.example: the page needs a name of its own',
      ])
    }
    const faults = faultsOf({ BITOKU_ADDRESS: 'https://me:pa55word@bitoku.example' })
    expect(faults).toEqual(['--address (BITOKU_ADDRESS) must be an address without a password'])
  })

  it('refuse a variable that is no setting, and name the nearest that is', () => {
    expect(faultsOf({ BITOKU_PROXI: '1', BITOKU_DATABSE: 'x' })).toEqual([
      'BITOKU_PROXI is no setting: did you mean BITOKU_PROXY?',
      'BITOKU_DATABSE is no setting: did you mean BITOKU_DATABASE?',
    ])
    expect(faultsOf({ BITOKU_PROXI: '', BITOKU_POSTGRES_BIN: '/usr/bin', BITOKUS: '1' })).toEqual([])
  })

  it('include every variable that anything of the project reads', () => {
    const files = globSync(
      ['packages/*/{src,test,bench,e2e}/**/*.ts', 'packages/*/*.ts', 'scripts/*', 'Dockerfile', 'compose.yaml'],
      {
        cwd: root,
        exclude: (name) => name.includes('node_modules'),
      },
    ).filter((file) => !file.endsWith('settings.test.ts'))
    const named = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\bBITOKU_[A-Z_]+\b/g) ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(
      faultsOf(Object.fromEntries(named.map((name) => [name, '1']))).filter((fault) => fault.includes('no setting')),
    ).toEqual([])
  })
})

describe('the documented commands', () => {
  it('that write a backup by other tools write it for its owner alone', () => {
    const lines = readFileSync(join(root, 'docs', 'hosting.md'), 'utf8').split('\n')
    const writing = lines.filter((line) => /pg_dump .*(> |--file )/.test(line))
    expect(writing.length).toBeGreaterThan(1)
    for (const line of writing) expect(line).toMatch(/^\(umask 077; .*\)$/)
  })
})

const ownAddress = (address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo =>
  ({ address, family, internal, netmask: '', mac: '' }) as NetworkInterfaceInfo

describe('a server for an evening', () => {
  const machine = {
    lo: [ownAddress('127.0.0.1', 'IPv4', true)],
    wlan0: [ownAddress('192.168.1.5'), ownAddress('fe80::1', 'IPv6')],
    docker0: [ownAddress('172.17.0.1')],
    gone: undefined,
  }
  const reach = (args: readonly string[], listening = 'http://127.0.0.1:3210'): readonly string[] => {
    const read = readSettings({}, args)
    return 'faults' in read ? read.faults : addressesInNetwork(read.settings, listening, machine)
  }

  it('says where friends in the same network find it', () => {
    expect(reach(['--host', '0.0.0.0'])).toEqual(['http://192.168.1.5:3210'])
    expect(reach(['--host', '::', '--port', '0'], 'http://[::]:45678')).toEqual(['http://192.168.1.5:45678'])
  })

  it('says nothing where it listens for itself only, or knows its address', () => {
    expect(reach([])).toEqual([])
    expect(reach(['--host', '0.0.0.0', '--address', 'https://bitoku.example'])).toEqual([])
  })
})
