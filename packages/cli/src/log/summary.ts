/** How the seats stand: one row each. */
import { type Game, resources } from '@bitoku/engine'
import { paintAside, paintSeat } from '../paint.ts'
import { layOutTable } from '../table.ts'

/** A small table of VP, dice, resources, amulets and pilgrims. */
export function summarize(game: Game, names: readonly string[]): string[] {
  const heads = ['', 'VP', 'dice', ...resources, 'amulets', 'pilgrims'].map(paintAside)
  const rows = game.seats.map((player, seat) => [
    paintSeat(seat, `${'abcd'[seat]} ${names[seat]}`.trimEnd()),
    String(player.vp),
    player.dice.join(' '),
    ...player.resources.map(String),
    player.amulets.flatMap((count, at) => Array<string>(count).fill(`+${at + 1}`)).join(' ') || '-',
    String(player.pilgrims),
  ])
  return layOutTable([heads, ...rows])
}
