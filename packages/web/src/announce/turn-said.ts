/** What those who listen are told when something is asked. */
import { sentence } from '@bitoku/text'
import type { Snapshot } from '@bitoku/host'
import { decisionQuestion, optionLabel, yearAndSeason } from '@bitoku/words'
import type { Verbosity } from '../app/preferences.ts'
import type { GameContext } from '../table/game.ts'

/** What is needed of the table. */
interface Table extends Pick<GameContext, 'snapshot' | 'language' | 'telling' | 't' | 'seatName'> {
  /** Whether one person has the screen alone. */
  readonly isAlone: boolean
}

/** So many options are named at most. */
const mostNamed = 6

/** Whether a turn begins: somebody else was asked before, or nobody. */
const isBeginning = (before: Snapshot | undefined, { asked, draft }: Snapshot): boolean =>
  before === undefined || before.asked !== asked || (draft.steps.length === 0 && before.draft.needsConfirm)

/** Whose turn it is, and when; nothing in the middle of a turn. */
function greeting({ snapshot, language, t, seatName, isAlone }: Table): readonly string[] {
  const { view, asked, decision } = snapshot
  const season = yearAndSeason(language, view.round, view.phase)
  // Alone, the question of a turn says whose it is.
  if (isAlone) return decision?.kind === 'turn' ? [season] : [t('seat.yourTurn'), season]
  return [t('turn.of', { name: seatName(asked ?? 0) }), season]
}

/** What is asked now, in words for the ear; empty while nothing is. */
export function turnSaid(table: Table, before: Snapshot | undefined, verbosity: Verbosity): string {
  const { snapshot, language, telling, t, seatName } = table
  const { decision, draft, finished, sheets } = snapshot
  if (decision !== undefined) {
    const question = decisionQuestion(language, decision, telling)
    const asks = t('turn.options', { question, n: decision.options.length })
    const named = decision.options.slice(0, mostNamed)
    const labels = named.map((option) => optionLabel(language, option, { ...telling, decision })).join('; ')
    return [
      ...(verbosity !== 'short' && isBeginning(before, snapshot) ? greeting(table) : []),
      asks,
      ...(verbosity === 'full' ? [labels] : []),
    ]
      .map(sentence)
      .join(' ')
  }
  if (draft.needsConfirm) return t(draft.steps.at(-1)?.state === 'held' ? 'prompt.confirmHeld' : 'prompt.confirm')
  const winner = finished ? sheets.find(({ rank }) => rank === 1) : undefined
  if (winner === undefined) return ''
  return `${t('prompt.finished')} ${sentence(t('final.wins', { name: seatName(winner.seat), n: winner.total }))}`
}
