/** Server processes whose log is read, and which can be killed, halted and kept from writing. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const serveFile = fileURLToPath(new URL('serve.ts', import.meta.url))

/** A server process. */
export interface ServerProcess {
  readonly base: string
  readonly kill: () => Promise<void>
  readonly halt: () => void
  readonly goOn: () => void
  /** Lets it write no file beyond so many bytes, as if the disk were full; undefined: as many as it wants. */
  readonly limitFiles: (bytes: number | undefined) => void
}

const levels: Readonly<Record<number, string>> = { 40: 'warn', 50: 'error', 60: 'fatal' }

function readLine(text: string): string | undefined {
  const { level, msg, part } = JSON.parse(text) as { level: number; msg: string; part?: string }
  const name = levels[level]
  return name && [name, msg, ...(part === undefined ? [] : [part])].join(': ')
}

/** Starts a server process and waits until it listens. What it logs of outages and errors is added to `log`. */
export async function startProcess(database: string, port: number, log: string[]): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [serveFile, database, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<void>((resolve) => {
    child.on('close', () => resolve())
  })
  if (child.stdout === null || child.stderr === null) throw new Error('no output')
  createInterface(child.stderr).on('line', (text) => {
    const line = text.startsWith('{') ? readLine(text) : text
    if (line !== undefined) log.push(line)
  })
  const { stdout } = child
  await Promise.race([
    new Promise((resolve) => stdout.once('data', resolve)),
    ended.then(() => {
      throw new Error(`The server ended: ${log.join('\n')}`)
    }),
  ])
  return {
    base: `http://127.0.0.1:${port}`,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    halt: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    limitFiles: (bytes) =>
      void execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]),
  }
}
