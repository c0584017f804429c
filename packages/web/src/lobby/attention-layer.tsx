/** A word in passing when another game has begun to wait; title, icon and badge are kept in step with it. */
import './lobby.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { goOnline, useOnline } from '../app/online.ts'
import { Icon } from '../art/sprite.tsx'
import { forgetFresh, startAttention, useAttention } from '../network/attention.ts'
import { useOnlineWords } from '../network/say.ts'
import { browserWorld } from '../network/world.ts'
import { readMe, server, useMe } from './server.ts'

/** So long the word stays, in milliseconds. */
const stay = 12_000

const isGuest = (): boolean => useMe.getState().name !== undefined

/** Whether this browser was told of turns once. */
const hasDevice = (): boolean => browserWorld.memory.read('bitoku.push') !== undefined

async function renewDevice(): Promise<void> {
  const { renewPush } = await import('../network/push.ts')
  await renewPush(server)
}

/** The layer above everything else. */
export function AttentionLayer(): ReactNode {
  const { t, n } = useOnlineWords()
  const fresh = useAttention((state) => state.fresh)
  const turn = useRef('')
  turn.current = t('seat.yourTurn')
  useEffect(() => {
    let stop: (() => void) | undefined
    let isWanted = true
    void readMe().then(() => {
      if (!isWanted) return
      stop = startAttention(() => turn.current, isGuest)
      // Without a word to whoever plays; where it fails the next start tries again.
      if (isGuest() && hasDevice()) void renewDevice().catch(() => undefined)
    })
    return () => {
      isWanted = false
      stop?.()
    }
  }, [])
  useEffect(() => {
    if (fresh === undefined) return
    const timer = setTimeout(forgetFresh, stay)
    return () => clearTimeout(timer)
  }, [fresh])
  if (fresh === undefined) return undefined
  const go = (): void => {
    forgetFresh()
    const place = { kind: 'table', id: fresh.id, link: undefined } as const
    // A game in the browser is left as it is: its address leads back to it.
    if (useOnline.getState().place === undefined) location.assign(`?table=${fresh.id}`)
    else goOnline(place)
  }
  return (
    <div className="turn-toast" role="status">
      <button type="button" className="bare go" onClick={go}>
        <Icon name="bell" size={22} />
        <span>
          <b>{t('seat.yourTurn')}</b>
          <small>{n('next.with', { names: fresh.names.join(', ') })}</small>
        </span>
        <Icon name="arrow-right" size={20} />
      </button>
      <button type="button" className="button quiet" aria-label={t('panel.close')} onClick={forgetFresh}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
