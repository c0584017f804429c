/** The turns of the open game. */
import { useMemo } from 'react'
import { useGame, useStory } from '../table/game.ts'
import { type Turn, turnsOf } from './turns.ts'

/** The turns so far. */
export function useTurns(): readonly Turn[] {
  const { history } = useGame().now
  const story = useStory()
  return useMemo(() => turnsOf(story, history), [story, history])
}
