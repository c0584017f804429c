/** What those who listen are told of a turn: two sentences at most. */
import { type GameEvent, resources } from '@bitoku/engine'
import { say } from '@bitoku/words'
import type { Verbosity } from '../app/preferences.ts'
import { sentence } from '../app/sentence.ts'
import { tallyOf } from '../history/tally.ts'
import type { GameContext } from '../table/game.ts'
import { linesOf } from '../table/log-lines.ts'

type Table = Pick<GameContext, 'language' | 'telling' | 't' | 'seatName'>

/** What a seat gained in all; undefined for nothing. */
function gains({ language, t, seatName }: Table, events: readonly GameEvent[], seat: number): string | undefined {
  const { resources: counts, vp } = tallyOf(events, seat)
  const list = [
    ...resources.flatMap((resource, at) =>
      counts[at] > 0 ? [say(language, `count.${resource}`, { n: counts[at] })] : [],
    ),
    ...(vp > 0 ? [say(language, 'count.vp', { n: vp })] : []),
  ]
  return list.length === 0 ? undefined : t('turn.gains', { seat: seatName(seat), list: list.join(', ') })
}

/** The events of one turn of a seat in at most two sentences; undefined as the seat: of a season. */
export function eventsSaid(
  table: Table,
  events: readonly GameEvent[],
  seat: number | undefined,
  verbosity: Verbosity,
): readonly string[] {
  const lines = linesOf(events, table.language, table.telling)
  const main = lines.find(({ isSmall }) => !isSmall) ?? lines[0]
  if (main === undefined) return []
  const others = lines.filter((line) => line !== main).map((line) => line.sentence)
  const sums = seat === undefined ? undefined : gains(table, events, seat)
  // What the first sentence says already is not said again.
  const isTold = lines.length === 1 || sums === undefined
  const more = verbosity === 'full' ? others.join('; ') : verbosity === 'normal' && !isTold ? sums : ''
  return [main.sentence, more ?? ''].filter((text) => text !== '').map(sentence)
}
