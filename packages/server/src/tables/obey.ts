/** Commands of persons: carried out on the draft, stored, and committed as far as they reveal something or end the turn. */
import {
  carryOut,
  type Command,
  type CommandBody,
  type Outcome,
  refuse,
  accept,
  type Table as HostTable,
} from '@bitoku/host'
import { commitPlayed } from './commit.ts'
import {
  draftOf,
  fitsVersion,
  type LastCommand,
  type SeatDraft,
  storedOf,
  tableWithDraft,
  writeStored,
} from './drafts.ts'
import { type HotGame, lastMoves } from './hot.ts'
import type { House } from './house.ts'
import { writeRemark } from './remarks.ts'

/** Whether a command was carried out before: the same key, or the same wish for the same version. */
const isRepeated = (last: LastCommand | undefined, { key, version }: CommandBody, asked: string): boolean =>
  last !== undefined && (last.key === key || (last.version === version && last.asked === asked))

/** Carries out a command of a seat. Answers when it is on the disk; what is refused has changed nothing. */
export async function obey(house: House, id: string, seat: number, body: CommandBody): Promise<Outcome> {
  const first = await house.shelf.work(id, (hot) => obeyOnce(house, hot, seat, body))
  if (first?.ok !== false || first.problem.key !== 'host.stale') return first ?? refuse('table.none')
  // Perhaps what is in memory is old: another process may have been quicker.
  house.shelf.forget(id)
  return (await house.shelf.work(id, (hot) => obeyOnce(house, hot, seat, body))) ?? refuse('table.none')
}

async function obeyOnce(house: House, hot: HotGame, seat: number, body: CommandBody): Promise<Outcome> {
  if (hot.table.state !== 'live') return refuse(hot.table.state === 'waiting' ? 'table.not-started' : 'table.finished')
  const { storage } = house
  const asked = `${body.do} ${body.move ?? ''}`
  const known = await draftOf(storage, hot, seat)
  if (!fitsVersion(hot, known.revision, body.version)) {
    const wasDone =
      isRepeated(known.stored?.last, body, asked) ||
      isRepeated(hot.lastCommands[seat], body, asked) ||
      (await storage.tables.answered(hot.table.id, body.key)) !== undefined
    return wasDone ? accept(undefined) : refuse('host.stale')
  }
  const table = tableWithDraft(hot, seat, known, body.autoResolve)
  const command: Command = body.do === 'choose' ? { do: 'choose', move: body.move ?? '' } : { do: body.do }
  // What comes after the confirmation belongs to a turn that nobody has looked at yet.
  if (body.do !== 'confirm') table.autoResolve = body.autoResolve
  const outcome = carryOut(table, command)
  if (!outcome.ok) return outcome
  const last: LastCommand = { key: body.key, version: body.version, asked }
  const stored =
    table.history > hot.table.history
      ? await commitSteps(house, hot, table, known, body, last)
      : await storeDraft(house, hot, table, known, last)
  if (stored.ok) {
    hot.lastCommands[seat] = last
    tellThinking(house, hot, table, seat)
  }
  return stored
}

/** Stores a draft that is not committed; an empty one where the last step of a turn was committed when it was made, and is confirmed. */
async function storeDraft(
  { storage, shelf }: House,
  hot: HotGame,
  table: HostTable,
  known: SeatDraft,
  last: LastCommand,
): Promise<Outcome> {
  const seat = table.holder ?? -1
  const draft = table.draft ?? { seat, steps: [], kept: 0, redo: [], ended: false }
  const answer = await storage.drafts.put(hot.table.id, seat, known.revision, writeStored(draft, last))
  if (!answer.ok) {
    shelf.forget(hot.table.id)
    return refuse('host.stale')
  }
  hot.drafts[seat] = {
    revision: answer.value.revision,
    stored: storedOf(draft, last),
    open: table.draft && { version: hot.table.version, draft },
  }
  return accept(undefined)
}

/** Commits the steps that were kept or confirmed; what is left of the draft is stored with them. */
async function commitSteps(
  house: House,
  hot: HotGame,
  table: HostTable,
  known: SeatDraft,
  body: CommandBody,
  last: LastCommand,
): Promise<Outcome> {
  const seat = table.holder ?? -1
  const moves = lastMoves(table.committed, table.history - hot.table.history)
  const isOver = body.do === 'confirm'
  const draft = isOver ? undefined : table.draft
  // What reveals something is committed when it is chosen, also where it ends the turn.
  const hasEnded = draft?.ended === true && draft.kept === draft.steps.length
  const data = draft && writeStored(draft, last)
  const answer = await commitPlayed(house, hot, {
    key: body.key,
    game: table.committed,
    moves,
    events: table.log,
    ended: isOver || hasEnded ? [seat] : [],
    drafts: data === undefined ? { clearDrafts: [seat] } : { putDrafts: [{ seat, data }] },
  })
  if (!answer.ok) return answer.problem.key.startsWith('storage.') ? refuse('host.stale') : answer
  const wasStored = known.stored !== undefined || data !== undefined
  hot.drafts[seat] = {
    revision: known.revision + (wasStored ? 1 : 0),
    stored: draft && storedOf(draft, last),
    open: draft && { version: hot.table.version, draft },
  }
  return accept(undefined)
}

/** The others are told how many steps somebody has thought about, never which. */
function tellThinking({ storage, self, log }: House, hot: HotGame, table: HostTable, seat: number): void {
  const steps = table.draft?.seat === seat ? table.draft.steps.length : 0
  storage.news
    .remark(hot.table.id, writeRemark({ from: self, kind: 'thinking', seat, steps }))
    .catch((error: unknown) => log.debug({ err: error }, 'remark lost'))
}
