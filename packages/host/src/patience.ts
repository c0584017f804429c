/** How long somebody waits for a bot. */
import type { BotLevel } from '@bitoku/bots'

/**
 * Milliseconds that each level may think at a table: devices differ, and nobody likes to wait. What comes up in the middle of a
 * turn takes two fifths of it again, then a fifth, a tenth and so on: the whole turn is over within 50 ms, half a second
 * (expert) or 3 seconds (master). A machine that is quick enough for all that a level looks at never comes to that.
 */
export const patience: Readonly<Record<BotLevel, number>> = {
  random: 20,
  greedy: 20,
  beginner: 20,
  casual: 20,
  club: 20,
  strong: 20,
  expert: 250,
  master: 1600,
}
