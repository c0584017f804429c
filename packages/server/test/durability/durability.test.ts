/** No acknowledged move is ever lost or doubled. `npm run durability -w packages/server` does the same for longer. */
import { describe } from 'vitest'
import { useFolder } from '../parts/server.ts'
import { itEndures, useDurablePostgres } from './endure.ts'
import { copyUnderLoad, killAlone, killOneOfTwo, restartUnderLoad } from './trials.ts'

describe('SQLite', () => {
  const folder = useFolder()

  itEndures('keeps every acknowledged move when its process is killed in the middle of work', 20, () =>
    killAlone(folder.file('tables.sqlite'), [1, 2, 3]),
  )
  itEndures('is copied under load with every move that was acknowledged before', 19, () =>
    copyUnderLoad(folder.file('copied.sqlite'), folder.file('copy.sqlite')),
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
