/** The token by which an outside program plays a seat: shown once, to be copied. */
import type { Outcome } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { copyText } from '../app/files.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'

interface Props {
  readonly make: () => Promise<Outcome<string>>
  readonly onProblem: (text: string) => void
}

/** The button, and then the token. */
export function SeatToken({ make, onProblem }: Props): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const [token, setToken] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const show = async (): Promise<void> => {
    const outcome = await make()
    if (!outcome.ok) return onProblem(problemSentence(words, outcome.problem))
    setToken(outcome.value)
    setCopied(await copyText(outcome.value))
  }
  if (token === undefined)
    return (
      <button type="button" className="button make-token" onClick={() => void show()}>
        <Icon name="lock" size={18} />
        {n('room.token')}
      </button>
    )
  return (
    <label className="token">
      <small>{n(isCopied ? 'room.tokenCopied' : 'room.tokenText')}</small>
      <input className="field" readOnly value={token} onFocus={(event) => event.target.select()} />
    </label>
  )
}
