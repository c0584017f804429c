/** Bots move one after the other, at a pace that can be followed, until a person is asked. */
import {
  askBot,
  type BotQuestion,
  type BotRunner,
  type Pace,
  playBotMove,
  questionFor,
  type Table,
  turnOf,
} from '../index.ts'

/** What the loop needs to know while it runs. */
export interface BotLoop {
  readonly pace: () => Pace
  /** Whether the game is still the open one. */
  readonly isOpen: () => boolean
  /** Told after every move; worth showing are all at the normal pace, otherwise the last of a turn. */
  readonly onMove: (isWorthShowing: boolean) => Promise<void>
}

/** Games whose bots are moving already. */
const running = new WeakSet<Table>()

/** Lets the bots of a game move as long as it is their turn. */
export async function runBots(
  table: Table,
  { bots, wait }: { readonly bots: BotRunner; readonly wait: (milliseconds: number) => Promise<void> },
  loop: BotLoop,
): Promise<void> {
  if (running.has(table)) return
  running.add(table)
  try {
    let mover = -1
    for (let question = questionFor(table); question !== undefined; question = questionFor(table)) {
      const pause = loop.pace() === 'instant' ? 0 : pauseFor(question, question.seat !== mover)
      mover = question.seat
      // One after the other on purpose: each move depends on the last.
      // oxlint-disable-next-line no-await-in-loop
      const [answer] = await Promise.all([askBot(bots, question, wait), pause === 0 ? undefined : wait(pause)])
      if (!loop.isOpen()) return
      playBotMove(table, answer.move, answer.fault)
      const next = turnOf(table)
      // oxlint-disable-next-line no-await-in-loop
      await loop.onMove(loop.pace() === 'normal' || next.who !== 'bot' || next.seat !== mover)
      if (!loop.isOpen()) return
    }
  } finally {
    running.delete(table)
  }
}

const shortestPause = 400
const longestPause = 900
const pausePerOption = 10

/** How long a move is waited for: longer where a turn begins, the longer the more there was to think about. */
function pauseFor({ options }: BotQuestion, begins: boolean): number {
  if (options.length === 1 && !begins) return 0
  return begins ? Math.min(longestPause, shortestPause + pausePerOption * options.length) : shortestPause
}
