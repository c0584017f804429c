/** All Russian messages. */
import { cards } from './ru/cards.ts'
import { decisions } from './ru/decisions.ts'
import { effects } from './ru/effects.ts'
import { errors } from './ru/errors.ts'
import { events } from './ru/events.ts'
import { hints } from './ru/hints.ts'
import { moves } from './ru/moves.ts'
import { notices } from './ru/notices.ts'
import { reasons } from './ru/reasons.ts'
import { score } from './ru/score.ts'
import { seasons } from './ru/seasons.ts'
import { tengu } from './ru/tengu.ts'
import { terms } from './ru/terms.ts'
import { warnings } from './ru/warnings.ts'

/** The Russian catalogue. */
export const ru = {
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
