/** Questions to the table: asked, answered, and carried out when everybody agrees. One refusal ends a question. */
import { accept, done, type Outcome, problem, refuse } from '@bitoku/host'
import type { Table, TableSeat, Vote } from '../storage/model.ts'
import { mayBeReplaced, neededFor } from './absence.ts'
import { moveClocks } from './clocks.ts'
import type { HotGame } from './hot.ts'
import type { House } from './house.ts'
import { noticesFor } from './outcome-of-moves.ts'
import { withOutages } from './outages.ts'
import { askedPersons, isVoid, openVotes, type Question, readQuestion, writeQuestion } from './questions.ts'
import { standIn } from './seating.ts'
import { beforeLastTurn, faultOfTakeBack, questionsAt, takeBack } from './take-back.ts'

/** What somebody wants to ask; a take-back says how many moves whoever asks has seen. */
export type QuestionWish =
  | { readonly kind: 'take-back'; readonly history: number }
  | { readonly kind: 'replace'; readonly seat: number }
  | { readonly kind: 'end' }

/** The question behind a wish. The end is asked for once, however many ask. */
function questionOf(hot: HotGame, open: readonly Vote[], by: number, wish: QuestionWish): Question {
  const { history } = hot.table
  switch (wish.kind) {
    case 'take-back':
      return { kind: 'take-back', about: beforeLastTurn(hot, by), history }
    case 'replace':
      return { kind: 'replace', about: wish.seat }
    case 'end': {
      const asked = open.map(({ question }) => readQuestion(question)).find((question) => question?.kind === 'end')
      return asked ?? { kind: 'end', about: 0, history }
    }
  }
}

/** Why a question cannot be asked, or not be carried out any more. */
async function faultOf(house: House, hot: HotGame, { kind, about }: Question, by: number): Promise<string | undefined> {
  const { table } = hot
  if (table.state !== 'live') return 'table.finished'
  if (kind === 'take-back') return faultOfTakeBack(hot, about)
  if (kind === 'end') return undefined
  if (!isPlayedFromOutside(table.seats[about]) || about === by) return 'table.not-seated'
  return mayBeReplaced(house, table, await house.findPresence(hot), about) ? undefined : 'table.not-away'
}

/** The keys of what follows from a question or an answer; nobody outside can choose them. */
const settling = (key: string): string => `${key}.settle`
const closing = (key: string): string => `${key}.close`

/** What a question or an answer with that key has led to; undefined when it is new. */
async function earlierOutcome({ storage: { tables } }: House, id: string, key: string): Promise<Outcome | undefined> {
  if ((await tables.answered(id, closing(key))) !== undefined) return refuse('table.no-question')
  const wasDone = (await tables.answered(id, key)) ?? (await tables.answered(id, settling(key)))
  return wasDone && done
}

/**
 * What a question or an answer with that key has led to, and the votes that still hold. The vote of an earlier request may have been
 * stored after the votes were read, and not be settled yet: so they are read once more.
 */
async function votesFor(
  house: House,
  hot: HotGame,
  key: string,
): Promise<{ readonly open: readonly Vote[]; readonly earlier: Outcome | undefined }> {
  const { id } = hot.table
  const before = await house.storage.votes.read(id)
  const earlier = await earlierOutcome(house, id, key)
  const votes = earlier === undefined ? before : await house.storage.votes.read(id)
  return { open: openVotes(hot, votes), earlier }
}

/** Asks the table something. Whoever asks has agreed. */
export async function ask(house: House, id: string, by: number, wish: QuestionWish, key: string): Promise<Outcome> {
  const first = await askOnce(house, id, by, wish, key)
  if (first.ok || first.problem.key !== 'host.stale') return first
  // Perhaps what is in memory is old: another process may have been quicker.
  house.shelf.forget(id)
  return askOnce(house, id, by, wish, key)
}

async function askOnce(house: House, id: string, by: number, wish: QuestionWish, key: string): Promise<Outcome> {
  await house.heartbeat.beforeCounting(id)
  const hot = await house.shelf.find(id)
  if (hot === undefined) return refuse('table.none')
  const { open, earlier } = await votesFor(house, hot, key)
  const question = questionOf(hot, open, by, wish)
  const text = writeQuestion(question)
  // Asked once more, it was still asked when it was asked first.
  const isRepeated = open.some((vote) => vote.question === text && vote.seat === by)
  // What was stored may not have been settled: then it is now.
  if (earlier !== undefined) return isRepeated ? settleQuestion(house, id, question, open, key) : earlier
  // A second click is about a turn that is taken back already.
  if (wish.kind === 'take-back' && wish.history !== hot.table.history) return refuse('host.stale')
  const fault = await faultOf(house, hot, question, by)
  if (fault !== undefined) return refuse(fault)
  const at = house.now()
  const votes = isRepeated
    ? accept(open)
    : await house.storage.votes.cast(id, key, { question: text, seat: by, yes: true, at })
  if (!votes.ok) return votes
  const asked = askedPersons(hot.table, question, by)
  if (!open.some((vote) => vote.question === text) && asked.length > 0) {
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
  await house.heartbeat.beforeCounting(id)
  const hot = await house.shelf.find(id)
  const question = readQuestion(text)
  if (hot === undefined) return refuse('table.none')
  const { open, earlier } = await votesFor(house, hot, key)
  const votes = open.filter((vote) => vote.question === text)
  if (earlier !== undefined) {
    const isOpen = question !== undefined && votes.some((vote) => vote.seat === seat)
    return isOpen ? settleQuestion(house, id, question, votes, key) : earlier
  }
  if (question === undefined || votes.length === 0) return refuse('table.no-question')
  const [first] = votes
  const isAsked = askedPersons(hot.table, question, first.seat).includes(seat)
  // Whoever has asked may think better of it.
  if (!isAsked && !(first.seat === seat && !yes)) return refuse('table.not-yours')
  if (!yes) return closeQuestion(house, id, text, key)
  const cast = await house.storage.votes.cast(id, key, { question: text, seat, yes, at: house.now() })
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
    const wasSettled = (await house.storage.tables.answered(id, settling(key))) !== undefined
    // Somebody else may have ended it meanwhile.
    if (wasSettled || cast.length === 0) return done
    const [{ seat: by, at }] = cast
    const yes = cast.filter((vote) => vote.yes).map(({ seat }) => seat)
    const needed = neededFor(house, hot.table, await house.findPresence(hot), question, by, at)
    if (!needed.every((seat) => yes.includes(seat))) return done
    const fault = isVoid(hot, question, by) ? 'host.stale' : await faultOf(house, hot, question, by)
    if (fault !== undefined) return closeQuestion(house, id, text, closing(key), fault)
    switch (question.kind) {
      case 'take-back':
        return takeBack(house, hot, question.about, settling(key))
      case 'replace':
        return replace(house, hot.table, question.about, text, settling(key))
      case 'end':
        return endUnfinished(house, hot.table, by, settling(key))
    }
  })
  return settled ?? refuse('table.none')
}

/** Ends a question without doing anything; `fault` is why. */
async function closeQuestion(house: House, id: string, text: string, key: string, fault?: string): Promise<Outcome> {
  const closed = await house.storage.tables.change(
    id,
    key,
    house.now(),
    () => ({ closeVotes: [text] }),
    `close ${text}`,
  )
  if (!closed.ok) return closed
  return fault === undefined ? accept(undefined) : refuse(fault)
}

/** Ends a game as it stands: nobody has won, and it stays to be looked at. All but the one who asked are told. */
async function endUnfinished(house: House, { id, seats }: Table, by: number, key: string): Promise<Outcome> {
  const at = house.now()
  const others = seats.flatMap((_, seat) => (seat === by ? [] : [seat]))
  const notices = await noticesFor(house, { id, seats }, others, 'ended', () => undefined, at)
  const closeVotes = await questionsAt(house, id)
  const answer = await house.storage.tables.change(id, key, at, (table) => {
    if (table.state !== 'live') return problem('table.finished')
    const clocks = moveClocks(withOutages(house, table), [], [], at)
    const clearDrafts = table.seats.map((_, seat) => seat)
    return { set: { state: 'finished', awaited: [], clocks }, clearDrafts, closeVotes, notices }
  })
  return answer.ok ? done : answer
}

/** Whether somebody, or somebody's program, decides for a seat: bots and the Tengu are never waited for. */
const isPlayedFromOutside = (seat: TableSeat | undefined): boolean =>
  seat?.kind === 'person' || seat?.kind === 'program'

/** Gives a seat to a bot, and tells the person of it; a program has lost the seat for good. */
async function replace(house: House, { id, seats }: Table, seat: number, text: string, key: string): Promise<Outcome> {
  const at = house.now()
  const notices = await noticesFor(house, { id, seats }, [seat], 'replaced', () => undefined, at)
  const answer = await house.storage.tables.change(id, key, at, (table) =>
    isPlayedFromOutside(table.seats[seat])
      ? { ...standIn(house, table, seat, at), closeVotes: [text], notices }
      : problem('table.not-seated'),
  )
  if (answer.ok) house.wakeBots(id)
  return answer.ok ? done : answer
}
