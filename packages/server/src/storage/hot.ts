/** Queries that run with every move: built and compiled once for each home, afterwards only given their values. */
import { type Compilable, type CompiledQuery, PostgresAdapter } from 'kysely'
import type { Db, Reader } from './home.ts'

/** Stands for a value while a query is built. */
interface Slot {
  readonly slot: string
}

const isSlot = (value: unknown): value is Slot => typeof value === 'object' && value !== null && 'slot' in value

/** A compiled query, and what its parameters are: a value that is always the same, or the name of one. */
interface Compiled<Row> {
  readonly compiled: CompiledQuery<Row>
  readonly slots: readonly { readonly slot?: string; readonly value?: unknown }[]
}

const withSlots = <Row>(compiled: CompiledQuery<Row>): Compiled<Row> => ({
  compiled,
  slots: compiled.parameters.map((value) => (isSlot(value) ? value : { value })),
})

/** Names a value that the query is given later. */
export type Later<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

/** Whether a query is built for PostgreSQL. */
export const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter

/** A query that is built once. `later` names the values it is given with each run. */
export function makeHot<Values extends object, Row>(
  build: (db: Db, later: Later<Values>) => Compilable<Row>,
): (reader: Reader, values: Values) => readonly Row[] | Promise<readonly Row[]> {
  const compiled = new WeakMap<object, Compiled<Row>>()
  const later = ((name: string): Slot => ({ slot: name })) as unknown as Later<Values>
  return ({ db, run }, values) => {
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (query === undefined) {
      query = withSlots(build(db, later).compile())
      compiled.set(adapter, query)
    }
    const known = values as Readonly<Record<string, unknown>>
    return run(
      query.compiled,
      query.slots.map(({ slot, value }) => (slot === undefined ? value : known[slot])),
    )
  }
}
