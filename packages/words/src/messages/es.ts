/** All Spanish messages. */
import { cards } from './es/cards.ts'
import { decisions } from './es/decisions.ts'
import { effects } from './es/effects.ts'
import { errors } from './es/errors.ts'
import { events } from './es/events.ts'
import { hints } from './es/hints.ts'
import { moves } from './es/moves.ts'
import { notices } from './es/notices.ts'
import { reasons } from './es/reasons.ts'
import { score } from './es/score.ts'
import { seasons } from './es/seasons.ts'
import { tengu } from './es/tengu.ts'
import { terms } from './es/terms.ts'
import { warnings } from './es/warnings.ts'

/** The Spanish catalogue. */
export const es = {
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
