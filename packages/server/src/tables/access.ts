/** Who somebody is at a table, and what they may see of it. Reads and writes pass here alike. */
import type { TableRole } from '@bitoku/host'
import type { OpenedKey, Table } from '../storage/model.ts'
import type { Links } from './links.ts'

/** Who asks: a guest by the hash of the secret, a program by what its token opens, a link's secret. */
export interface Asker {
  readonly guest?: string
  readonly name?: string
  readonly program?: OpenedKey
  readonly link?: string
}

/** What somebody is at a table. */
export interface Standpoint {
  readonly role: TableRole
  readonly seat?: number
  readonly owner: boolean
  /** A program plays the seat by its token. */
  readonly program?: true
}

/** What somebody is at a table; undefined: for them it does not exist. */
export function standpointOf(table: Table, asker: Asker, links: Links): Standpoint | undefined {
  const { guest, program, link } = asker
  if (program !== undefined) return standpointOfProgram(table, program)
  const owner = guest !== undefined && table.options.owner === guest
  const seat = guest === undefined ? -1 : table.seats.findIndex((each) => each.guest === guest)
  if (seat >= 0) return { role: 'seat', seat, owner }
  const given = link === undefined ? undefined : links.purposeOf(link, table.id)
  // A link to a game that is to be looked at when it is over.
  const purpose = given === 'replay' && table.state !== 'finished' ? undefined : given
  const isInvited = guest !== undefined && table.options.invited?.includes(guest) === true
  const mayJoin = owner || purpose === 'join' || isInvited || table.visibility === 'public'
  if (mayJoin && table.state === 'waiting') return { role: 'invite', owner }
  if (owner || isInvited || purpose !== undefined || table.visibility === 'public') return { role: 'watch', owner }
  return undefined
}

/** A token opens its seat only while a program sits there, and only the newest one does. */
function standpointOfProgram(table: Table, { table: id, hash, role, seat }: OpenedKey): Standpoint | undefined {
  if (id !== table.id || role !== 'bot' || seat === undefined) return undefined
  const there = table.seats[seat]
  if (there?.kind !== 'program' || there.token !== hash) return undefined
  return { role: 'seat', seat, owner: false, program: true }
}
