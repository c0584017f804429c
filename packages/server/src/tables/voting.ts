/** Questions to the table: asked, answered, and carried out when everybody agrees. One refusal ends a question. */
import { type GameEvent, play, revealsSomething } from '@bitoku/engine'
import { accept, done, type NumberedEvent, type Outcome, problem, refuse } from '@bitoku/host'
import type { Table, Vote } from '../storage/model.ts'
import { mayBeReplaced, neededFor } from './absence.ts'
import { moveClocks } from './clocks.ts'
import { beginGame, eventsSince, type HotGame, lastMoves } from './hot.ts'
import type { House } from './house.ts'
import { consequencesOf, noticesFor } from './outcome-of-moves.ts'
import { askedPersons, type Question, readQuestion, writeQuestion } from './questions.ts'
import { standIn } from './seating.ts'

/** How many moves were made before the last turn of a seat. */
export function beforeLastTurn(hot: HotGame, seat: number): number {
  const moves = lastMoves(hot.game, hot.table.history)
  const last = moves.findLastIndex((move) => move.seat === seat)
  if (last < 0) return moves.length
  const run = moves.slice(0, last).findLastIndex((move) => move.seat !== seat) + 1
  // Whoever decides last in Spring may be first in Summer: two turns in one run of moves.
  const began = eventsAfterMove(hot, run).findLast(({ move, event }) => move <= last && beginsTurn(event, seat))
  return began?.move ?? run
}

const beginsTurn = (event: GameEvent, seat: number): boolean =>
  event.type === 'phase' || (event.type === 'turn' && event.seat === seat)

/** Why a question cannot be asked, or not be carried out any more. */
async function faultOf(house: House, hot: HotGame, { kind, about }: Question, by: number): Promise<string | undefined> {
  const { table } = hot
  if (table.state !== 'live') return 'table.finished'
  if (kind === 'take-back') {
    if (about >= table.history) return 'table.nothing-to-take-back'
    return revealsSomething(eventsAfterMove(hot, about).map(({ event }) => event))
      ? 'table.take-back-reveals'
      : undefined
  }
  if (kind === 'end') return undefined
  const seat = table.seats[about]
  if (seat?.kind !== 'person' || about === by) return 'table.not-seated'
  return mayBeReplaced(house, table, await house.findPresence(hot), about) ? undefined : 'table.not-away'
}

/** What has happened after so many moves. */
function eventsAfterMove(hot: HotGame, history: number): readonly NumberedEvent[] {
  const [oldest] = hot.tail
  const isInTail = hot.forgotten === 0 || (oldest !== undefined && oldest.move <= history)
  const events = isInTail ? hot.tail : eventsSince(hot, 0)
  return events.filter(({ move }) => move > history)
}

/** Asks the table something. Whoever asks has agreed. */
export async function ask(house: House, id: string, by: number, question: Question, key: string): Promise<Outcome> {
  const hot = await house.shelf.find(id)
  if (hot === undefined) return refuse('table.none')
  const fault = await faultOf(house, hot, question, by)
  if (fault !== undefined) return refuse(fault)
  const at = house.now()
  const asked = askedPersons(hot.table, question, by)
  const text = writeQuestion(question)
  const before = await house.storage.votes.read(id)
  const isNew = !before.some((vote) => vote.question === text)
  // Asked once more, it was still asked when it was asked first.
  const isRepeated = before.some((vote) => vote.question === text && vote.seat === by)
  const votes = isRepeated
    ? accept(before)
    : await house.storage.votes.cast(id, { question: text, seat: by, yes: true, at })
  if (!votes.ok) return votes
  if (isNew && asked.length > 0) {
    const notices = await noticesFor(house, hot.table, asked, question.kind, () => undefined, at)
    if (notices.length > 0) await house.storage.outbox.add(notices, at)
  }
  return settleQuestion(house, id, question, votes.value, key)
}

/** Answers a question. */
export async function answer(
  house: House,
  id: string,
  seat: number,
  text: string,
  yes: boolean,
  key: string,
): Promise<Outcome> {
  const hot = await house.shelf.find(id)
  const question = readQuestion(text)
  if (hot === undefined) return refuse('table.none')
  const votes = await house.storage.votes.read(id)
  const first = votes.find((vote) => vote.question === text)
  if (question === undefined || first === undefined) return refuse('table.no-question')
  const isAsked = askedPersons(hot.table, question, first.seat).includes(seat)
  // Whoever has asked may think better of it.
  if (!isAsked && !(first.seat === seat && !yes)) return refuse('table.not-yours')
  if (!yes) return closeQuestion(house, id, text, key)
  const cast = await house.storage.votes.cast(id, { question: text, seat, yes, at: house.now() })
  return cast.ok ? settleQuestion(house, id, question, cast.value, key) : cast
}

/** Carries out what everybody has agreed to. */
async function settleQuestion(
  house: House,
  id: string,
  question: Question,
  votes: readonly Vote[],
  key: string,
): Promise<Outcome> {
  const text = writeQuestion(question)
  const cast = votes.filter((vote) => vote.question === text)
  const settled = await house.shelf.work(id, async (hot): Promise<Outcome> => {
    const [{ seat: by, at }] = cast
    const yes = cast.filter((vote) => vote.yes).map(({ seat }) => seat)
    const needed = neededFor(house, hot.table, await house.findPresence(hot), question, by, at)
    if (!needed.every((seat) => yes.includes(seat))) return done
    const fault = await faultOf(house, hot, question, by)
    if (fault !== undefined) return closeQuestion(house, id, text, `${key}-close`, fault)
    switch (question.kind) {
      case 'take-back':
        return takeBack(house, hot, question.about, key)
      case 'replace':
        return replace(house, hot.table, question.about, text, key)
      case 'end':
        return endUnfinished(house, hot.table, by, key)
    }
  })
  return settled ?? refuse('table.none')
}

/** Ends a question without doing anything; `fault` is why. */
async function closeQuestion(house: House, id: string, text: string, key: string, fault?: string): Promise<Outcome> {
  const closed = await house.storage.tables.change(id, key, house.now(), () => ({ closeVotes: [text] }))
  if (!closed.ok) return closed
  return fault === undefined ? accept(undefined) : refuse(fault)
}

/** Takes moves back: so many stay. All drafts and questions are void. */
async function takeBack(house: House, hot: HotGame, keep: number, key: string): Promise<Outcome> {
  const { table } = hot
  const game = beginGame(table)
  for (const { seat, text } of lastMoves(hot.game, table.history).slice(0, keep)) play(game, seat, text)
  const at = house.now()
  const consequences = await consequencesOf(house, { ...hot, tail: [] }, game, [], [], at)
  const closeVotes = await openQuestions(house, table.id)
  const answer = await house.storage.tables.commit({
    table: table.id,
    expected: table.version,
    key,
    keep,
    moves: [],
    at,
    ...consequences,
    clearDrafts: table.seats.map((_, seat) => seat),
    closeVotes,
  })
  house.shelf.forget(table.id)
  house.wakeBots(table.id)
  return answer.ok ? done : refuse('host.stale')
}

/** All questions of a table that are not settled. */
async function openQuestions({ storage }: House, id: string): Promise<readonly string[]> {
  return [...new Set((await storage.votes.read(id)).map(({ question }) => question))]
}

/** Ends a game as it stands: nobody has won, and it stays to be looked at. All but the one who asked are told. */
async function endUnfinished(house: House, { id, seats }: Table, by: number, key: string): Promise<Outcome> {
  const at = house.now()
  const others = seats.flatMap((_, seat) => (seat === by ? [] : [seat]))
  const notices = await noticesFor(house, { id, seats }, others, 'ended', () => undefined, at)
  const closeVotes = await openQuestions(house, id)
  const answer = await house.storage.tables.change(id, key, at, (table) => {
    if (table.state !== 'live') return problem('table.finished')
    const clocks = moveClocks(table, [], [], at)
    const clearDrafts = table.seats.map((_, seat) => seat)
    return { set: { state: 'finished', awaited: [], clocks }, clearDrafts, closeVotes, notices }
  })
  return answer.ok ? done : answer
}

/** Gives a seat to a bot, and tells the person of it. */
async function replace(house: House, { id, seats }: Table, seat: number, text: string, key: string): Promise<Outcome> {
  const at = house.now()
  const notices = await noticesFor(house, { id, seats }, [seat], 'replaced', () => undefined, at)
  const answer = await house.storage.tables.change(id, key, at, (table) =>
    table.seats[seat].kind === 'person'
      ? { ...standIn(table, seat, at), closeVotes: [text], notices }
      : problem('table.not-seated'),
  )
  if (answer.ok) house.wakeBots(id)
  return answer.ok ? done : answer
}
