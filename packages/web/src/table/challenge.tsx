/** After a solo game: whether what was to be beaten is, and a link by which somebody else can try. */
import { type ReactNode, useState } from 'react'
import { challengeOf, challengePart, scoreToBeat } from '../app/challenge.ts'
import { copyText } from '../app/files.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useGame } from './game.ts'

/** The VP of the one who has played alone; undefined when others have played. */
function useOwnScore(): number | undefined {
  const { seats, sheets, finished } = useGame().snapshot
  const isSolo = seats[0].kind === 'person' && seats[1]?.kind === 'tengu'
  return finished && isSolo ? sheets.find(({ seat }) => seat === 0)?.total : undefined
}

/** Whether the score of a challenge was beaten. */
export function Beaten(): ReactNode {
  const { snapshot, t } = useGame()
  const own = useOwnScore()
  const wanted = scoreToBeat(snapshot.gameId)
  if (own === undefined || wanted === undefined) return undefined
  const key = own > wanted ? 'challenge.beaten' : own < wanted ? 'challenge.missed' : 'challenge.even'
  return <p className="beaten">{t(key, { n: wanted, by: Math.abs(own - wanted) })}</p>
}

/** Copies a link that leads to the same game, with one's own score to be beaten. */
export function ChallengeButton(): ReactNode {
  const words = useGame()
  const { host, snapshot, tell, t } = words
  const own = useOwnScore()
  const [isCopied, setCopied] = useState(false)
  if (own === undefined) return undefined
  const copy = async (): Promise<void> => {
    const record = await host.exportRecord(snapshot.gameId)
    if (!record.ok) return tell(problemSentence(words, record.problem))
    const challenge = challengeOf(record.value, own)
    if (challenge === undefined) return
    const address = new URL(challengePart(challenge), `${location.origin}${location.pathname}`)
    // What the server may show beside the link; the game itself stays behind the `#`.
    address.searchParams.set('challenge', String(own))
    const wasCopied = await copyText(address.href)
    setCopied(wasCopied)
    if (!wasCopied) tell(t('menu.notCopied'))
  }
  return (
    <button type="button" className="button send-challenge" onClick={() => void copy()}>
      <Icon name={isCopied ? 'confirm' : 'crown'} size={18} />
      {isCopied ? t('challenge.copied') : t('challenge.send', { n: own })}
    </button>
  )
}
