/** No acknowledged move is ever lost or doubled. `npm run durability -w packages/server` does the same for longer. */
import { afterAll, describe } from 'vitest'
import { makeFolder } from '../parts/server.ts'
import { itEndures, useDurablePostgres } from './endure.ts'
import { killAlone, killOneOfTwo, restartUnderLoad } from './trials.ts'

describe('SQLite', () => {
  const folder = makeFolder()
  afterAll(() => folder.remove())

  itEndures('keeps every acknowledged move when its process is killed in the middle of work', 20, () =>
    killAlone(folder.file('tables.sqlite'), [1, 2, 3]),
  )
})

describe('PostgreSQL', () => {
  const postgres = useDurablePostgres()

  itEndures(
    'keeps every acknowledged move when one of two processes is killed, and each version has one winner',
    20,
    () => killOneOfTwo(postgres().createDatabase(), [1, 2]),
  )
  itEndures('goes on by itself when the database is restarted under load', 20, () =>
    restartUnderLoad(postgres(), ['immediate', 'fast']),
  )
})
