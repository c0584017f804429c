/** Log and chat share a place; the tab of the chat says how much is unread. */
import { type ReactNode, useMemo, useState } from 'react'
import { Tabs } from '../app/tabs.tsx'
import { Icon } from '../art/sprite.tsx'
import { useOnlineWords } from '../network/say.ts'
import { Chat } from './chat.tsx'
import { isHeard, useChatState } from './chat-state.ts'
import { useCompany } from './network.ts'

/** How many messages are unread. */
function useUnread(): number {
  const chat = useCompany((company) => company.chat)
  const id = useCompany(({ table }) => table.id)
  const own = useCompany(({ table }) => table.seat)
  const state = useChatState()
  return useMemo(
    () =>
      chat.filter(
        (message) =>
          message.number > (state.read[id] ?? 0) &&
          !(own !== undefined && message.seat === own) &&
          isHeard(state, id, message, own),
      ).length,
    [chat, id, own, state],
  )
}

/** The number of unread messages; nothing when there are none. */
export function Unread(): ReactNode {
  const { n } = useOnlineWords()
  const unread = useUnread()
  return unread === 0 ? undefined : (
    <b className="unread" aria-label={n('chat.unread', { n: unread })}>
      {unread}
    </b>
  )
}

const tabs = ['log', 'chat'] as const

/** The two tabs. */
export function Side({ log }: { readonly log: ReactNode }): ReactNode {
  const { t, n } = useOnlineWords()
  const [tab, setTab] = useState<(typeof tabs)[number]>('log')
  return (
    <section className="side-tabs">
      <Tabs tabs={tabs} now={tab} onChange={setTab}>
        {(one) => (
          <>
            <Icon name={one} size={18} />
            {one === 'log' ? t('log.label') : n('chat.title')}
            {one === 'chat' && tab !== 'chat' ? <Unread /> : undefined}
          </>
        )}
      </Tabs>
      {tab === 'log' ? log : <Chat />}
    </section>
  )
}
