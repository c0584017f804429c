/** A real PostgreSQL server for tests: from the system's package, with a folder, a port and a socket of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres } from '../../../../scripts/postgres.mjs'
import { freePort } from './http.ts'

/** A running server. */
export interface TestPostgres {
  /** The address of a fresh database. */
  readonly createDatabase: () => string
  /** Stops it, the hard way (as after a crash) or the soft way, and starts it again. */
  readonly restart: (mode: 'immediate' | 'fast') => void
  /** Stops it without waiting for anybody, and starts it again; meanwhile this process goes on. */
  readonly down: (mode: 'immediate' | 'fast') => Promise<void>
  readonly up: () => Promise<void>
  /** Halts all of it in the middle of what it does, and lets it go on. */
  readonly halt: () => void
  readonly goOn: () => void
  /** The port that it listens on. */
  readonly port: number
  /** Begins a script in a database and does not wait for its end. */
  readonly talk: (url: string, script: string) => ChildProcess
  /** What pg_dump writes about a database. */
  readonly dump: (url: string) => string
  /** Runs a script in a database. */
  readonly run: (url: string, script: string) => void
  readonly stop: () => void
}

/** The number of the user or group that PostgreSQL's package has made. */
const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))

/** Starts a server. `durable` waits for the disk with every commit, as a real one does. */
export async function startPostgres({ durable }: { readonly durable: boolean }): Promise<TestPostgres> {
  const bin = findPostgres()
  if (bin === undefined) throw new Error('no PostgreSQL found: npm test installs it')
  const folder = mkdtempSync(join(tmpdir(), 'bitoku-postgres-'))
  const data = join(folder, 'data')
  const port = await freePort()
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const commandFor = (program: string, args: readonly string[]): readonly string[] => {
    const command = [join(bin, program), ...args]
    return isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', ...command] : command
  }
  const run = (program: string, args: readonly string[], input?: string): string => {
    const whole = commandFor(program, args)
    return execFileSync(whole[0], whole.slice(1), {
      cwd: folder,
      encoding: 'utf8',
      input,
      stdio: ['pipe', 'pipe', 'pipe'],
    })
  }
  run('initdb', ['-D', data, '-U', 'bitoku', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'])
  const settings = [`port = ${port}`, "listen_addresses = '127.0.0.1'", `unix_socket_directories = '${folder}'`]
  if (!durable) settings.push('fsync = off', 'full_page_writes = off')
  writeFileSync(join(data, 'postgresql.conf'), `${settings.join('\n')}\nshared_buffers = 32MB\nmax_connections = 80\n`)
  const control = (...args: readonly string[]): void => {
    run('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', ...args])
  }
  control('start')
  /** The same, while this process goes on. */
  const controlLater = (...args: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      const [program, ...rest] = commandFor('pg_ctl', ['-D', data, '-l', join(folder, 'log'), '-w', ...args])
      const child = spawn(program, rest, { cwd: folder, stdio: 'ignore' })
      child.on('error', reject)
      child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ended with ${code}`))))
    })
  /** The processes of the server: the first one, and those that it has started. */
  const processes = (): readonly number[] => {
    const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ')
    return [first, ...others.filter((pid) => pid !== '').map(Number)]
  }
  const tell = (signal: NodeJS.Signals): void => {
    for (const pid of processes()) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended by itself.
      }
    }
  }
  let databases = 0
  return {
    port,
    talk: (url, script) => {
      const [program, ...args] = commandFor('psql', ['-q', url])
      const child = spawn(program, args, { cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] })
      child.stdin.end(script)
      return child
    },
    down: (mode) => controlLater('stop', '-m', mode),
    up: () => controlLater('start'),
    halt: () => tell('SIGSTOP'),
    goOn: () => tell('SIGCONT'),
    createDatabase: () => {
      databases += 1
      run('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'bitoku', `test${databases}`])
      return `postgres://bitoku@127.0.0.1:${port}/test${databases}`
    },
    restart: (mode) => {
      control('stop', '-m', mode)
      control('start')
    },
    dump: (url) => run('pg_dump', ['--no-owner', '--inserts', url]),
    run: (url, script) => void run('psql', ['-q', '-v', 'ON_ERROR_STOP=1', url], script),
    stop: () => {
      control('stop', '-m', 'immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
