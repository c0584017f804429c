/** In a game over days: an offer to be told of one's turn, until one is told in some way or does not want it. */
import type { TableCard } from '@bitoku/host'
import { type ReactNode, useEffect, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { Icon } from '../art/sprite.tsx'
import { awaitsMe } from '../network/awaits.ts'
import { askForPush, type PushLack, pushLack } from '../network/push.ts'
import { useOnlineWords } from '../network/say.ts'
import { browserWorld } from '../network/world.ts'
import { firstReceiver, isTold, type Receiver, receiverBody, withPush } from './receiver.ts'
import { server } from './server.ts'

/** Who has said “not now” is not asked again in this browser. */
const place = 'bitoku.tell-me'

/** The settings of somebody who is told in no way yet. */
function useUntold(isWanted: boolean): readonly [Receiver | undefined, () => void] {
  const { language } = useOnlineWords()
  const [receiver, setReceiver] = useState<Receiver>()
  useEffect(() => {
    if (!isWanted || browserWorld.memory.read(place) !== undefined) return
    void server.get<Partial<Receiver>>('notices').then((reply) => {
      const found = { ...firstReceiver(language), ...(reply.ok ? reply.value : {}) }
      if (reply.ok && !isTold(found)) setReceiver(found)
    })
    // Read once for a table.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted])
  return [receiver, () => setReceiver(undefined)]
}

/** The offer. The browser is asked only when the button is pressed. */
export function TellMe({ card }: { readonly card: Pick<TableCard, 'pace' | 'seat' | 'state' | 'awaited'> }): ReactNode {
  const { n, language } = useOnlineWords()
  const isWanted = card.pace.kind === 'days' && card.seat !== undefined && card.state !== 'finished'
  const [receiver, forget] = useUntold(isWanted)
  const [lack, setLack] = useState<PushLack | undefined>(pushLack)
  const [isDone, setDone] = useState(false)
  if (isDone) return <Told />
  // Never in the way of a turn: it is offered to those who wait.
  if (!isWanted || receiver === undefined || awaitsMe(card)) return undefined
  const begin = async (): Promise<void> => {
    const address = await askForPush(server, browserWorld.draw)
    if (typeof address === 'string') return setLack(address)
    const reply = await server.put('notices', receiverBody({ ...withPush(receiver, address), language }))
    if (reply.ok) setDone(true)
    else setLack('failed')
  }
  const dismiss = (): void => {
    browserWorld.memory.write(place, 'not now')
    forget()
  }
  const canPush = lack === undefined || lack === 'failed'
  return (
    <div className="net-banner tell-me" role="status">
      <Icon name="bell" size={20} />
      <p>
        {n('tell.offer')}
        {lack === undefined ? undefined : <small>{n(`lack.${lack}`)}</small>}
      </p>
      {canPush ? (
        <button type="button" className="button primary" onClick={() => void begin()}>
          {n('push.begin')}
        </button>
      ) : undefined}
      <button type="button" className="button" onClick={() => goOnline({ kind: 'notices' })}>
        {n('tell.ways')}
      </button>
      <button type="button" className="button quiet tell-later" onClick={dismiss}>
        {n('tell.later')}
      </button>
    </div>
  )
}

/** So long the word stays, in milliseconds. */
const stay = 6000

function Told(): ReactNode {
  const { n } = useOnlineWords()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), stay)
    return () => clearTimeout(timer)
  }, [])
  if (isOver) return undefined
  return (
    <div className="net-banner" role="status">
      <Icon name="confirm" size={20} />
      <p>{n('tell.done')}</p>
    </div>
  )
}
