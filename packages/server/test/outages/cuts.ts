/** The ways in which something that the server needs can be gone, and come back. */
import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import SqliteDatabase from 'better-sqlite3'
import { freePort } from '../parts/http.ts'
import type { TestPostgres } from '../parts/postgres.ts'
import { type Cable, layCable } from '../parts/cable.ts'
import { type Field, type GoingOn, untilAllGoOn } from './players.ts'
import { type ServerProcess, startProcess } from './processes.ts'

/** A cut: it begins something, which lasts for a time, and ends it. The service is back when `end` has. */
export interface Cut {
  readonly name: string
  readonly begin: () => unknown
  readonly end: () => unknown
  /** How long it lasts, in milliseconds. */
  readonly lasts: number
}

/** Servers, with the ways to cut what they need. */
export interface Stage {
  readonly bases: readonly string[]
  readonly cuts: readonly Cut[]
  /** What the servers have logged of outages and errors since they began. */
  readonly log: readonly string[]
  readonly close: () => Promise<void>
}

/** A server process that is killed and started again on its port. */
function killing(servers: ServerProcess[], at: number, start: () => Promise<ServerProcess>, lasts: number): Cut {
  return {
    name: 'the process is killed',
    lasts,
    begin: () => servers[at].kill(),
    end: async () => {
      servers[at] = await start()
    },
  }
}

/** One server on a SQLite file. */
export async function sqliteStage(path: string, lasts: number): Promise<Stage> {
  const port = await freePort()
  const log: string[] = []
  const start = (): Promise<ServerProcess> => startProcess(path, port, log)
  const servers = [await start()]
  let locking: SqliteDatabase.Database | undefined
  return {
    bases: [servers[0].base],
    log,
    cuts: [
      {
        name: 'the file is locked',
        lasts,
        begin: () => {
          locking = new SqliteDatabase(path, { timeout: 20_000 })
          locking.exec('begin immediate')
        },
        end: () => void locking?.close(),
      },
      {
        name: 'the disk is full',
        lasts,
        // Whatever is written to a file beyond its first byte fails.
        begin: () => servers[0].limitFiles(1),
        end: () => servers[0].limitFiles(undefined),
      },
      { name: 'the process is halted', lasts, begin: () => servers[0].halt(), end: () => servers[0].goOn() },
      killing(servers, 0, start, lasts),
    ],
    close: () => servers[0].kill(),
  }
}

/** Two servers on a PostgreSQL database, each with a cable to it. */
export async function postgresStage(postgres: TestPostgres, lasts: number): Promise<Stage> {
  const url = postgres.createDatabase()
  const cables = await Promise.all([1, 2].map(() => layCable(postgres.port)))
  const ports = [await freePort(), await freePort()]
  const log: string[] = []
  const start = (at: number): Promise<ServerProcess> => {
    const database = new URL(url)
    database.port = String(cables[at].port)
    return startProcess(database.href, ports[at], log)
  }
  const servers = [await start(0), await start(1)]
  const each = (what: (cable: Cable) => void) => (): void => cables.forEach(what)
  const set = (value: string): void =>
    postgres.run(url, `alter system set default_transaction_read_only = ${value}; select pg_reload_conf();`)
  let locking: ChildProcess | undefined
  return {
    bases: servers.map(({ base }) => base),
    log,
    cuts: [
      {
        name: 'the connections that listen are cut',
        lasts: 0,
        begin: each((cable) => cable.cut('listening')),
        end: () => {},
      },
      {
        name: 'the connections that listen fall silent',
        lasts: 0,
        begin: each((cable) => cable.silence('listening')),
        end: () => {},
      },
      { name: 'all connections are cut', lasts: 0, begin: each((cable) => cable.cut()), end: () => {} },
      {
        name: 'the network is down and refuses',
        lasts,
        begin: each((cable) => {
          cable.block('refused')
          cable.cut()
        }),
        end: each((cable) => cable.restore()),
      },
      {
        name: 'the network is silent, old connections stay dead',
        lasts,
        begin: each((cable) => {
          cable.block('silent')
          cable.silence()
        }),
        end: each((cable) => cable.restore()),
      },
      {
        name: 'the network is silent, then goes on',
        lasts,
        begin: each((cable) => {
          cable.block('silent')
          cable.silence()
        }),
        end: each((cable) => cable.thaw()),
      },
      {
        name: 'the database stops as after a crash',
        lasts,
        begin: () => postgres.down('immediate'),
        end: () => postgres.up(),
      },
      { name: 'the database is shut down', lasts, begin: () => postgres.down('fast'), end: () => postgres.up() },
      { name: 'the database is halted', lasts, begin: () => postgres.halt(), end: () => postgres.goOn() },
      { name: 'the database only answers questions', lasts, begin: () => set('on'), end: () => set('off') },
      {
        name: 'statements hang at a lock',
        lasts,
        begin: async () => {
          const script = 'begin; lock table tables in access exclusive mode; select pg_sleep(3600);'
          locking = postgres.talk(url, script)
          await pause(200)
        },
        end: async () => {
          const ended = new Promise((resolve) => locking?.once('close', resolve))
          postgres.run(
            url,
            `select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(3600)%' and pid <> pg_backend_pid()`,
          )
          await ended
        },
      },
      { name: 'a process is halted', lasts, begin: () => servers[1].halt(), end: () => servers[1].goOn() },
      killing(servers, 1, () => start(1), lasts),
    ],
    close: async () => {
      await Promise.all(servers.map(({ kill }) => kill()))
      await Promise.all(cables.map(({ close }) => close()))
    },
  }
}

/** Makes a cut under load, and waits until every table goes on. */
export async function tryCut(field: Field, cut: Cut, limit: number): Promise<GoingOn> {
  await cut.begin()
  await pause(cut.lasts)
  await cut.end()
  return untilAllGoOn(field, performance.now(), limit)
}
