/** Going on on another device: a link that makes another browser the same guest, once and for a few minutes. */
import { type ReactNode, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { isLocal, LinkLine } from './invite.tsx'
import { BeNamed } from './name-field.tsx'
import { server, useMe } from './server.ts'

interface Pass {
  readonly pass: string
  /** When it is over, in milliseconds since 1970. */
  readonly until: number
}

/** The room in which the link is made. */
export function Device(): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const isGuest = useMe((state) => state.name !== undefined)
  const [made, setMade] = useState<Pass>()
  const [problem, setProblem] = useState<string>()
  const make = async (): Promise<void> => {
    const reply = await server.post<Pass>('me/pass', {})
    setProblem(reply.ok ? undefined : problemSentence(words, reply.problem))
    if (reply.ok) setMade(reply.value)
  }
  const time = (until: number): string =>
    new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(until)
  return (
    <Frame title={n('device.title')} text={n('device.text')} onBack={() => goOnline({ kind: 'lobby' }, true)}>
      <ProblemLine text={problem} />
      {isGuest ? undefined : <BeNamed />}
      {isGuest && made === undefined ? (
        <button type="button" className="button primary begin make-pass" onClick={() => void make()}>
          <Icon name="link" size={20} />
          {n('device.make')}
        </button>
      ) : undefined}
      {made === undefined ? undefined : (
        <>
          <LinkLine
            key={made.pass}
            label={n('device.link')}
            text={n('device.linkText')}
            path={`./#me=${made.pass}`}
            primary
          />
          {isLocal() ? <small>{n('room.onlyHere')}</small> : undefined}
          <p role="status">{n('device.until', { time: time(made.until) })}</p>
        </>
      )}
      <small>{n('device.safe')}</small>
    </Frame>
  )
}
