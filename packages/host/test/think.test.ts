import { type BotLevel, makeMemory } from '@bitoku/bots'
import { newGame, options, pending, play, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { practiseOnce, think } from '../src/think.ts'

/** The time that this thread has been at work, in milliseconds: on a busy machine a clock would count the others' work too. */
function worked(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** How long a bot thinks about each of the first turns at a table, the decisions of a Spring or a Winter counted as turns of their own. */
function timeTurns(level: BotLevel, seats: number, turns: number): readonly number[] {
  const game = newGame({ seats, seed: 'turns' })
  const memories = game.seats.map(() => makeMemory())
  const times: number[] = []
  let season = ''
  let number = 0
  for (let [seat] = pending(game); seat !== undefined; [seat] = pending(game)) {
    const { frames } = game.seats[seat]
    const now = `${game.round} ${game.phase}`
    if (now !== season || frames[frames.length - 1].kind === 'turn') {
      if (times.length === turns) break
      times.push(0)
    }
    season = now
    number += 1
    const question = { level, view: view(game, seat), seat, options: options(game, seat), seed: `turns ${number}` }
    const start = worked()
    const move = think(question, memories[seat])
    times[times.length - 1] += worked() - start
    play(game, seat, move)
  }
  return times
}

describe('whoever waits for a bot', () => {
  it.each([
    ['beginner', 1, 50],
    ['casual', 4, 50],
    ['club', 2, 50],
    ['strong', 1, 50],
    ['strong', 4, 50],
    ['expert', 1, 500],
    ['expert', 2, 500],
    ['master', 2, 3000],
  ] as const)('has the turn of %s at %i seats within %i ms', (level, seats, most) => {
    practiseOnce(seats)
    const times = timeTurns(level, seats, level === 'master' ? 4 : 25)
    expect(times.length).toBeGreaterThan(3)
    // The machine may be at something else for a moment, cleaning up for instance, but not in one turn after the other.
    const late = times.filter((time) => time > most)
    expect(late.length).toBeLessThanOrEqual(1)
  })

  it('waits for practice once, and not for long', () => {
    const start = performance.now()
    practiseOnce(3)
    const first = performance.now() - start
    expect(first).toBeGreaterThan(300)
    expect(first).toBeLessThan(3000)
    practiseOnce(3)
    expect(performance.now() - start - first).toBeLessThan(100)
  })
})
