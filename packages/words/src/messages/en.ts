/** All English messages. */
import { cards } from './en/cards.ts'
import { decisions } from './en/decisions.ts'
import { effects } from './en/effects.ts'
import { errors } from './en/errors.ts'
import { events } from './en/events.ts'
import { hints } from './en/hints.ts'
import { moves } from './en/moves.ts'
import { notices } from './en/notices.ts'
import { reasons } from './en/reasons.ts'
import { score } from './en/score.ts'
import { seasons } from './en/seasons.ts'
import { tengu } from './en/tengu.ts'
import { terms } from './en/terms.ts'
import { warnings } from './en/warnings.ts'

/** The English catalogue. */
export const en = {
  ...terms,
  ...effects,
  ...cards,
  ...moves,
  ...decisions,
  ...reasons,
  ...warnings,
  ...seasons,
  ...events,
  ...tengu,
  ...score,
  ...errors,
  ...notices,
  ...hints,
}
