/**
 * A checksum of all moves of a game, stored with how far it has come. By it bytes that have changed on the disk are noticed also
 * where they still read as moves.
 */
import { crc32 } from 'node:zlib'
import { type Game, moveText } from '@bitoku/engine'
import type { NewMove, Table } from '../storage/model.ts'

/** The checksum before the first move. */
const begin = (seed: string): number => crc32(seed)

const goOn = (check: number, { seat, text }: NewMove): number => crc32(`${seat} ${text}\n`, check)

type PastMove = NonNullable<Game['past']>

/** What is known of moves: games share their past, so each move is looked at once. */
const known = new WeakMap<PastMove, number>()

/** The checksum of the moves of a game so far. */
export function checkOfGame({ past, rules: { seed }, tables }: Pick<Game, 'past' | 'rules' | 'tables'>): number {
  const unknown: PastMove[] = []
  let last = past
  for (; last !== undefined && !known.has(last); last = last.previous) unknown.push(last)
  let check = (last && known.get(last)) ?? begin(seed)
  for (const move of unknown.reverse()) {
    check = goOn(check, { seat: move.seat, text: moveText(tables, move.code) })
    known.set(move, check)
  }
  return check
}

/** Whether the moves of a table are those that were made. Games that have begun with earlier versions say nothing about it. */
export const areAsMade = ({ setup, standing }: Pick<Table, 'setup' | 'standing'>, moves: readonly NewMove[]): boolean =>
  standing.check === undefined || moves.reduce(goOn, begin(setup.seed)) === standing.check
