/** Rows of the database as data, and back. What is stored was checked when it came in, so it is not checked again. */
import type { Selectable } from 'kysely'
import type { ChatMessage, Draft, Key, Move, OpenedKey, Table, Vote } from './model.ts'
import type { Channel, Delivery } from './notice.ts'
import type { Schema } from './schema.ts'

/** A row as it is read. */
type Row<Name extends keyof Schema> = Selectable<Schema[Name]>

/** Seats as bits. */
export const seatBits = (seats: readonly number[]): number => seats.reduce((bits, seat) => bits | (1 << seat), 0)

/** Bits as seats. */
const seatsOf = (bits: number): readonly number[] => [0, 1, 2, 3].filter((seat) => (bits & (1 << seat)) !== 0)

/** A table from its row. */
export function tableOf(row: Row<'tables'>): Table {
  return {
    id: row.id,
    setup: JSON.parse(row.setup),
    seats: JSON.parse(row.seats),
    pace: JSON.parse(row.pace),
    clocks: JSON.parse(row.clocks),
    visibility: row.visibility as Table['visibility'],
    options: JSON.parse(row.options),
    state: row.state as Table['state'],
    awaited: seatsOf(row.awaited),
    standing: JSON.parse(row.standing),
    version: row.version,
    news: row.news,
    history: row.history,
    packed: row.packed === 1,
    created: row.created,
    changed: row.changed,
  }
}

/** The columns of the parts of a table that are given. */
export function columnsOf(part: Partial<Table>): Partial<Row<'tables'>> {
  const { setup, seats, pace, clocks, visibility, options, state, awaited, standing } = part
  return {
    ...(setup && { setup: JSON.stringify(setup) }),
    ...(seats && { seats: JSON.stringify(seats) }),
    ...(pace && { pace: JSON.stringify(pace) }),
    ...(clocks && { clocks: JSON.stringify(clocks) }),
    ...(visibility && { visibility }),
    ...(options && { options: JSON.stringify(options) }),
    ...(state && { state }),
    ...(awaited && { awaited: seatBits(awaited) }),
    ...(standing && { standing: JSON.stringify(standing) }),
  }
}

/** A move from its row. */
export const moveOf = ({ number, seat, text }: Pick<Row<'moves'>, 'number' | 'seat' | 'text'>): Move => ({
  number,
  seat,
  text,
})

/** The row of a secret. That of a seat also leads its guest to the table, and that of the owner its owner. */
export const keyRow = (
  table: Pick<Table, 'id' | 'seats' | 'options'>,
  { hash, role, seat = -1 }: Key,
): Row<'keys'> => ({
  hash,
  table_id: table.id,
  role,
  seat,
  guest: (role === 'seat' ? table.seats[seat]?.guest : role === 'owner' ? table.options.owner : undefined) ?? '',
  lasting: 0,
})

/** What a secret opens. */
export const keyOf = ({
  hash,
  table_id,
  role,
  seat,
}: Pick<Row<'keys'>, 'hash' | 'table_id' | 'role' | 'seat'>): OpenedKey => ({
  hash,
  table: table_id,
  role: role as Key['role'],
  ...(seat >= 0 && { seat }),
})

/** A message from its row. */
export const messageOf = ({ number, seat, name, audience, kind, text, at }: Row<'chat'>): ChatMessage => ({
  number,
  ...(seat >= 0 && { seat }),
  name,
  audience: audience as ChatMessage['audience'],
  kind: kind as ChatMessage['kind'],
  text,
  at,
})

/** A draft from its row; where there is none its revision is 0. */
export const draftOf = (row: Pick<Row<'drafts'>, 'revision' | 'data'> | undefined): Draft => ({
  revision: row?.revision ?? 0,
  data: row === undefined || row.data === '' ? undefined : row.data,
})

/** A vote from its row. */
export const voteOf = ({ question, seat, yes, at }: Row<'votes'>): Vote => ({ question, seat, yes: yes === 1, at })

/** A delivery from its row. */
export const deliveryOf = ({ id, receiver, tag, channel, facts, attempts, created }: Row<'outbox'>): Delivery => ({
  id,
  receiver,
  tag,
  channel: channel === '' ? undefined : (channel as Channel),
  facts: JSON.parse(facts),
  attempts,
  created,
})
