/** Once more: the same table with rotated seats. Whoever asks first sits down; the others find the way there at the old table. */
import { type Outcome, refuse } from '@bitoku/host'
import type { Table, TableSeat } from '../storage/model.ts'
import { openAs, programOf } from './create.ts'
import type { House } from './house.ts'
import { type Maker, seatNow } from './person-rest.ts'

/** Seats for another game: everybody moves on by one place. Whose seat was taken by a bot gets it back. */
function rotate(seats: readonly TableSeat[], mine: TableSeat): readonly TableSeat[] {
  const isSolo = seats.some(({ kind }) => kind === 'tengu')
  const moved = isSolo ? seats : [...seats.slice(1), seats[0]]
  return moved.map((seat) => {
    if (seat.guest === mine.guest) return mine
    // Whoever opens the table answers for its programs, and gives them new tokens.
    if (seat.kind === 'program') return programOf(mine.name)
    return seat.guest === undefined ? seat : { kind: 'open', name: '' }
  })
}

/** The table of the rematch; opened by the first who asks. */
export async function rematch(house: House, table: Table, maker: Maker, key: string): Promise<Outcome<string>> {
  if (table.state !== 'finished') return refuse('table.not-finished')
  const id = house.links.idOfRematch(table.id)
  const { setup, pace, visibility, options } = table
  const invited = table.seats.flatMap(({ guest }) => (guest === undefined || guest === maker.guest ? [] : [guest]))
  const zone = table.seats.find(({ guest }) => guest === maker.guest)?.rest?.night?.zone
  const mine = await seatNow(house, { ...maker, ...(zone !== undefined && { zone }) }, pace)
  const opened = await openAs(
    house,
    id,
    rotate(table.seats, mine),
    {
      harder: setup.harder,
      ...(setup.solo && { solo: setup.solo }),
      pace,
      visibility,
      liveScore: options.liveScore,
      freeChat: options.freeChat,
      ...(options.language !== undefined && { language: options.language }),
      ...(options.delay && { delay: options.delay }),
    },
    maker.guest,
    invited,
  )
  // The others look at the old table again; one that is packed tells nobody anything any more.
  if (opened.ok) await house.storage.tables.change(table.id, key, table.changed, () => ({}), 'rematch')
  return opened
}
