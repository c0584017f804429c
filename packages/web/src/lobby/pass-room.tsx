/** Where a link from another device leads: becoming the guest who made it, if one likes. */
import { type ReactNode, useEffect, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { prefer } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { makeApi } from '../network/api.ts'
import { useOnlineWords } from '../network/say.ts'
import { browserWorld } from '../network/world.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { useMe } from './server.ts'

interface Owner {
  readonly name: string
  /** This browser is that guest already. */
  readonly here: boolean
}

/** Not kept among the places behind one: the link works once. */
const toLobby = (): void => goOnline({ kind: 'lobby' }, true)

/** The question, and what it means for whoever this browser was before. */
export function PassRoom({ secret }: { readonly secret: string }): ReactNode {
  const words = useOnlineWords()
  const { t, n } = words
  const before = useMe((state) => state.name)
  const [owner, setOwner] = useState<Owner>()
  const [problem, setProblem] = useState<string>()
  const refuse = (told: Parameters<typeof problemSentence>[1]): void => setProblem(problemSentence(words, told))
  useEffect(() => {
    void makeApi(browserWorld, { secret })
      .get<Owner>('me/pass')
      .then((reply) => (reply.ok ? setOwner(reply.value) : refuse(reply.problem)))
    // Asked once; the words may change meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [secret])
  const accept = async (): Promise<void> => {
    const reply = await makeApi(browserWorld, { secret }).put<{ readonly name: string }>('me/pass', {})
    if (!reply.ok) return refuse(reply.problem)
    const { name } = reply.value
    useMe.setState({ name })
    prefer({ name })
    toLobby()
  }
  if (owner === undefined && problem === undefined) return <p className="waiting">{t('app.loading')}</p>
  const name = owner?.name ?? ''
  const isAsked = owner?.here === false && problem === undefined
  const title = isAsked ? n('pass.title', { name }) : n('device.title')
  return (
    <Frame title={title} onBack={toLobby}>
      <ProblemLine text={problem} />
      {owner?.here === true ? <p>{n('pass.here', { name })}</p> : undefined}
      {isAsked ? (
        <>
          <p>{n('pass.text')}</p>
          {before === undefined ? undefined : <p className="pass-warning">{n('pass.warning', { name: before })}</p>}
          <div className="room-buttons">
            <button type="button" className="button primary begin take-pass" onClick={() => void accept()}>
              <Icon name="confirm" size={20} />
              {n('pass.accept')}
            </button>
            <button type="button" className="button" onClick={toLobby}>
              <Icon name="close" size={18} />
              {n('pass.refuse')}
            </button>
          </div>
        </>
      ) : (
        <button type="button" className="button primary begin" onClick={toLobby}>
          {n('room.toLobby')}
        </button>
      )}
    </Frame>
  )
}
