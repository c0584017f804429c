/** Positions: a moment of a game for somebody else, by nothing but an address. */
import { load, newGame, options, pastMoves, pending, play, save, soloPresets } from '@bitoku/engine'
import { describe, expect, it } from 'vitest'
import { cutRecord, holdsPosition, positionPart, positionTime, readPosition } from '../../src/app/position.ts'

function playedGame(moves: number): string {
  const game = newGame({ seats: 1, seed: 'maple', solo: soloPresets.elder })
  for (let n = 0; n < moves && pending(game).length > 0; n += 1) {
    const [seat] = pending(game)
    play(game, seat, options(game, seat)[n % options(game, seat).length])
  }
  return save(game)
}

describe('the address of a position', () => {
  it('leads to the set-up and the moves until then', async () => {
    const part = await positionPart(cutRecord(playedGame(40), 25))
    expect(holdsPosition(part)).toBe(true)
    const game = load((await readPosition(part)) ?? '')
    expect(pastMoves(game)).toHaveLength(25)
    expect(game.rules).toMatchObject({ seed: 'maple', solo: soloPresets.elder })
    expect(save(game)).toBe(cutRecord(playedGame(25), 25))
  })

  it('lets others say the year and the phase of it, and nothing more', () => {
    expect(positionTime(cutRecord(playedGame(40), 0))).toBe('?position=1.spring')
    expect(positionTime(cutRecord(playedGame(40), 25))).toMatch(/^\?position=[1-4]\.[a-z]+$/)
  })

  it('is short enough for an address', async () => {
    expect((await positionPart(playedGame(1000))).length).toBeLessThan(4000)
  })

  it('leads nowhere when it is damaged', async () => {
    const part = await positionPart(playedGame(10))
    expect(await readPosition(`${part.slice(0, 40)}x${part.slice(42)}`)).not.toBe(playedGame(10))
    expect(await readPosition('#position=____')).toBeUndefined()
    expect([holdsPosition('#game=abc'), holdsPosition('#position=')]).toEqual([false, false])
  })

  it('is not unpacked beyond the length of any record', async () => {
    const bomb = await positionPart('a'.repeat(5_000_000))
    expect(bomb.length).toBeLessThan(10_000)
    expect(await readPosition(bomb)).toBeUndefined()
  })
})
