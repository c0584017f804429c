import { describe, expect, it } from 'vitest'
import { newGame, score } from '@bitoku/engine'
import type { Outcome, SeatOutcome } from '../src/arena/job.ts'
import { type BalanceReport, judgeItems, measureBalance } from '../src/balance/balance.ts'
import { allItems, giveYokai, type ItemKind, ownedBy, readItem, startingThings } from '../src/balance/owned.ts'
import { writeBalance, writeBalanceMarkdown } from '../src/balance/table.ts'
import { type ItemResult, tallyItems, winsByPlace } from '../src/balance/tally.ts'
import { makeBots } from '../src/bots/bots.ts'
import { noCounts, runGame } from '../src/run-game.ts'
import { linesOf } from '../src/vp-lines.ts'
import { bitoku, refusalOf } from './command.ts'

describe('what a seat owns', () => {
  const game = newGame({ seats: 3, seed: 'owned' })
  const started = startingThings(game)
  runGame(game, makeBots(['greedy', 'greedy', 'random'], 'owned'), noCounts())
  const owned = game.seats.map((_, seat) => ownedBy(game, seat))
  const count = (seat: number, kind: ItemKind): number =>
    owned[seat].filter((item) => readItem(item).kind === kind).length

  it('is what its sheet and its board show', () => {
    for (const sheet of score(game)) {
      const { crystals, built, mitamas, dragonflies, pairs } = game.seats[sheet.seat]
      expect(count(sheet.seat, 'vision')).toBe(sheet.visions.length)
      expect(count(sheet.seat, 'rock')).toBe(sheet.rocks.length)
      expect(count(sheet.seat, 'bitoku')).toBe(sheet.bitoku.types)
      expect(count(sheet.seat, 'crystal')).toBe(crystals.filter((crystal) => crystal >= 0).length)
      expect(count(sheet.seat, 'building')).toBe(built)
      expect(count(sheet.seat, 'mitama')).toBe(mitamas.length + pairs.length)
      expect(count(sheet.seat, 'dragonfly')).toBe(dragonflies.length + pairs.length)
    }
  })

  it('has a name in the edition, and a tile of which there is one has one owner', () => {
    const known = new Set(allItems(3).map(({ kind, id }) => `${kind}:${id}`))
    for (const item of [...owned, ...started].flat()) expect(known).toContain(item)
    const tiles = owned.flat().filter((item) => /^(building|rock)/.test(item))
    expect(tiles.length).toBeGreaterThan(5)
    expect(new Set(tiles).size).toBe(tiles.length)
  })

  it('begins with a vision, a dragonfly and a rock', () => {
    for (const things of started)
      expect(things.map((item) => readItem(item).kind)).toEqual(['first-vision', 'first-dragonfly', 'first-rock'])
  })

  it('begins with a yokai card too where everybody is given one, and no card of the game is lost', () => {
    const gifted = newGame({ seats: 3, seed: 'owned' })
    const before = gifted.yokaiDeck.length
    giveYokai(gifted, { named: undefined })
    const cards = startingThings(gifted).map((things) => things.find((item) => item.startsWith('first-yokai:')))
    expect(new Set(cards).size).toBe(3)
    expect(gifted.yokaiDeck.length).toBe(before - 3)
    runGame(gifted, makeBots(['greedy', 'greedy', 'random'], 'owned'), noCounts())
    for (const [seat, card] of cards.entries())
      expect(ownedBy(gifted, seat)).toContain(card?.replace('first-yokai', 'yokai'))
  })
})

/** The cards that the second of three seats is given when one is named. */
function givenTo(seed: string, card: string): readonly string[] {
  const game = newGame({ seats: 3, seed })
  giveYokai(game, { named: { card, seat: 1 } })
  const { discard } = game.seats[1]
  expect(game.seats.map((seat) => seat.discard.length)).toEqual([1, 1, 1])
  return discard.map((number) => game.tables.yokai[number].id)
}

describe('a yokai card that is named', () => {
  it('is given to one seat, the others have any', () => {
    const { tables, yokaiDeck } = newGame({ seats: 3, seed: 'named' })
    const { id } = tables.yokai[yokaiDeck[0]]
    expect(givenTo('named', id)).toEqual([id])
  })

  it('stays on its hill if it lies there', () => {
    const { tables, yokaiDeck } = newGame({ seats: 3, seed: 'named' })
    const onHill = tables.edition.yokai.findIndex((_, card) => !yokaiDeck.includes(card))
    expect(onHill).toBeGreaterThanOrEqual(0)
    expect(givenTo('named', tables.yokai[onHill].id)).not.toContain(tables.yokai[onHill].id)
  })
})

/** A seat of an imagined game. */
const seatOf = (rank: number, total: number, place: number, owned: readonly string[]): SeatOutcome => ({
  rank,
  total,
  place,
  owned,
  vp: linesOf(score(newGame({ seats: 2, seed: 'x' }))[0]),
  moveTimes: [],
  turnTimes: [],
  faults: [],
})

describe('the tally', () => {
  // The lucky rock belongs to the winner every time, the dull one to either; the first place wins three of four games.
  const outcomes: readonly Outcome[] = [0, 0, 0, 1].map((winner, number) => [
    seatOf(winner === 0 ? 1 : 2, winner === 0 ? 60 : 40, 0, winner === 0 ? ['rock:lucky'] : []),
    seatOf(
      winner === 1 ? 1 : 2,
      winner === 1 ? 60 : 40,
      1,
      winner === 1 ? ['rock:lucky', 'rock:dull'] : number === 0 ? ['rock:dull'] : [],
    ),
  ])

  it('knows what the places win', () => {
    expect(winsByPlace(outcomes)).toEqual([0.75, 0.25])
  })

  it('takes what an owner’s place wins anyway off its wins, and what the others have off its VP', () => {
    const [lucky, dull] = ['rock:lucky', 'rock:dull'].map((name) =>
      tallyItems(outcomes).find(({ item }) => item === name),
    )
    expect(lucky).toMatchObject({ owners: 4, owned: 1 })
    expect(lucky?.winEffect.mean).toBeCloseTo((3 * 0.25 + 0.75) / 4, 9)
    expect(lucky?.vpEffect.mean).toBeCloseTo(20, 9)
    expect(dull).toMatchObject({ owners: 2, owned: 0.5 })
    expect(dull?.winEffect.mean).toBeCloseTo(0.5 - 0.25, 9)
    expect(dull?.vpEffect.mean).toBeCloseTo(0, 9)
    expect(dull?.vpEffect.low).toBeLessThan(-5)
  })
})

/** What many games say about a thing. */
const resultOf = (item: string, wins: number, vp: number): ItemResult => ({
  item,
  owners: 400,
  owned: 0.2,
  winEffect: { mean: wins, low: wins - 0.049, high: wins + 0.049 },
  vpEffect: { mean: vp, low: vp - 1, high: vp + 1 },
})

describe('a thing is marked', () => {
  const standsOf = (wins: number, vp: number): string | undefined =>
    judgeItems([resultOf('rock:this', wins, vp), ...others], 150).find(({ id }) => id === 'this')?.stands
  const others = Array.from({ length: 40 }, (_, number) => resultOf(`rock:${number}`, 0, 0))

  it('when it is far from its like, by more than chance and by enough to matter', () => {
    expect([standsOf(0.1, 4), standsOf(-0.1, -4)]).toEqual(['high', 'low'])
  })

  it('neither for what chance may do, nor for what is sure but small', () => {
    expect([standsOf(0.05, 4), standsOf(0.1, 2)]).toEqual(['even', 'even'])
  })
})

describe('the balance', () => {
  it('accounts for every thing of the edition and every place', async () => {
    const plan = {
      bot: 'random',
      seats: 2,
      games: 60,
      seed: 'balance',
      harder: false,
      limit: 60_000,
      gift: true,
    } as const
    const report = await measureBalance(plan, { workers: 2 })
    if (report === undefined) throw new Error('no game was played')
    expect(report.items.length + report.neverOwned.length).toBe(allItems(2).length)
    expect(report.places.reduce((sum, { winRate }) => sum + winRate.mean, 0)).toBeCloseTo(1, 9)
    expect(report.meanWinningVp).toBeGreaterThan(report.meanVp)
    // Every game deals one starting rock to each of two seats.
    const rocks = report.items.filter(({ kind }) => kind === 'first-rock')
    expect(rocks.reduce((sum, { owners }) => sum + owners, 0)).toBe(120)
  })

  it('says how often the bot failed, and where', async () => {
    const plan = {
      bot: 'expert:2',
      seats: 2,
      games: 1,
      seed: 'balance',
      harder: false,
      limit: 60_000,
      gift: false,
    } as const
    const script = new URL('workers/stubborn.ts', import.meta.url)
    const report = await measureBalance(plan, { workers: 1, script })
    if (report === undefined) throw new Error('no game was played')
    expect(report.faults).toBe(1)
    expect(report.faultLog).toMatchObject([{ fault: 'threw', seed: 'balance-0', bots: ['expert:2', 'expert:2'] }])
    expect(writeBalance(report, 'en')).toContain('Moves of the bot that failed: 1.\nexpert:2 failed (threw)')
    expect(writeBalance({ ...report, faults: 0, faultLog: [] }, 'en')).not.toContain('failed')
  })

  it('of a single game has no intervals for means, since nothing is known of their errors', async () => {
    const plan = {
      bot: 'random',
      seats: 2,
      games: 1,
      seed: 'balance',
      harder: false,
      limit: 60_000,
      gift: false,
    } as const
    const report = await measureBalance(plan, { workers: 1 })
    if (report === undefined) throw new Error('no game was played')
    const told = JSON.parse(JSON.stringify(report)) as BalanceReport
    for (const { vp } of told.places) expect(Object.keys(vp)).toEqual(['mean'])
    for (const { winEffect, vpEffect, stands } of told.items)
      expect([Object.keys(winEffect), Object.keys(vpEffect), stands]).toEqual([['mean'], ['mean'], 'even'])
    // Of a rate something is known: it lies between 0 and 1.
    const text = writeBalance(report, 'en')
    expect(text).toMatch(/^1 +\d+\.\d % \(\d+\.\d to \d+\.\d\) +\d+\.\d$/m)
    expect(text).not.toContain('NaN')
    const documents = writeBalanceMarkdown(report, 'en')
    expect(documents).toMatch(/\| 1 \| \d+\.\d % \(\d+\.\d to \d+\.\d\) \| \d+\.\d \|/)
    expect(documents).toMatch(/\| 100\.0 % \| -?\d+\.\d \| -?\d+\.\d \|  \|/)
  })

  it('gives a named card to one seat of every game, and refuses one that there is not', async () => {
    const flags = ['balance', '--bot', 'random', '--seats', '2', '--games', '8', '--workers', '1', '--json']
    const { out } = bitoku([...flags, '--gift', 'kappa-1'])
    const { items } = JSON.parse(out) as BalanceReport
    const owners = items.find(({ kind, id }) => kind === 'first-yokai' && id === 'kappa-1')?.owners ?? 0
    expect(owners).toBeGreaterThan(3)
    expect(await refusalOf([...flags, '--gift', 'kappa-9'])).toContain('kappa-1, kappa-2')
  })

  it('refuses a budget that its bot would not heed', async () => {
    expect(await refusalOf(['balance', '--bot', 'strong:400'])).toContain('strong:400 would not heed its budget')
    expect(await refusalOf(['balance', '--bot', 'casual:400'])).toContain('a budget only for')
  })

  it('is printed as tables, for a terminal, a document and machines', () => {
    const args = ['balance', '--bot', 'random', '--seats', '2', '--games', '5']
    const { code, out } = bitoku(args)
    expect(code).toBe(0)
    expect(out).toContain('5 games of random, 2 seats, seed 1')
    expect(out).toContain('The rock dealt at set-up')
    expect(bitoku([...args, '--markdown']).out).toContain('### Dragonflies\n\n|  | name | owned in games |')
    const report = JSON.parse(bitoku([...args, '--json']).out) as BalanceReport
    expect(report.places).toHaveLength(2)
  })
})
