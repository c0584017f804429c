/** How one wants to be told that it is one's turn: push on this device, e-mail, a webhook; and when not. */
import { type ReactNode, useEffect, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { endPush } from '../network/push.ts'
import { useOnlineWords } from '../network/say.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { Holidays } from './holidays.tsx'
import { BeNamed } from './name-field.tsx'
import { EmailFields, WebhookFields } from './notice-fields.tsx'
import { PushField } from './push-field.tsx'
import { QuietFields } from './quiet-fields.tsx'
import { SoundField } from './sound-field.tsx'
import { firstReceiver, type Receiver, receiverBody, without } from './receiver.ts'
import { server, useMe } from './server.ts'

/** The channels that can be tried. */
type Channel = 'email' | 'webhook' | `push:${string}`

/** A server that sends no e-mail any more takes no address either. */
const withoutLostMail = (receiver: Receiver, canMail: boolean): Receiver =>
  canMail ? receiver : without(receiver, 'email')

/** The settings. Each is kept at once; what is written in a field, when one leaves it. */
export function Notices(): ReactNode {
  const words = useOnlineWords()
  const { n, language } = words
  const [receiver, setReceiver] = useState<Receiver>()
  const [canMail, setCanMail] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const isGuest = useMe((state) => state.name !== undefined)
  useEffect(() => {
    if (!isGuest) return
    void server.get<Partial<Receiver> & { readonly canMail: boolean }>('notices').then((reply) => {
      if (reply.ok) {
        const { canMail: mails, ...kept } = reply.value
        setCanMail(mails)
        setReceiver(withoutLostMail({ ...firstReceiver(language), ...kept }, mails))
      } else setProblem(problemSentence(words, reply.problem))
    })
    // Read once; later it is known here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isGuest])
  const save = async (next: Receiver): Promise<void> => {
    setReceiver(next)
    setTold(undefined)
    const reply = await server.put<Receiver | undefined>('notices', receiverBody({ ...next, language }))
    setProblem(reply.ok ? undefined : problemSentence(words, reply.problem))
    if (reply.ok) setTold(n('notices.saved'))
    // What was refused must not come along with the next change.
    else setReceiver(receiver)
  }
  const test = async (channel: Channel): Promise<void> => {
    setTold(undefined)
    const reply = await server.post<{ readonly sent: string }>('notices/test', { channel })
    if (!reply.ok) return setProblem(problemSentence(words, reply.problem))
    const isSent = reply.value.sent === 'sent'
    setProblem(isSent ? undefined : n('notices.notSent'))
    if (isSent) setTold(n('notices.sent'))
  }
  const forget = async (): Promise<void> => {
    const reply = await server.remove('notices')
    if (reply.ok) {
      setReceiver(firstReceiver(language))
      await endPush().catch(() => undefined)
    }
    setTold(reply.ok ? n('notices.forgotten') : undefined)
  }
  const part = { receiver: receiver ?? firstReceiver(language), onChange: save, onTest: test }
  return (
    <Frame title={n('notices.title')} text={n('notices.text')} onBack={() => goOnline({ kind: 'lobby' }, true)}>
      <ProblemLine text={problem} />
      {isGuest ? undefined : <BeNamed />}
      <div className="notices">
        <SoundField />
        {receiver === undefined ? undefined : (
          <>
            <PushField {...part} />
            {canMail ? <EmailFields {...part} /> : undefined}
            <WebhookFields {...part} />
            <QuietFields {...part} />
            <Holidays />
            <button type="button" className="button quiet" onClick={() => void forget()}>
              <Icon name="mute" size={18} />
              {n('notices.forget')}
            </button>
          </>
        )}
      </div>
      <p className="notices-told" role="status">
        {told}
      </p>
    </Frame>
  )
}
