/** Push on this device: asked for when the button is pressed, not before. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { askForPush, deviceId, endPush, type PushLack, pushLack } from '../network/push.ts'
import { useOnlineWords } from '../network/say.ts'
import { browserWorld } from '../network/world.ts'
import { NoticePart, type NoticeProps } from './notice-part.tsx'
import { withPush } from './receiver.ts'
import { server } from './server.ts'

/** The switch, and what stands in the way. */
export function PushField({ receiver, onChange, onTest }: NoticeProps): ReactNode {
  const { n } = useOnlineWords()
  const [lack, setLack] = useState<PushLack | undefined>(pushLack)
  const own = receiver.push.find(({ id }) => id === deviceId())
  const begin = async (): Promise<void> => {
    const address = await askForPush(server, browserWorld.draw)
    if (typeof address === 'string') return setLack(address)
    setLack(undefined)
    await onChange(withPush(receiver, address))
  }
  const end = async (): Promise<void> => {
    await endPush().catch(() => undefined)
    await onChange({ ...receiver, push: receiver.push.filter(({ id }) => id !== own?.id) })
  }
  return (
    <NoticePart icon="bell" title={n('push.title')} text={n('push.text')}>
      {lack === undefined || own !== undefined ? undefined : <p className="muted">{n(`lack.${lack}`)}</p>}
      {own === undefined ? (
        <button
          type="button"
          className="button primary"
          disabled={lack !== undefined && lack !== 'failed'}
          onClick={() => void begin()}
        >
          <Icon name="bell" size={18} />
          {n('push.begin')}
        </button>
      ) : (
        <>
          <button type="button" className="button" onClick={() => void onTest(`push:${own.id}`)}>
            {n('notices.test')}
          </button>
          <button type="button" className="button quiet" onClick={() => void end()}>
            {n('push.end')}
          </button>
        </>
      )}
      {receiver.push.length > (own === undefined ? 0 : 1) ? (
        <small>{n('push.others', { n: receiver.push.length - (own === undefined ? 0 : 1) })}</small>
      ) : undefined}
    </NoticePart>
  )
}
