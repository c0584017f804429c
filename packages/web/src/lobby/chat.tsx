/** The chat: phrases that everybody reads in their own language, and free text where the table allows it. */
import { type ChatCard, phrases } from '@bitoku/host'
import { type ReactNode, useEffect, useState } from 'react'
import { seatNumber } from '../app/seats.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { isHeard, markRead, toggleMute, toggleQuiet, useChatState, writerOf } from './chat-state.ts'
import { Compose } from './compose.tsx'
import { useCompany } from './network.ts'

/** The pane of the chat. */
export function Chat(): ReactNode {
  const { n } = useOnlineWords()
  const chat = useCompany((company) => company.chat)
  const { id, seat } = useCompany(({ table }) => table)
  const state = useChatState()
  const last = chat.at(-1)?.number ?? 0
  useEffect(() => {
    markRead(id, last)
  }, [id, last])
  const heard = chat.filter((message) => isHeard(state, id, message, seat))
  return (
    <section className="chat" aria-label={n('chat.title')}>
      <Writers chat={chat} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling area must be reachable by keyboard */}
      <div className="chat-lines" role="log" aria-live="polite" tabIndex={0}>
        <div>
          {heard.length === 0 ? <p className="muted">{n('chat.empty')}</p> : undefined}
          {heard.map((message, at) => (
            <Message key={message.number} message={message} isSame={isSameWriter(heard[at - 1], message)} />
          ))}
          <Typing />
        </div>
      </div>
      <Compose />
    </section>
  )
}

const isSameWriter = (before: ChatCard | undefined, { seat, name }: ChatCard): boolean =>
  before !== undefined && before.seat === seat && before.name === name

/** The sentence of a message in the reader's language. */
function useSaid({ kind, text }: ChatCard): string {
  const { n } = useOnlineWords()
  const phrase = kind === 'phrase' ? phrases.find((one) => one === text) : undefined
  return phrase === undefined ? text : n(`phrase.${phrase}`)
}

function Message({ message, isSame }: { readonly message: ChatCard; readonly isSame: boolean }): ReactNode {
  const { n, language } = useOnlineWords()
  const own = useCompany(({ table }) => table.seat)
  const said = useSaid(message)
  const { seat, name, at, kind } = message
  const isOwn = seat !== undefined && seat === own
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(at)
  return (
    <article className={`message ${isOwn ? 'own' : ''} ${kind}`}>
      {isSame ? undefined : (
        <header>
          {seat === undefined ? (
            <Icon name="eye" size={16} title={n('chat.watcher')} />
          ) : (
            <SeatMark seat={seatNumber(seat)} width={18} />
          )}
          <b style={seat === undefined ? undefined : { color: `var(--seat-${seat}-name)` }}>{name}</b>
          <time>{time}</time>
        </header>
      )}
      <p data-tip={isSame ? time : undefined}>{said}</p>
    </article>
  )
}

/** Who writes just now. */
function Typing(): ReactNode {
  const { n } = useOnlineWords()
  const typing = useCompany((company) => company.typing)
  const [, setNow] = useState(0)
  useEffect(() => {
    if (typing === undefined) return
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, typing.until - Date.now()) + 50)
    return () => clearTimeout(timer)
  }, [typing])
  if (typing === undefined || typing.until < Date.now()) return undefined
  return <p className="typing">{n('chat.typing', { name: typing.name })}</p>
}

/** Those who have written, to be muted one by one or all. */
function Writers({ chat }: { readonly chat: readonly ChatCard[] }): ReactNode {
  const { n } = useOnlineWords()
  const { id, seat: own } = useCompany(({ table }) => table)
  const { muted, isQuiet } = useChatState()
  const writers = new Map(
    chat.filter(({ seat }) => seat === undefined || seat !== own).map((one) => [writerOf(id, one), one]),
  )
  return (
    <div className="chat-writers">
      {[...writers].map(([writer, { name }]) => (
        <button
          key={writer}
          type="button"
          className="bare mute"
          aria-pressed={muted.includes(writer)}
          aria-label={n(muted.includes(writer) ? 'chat.unmute' : 'chat.mute', { name })}
          data-tip={n(muted.includes(writer) ? 'chat.unmute' : 'chat.mute', { name })}
          onClick={() => toggleMute(writer)}
        >
          <Icon name={muted.includes(writer) ? 'mute' : 'sound'} size={16} />
          {name}
        </button>
      ))}
      <span className="stretch" />
      <button
        type="button"
        className="bare mute all"
        aria-pressed={isQuiet}
        data-tip={n('chat.quietTip')}
        onClick={toggleQuiet}
      >
        <Icon name={isQuiet ? 'mute' : 'sound'} size={16} />
        {n(isQuiet ? 'chat.quiet' : 'chat.loud')}
      </button>
    </div>
  )
}
