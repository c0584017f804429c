/** What the news of a table change in what is known of it. */
import type { ChatCard, LiveMessage, Snapshot, SnapshotAnswer } from '@bitoku/host'
import type { Api } from './api.ts'
import { type UseCompany, withMessages } from './company.ts'
import type { Reading } from './reading.ts'
import type { World } from './world.ts'

interface Use {
  readonly useCompany: UseCompany
  readonly api: Api
  readonly id: string
  readonly world: Pick<World, 'now'>
  readonly reading: Pick<Reading, 'refresh' | 'forget'>
  readonly known: () => SnapshotAnswer
  readonly shown: () => Snapshot | undefined
}

/** So long after a stroke somebody still counts as writing, in milliseconds. */
const typingTime = 4000

/** Whoever listens to the news. */
export interface Ear {
  readonly onNews: (message: LiveMessage) => void
  /** Reads what was said since the last message that is known. */
  readonly readChat: () => Promise<void>
}

/** Listens to the news of a table. */
export function listen({ useCompany, api, id, world, reading, known, shown }: Use): Ear {
  const { refresh } = reading
  /** The number of the last news heard; the chat has those as well that no snapshot knows. */
  let heard = known().table.news

  async function readChat(): Promise<void> {
    const after = useCompany.getState().chat.at(-1)?.number ?? 0
    const reply = await api.get<{ readonly chat: readonly ChatCard[] }>(`tables/${id}/chat?after=${after}`)
    if (reply.ok) useCompany.setState(({ chat }) => ({ chat: withMessages(chat, reply.value.chat) }))
  }

  function onTableNews(news: Extract<LiveMessage, { readonly kind: 'news' }>): void {
    const { table, snapshot } = known()
    const hasGap = news.number > heard + 1
    heard = Math.max(heard, news.number)
    if (news.rewound) reading.forget()
    useCompany.setState(({ chat, rewinds, thinking, typing }) => ({
      chat: withMessages(chat, news.chat),
      rewinds: rewinds + (news.rewound ? 1 : 0),
      thinking: news.history === snapshot.history ? thinking : {},
      typing: news.chat.some(({ name }) => name === typing?.name) ? undefined : typing,
    }))
    if (hasGap) void readChat()
    // The answer to one's own command may have come before its news.
    const isNew = news.number > table.news
    const isOnlyChat = news.chat.length > 0 && !news.tableChanged && !news.rewound && news.history === snapshot.history
    if (hasGap || (isNew && !isOnlyChat)) void refresh()
  }

  return {
    readChat,
    onNews: (message) => {
      switch (message.kind) {
        case 'news':
          useCompany.setState({ isAway: false })
          return onTableNews(message)
        case 'presence':
          return useCompany.setState({
            presence: message.seats.map((one) => one ?? undefined),
            watchers: message.watchers,
            gone: message.gone.map((one) => one ?? undefined),
          })
        case 'thinking': {
          useCompany.setState(({ thinking }) => ({ thinking: { ...thinking, [message.seat]: message.steps } }))
          // The same person goes on at another screen.
          const now = shown()
          if (now?.asked === message.seat && now.draft.steps.length !== message.steps) void refresh()
          return
        }
        case 'typing':
          return useCompany.setState({ typing: { name: message.name, until: world.now() + typingTime } })
        case 'missed':
          void refresh()
          void readChat()
          return
        // The page does not move over its socket.
        case 'turn':
        case 'done':
        case 'refused':
        case 'pong':
        case 'bye':
          return
      }
    },
  }
}
