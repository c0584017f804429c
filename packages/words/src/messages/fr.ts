/** All French messages. */
import { cards } from './fr/cards.ts'
import { decisions } from './fr/decisions.ts'
import { effects } from './fr/effects.ts'
import { errors } from './fr/errors.ts'
import { events } from './fr/events.ts'
import { hints } from './fr/hints.ts'
import { moves } from './fr/moves.ts'
import { notices } from './fr/notices.ts'
import { reasons } from './fr/reasons.ts'
import { score } from './fr/score.ts'
import { seasons } from './fr/seasons.ts'
import { tengu } from './fr/tengu.ts'
import { terms } from './fr/terms.ts'
import { warnings } from './fr/warnings.ts'

/** The French catalogue. */
export const fr = {
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
