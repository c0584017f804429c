/** Whole solo games by players who know nothing: what must always hold. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  decision,
  determinize,
  type Game,
  load,
  save,
  score,
  type SoloOptions,
  soloOptionNames,
  stateText,
  view,
} from '../../src/index.ts'
import { ensure, ensureSameText } from '../property/checks/check.ts'
import { checkSolo } from './checks.ts'
import {
  eagerPlayer,
  firstPlayer,
  lastPlayer,
  type Moment,
  mostMoves,
  type Player,
  playOut,
  playSolo,
  randomPlayer,
} from './players.ts'

/** A solo game to be played. */
interface Plan {
  readonly seed: string
  readonly player: 'random' | 'eager' | 'first' | 'last'
  readonly harder: boolean
  readonly solo: SoloOptions
}

const plans: fc.Arbitrary<Plan> = fc.record({
  seed: fc.integer({ min: 0, max: 1_000_000 }).map((number) => `solo-${number}`),
  player: fc.constantFrom('random' as const, 'eager' as const, 'eager' as const, 'first' as const, 'last' as const),
  harder: fc.boolean(),
  solo: fc.subarray([...soloOptionNames]).map((names) => Object.fromEntries(names.map((name) => [name, true]))),
})

function playerOf({ player, seed }: Plan): Player {
  const players = {
    random: () => randomPlayer(seed),
    eager: () => eagerPlayer(seed),
    first: () => firstPlayer,
    last: () => lastPlayer,
  }
  return players[player]()
}

/** Plays games by chance and looks at every move. */
function everyGame(games: number, told: (moment: Moment, plan: Plan) => void, ended: (game: Game) => void = () => {}) {
  fc.assert(
    fc.property(plans, (plan) => {
      const { seed, solo, harder } = plan
      const game = playSolo(seed, playerOf(plan), (moment) => told(moment, plan), solo, { harder })
      ended(game)
    }),
    { numRuns: games },
  )
}

const json = (value: unknown): string => JSON.stringify(value)

describe('random solo games', () => {
  it('O-4: in 150 games nobody is stuck, only the human is asked, no component is lost, and every game ends', () => {
    let most = 0
    everyGame(
      150,
      ({ game, number }) => {
        checkSolo(game)
        if (number % 5 === 0 && game.phase !== 'over') expect(decision(game, 0)?.seat).toBe(0)
        most = Math.max(most, number)
      },
      (game) => {
        expect([game.phase, game.round]).toEqual(['over', 4])
      },
    )
    expect(most).toBeGreaterThan(60)
    expect(most).toBeLessThanOrEqual(mostMoves)
  })

  it('G-9: the VP of the Tengu never fall, nor do those of the human before the Ascension', () => {
    let before = [0, 0]
    everyGame(40, ({ game, number }) => {
      if (number === 1) before = [0, 0]
      const now = game.seats.map((seat) => seat.vp)
      ensure(now[0] >= before[0] && now[1] >= before[1], `VP fell from ${before.join()} to ${now.join()}`)
      before = now
    })
  })

  it('O-10: a record loads to the same game at any move', () => {
    everyGame(25, ({ game, number }, { solo }) => {
      if (number % 23 !== 0 && game.phase !== 'over') return
      const record = save(game)
      const loaded = load(record)
      ensureSameText(stateText(loaded), stateText(game), 'the loaded game')
      ensureSameText(json(loaded.rules.solo), json(game.rules.solo), 'its options')
      expect(loaded.rules.solo).toEqual(solo)
      ensureSameText(save(loaded), record, 'its record')
    })
  })

  it('G-2: an imagined game looks the same to the human and to a spectator, and can be played to its end', () => {
    everyGame(20, ({ game, number }, plan) => {
      if (number % 17 !== 0 && game.phase !== 'over') return
      for (const viewer of [0, undefined]) {
        const seen = view(game, viewer)
        const imagined = determinize(seen, `${plan.seed} ${number}`)
        ensureSameText(json(view(imagined, viewer)), json(seen), 'the view of an imagined game')
        checkSolo(imagined)
        if (number % 51 !== 0) continue
        playOut(imagined, randomPlayer(`${plan.seed} goes on`))
        expect(imagined.phase).toBe('over')
      }
    })
  })

  it('G-2: both sheets can be read from the view of the human, and that of the Tengu from any view', () => {
    everyGame(25, ({ game, number }) => {
      if (number % 11 !== 0 && game.phase !== 'over') return
      const sheets = score(game)
      expect(sheets.map((sheet) => sheet.tengu === undefined)).toEqual([true, false])
      ensureSameText(json(score(view(game, 0))), json(sheets), 'the sheets of the human view')
      const [, spectated] = score(view(game))
      ensureSameText(json({ ...spectated, rank: 0 }), json({ ...sheets[1], rank: 0 }), 'the sheet of the Tengu')
    })
  })

  it('O-2: the view hides the order of the Tengu deck and nothing else of its cards', () => {
    everyGame(10, ({ game, number }) => {
      if (number % 19 !== 0) return
      const { tengu } = view(game, 0)
      const own = game.tengu
      ensure(tengu !== undefined && own !== undefined, 'no Tengu in sight')
      expect(tengu).toEqual({
        deckCount: own.deck.length,
        discard: own.discard,
        row: own.row,
        attitude: own.attitude,
        crystals: own.crystals,
        turns: own.turns,
        choices: own.choices,
        shuffles: own.shuffles,
      })
      expect(json(view(game, 0))).not.toContain(game.rules.seed)
    })
  })
})
