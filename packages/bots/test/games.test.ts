/** Whole games of bots, with the engine's laws looking on: the games of good players reach what those of chance do not. */
import { options, pending, soloPresets, view } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { asking, ending, offers } from '../../engine/test/property/checks/asking.ts'
import { cards } from '../../engine/test/property/checks/cards.ts'
import { ledger } from '../../engine/test/property/checks/ledger.ts'
import { pieces } from '../../engine/test/property/checks/pieces.ts'
import { lasting, possessions } from '../../engine/test/property/checks/possessions.ts'
import { tiles } from '../../engine/test/property/checks/tiles.ts'
import { newTally, playOut } from '../../engine/test/property/play-out.ts'
import { botLevels, chooseMove, makeMemory, seedRandom } from '../src/index.ts'
import { hurry } from './play-out.ts'

const laws = [asking, offers, ending, cards, tiles, pieces, possessions, lasting, ledger]

/** Every level at tables of every size, the last ones with yardsticks; in turns in the harder variant, or against a demon. */
const games = [1, 2, 3, 4].flatMap((seats) =>
  Array.from({ length: Math.ceil(botLevels.length / seats) }, (_, table) => {
    const levels = Array.from({ length: seats }, (_seat, at) => botLevels[(table * seats + at) % botLevels.length])
    const isHard = (seats + table) % 2 === 0
    return { levels, names: levels.join(', '), isHard, variant: !isHard ? 'plain' : seats === 1 ? 'demon' : 'harder' }
  }),
)

/** Plays a game; returns what broke a law. A move that is not among the options is one, too. */
function playGame({ levels, isHard }: (typeof games)[number]): readonly string[] {
  const seats = levels.length
  const seed = `laws-${levels.join('-')}`
  const random = levels.map((_, seat) => seedRandom(`${seed} ${seat}`))
  const memories = random.map(() => makeMemory())
  const tally = newTally()
  const solo = isHard ? soloPresets.demon : soloPresets.tengu
  const plan = { seats, seed, policies: [], harder: isHard && seats > 1, ...(seats === 1 ? { solo } : {}) }
  const failures = playOut(plan, { checks: laws, tally }, (game) => {
    const [seat] = pending(game)
    if (seat === undefined) return undefined
    const legal = options(game, seat)
    const input = { view: view(game, seat), seat, options: legal, random: random[seat], memory: memories[seat] }
    const move = chooseMove(levels[seat], { ...input, budget: hurry })
    const option = legal.find((one) => one.move === move)
    if (option === undefined) throw new Error(`${move} is not legal`)
    return { seat, option }
  })
  if (failures.length === 0) expect(tally.games).toBe(1)
  return failures.map(({ check, message }) => `${check}: ${message}`)
}

describe('a game of bots comes to its end and breaks no law', () => {
  it.each(games)('$names: $variant', (game) => {
    expect(playGame(game)).toEqual([])
  })
})
