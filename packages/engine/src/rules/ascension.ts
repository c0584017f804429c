/** Chapter E: the Ascension. Its lines are in score.ts, since every seat may ask for them at any moment. */
import { itemsOf, rankSeats } from '../score.ts'
import type { Game } from '../state.ts'

/** Fixes what counts for the visions, before the last reaping (E-7). */
export function beginAscension(game: Game): void {
  game.seats.forEach((player, seat) => {
    player.ascensionItems = itemsOf(game, seat)
  })
}

/** E-9: the game is over; cards kept in secret are shown. */
export function endGame(game: Game): void {
  game.phase = 'over'
  const shown = game.seats.some((player) => player.secret.length > 0) ? { reveals: true as const } : {}
  for (const player of game.seats) player.secret = []
  game.events?.push({ type: 'phase', round: game.round, phase: 'over' })
  game.events?.push({ type: 'ended', ranking: rankSeats(game), ...shown })
}
