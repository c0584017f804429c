/** What the text board of the page tells from: the table as its parts see it, with the words of the text board. */
import type { Teller } from '@bitoku/text'
import { isProjected, usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import type { SayMore } from '../interface/more.ts'
import type { GameContext } from '../table/game.ts'

/** The table with its voice; on a page it says more than the lines and commands do. */
export interface PageTeller extends Teller, GameContext {
  readonly t: GameContext['t']
  readonly m: SayMore
}

/** A table with a voice. */
export const tellerOf = (game: GameContext, m: SayMore): PageTeller => ({
  ...game,
  m,
  isProjected: (isOwn) => isProjected(usePreferences.getState().projection, game.snapshot.liveScores, isOwn),
  problem: (problem) => problemSentence(game, problem),
})
