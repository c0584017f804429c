/** The log: one JSON line per event, and never a secret in it. */
import type { FastifyBaseLogger, FastifyLoggerOptions } from 'fastify'

type LogSettings = FastifyLoggerOptions & { readonly redact: { readonly paths: string[]; readonly censor: string } }

/** What writes the log; parts of the server that say something are given one. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error' | 'debug'>

/** Where lines of the log go, other than to the standard output. */
export interface LogStream {
  readonly write: (line: string) => void
}

/** Names of fields that may hold a secret, wherever they are. */
const secretFields = [
  'secret',
  'token',
  'keys',
  'seed',
  'password',
  'smtp',
  'endpoint',
  'email',
  'webhook',
  'authorization',
  'cookie',
]

/** Paths may carry a secret as well: of an address only what comes before it is written. */
export const hideInPath = (path: string): string => path.replace(/[?#].*$/s, '').replace(/\/[\w.-]{22,}(?=\/|$)/g, '/…')

/** Error messages of others (mail servers, push services) may repeat an address or a name with a password. */
export const hideInText = (text: string): string =>
  text
    .replace(/\b[a-z][a-z+.-]*:\/\/\S+/gi, '[address]')
    .replace(/\S+@\S+/g, '[e-mail]')
    .replace(/[\w-]{22,}/g, '…')
    .slice(0, 300)

/** What is written of an error. */
function describeError(error: Error): { type: string; message: string; stack: string } {
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  return { type: error.name, message: hideInText(error.message), ...code, stack: frames(error.stack ?? '') }
}

/** Where it happened, without the message. */
const frames = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n')

/** The settings of the log, for fastify. */
export function logSettings(level: string): LogSettings {
  return {
    level,
    // Two levels are as deep as anything is logged here.
    redact: { paths: secretFields.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]), censor: '[hidden]' },
    serializers: {
      req: (request: { readonly method: string; readonly url: string }) => ({
        method: request.method,
        path: hideInPath(request.url),
      }),
      res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  }
}
