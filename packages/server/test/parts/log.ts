/** A real log whose lines can be looked at. */
import { Writable } from 'node:stream'
import fastify from 'fastify'
import { type Log, logSettings } from '../../src/log.ts'

/** A log at its most talkative, and what it has written. */
export function makeTestLog(): { readonly log: Log; readonly written: () => string } {
  let text = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk)
      done()
    },
  })
  const { log } = fastify({ logger: { ...logSettings('debug'), stream } })
  return { log, written: () => text }
}
