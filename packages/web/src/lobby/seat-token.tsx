/** The token by which an outside program plays a seat: shown once, to be copied. */
import { type ReactNode, useState } from 'react'
import { copyText } from '../app/files.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import type { Api } from '../network/api.ts'
import { useOnlineWords } from '../network/say.ts'
import { postOnce } from '../network/table-acts.ts'
import { browserWorld } from '../network/world.ts'

interface Props {
  readonly api: Api
  readonly table: string
  readonly seat: number
  readonly onProblem: (text: string) => void
}

/** The button, and then the token. */
export function SeatToken({ api, table, seat, onProblem }: Props): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const [token, setToken] = useState<string>()
  const [isCopied, setCopied] = useState(false)
  const make = async (): Promise<void> => {
    const path = `tables/${table}/seats/${seat}/token`
    const reply = await postOnce<{ readonly token: string }>(browserWorld, api, path, {})
    if (!reply.ok) return onProblem(problemSentence(words, reply.problem))
    setToken(reply.value.token)
    setCopied(await copyText(reply.value.token))
  }
  if (token === undefined)
    return (
      <button type="button" className="button" onClick={() => void make()}>
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
