import { describe, it } from 'vitest'
import { cards } from './checks/cards.ts'
import { ledger } from './checks/ledger.ts'
import { pieces } from './checks/pieces.ts'
import { lasting, possessions } from './checks/possessions.ts'
import { tiles } from './checks/tiles.ts'
import { expectSound } from './plans.ts'

const games = 40

describe('after every move', () => {
  it('every yokai, bitoku and vision card is in exactly one place', () => {
    expectSound({ games, checks: [cards] })
  })

  it('every tile, rock, gate and treasure is in exactly one place', () => {
    expectSound({ games, checks: [tiles] })
  })

  it('K-2 dice, pilgrims, kodamas and favours are where they may be', () => {
    expectSound({ games, checks: [pieces] })
  })

  it('G-9 nobody owns less than nothing, and VP are booked by their source', () => {
    expectSound({ games, checks: [possessions] })
  })

  it('what is built, earned, asleep or out of the game stays so', () => {
    expectSound({ games, checks: [lasting] })
  })

  it('the events tell every change of what lies open', () => {
    expectSound({ games, checks: [ledger] })
  })
})
