import { groupStory, sinceOf } from '@bitoku/text'
import { describe, expect, it } from 'vitest'
import { lastTargets } from '../../src/table/last-move.ts'
import { fine, pickAtRandom, untilAsked } from '../host/stage.ts'
import { playedGame, playedSolo } from './story.ts'

/** A turn of Summer that begins, after all three bots have placed a die or a card. */
const isMyTurn = (round: number) => (snapshot: Awaited<ReturnType<typeof untilAsked>>) =>
  snapshot.view.round === round &&
  snapshot.view.phase === 'summer' &&
  snapshot.decision?.kind === 'turn' &&
  snapshot.draft.steps.length === 0 &&
  new Set(snapshot.events.filter(({ mover }) => mover !== 0).map(({ mover }) => mover)).size === 3

describe('since the last turn', () => {
  it('tells one turn of each of the others, and nothing of one’s own', async () => {
    const { story, snapshot } = await playedGame('since', isMyTurn(2))
    const since = sinceOf(groupStory(story), 0)
    expect(since?.groups.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3])
    const last = story.findLast(({ mover }) => mover === 0)
    expect(since?.from).toBe(last?.move)
    expect(since?.groups.at(-1)?.to).toBe(snapshot.history)
  })

  it('goes on after an owner’s choice of the viewer, which is no turn', async () => {
    const { story, snapshot } = await playedGame('since', isMyTurn(2))
    const number = snapshot.lastEvent + 1
    const bonus = {
      number,
      move: snapshot.history + 1,
      mover: 0,
      event: { type: 'amulet', seat: 0, value: 1 },
    } as const
    const since = sinceOf(groupStory([...story, bonus]), 0)
    expect(since?.groups.map(({ seat }) => seat).toSorted()).toEqual([1, 2, 3])
  })

  it('is nothing before one has ever moved, and for whoever only watches', async () => {
    const { story } = await playedGame('since', isMyTurn(2))
    expect(sinceOf(groupStory(story.filter(({ event }) => !('seat' in event) || event.seat !== 0)), 0)).toBeUndefined()
    expect(sinceOf(groupStory(story), undefined)).toBeUndefined()
  })

  it('counts the Tengu’s turn, which comes with one’s own last move', async () => {
    const { story, snapshot } = await playedSolo('since', (one) => one.history > 20 && one.decision?.kind === 'turn')
    const since = sinceOf(groupStory(story), 0)
    expect(since?.groups.map(({ seat }) => seat)).toContain(1)
    expect(since?.from).toBe(snapshot.history - 1)
  })
})

describe('the marks of the last moves', () => {
  it('stand at what the others changed, until the own first step', async () => {
    const { host, snapshot } = await playedGame('marks', isMyTurn(2))
    const placed = snapshot.events.filter(({ event, mover }) => mover !== 0 && event.type === 'die-placed')
    const marks = lastTargets(snapshot)
    for (const { event } of placed) {
      if (event.type === 'die-placed') expect(marks).toContain(`die:${'abcd'[event.seat]}:${event.die}`)
    }
    expect(marks.length).toBeGreaterThan(0)
    expect(marks.some((target) => target.startsWith('die:a:') || /^die:\d/.test(target))).toBe(false)
    fine(await host.choose(pickAtRandom('marks')(snapshot), snapshot.version))
    const after = await untilAsked(host)
    expect(after.draft.steps.length).toBeGreaterThan(0)
    expect(lastTargets(after)).toEqual([])
  })

  it('stay after an owner’s choice, which is no turn, and are those of the last turn for whoever only watches', async () => {
    const { snapshot } = await playedGame('marks', isMyTurn(2))
    const { events, draft, lastEvent, history } = snapshot
    const gift = { type: 'amulet', seat: 0, value: 1 } as const
    const chosen = { number: lastEvent + 1, move: history + 1, mover: 0, event: gift }
    expect(lastTargets({ events: [...events, chosen], viewer: 0, draft })).toEqual(lastTargets(snapshot))
    const watched = lastTargets({ events, viewer: undefined, draft })
    expect(watched.length).toBeLessThan(lastTargets(snapshot).length)
  })
})
