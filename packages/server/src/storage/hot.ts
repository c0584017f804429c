/** Queries that run with every move: built and compiled once for each home, afterwards only given their values. */
import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './home.ts'

/** Stands for a value while a query is built. */
interface Slot {
  readonly slot: string
}

const isSlot = (value: unknown): value is Slot => typeof value === 'object' && value !== null && 'slot' in value

/** Names a value that the query is given later. */
type Later<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

/** A query that is built once. `later` names the values it is given with each run. */
export function makeHot<Values extends object, Row>(
  build: (db: Db, later: Later<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<readonly Row[]> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const later = ((name: string): Slot => ({ slot: name })) as unknown as Later<Values>
  return async (db, values) => {
    const { adapter } = db.getExecutor()
    const query = compiled.get(adapter) ?? build(db, later).compile()
    compiled.set(adapter, query)
    const parameters = query.parameters.map((value) => (isSlot(value) ? Reflect.get(values, value.slot) : value))
    return (await db.executeQuery<Row>({ ...query, parameters })).rows
  }
}
