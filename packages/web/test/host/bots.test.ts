import type { BotLevel } from '@bitoku/bots'
import { load, moveText, pastMoves } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import type { BotRunner, Snapshot } from '@bitoku/host'
import { makePageRunner } from '../../src/host/client.ts'
import { bot, fine, makeHost, makeWorld, person, pickAtRandom, playUntil, shownBy, tengu, untilAsked } from './stage.ts'

const pageRunner = makePageRunner()
const runner = (choose: BotRunner['choose'], reset = (): void => {}): BotRunner => ({ ...pageRunner, choose, reset })

async function recordOfBots(): Promise<string> {
  const host = makeHost(makeWorld({ draw: () => 'same' }))
  fine(await host.start({ seats: [bot('random'), bot('greedy')], seed: 'same' }))
  await untilAsked(host)
  return fine(await host.exportRecord())
}

async function playWith(bots: BotRunner, wait?: (milliseconds: number) => Promise<void>): Promise<Snapshot> {
  const host = makeHost(makeWorld(wait === undefined ? { bots } : { bots, wait }))
  fine(await host.start({ seats: [person('Ai'), bot()], seed: 'fault' }))
  return playUntil(host, pickAtRandom('fault'), ({ history }) => history > 30)
}

describe('bots at the table', () => {
  it('play four seats with one person to the end', async () => {
    const host = makeHost()
    const seats = [bot('casual'), person('Ai'), bot('greedy'), bot('random')]
    fine(await host.start({ seats, seed: 'four' }))
    const last = await playUntil(host, pickAtRandom('four'), ({ curtain, viewer }) => {
      expect(curtain).toBeUndefined()
      expect(viewer).toBe(1)
      return false
    })
    expect(last.finished).toBe(true)
    expect(last.faults).toEqual([])
    expect(last.sheets).toHaveLength(4)
  })

  it('play among themselves, and against the Tengu, for a spectator', async () => {
    for (const seats of [
      [bot('greedy'), bot('random')],
      [bot('greedy'), tengu],
    ]) {
      const host = makeHost()
      // oxlint-disable-next-line no-await-in-loop
      fine(await host.start({ seats, seed: 'watch' }))
      // oxlint-disable-next-line no-await-in-loop
      const last = await untilAsked(host)
      expect(last).toMatchObject({ finished: true, viewer: undefined, faults: [] })
    }
  })

  it('are shown step by step at the normal pace, a pause of 400 to 900 ms before each', async () => {
    const pauses: number[] = []
    const world = makeWorld({
      wait: (milliseconds) => {
        if (milliseconds >= 3000) return new Promise(() => {})
        pauses.push(milliseconds)
        return Promise.resolve()
      },
    })
    const host = makeHost(world)
    const histories: number[] = []
    host.subscribe(() => histories.push(shownBy(host).history))
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'pace' }))
    await playUntil(host, pickAtRandom('pace'), ({ history }) => history > 60)
    expect(pauses.every((pause) => pause >= 400 && pause <= 900)).toBe(true)
    const steps = histories.slice(1).map((history, index) => history - histories[index])
    expect(Math.max(...steps)).toBeLessThan(12)

    const before = pauses.length
    host.setPace('instant')
    await playUntil(host, pickAtRandom('pace'), ({ history }) => history > 120)
    expect(pauses).toHaveLength(before)
  })

  it('choose the same moves from the same game, those who need no clock', async () => {
    expect(await recordOfBots()).toBe(await recordOfBots())
  })

  it('are given what their seat may know, and nothing more', async () => {
    const questions: string[] = []
    const world = makeWorld({
      bots: runner((question) => {
        expect(question.view.viewer).toBe(question.seat)
        question.view.seats.forEach(({ hand }, seat) => expect(hand === undefined).toBe(seat !== question.seat))
        questions.push(JSON.stringify(question))
        return pageRunner.choose(structuredClone(question))
      }),
    })
    const host = makeHost(world)
    fine(await host.start({ seats: [person('Ai'), bot(), bot()], seed: 'secret-seed' }))
    await playUntil(host, pickAtRandom('know'), ({ history }) => history > 80)
    expect(questions.length).toBeGreaterThan(20)
    for (const question of questions) expect(question).not.toContain('secret-seed')
  })
})

describe('a bot that fails', () => {
  it('is replaced by the greedy one, and told of', async () => {
    const asked: BotLevel[] = []
    const greedy: string[] = []
    const host = makeHost(
      makeWorld({
        bots: runner(async (question) => {
          asked.push(question.level)
          if (question.level !== 'greedy') throw new Error('no')
          greedy.push(await pageRunner.choose(question))
          return greedy[greedy.length - 1]
        }),
      }),
    )
    fine(await host.start({ seats: [bot('club'), bot('club')], seed: 'fault' }))
    const { faults } = await untilAsked(host)
    const record = fine(await host.exportRecord())
    expect(greedy.length).toBeGreaterThan(20)
    expect(faults.map(({ key }) => key)).toEqual(greedy.map(() => 'bot.threw'))
    expect(asked.filter((level) => level === 'club')).toHaveLength(greedy.length)
    const game = load(record)
    const played = pastMoves(game).map(({ code }) => moveText(game.tables, code))
    expect(faults.map(({ move }) => played[move - 1])).toEqual(greedy)
  })

  it('by an error, like the greedy one after it, has the first legal move played for it', async () => {
    const { faults, history } = await playWith(runner(() => Promise.reject(new Error('no'))))
    expect(faults.length).toBeGreaterThan(3)
    expect(faults.every(({ key, seat, move }) => key === 'bot.threw' && seat === 1 && move <= history)).toBe(true)
  })

  it('by an illegal move, too', async () => {
    const { faults } = await playWith(runner(() => Promise.resolve('fly away')))
    expect(faults.every(({ key }) => key === 'bot.illegal')).toBe(true)
    expect(faults.length).toBeGreaterThan(3)
  })

  it('by thinking longer than three seconds, too, and is thought of no more', async () => {
    let resets = 0
    const slow = runner(
      () => new Promise(() => {}),
      () => (resets += 1),
    )
    const { faults } = await playWith(slow, () => new Promise((resolve) => setImmediate(resolve)))
    expect(faults.every(({ key }) => key === 'bot.slow')).toBe(true)
    // The greedy one was no quicker.
    expect(resets).toBe(2 * faults.length)
  })

  it('to be ready is waited for once, and then plays with what it has', async () => {
    const waits: number[] = []
    const { faults } = await playWith({ ...pageRunner, ready: () => new Promise(() => {}) }, (milliseconds) => {
      waits.push(milliseconds)
      return milliseconds === 3000 ? new Promise(() => {}) : Promise.resolve()
    })
    expect(faults).toEqual([])
    expect(waits.filter((milliseconds) => milliseconds > 3000)).toEqual([15_000])
  })

  it('is still told of after a reload', async () => {
    const world = makeWorld({ bots: runner(() => Promise.reject(new Error('no'))) })
    const host = makeHost(world)
    fine(await host.start({ seats: [person('Ai'), bot()], seed: 'fault' }))
    const { faults, gameId } = await playUntil(host, pickAtRandom('fault'), ({ history }) => history > 30)
    const again = makeHost(world)
    fine(await again.open(gameId))
    expect(shownBy(again).faults).toEqual(faults)
  })
})

describe("an owner's choice", () => {
  it('waits for the next decision of a person, and holds nobody up', async () => {
    const found: string[] = []
    for (let game = 0; game < 12; game += 1) {
      const host = makeHost()
      let owing: number | undefined
      // oxlint-disable no-await-in-loop
      fine(await host.start({ seats: [person('Ai'), person('Shu')], seed: `owner-${game}` }))
      await playUntil(host, pickAtRandom(`owner-${game}`), ({ asked, decision, view, draft, curtain }) => {
        if (asked !== undefined && owing === asked && draft.steps.length === 0) {
          found.push(decision?.kind ?? 'none')
          return true
        }
        if (curtain === undefined || view.phase !== 'summer') return false
        const owner = view.seats.findIndex(({ owed }) => owed > 0)
        owing = owner < 0 ? undefined : owner
        return false
      })
      // oxlint-enable no-await-in-loop
    }
    expect(new Set(found)).toEqual(new Set(['bonus']))
  })

  it('is made by a bot before the next seat moves', async () => {
    for (let game = 0; game < 10; game += 1) {
      const host = makeHost()
      // oxlint-disable no-await-in-loop
      fine(await host.start({ seats: [person('Ai'), bot('random'), bot('random')], seed: `owner-${game}` }))
      await playUntil(host, pickAtRandom(`owner-${game}`), ({ view, draft }) => {
        if (draft.steps.length === 0) expect(view.seats[1].owed + view.seats[2].owed).toBe(0)
        return false
      })
      // oxlint-enable no-await-in-loop
    }
  })
})
