/** All checks, as the fuzzer runs them. */
import { asking, ending, offers } from './checks/asking.ts'
import { refusals } from './checks/bad-input.ts'
import { cards } from './checks/cards.ts'
import type { Check } from './checks/check.ts'
import { completeness } from './checks/completeness.ts'
import { copies, independence } from './checks/copies.ts'
import { decisions } from './checks/decisions.ts'
import {
  decisionsFromViews,
  onlookers,
  onlookersAtDecks,
  ownMoves,
  ownSeasons,
  undoBarrier,
} from './checks/interference.ts'
import { ledger } from './checks/ledger.ts'
import { payments } from './checks/payments.ts'
import { pieces } from './checks/pieces.ts'
import { lasting, possessions } from './checks/possessions.ts'
import { roundTrip } from './checks/records.ts'
import { tiles } from './checks/tiles.ts'
import { imaginedGames, views } from './checks/views.ts'

/** The laws of conservation, cheap enough for every move. */
const conservation: readonly Check[] = [cards, tiles, pieces, possessions, lasting]

/** Every check. */
export const allChecks: readonly Check[] = [
  asking,
  offers,
  ending,
  ...conservation,
  ledger,
  payments,
  roundTrip,
  copies,
  independence,
  views,
  imaginedGames,
  decisionsFromViews,
  ownMoves,
  ownSeasons,
  onlookers,
  onlookersAtDecks,
  undoBarrier,
  decisions,
  completeness,
  refusals,
]
