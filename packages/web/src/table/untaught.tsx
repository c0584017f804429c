/** The bots do without what they have learnt: it says so as long as that lasts, and is put away for the whole game. */
import type { ReactNode } from 'react'
import { problemSentence } from '../app/problems.ts'
import { useGame } from './game.ts'
import { LastingNotice } from './lasting-notice.tsx'
import { useKept } from './use-kept.ts'

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/** The notice; nothing while the bots have all they need. */
export function Untaught(): ReactNode {
  const game = useGame()
  // Whoever looks at the past still plays against the bots of the present.
  const { untaught } = game.now
  const [isRead, setRead] = useKept('untaught', false, isBoolean)
  if (untaught === undefined || isRead) return undefined
  return (
    <LastingNotice name="untaught" icon="bot" text={problemSentence(game, untaught)} onClose={() => setRead(true)} />
  )
}
