/** Turns whose last step shows something hidden: it is committed when it is made, and nothing is left to be confirmed. */
import { options, pending, play } from '@bitoku/engine'
import { type CommandBody, lookAhead, type Outcome, type Snapshot } from '@bitoku/host'
import { expect, it } from 'vitest'
import { makeId } from '../../src/ids.ts'
import { beginGame } from '../../src/tables/hot.ts'
import { publicStanding } from '../../src/tables/outcome-of-moves.ts'
import { obey } from '../../src/tables/obey.ts'
import { snapshotFor } from '../../src/tables/look.ts'
import { noon } from '../parts/commits.ts'
import { useServer } from '../parts/server.ts'
import { playByChance } from '../parts/stored-games.ts'
import { someTable } from '../parts/tables.ts'

const server = useServer([], { now: () => noon })
const setupOf = (seed: string) => ({ ...someTable().setup, seats: 2, seed })

/** A game in which drawing a card ends the turn of a seat and the other one is next. */
function beforeDraw(): Pick<ReturnType<typeof playByChance>, 'moves'> & {
  readonly seed: string
  readonly seat: number
} {
  for (let number = 0; ; number += 1) {
    const seed = `draw-${number}`
    const { moves } = playByChance(seed)
    const game = beginGame({ setup: setupOf(seed) })
    for (const [index, { seat, text }] of moves.entries()) {
      if (game.phase === 'summer' && options(game, seat).some(({ move }) => move === 'draw')) {
        const { endsTurn, reveals, mustWait, after } = lookAhead(game, seat, 'draw')
        if (endsTurn && reveals && !mustWait && pending(after)[0] !== seat)
          return { seed, seat, moves: moves.slice(0, index) }
      }
      play(game, seat, text)
    }
  }
}

it('A turn that ends with a drawn card can be confirmed, and its clock has its increment', async () => {
  const { house } = server()
  const { seed, seat, moves } = beforeDraw()
  const clocks = [0, 1].map((each) => ({ left: 60_000, ...(each === seat && { since: noon }) }))
  const seats = ['Aki', 'Mori'].map((name) => ({ kind: 'person', name }) as const)
  const pace = { kind: 'live', bank: 60_000, increment: 5000 } as const
  const table = someTable({ setup: setupOf(seed), seats, pace, clocks })
  await house.storage.tables.create(table)
  const game = beginGame(table)
  for (const move of moves) play(game, move.seat, move.text)
  const standing = publicStanding(game)
  const stored = {
    expected: 1,
    key: makeId(),
    moves,
    clocks,
    awaited: [seat],
    standing,
    at: noon,
    state: 'live',
  } as const
  await house.storage.tables.commit({ table: table.id, ...stored })

  const look = async (): Promise<Snapshot> => {
    const hot = await house.shelf.find(table.id)
    const standpoint = { role: 'seat', seat, owner: false } as const
    const shown = hot && (await snapshotFor(house, hot, standpoint, 'smart', undefined))
    if (shown?.ok !== true) throw new Error('nothing is shown')
    return shown.value
  }
  const send = async (part: Pick<CommandBody, 'do' | 'move'>, version: number, key: string): Promise<Outcome> =>
    obey(house, table.id, seat, { ...part, version, key, autoResolve: 'smart' })

  expect(await send({ do: 'choose', move: 'draw' }, (await look()).version, makeId())).toMatchObject({ ok: true })
  const { version, draft } = await look()
  expect(draft).toMatchObject({ needsConfirm: true, canUndo: false })
  const { clocks: after, awaited } = (await house.storage.tables.read(table.id)) ?? { clocks: [] }
  expect(awaited).toEqual([1 - seat])
  expect(after[seat]).toEqual({ left: 65_000 })

  const key = makeId()
  for (let time = 0; time < 2; time += 1) {
    expect(await send({ do: 'confirm' }, version, key)).toMatchObject({ ok: true })
    expect(await look()).toMatchObject({ asked: undefined, history: moves.length + 1, draft: { steps: [] } })
  }
  const shown = await look()
  house.shelf.forget(table.id)
  expect(await look()).toEqual(shown)
})
