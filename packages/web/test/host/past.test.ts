import { fingerprint, load, newGame, options, pastMoves, pending, play, save, view } from '@bitoku/engine'
import { seedRandom } from '@bitoku/bots'
import { describe, expect, it } from 'vitest'
import { bot, fine, makeHost, person, pickAtRandom, playUntil, shownBy } from './stage.ts'

/** A finished game, and the game after each of its moves as an observer would have noted it. */
function finishedGame(seats: number, seed: string) {
  const game = newGame({ seats, seed })
  const random = seedRandom(seed)
  const views = [view(game, undefined)]
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const all = options(game, seat)
    play(game, seat, all[Math.floor(random() * all.length)])
    views.push(view(game, undefined))
  }
  return { record: save(game), views, last: fingerprint(game) }
}

describe('the past of a game', () => {
  it('is the same whichever way one goes through it', async () => {
    const { record, views } = finishedGame(4, 'past')
    const host = makeHost()
    fine(await host.importRecord(record, [bot(), bot(), bot(), bot()]))
    const last = views.length - 1
    const jumps = [last, 0, 7, 8, 9, 64, 63, last - 1, 1, last]
    const ways = [...jumps, ...views.keys(), ...[...views.keys()].reverse()]
    for (const history of ways) {
      // oxlint-disable-next-line no-await-in-loop
      const moment = fine(await host.past(history))
      expect(moment.history).toBe(history)
      expect(moment.view, `after ${history} moves`).toEqual(views[history])
    }
  })

  it('leaves the game as it is, and grows with it', async () => {
    const host = makeHost()
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'grows' }))
    const pick = pickAtRandom('grows')
    await playUntil(host, pick, ({ history }) => history > 40)
    const before = fine(await host.exportRecord())
    for (const history of [0, 40, 17, 40]) fine(await host.past(history))
    expect(fine(await host.exportRecord())).toBe(before)
    const { history } = await playUntil(host, pick, (one) => one.history > 90)
    const game = load(fine(await host.exportRecord()))
    expect(pastMoves(game)).toHaveLength(history)
    expect(fine(await host.past(history)).view).toEqual(view(game, 0))
  })

  it('ends with the sheets of the end', async () => {
    const { record, views } = finishedGame(2, 'sheets')
    const host = makeHost()
    fine(await host.importRecord(record, [person('Ai'), bot()]))
    expect(fine(await host.past(views.length - 1)).sheets).toEqual(shownBy(host).sheets)
  })
})
