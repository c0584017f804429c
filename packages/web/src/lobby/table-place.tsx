/** A table by its address: the way in, the waiting room, or the game itself. */
import type { Problem, TableCard } from '@bitoku/host'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { goOnline, type TableLink } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { Frame } from './frame.tsx'
import { JoinRoom } from './join-room.tsx'
import { useCard } from './use-card.ts'
import { WaitingRoom } from './waiting-room.tsx'

const NetworkTable = lazy(async () => ({ default: (await import('./network-table.tsx')).NetworkTable }))

interface Props {
  readonly id: string
  readonly link: TableLink | undefined
}

const toLobby = (): void => goOnline({ kind: 'lobby' })

/** The table. */
export function TablePlace({ id, link }: Props): ReactNode {
  const words = useOnlineWords()
  const { t, n } = words
  const { card, api, setCard } = useCard(id, link)
  const [refused, setRefused] = useState<Problem>()
  if (card === undefined) return <p className="waiting">{t('app.loading')}</p>
  if (!card.ok)
    return (
      <Frame title={n('lobby.title')} onBack={toLobby}>
        <ProblemLine text={problemSentence(words, card.problem)} />
        <button type="button" className="button primary begin" onClick={toLobby}>
          {n('room.toLobby')}
        </button>
      </Frame>
    )
  const { value } = card
  const onCard = (next: TableCard): void => {
    setCard(next)
    // A seat needs no link, and the link of others should not lie about.
    if (next.seat !== undefined && link !== undefined) goOnline({ kind: 'table', id, link: undefined }, true)
  }
  if (value.state !== 'waiting')
    return (
      <Suspense fallback={<p className="waiting">{t('app.loading')}</p>}>
        <NetworkTable key={id} id={id} link={link} />
        {refused === undefined || value.seat !== undefined ? undefined : (
          <Refused
            text={n('join.refused', { problem: problemSentence(words, refused) })}
            onClose={() => setRefused(undefined)}
          />
        )}
      </Suspense>
    )
  return value.seat === undefined && !value.owner ? (
    <JoinRoom card={value} api={api} link={link} onCard={onCard} onRefused={setRefused} />
  ) : (
    <WaitingRoom card={value} api={api} onCard={onCard} />
  )
}

/** The game has begun, and somebody who wanted a seat has none: the page says why, beside the game that can be watched. */
function Refused({ text, onClose }: { readonly text: string; readonly onClose: () => void }): ReactNode {
  const { t } = useOnlineWords()
  return (
    <div className="net-banner join-refused" role="alert">
      <Icon name="warning" size={20} />
      <p>{text}</p>
      <button type="button" className="button quiet" onClick={onClose} aria-label={t('panel.close')}>
        <Icon name="close" size={18} />
      </button>
    </div>
  )
}
