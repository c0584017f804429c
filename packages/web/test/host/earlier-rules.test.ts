/** A game of rules 1, beside rules 2 that here score otherwise as well: it stays what it was. */
import { load, newGame, options, pending, play, save, score } from '@bitoku/engine'
import { expect, it, vi } from 'vitest'
import { cutRecord } from '../../src/app/position.ts'
import { bot, fine, makeHost, makeWorld, person, shownBy } from './stage.ts'

vi.mock(import('../../../engine/src/score.ts'), async (importOriginal) => {
  const original = await importOriginal()
  return {
    ...original,
    score: (game) =>
      original.score(game).map((sheet) => ({ ...sheet, total: sheet.total + (game.rules.version - 1) * 1000 })),
  }
})

const seats = [person('Ai'), person('Ben')]

function recordOf(version: number, moves: number): string {
  const game = newGame({ seats: 2, seed: 'maple', version })
  for (let made = 0; made < moves && pending(game).length > 0; made += 1) {
    const [seat] = pending(game)
    const all = options(game, seat)
    play(game, seat, all[made % all.length])
  }
  return save(game)
}

it.each([1, 2])(
  'a game of rules %i keeps them when it is opened, looked back at, saved and opened again',
  async (version) => {
    const record = recordOf(version, 60)
    const world = makeWorld()
    const host = makeHost(world)
    fine(await host.importRecord(record, seats))
    expect(shownBy(host).view.rules.version).toBe(version)
    for (const history of [0, 5, 8, 60]) expect(fine(await host.past(history)).view.rules.version).toBe(version)
    expect(fine(await host.exportRecord())).toBe(record)
    const [{ id }] = await host.list()
    const later = makeHost(world)
    fine(await later.open(id))
    expect(shownBy(later).view.rules.version).toBe(version)
    expect(fine(await later.exportRecord())).toBe(record)
  },
)

it.each([1, 2])(
  'the scores of a game of rules %i are told by them, from the first turn to the last',
  async (version) => {
    const record = recordOf(version, 10_000)
    const host = makeHost()
    fine(await host.importRecord(record, [bot(), bot()]))
    const points = fine(await host.chronicle())
    const more = (version - 1) * 1000
    expect(points.length).toBeGreaterThan(50)
    for (const { scores } of points) {
      for (const { total } of scores) expect(total >= more && total < more + 1000).toBe(true)
    }
    expect(points.at(-1)?.scores.map(({ total }) => total)).toEqual(score(load(record)).map(({ total }) => total))
  },
)

it.each([1, 2])('the address of a position of a game of rules %i leads to a game of the same rules', (version) => {
  expect(cutRecord(recordOf(version, 40), 25)).toBe(recordOf(version, 25))
  expect(load(cutRecord(recordOf(version, 40), 25)).rules.version).toBe(version)
})
