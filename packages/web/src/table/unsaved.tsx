/** The game is not saved: it says why as long as that lasts, and offers what helps. */
import { type ReactNode, useEffect, useState } from 'react'
import { problemSentence } from '../app/problems.ts'
import { RecordButtons } from '../app/record-buttons.tsx'
import { useGame } from './game.ts'
import { LastingNotice } from './lasting-notice.tsx'

/** The notice; nothing while the game is safe. */
export function Unsaved(): ReactNode {
  const game = useGame()
  const { host, snapshot, tell, t } = game
  const { unsaved, gameId } = snapshot
  const [read, setRead] = useState<string>()
  const isElsewhere = unsaved?.key === 'host.elsewhere'
  const wouldBeLost = unsaved !== undefined && !isElsewhere
  useEffect(() => {
    if (!wouldBeLost) return
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [wouldBeLost])
  if (unsaved === undefined || unsaved.key === read) return undefined
  const takeOver = async (): Promise<void> => {
    const outcome = await host.open(gameId)
    if (!outcome.ok) tell(problemSentence(game, outcome.problem))
  }
  return (
    <LastingNotice
      name="unsaved"
      icon="warning"
      text={t(isElsewhere ? 'problem.elsewhere' : 'problem.unsaved')}
      isUrgent
      onClose={() => setRead(unsaved.key)}
    >
      {isElsewhere ? (
        <button type="button" className="button primary" onClick={() => void takeOver()}>
          {t('problem.takeOver')}
        </button>
      ) : (
        <RecordButtons host={host} gameId={gameId} tell={tell} />
      )}
    </LastingNotice>
  )
}
