/** Reminding those who have been awaited for long, and being reminded. */
import { type ReactNode, useEffect, useRef } from 'react'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { useGame } from '../table/game.ts'
import { useCompany, useNetwork } from './network.ts'

const nobody: readonly number[] = []

/** The button, where the server lets somebody be reminded; one for all of them. */
export function RemindButton(): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const { acts } = useNetwork()
  const { tell, seatName } = useGame()
  const late = useCompany(({ table }) => table.nudges?.open ?? nobody)
  if (late.length === 0) return undefined
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(late.map(seatName))
  const remind = async (): Promise<void> => {
    const outcomes = await Promise.all(late.map((seat) => acts.nudge(seat)))
    const refused = outcomes.find((outcome) => !outcome.ok)
    tell(refused?.ok === false ? problemSentence(words, refused.problem) : n('remind.done', { names }))
  }
  return (
    <button type="button" className="button quiet remind" onClick={() => void remind()}>
      <Icon name="bell" size={18} />
      {n('remind.ask', { names })}
    </button>
  )
}

/** Tells whoever looks that the others have sent a reminder. */
export function Reminded(): ReactNode {
  const { n } = useOnlineWords()
  const { tell } = useGame()
  const isReminded = useCompany(
    ({ table: { seat, nudges } }) => seat !== undefined && nudges?.done.includes(seat) === true,
  )
  const isTold = useRef(false)
  useEffect(() => {
    if (isReminded && !isTold.current) tell(n('remind.you'))
    isTold.current = isReminded
  }, [isReminded, tell, n])
  return undefined
}
