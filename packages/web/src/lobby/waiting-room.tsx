/** Before the game: who is here, the links for friends, the seats, and the beginning. */
import type { SeatCard, SeatWish, TableCard } from '@bitoku/host'
import { type ReactNode, useState } from 'react'
import { goOnline } from '../app/online.ts'
import { problemSentence } from '../app/problems.ts'
import { Icon } from '../art/sprite.tsx'
import type { Api, Reply } from '../network/api.ts'
import { useOnlineWords } from '../network/say.ts'
import { askToken, postOnce } from '../network/table-acts.ts'
import { browserWorld } from '../network/world.ts'
import { ProblemLine } from '../start/problem-line.tsx'
import { CardFacts, CardSeats } from './card-seats.tsx'
import { Frame } from './frame.tsx'
import { isLocal, LinkLine } from './invite.tsx'
import { SeatPicker } from './seat-wishes.tsx'
import { zoneHere } from './receiver.ts'
import { SeatToken } from './seat-token.tsx'
import { TellMe } from './tell-me.tsx'

interface Props {
  readonly card: TableCard
  readonly api: Api
  readonly onCard: (card: TableCard) => void
}

/** The wish behind a seat that nobody has taken. */
function wishOf({ kind, level }: SeatCard): SeatWish {
  if (kind === 'bot' && level !== undefined) return { kind, level }
  return { kind: kind === 'program' || kind === 'tengu' ? kind : 'open' }
}

/** The room. */
export function WaitingRoom({ card, api, onCard }: Props): ReactNode {
  const words = useOnlineWords()
  const { n } = words
  const [problem, setProblem] = useState<string>()
  const open = card.seats.filter(({ kind }) => kind === 'open').length
  const take = <Value,>(reply: Reply<Value>): reply is { readonly ok: true; readonly value: Value } => {
    setProblem(reply.ok ? undefined : problemSentence(words, reply.problem))
    return reply.ok
  }
  const act = async (path: string, body: object = {}): Promise<void> => {
    if (!take(await postOnce<unknown>(browserWorld, api, `tables/${card.id}/${path}`, body))) return
    const fresh = await api.get<TableCard>(`tables/${card.id}`)
    if (fresh.ok) onCard(fresh.value)
  }
  const leave = async (): Promise<void> => {
    const reply = card.owner
      ? await api.remove(`tables/${card.id}`)
      : await postOnce<unknown>(browserWorld, api, `tables/${card.id}/leave`, {})
    if (take(reply)) goOnline({ kind: 'lobby' }, true)
  }
  return (
    <Frame
      title={n('room.title')}
      text={n(open > 0 ? 'room.text' : 'room.full', { n: open })}
      onBack={() => goOnline({ kind: 'lobby' })}
    >
      <ProblemLine text={problem} />
      <CardSeats
        card={card}
        act={(seat) => {
          const { kind } = card.seats[seat]
          if (!card.owner || seat === card.seat) return undefined
          if (kind === 'person') return <Unseat onPress={() => void act(`seats/${seat}`, { wish: { kind: 'open' } })} />
          return (
            <>
              <SeatPicker
                seat={seat}
                value={wishOf(card.seats[seat])}
                hasTengu={false}
                onChange={(wish) => void act(`seats/${seat}`, { wish })}
              />
              {kind === 'program' ? (
                <SeatToken make={() => askToken(browserWorld, api, card.id, seat)} onProblem={setProblem} />
              ) : undefined}
            </>
          )
        }}
      />
      <CardFacts card={card} />
      <TellMe card={card} />
      {isLocal() && card.links?.join !== undefined ? (
        <small className="only-here">{n('room.onlyHere')}</small>
      ) : undefined}
      {card.links?.join === undefined || open === 0 ? undefined : (
        <LinkLine label={n('room.invite')} text={n('room.inviteText')} path={card.links.join} primary />
      )}
      {card.links === undefined || card.links.watch === card.links.join ? undefined : (
        <LinkLine label={n('room.watch')} text={n('room.watchText')} path={card.links.watch} />
      )}
      <div className="room-buttons">
        {card.seat === undefined && open > 0 ? (
          <button type="button" className="button sit" onClick={() => void act('join', { zone: zoneHere() })}>
            <Icon name="play" size={20} />
            {n('join.sit')}
          </button>
        ) : undefined}
        {card.owner ? (
          <button type="button" className="button primary begin start-table" onClick={() => void act('start')}>
            <Icon name="play" size={20} />
            {n('room.start')}
          </button>
        ) : undefined}
        <button type="button" className="button stop" onClick={() => void leave()}>
          <Icon name="close" size={18} />
          {n(card.owner ? 'room.remove' : 'room.leave')}
        </button>
      </div>
      <small>{n(card.owner ? 'room.startText' : 'room.waitText')}</small>
    </Frame>
  )
}

/** Asks somebody to get up again. */
function Unseat({ onPress }: { readonly onPress: () => void }): ReactNode {
  const { n } = useOnlineWords()
  return (
    <button type="button" className="button quiet unseat" onClick={onPress}>
      {n('room.unseat')}
    </button>
  )
}
