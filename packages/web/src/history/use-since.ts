/** What happened since the viewer's last turn, as long as it is worth saying: until the viewer's first step. */
import { groupStory, type Since, sinceOf } from '@bitoku/text'
import { usePreferences } from '../app/preferences.ts'
import { useGame, useStory } from '../table/game.ts'

/** The turns of others since the viewer's own; undefined when there are none, and once the viewer has begun to act. */
export function useSince(): Since | undefined {
  const { asked, viewer, draft, seats } = useGame().now
  const story = useStory()
  const tenguSteps = usePreferences((state) => state.tenguSteps)
  // The Tengu shows its own turns, card by card.
  const isShownAnyway = tenguSteps && seats.some(({ kind }) => kind === 'tengu')
  const hasBegun = draft.steps.some(({ auto }) => !auto)
  if (asked === undefined || hasBegun || isShownAnyway) return undefined
  return sinceOf(groupStory(story), viewer)
}
