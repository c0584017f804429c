/** The storage on a home: every operation is written once, for both. */
import { addNotices, settleNotice } from './alongside.ts'
import { readChat, sayAtTable } from './chat.ts'
import { forgetCommands, readAnswer } from './commands.ts'
import { commitMoves } from './commits.ts'
import { readCounts } from './counts.ts'
import { putDraft, readDraft } from './drafts.ts'
import { storageFault } from './fault.ts'
import { findFaults } from './row-faults.ts'
import { putGuest, readGuest } from './guests.ts'
import { makeHeartbeats } from './heartbeats.ts'
import { changeHolidays, readHolidays } from './holidays.ts'
import type { Home } from './home.ts'
import { listEvery, listOfGuest, listPublicLive } from './lists.ts'
import { listWaiting } from './lobby.ts'
import {
  claimDeliveries,
  countDeliveries,
  finishDeliveries,
  nextDue,
  postponeDeliveries,
  spreadNotice,
} from './outbox.ts'
import { packFinished } from './packing.ts'
import { putPass, readPass, takePass } from './passes.ts'
import { changeReceiver, readReceiver } from './receivers.ts'
import { readSecret } from './secrets.ts'
import { newsSince } from './since.ts'
import { measureSizes } from './sizes.ts'
import type { Storage } from './storage.ts'
import { changeTable, createTable, openKey, readGame, readTable, removeTable } from './tables.ts'
import { castVote, readVotes } from './votes.ts'

/** PostgreSQL carries no longer ones between processes. */
const longestRemark = 2000

/** Makes the storage of a home. */
export function makeStorage(home: Home): Storage {
  return {
    kind: home.kind,
    tables: {
      create: (table) => createTable(home, table),
      read: (id) => readTable(home, id),
      readGame: (id, after = 0) => readGame(home, id, after),
      commit: (commit) => commitMoves(home, commit),
      change: (id, key, at, decide, asked = 'change') => changeTable(home, id, key, at, decide, asked),
      answered: (id, key) => readAnswer(home, id, key),
      open: (hash) => openKey(home, hash),
      remove: (id, state) => removeTable(home, id, state),
      waiting: (wish, limit, after) => listWaiting(home, wish, limit, after),
      publicLive: (limit) => listPublicLive(home, limit),
      ofGuest: (guest, limit, state) => listOfGuest(home, guest, limit, state),
      every: (state, limit, afterId = '') => listEvery(home, state, limit, afterId),
      pack: (finishedBefore, limit) => packFinished(home, finishedBefore, limit),
    },
    chat: {
      say: (table, key, message) => sayAtTable(home, table, key, message),
      read: (table, limit, after = 0, audience) => readChat(home, table, limit, after, audience),
    },
    drafts: {
      read: (table, seat) => readDraft(home, table, seat),
      put: (table, seat, revision, data) => putDraft(home, table, seat, revision, data),
    },
    votes: {
      read: (table) => readVotes(home, table),
      cast: (table, key, vote) => castVote(home, table, key, vote),
    },
    guests: {
      read: (id) => readGuest(home, id),
      put: (id, guest) => putGuest(home, id, guest),
    },
    passes: {
      put: (hash, pass, now) => putPass(home, hash, pass, now),
      read: (hash, now) => readPass(home, hash, now),
      take: (hash, now) => takePass(home, hash, now),
    },
    holidays: {
      read: (guest) => readHolidays(home, guest),
      change: (guest, decide) => changeHolidays(home, guest, decide),
    },
    receivers: {
      read: (id) => readReceiver(home, id),
      change: (id, decide) => changeReceiver(home, id, decide),
    },
    outbox: {
      add: (notices, at) => home.write('no table', ({ db }) => addNotices(db, notices, at)),
      claim: (now, until, limit) => claimDeliveries(home, now, until, limit),
      spread: (delivery, channels) => spreadNotice(home, delivery, channels),
      finish: (ids) => finishDeliveries(home, ids),
      postpone: (ids, due, countsAs) => postponeDeliveries(home, ids, due, countsAs),
      settle: (receiver, tag) => home.write('no table', ({ db }) => settleNotice(db, receiver, tag)),
      count: () => countDeliveries(home),
      nextDue: () => nextDue(home),
    },
    heartbeats: makeHeartbeats(home),
    news: {
      subscribe: home.subscribe,
      since: (table, number) => newsSince(home, table, number),
      remark: async (table, remark) => {
        if (Buffer.byteLength(remark) > longestRemark) throw storageFault('storage.remark', { most: longestRemark })
        await home.remark(table, remark)
      },
    },
    secret: (name, make) => readSecret(home, name, make),
    forgetCommands: (before) => forgetCommands(home, before),
    availability: home.availability,
    listening: home.listening,
    canWrite: home.availability.check,
    sizes: () => measureSizes(home),
    counts: () => readCounts(home),
    faults: () => findFaults(home),
    backup: home.backup,
    close: home.close,
  }
}
