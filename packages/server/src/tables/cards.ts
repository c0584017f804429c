/** Tables as people see them: cards and lines of lists. Everything is named here one by one; nothing stored slips through. */
import type { QuestionCard, SeatCard, TableCard, TableLine } from '@bitoku/host'
import type { Table, TableSeat, Vote } from '../storage/model.ts'
import type { Standpoint } from './access.ts'
import { awayAfterAt, goneSince, neededFor } from './absence.ts'
import { shownClocks } from './clocks.ts'
import type { HotGame } from './hot.ts'
import type { House, TablePresence } from './house.ts'
import { nudgesFor } from './nudging.ts'
import { withOutages } from './outages.ts'
import { openVotes, readQuestion } from './questions.ts'
import { awayUntil } from './rest.ts'

function seatCard(there: TableSeat, presence: TablePresence, seat: number, at: number): SeatCard {
  const { kind, name, level, guest, by, token } = there
  if (kind === 'person') {
    const { state = 'offline', lastHere } = presence.seats[seat] ?? {}
    const gone = goneSince(presence, seat)
    const away = awayUntil(there, at)
    return {
      kind,
      name,
      presence: state,
      ...(gone !== undefined && { ...(lastHere !== undefined && { lastHere }), goneSince: gone }),
      ...(away !== undefined && { awayUntil: away }),
    }
  }
  if (kind === 'program') {
    return { kind, name, ...(by !== undefined && { by }), ...(token === undefined && { lacksToken: true }) }
  }
  return { kind, name, ...(level && { level }), ...(kind === 'bot' && guest !== undefined && { standIn: true }) }
}

/** A line of a list. */
export function lineOf(table: Table, standpoint: Pick<Standpoint, 'seat' | 'owner'>, house: House): TableLine {
  const { id, state, seats, setup, pace, visibility, awaited, standing, options, created, changed } = table
  const presence = house.presence(id)
  return {
    id,
    state,
    seats: seats.map((seat, index) => seatCard(seat, presence, index, house.now())),
    harder: setup.harder,
    ...(setup.solo && { solo: setup.solo }),
    pace,
    visibility,
    ...(options.language !== undefined && { language: options.language }),
    awaited,
    round: standing.round,
    phase: standing.phase,
    scores: options.liveScore || state === 'finished' ? standing.scores : [],
    created,
    changed,
    ...(standpoint.seat !== undefined && { seat: standpoint.seat }),
    owner: standpoint.owner,
  }
}

/** A question with the answers so far. */
function questionCards(table: Table, votes: readonly Vote[], house: House): readonly QuestionCard[] {
  const names = [...new Set(votes.map(({ question }) => question))]
  return names.flatMap((question) => {
    const asked = readQuestion(question)
    const cast = votes.filter((vote) => vote.question === question)
    if (asked === undefined || cast.length === 0) return []
    const { seat: by, at } = cast[0]
    const answered = cast.map(({ seat }) => seat)
    const needed = neededFor(house, table, house.presence(table.id), asked, by, at)
    const waitsFor = needed.filter((seat) => !answered.includes(seat))
    const yes = cast.filter((vote) => vote.yes).map(({ seat }) => seat)
    return [{ question, kind: asked.kind, by, yes, waitsFor }]
  })
}

/** A table as somebody at it sees it; `hot` is the game as it may be shown to them. */
export async function cardOf(
  { table, game }: Pick<HotGame, 'table' | 'game'>,
  standpoint: Standpoint,
  house: House,
): Promise<TableCard> {
  const { id, state, options, history, news } = table
  const { delay = 0 } = options
  // Reading goes on while nothing can be written.
  await house.heartbeat.beforeCounting(id)?.catch(() => {})
  // Questions tell how far the game has come.
  const isLate = delay > 0 && standpoint.role !== 'seat'
  const votes = state === 'live' && !isLate ? await house.storage.votes.read(id) : []
  const next = state === 'finished' ? await nextOf(id, house) : undefined
  const nudges = nudgesFor(withOutages(house, table), standpoint, house.now())
  return {
    ...lineOf(table, standpoint, house),
    clocks: shownClocks(withOutages(house, table), house.now()),
    liveScore: options.liveScore,
    freeChat: options.freeChat,
    ...(delay > 0 && { delay }),
    history,
    news,
    now: house.now(),
    awayAfter: awayAfterAt(house, table),
    role: standpoint.role,
    questions: questionCards(table, openVotes({ table, game }, votes), house),
    ...(nudges && { nudges }),
    ...(mayInvite(table, standpoint) && { links: linksOf(table, house) }),
    ...(standpoint.role !== 'invite' && { replay: pathOf('replay', table, house) }),
    ...(next !== undefined && { next }),
  }
}

/** The rematch, if there is one. */
async function nextOf(id: string, { links, storage }: House): Promise<string | undefined> {
  const next = links.idOfRematch(id)
  return (await storage.tables.read(next)) === undefined ? undefined : next
}

/** The way to a table. One that everybody finds needs no secret. */
const pathOf = (purpose: 'join' | 'watch' | 'replay', { id, visibility }: Table, { links }: House): string =>
  visibility === 'public' ? `/g/${id}` : `/g/${id}#${purpose}=${links.secretOf(purpose, id)}`

/** Those who play may let others in, and so may the owner of a table that waits, seated or not. */
const mayInvite = ({ state }: Table, { role, owner, program }: Standpoint): boolean =>
  (role === 'seat' && program !== true) || (owner && state === 'waiting')

const linksOf = (table: Table, house: House): NonNullable<TableCard['links']> => ({
  watch: pathOf('watch', table, house),
  ...(table.state === 'waiting' && { join: pathOf('join', table, house) }),
})
