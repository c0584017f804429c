/** How the seats stand: one row each. */
import { type Game, resources } from '@bitoku/engine'
import { type Language, nameOf, say } from '@bitoku/words'
import { paintAside, paintSeat } from '../paint.ts'
import { layOutTable } from '../table.ts'
import { letterOf } from './letters.ts'

/** A small table of VP, dice, resources, amulets and awake pilgrims. */
export function summarize(game: Game, names: readonly string[], language: Language): string[] {
  const things = ['die', ...resources, 'amulet', 'pilgrim'].map((id) => nameOf(language, 'noun', id))
  const rows = game.seats.map((player, seat) => [
    paintSeat(seat, `${letterOf(seat)} ${names[seat]}`.trimEnd()),
    String(player.vp),
    player.dice.join(' '),
    ...player.resources.map(String),
    player.amulets.flatMap((count, at) => Array<string>(count).fill(`+${at + 1}`)).join(' ') || '-',
    String(player.pilgrims),
  ])
  return layOutTable([['', say(language, 'gist.vp'), ...things].map(paintAside), ...rows])
}
