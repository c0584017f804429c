import { chooseMove, seedRandom } from '@bitoku/bots'
import { newGame, options, pending, play, save, score, view } from '@bitoku/engine'
import { describe, expect, test } from 'vitest'
import { fine, goOn, makeHost, person, pickAtRandom, playUntil, shownBy, bot } from './stage.ts'

/** The record of a finished game of greedy bots. */
function finishedRecord(seats: number, seed: string): string {
  const game = newGame({ seats, seed })
  const random = seedRandom(seed)
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game))
    play(game, seat, chooseMove('greedy', { view: view(game, seat), seat, options: options(game, seat), random }))
  return save(game)
}

describe('how the scores went', () => {
  test('a finished game of four: from nothing to the final totals', async () => {
    const host = makeHost()
    fine(await host.importRecord(finishedRecord(4, 'chronicle'), ['a', 'b', 'c', 'd'].map(person)))
    const { sheets, history } = shownBy(host)
    const points = fine(await host.chronicle())
    expect(points[0]).toMatchObject({ history: 0, round: 1, mover: undefined })
    expect(points[0].scores.map(({ vp }) => vp)).toEqual([0, 0, 0, 0])
    expect(points.at(-1)).toMatchObject({ history, round: 4 })
    expect(points.at(-1)?.scores).toEqual(sheets.map(({ vp, total }) => ({ vp, total })))
    // Turns follow each other, and recorded VP never fall (G-9).
    points.slice(1).forEach((point, at) => {
      expect(point.history).toBeGreaterThan(points[at].history)
      point.scores.forEach(({ vp }, seat) => expect(vp).toBeGreaterThanOrEqual(points[at].scores[seat].vp))
    })
  })

  test('every point is the sheet of that moment', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('a'), bot()], seed: 'chronicle' }))
    await playUntil(host, pickAtRandom('chronicle'), ({ view: { round } }) => round > 1)
    const points = fine(await host.chronicle())
    expect(points.length).toBeGreaterThan(10)
    for (const { history, scores } of points) {
      // oxlint-disable-next-line no-await-in-loop
      const { sheets } = fine(await host.past(history))
      expect(scores).toEqual(sheets.map(({ vp, total }) => ({ vp, total })))
    }
  })

  test('alone against the Tengu every own turn has a point', async () => {
    const host = makeHost()
    fine(
      await host.start({ seats: [person('a'), { kind: 'tengu', name: 'Tengu', level: undefined }], seed: 'chronicle' }),
    )
    await playUntil(host, pickAtRandom('chronicle'), ({ view: { round } }) => round > 1)
    const points = fine(await host.chronicle())
    const turns = points.filter(({ round, phase }) => round === 1 && phase === 'summer')
    expect(turns.length).toBeGreaterThan(3)
  })

  test('a running game tells its viewer no more than a view does', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('a'), person('b')], seed: 'chronicle' }))
    await playUntil(host, pickAtRandom('hidden'), ({ view: { round }, asked }) => round > 1 && asked === 1)
    await goOn(host, pickAtRandom('hidden'))
    const { history, view: seen } = shownBy(host)
    const last = fine(await host.chronicle()).at(-1)
    expect(last?.history).toBeLessThanOrEqual(history)
    const { view: then } = fine(await host.past(last?.history ?? 0))
    expect(then.viewer).toBe(seen.viewer)
    expect(last?.scores.map(({ total }) => total)).toEqual(score(then).map(({ total }) => total))
  })

  test('without a game there is nothing to tell', async () => {
    expect(await makeHost().chronicle()).toMatchObject({ ok: false, problem: { key: 'host.no-game' } })
  })
})
