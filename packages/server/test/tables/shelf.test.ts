/** Games in memory when other processes change them. */
import { options, pending } from '@bitoku/engine'
import { expect, it } from 'vitest'
import { makeListeners } from '../../src/storage/news.ts'
import { openStorage } from '../../src/storage/open.ts'
import { lastMoves } from '../../src/tables/hot.ts'
import { makeShelf } from '../../src/tables/shelf.ts'
import { someCommit } from '../parts/commits.ts'
import { useFolder } from '../parts/server.ts'
import { storeGame } from '../parts/stored-games.ts'

const { file } = useFolder()

it('Moves that were taken back and made anew are known before they are heard of', async () => {
  const storage = await openStorage(`sqlite:${file('shelf.sqlite')}`)
  const id = await storeGame(storage, 'shelf', 20)
  // Another process, to which the news is still on its way.
  const there = { ...storage, kind: 'postgres', news: { ...storage.news, subscribe: makeListeners().add } } as const
  const shelf = makeShelf(there, 9, 'there')
  const before = await shelf.find(id)
  if (before === undefined) throw new Error('no game')
  const { game, table } = before
  const [seat] = pending(game)
  const [one, other] = options(game, seat)
  const { version } = table
  await storage.tables.commit(someCommit(table, version, { moves: [{ seat, text: one.move }] }))
  const known = await shelf.find(id)
  expect(known && lastMoves(known.game, 1)).toEqual([{ seat, text: one.move }])
  await storage.tables.commit(someCommit(table, version + 1, { keep: 20, moves: [] }))
  await storage.tables.commit(someCommit(table, version + 2, { moves: [{ seat, text: other.move }] }))
  const found = await shelf.find(id)
  expect(found && lastMoves(found.game, 1)).toEqual([{ seat, text: other.move }])
  expect(found?.table).toMatchObject({ version: version + 3, history: 21 })
  shelf.close()
  await storage.close()
})
