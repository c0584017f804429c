/** Settings of the server: from the environment and from flags, checked before anything starts. */
import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { everywhere } from './reach.ts'
import { isPostgres } from './storage/open.ts'

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`))

/** The name of a machine. One whose last part is a number would be an address, and is none. */
const isHostName = (text: string): boolean =>
  /^(?!-)[a-z\d-]{1,63}(\.[a-z\d-]{1,63})*\.?$/i.test(text) && !/(^|\.)\d+\.?$/.test(text)

const listeningHost = z
  .string()
  .refine(
    (text) => isIP(text) !== 0 || isHostName(text),
    'must be an address of this machine such as 127.0.0.1, 0.0.0.0 or ::, or its name',
  )

/** An address of IPv6 stands in brackets where a port follows. */
const inAddress = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host)

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://bitoku.example' })
  .transform((address) => new URL(address))
  .refine(
    ({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '',
    'must be an address without a path, such as https://bitoku.example: the page needs a name of its own',
  )
  .refine(({ username, password }) => username === '' && password === '', 'must be an address without a password')
  .transform(({ origin }) => origin)

const database = z
  .string()
  .min(1, 'must be the path of a file or postgres://…')
  .refine((address) => isPostgres(address) || !address.includes('://'), 'must be the path of a file or postgres://…')
  .refine(
    (address) => !isPostgres(address) || URL.parse(address) !== null,
    'must be like postgres://name:password@host:5432/database; write characters such as # in the password as %23',
  )

const smtp = z.url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://name:password@mail.example:465' })

const switched = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1')

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Every setting: its name in the environment, what is allowed, what it is without, what it is for. */
const known = {
  host: { variable: 'BITOKU_HOST', check: listeningHost, otherwise: '127.0.0.1', help: 'where it listens' },
  port: { variable: 'BITOKU_PORT', check: wholeNumber(0, 65_535), otherwise: '3210', help: 'the port it listens on' },
  address: {
    variable: 'BITOKU_ADDRESS',
    check: webAddress,
    otherwise: undefined,
    help: 'where people reach it, such as https://bitoku.example',
  },
  database: {
    variable: 'BITOKU_DATABASE',
    check: database,
    otherwise: 'bitoku.sqlite',
    help: 'the path of a file, or postgres://…',
  },
  connections: {
    variable: 'BITOKU_CONNECTIONS',
    check: wholeNumber(1, 500),
    otherwise: '10',
    help: 'connections to PostgreSQL',
  },
  smtp: {
    variable: 'BITOKU_SMTP',
    check: smtp,
    otherwise: undefined,
    help: 'how to send e-mail, such as smtps://name:password@mail.example:465',
  },
  mailFrom: {
    variable: 'BITOKU_MAIL_FROM',
    check: z.email('must be an e-mail address'),
    otherwise: undefined,
    help: 'the sender of e-mails',
  },
  privateWebhooks: {
    variable: 'BITOKU_PRIVATE_WEBHOOKS',
    check: switched,
    otherwise: '0',
    help: '1: webhooks may call addresses inside private networks',
  },
  proxy: {
    variable: 'BITOKU_PROXY',
    check: wholeNumber(0, 10),
    otherwise: '0',
    help: 'how many proxies stand in front',
  },
  requests: {
    variable: 'BITOKU_REQUESTS',
    check: wholeNumber(0, 1_000_000),
    otherwise: '1200',
    help: 'requests a minute from one address; 0: no limit',
  },
  logLevel: {
    variable: 'BITOKU_LOG',
    check: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
    otherwise: 'info',
    help: 'how much is logged',
  },
} as const

type Name = keyof typeof known

/** What the server is told. */
export interface Settings {
  readonly host: string
  readonly port: number
  /** Where people reach the server; links in notices begin with it. Without it: the host and port it listens on. */
  readonly address: string
  /** Whether the address was given. Then people come by it alone. */
  readonly addressGiven: boolean
  /** The path of a SQLite file, or postgres://… */
  readonly database: string
  /** How many connections to PostgreSQL this process may have. */
  readonly connections: number
  /** How to send e-mail; without it none is sent. */
  readonly mail: { readonly smtp: string; readonly from: string } | undefined
  /** Whether webhooks may call addresses inside private networks. */
  readonly privateWebhooks: boolean
  /** How many proxies stand in front; each has added to X-Forwarded-For whom it was asked by. What came before them is not believed. */
  readonly proxy: number
  /** How many requests one address may make in a minute; 0: as many as it likes. */
  readonly requests: number
  readonly logLevel: string
}

/** Settings, or a line for each thing that is wrong with them. No line repeats a value: it may be a password. */
export type SettingsResult = { readonly settings: Settings } | { readonly faults: readonly string[] }

/** Variables that the project's own tests and tools read; the server needs to know only that they are no mistakes. */
const toolVariables = [
  'BITOKU_CHROMIUM',
  'BITOKU_PAGE',
  'BITOKU_POSTGRES_BIN',
  'BITOKU_PREVIEW_PORT',
  'BITOKU_TEST_OTHERS',
] as const

/** How many letters have to be written, left out or changed to make one name of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1]
    for (let at = 1; at <= other.length; at += 1) {
      next.push(Math.min(row[at] + 1, next[at - 1] + 1, row[at - 1] + (one[index] === other[at - 1] ? 0 : 1)))
    }
    row = next
  }
  return row[other.length]
}

/** A line for each variable that looks like a setting and is none, with the one that was probably meant. */
export function unknownVariables(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const settings: readonly string[] = Object.values(known).map(({ variable }) => variable)
  const all = [...settings, ...toolVariables]
  return Object.keys(environment)
    .filter((name) => name.startsWith('BITOKU_') && environment[name] !== '' && !all.includes(name))
    .map((name) => {
      const nearest = settings.toSorted((one, other) => distance(name, one) - distance(name, other))[0]
      return `${name} is no setting: did you mean ${nearest}?`
    })
}

const flagOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A setting as people write it. */
export const settingName = (name: Name): string => `--${flagOf(name)} (${known[name].variable})`

/** A setting as the help of a command tells it. */
export interface SettingHelp {
  readonly flag: string
  readonly variable: string
  readonly help: string
  /** What holds without it, if anything does. */
  readonly otherwise: string | undefined
}

/** What can be set. */
export const settingsHelp = (): readonly SettingHelp[] =>
  Object.entries(known).map(([name, { variable, otherwise, help }]) => ({
    flag: `--${flagOf(name)}`,
    variable,
    help,
    otherwise,
  }))

/** The flags as they were given; an unknown one is a fault. */
function readFlags(args: readonly string[]): {
  readonly values: Readonly<Record<string, unknown>>
  readonly fault?: string
} {
  const options = Object.fromEntries(Object.keys(known).map((name) => [flagOf(name), { type: 'string' as const }]))
  try {
    return { values: parseArgs({ args: [...args], options, strict: true }).values }
  } catch (error) {
    return { values: {}, fault: flagFault(error instanceof Error ? error.message : 'the flags cannot be read') }
  }
}

/** What Node says of flags, in the style of the other commands: with the flag that was meant, or where all are listed. */
function flagFault(message: string): string {
  const sentence = message.split('. ')[0].replace(/^[A-Z]/, (letter) => letter.toLowerCase())
  const unknown = /^unknown option '(--[^']*)'$/.exec(sentence)?.[1]
  const nearest = settingsHelp().find(({ flag }) => unknown !== undefined && distance(unknown, flag) <= 2)
  return nearest === undefined ? `${sentence}. See bitoku serve --help.` : `${sentence}: did you mean ${nearest.flag}?`
}

/** Reads the settings: a flag goes before the environment, an empty variable counts as none. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): SettingsResult {
  const flags = readFlags(args)
  const faults = [...(flags.fault === undefined ? [] : [flags.fault]), ...unknownVariables(environment)]
  const read = <Which extends Name>(name: Which): z.output<(typeof known)[Which]['check']> | undefined => {
    const { variable, check, otherwise } = known[name]
    const given = flags.values[flagOf(name)] ?? (environment[variable] || undefined) ?? otherwise
    if (given === undefined) return undefined
    const result = check.safeParse(given)
    if (result.success) return result.data as z.output<(typeof known)[Which]['check']>
    faults.push(`${settingName(name)} ${result.error.issues[0].message}`)
    return undefined
  }
  const [host, port, smtpAddress, from] = [read('host'), read('port'), read('smtp'), read('mailFrom')]
  if (smtpAddress !== undefined && from === undefined) {
    faults.push(`${settingName('mailFrom')} is needed to send e-mail`)
  }
  const given = read('address')
  const settings = {
    host,
    port,
    address:
      given ?? `http://${host === undefined || everywhere.includes(host) ? 'localhost' : inAddress(host)}:${port}`,
    addressGiven: given !== undefined,
    database: read('database'),
    connections: read('connections'),
    mail: smtpAddress !== undefined && from !== undefined ? { smtp: smtpAddress, from } : undefined,
    privateWebhooks: read('privateWebhooks'),
    proxy: read('proxy'),
    requests: read('requests'),
    logLevel: read('logLevel'),
  }
  // Without a fault every setting has a value: those that may lack one have been dealt with.
  return faults.length > 0 ? { faults } : { settings: settings as Settings }
}
