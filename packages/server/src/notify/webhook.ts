/** Webhooks: a small JSON body to an address of the receiver's, in the dialect it understands. */
import type { WebhookSettings } from '../storage/notice.ts'
import type { Message } from './message.ts'
import type { Messenger, Sent } from './messenger.ts'
import { type Posted, post, type PostUse } from './post.ts'

/** What a webhook is sent. */
function webhookBody({ format, chat = '' }: WebhookSettings, id: string, message: Message): object {
  const { kind, table, title, text, link } = message
  switch (format) {
    case 'json':
      return { id, kind, table, title, text, url: link }
    case 'discord':
      // Names are other people's words: they must not call anybody.
      return { content: `**${title}**\n${text}\n${link}`, allowed_mentions: { parse: [] } }
    case 'slack':
      return { text: `*${escapeSlack(title)}*\n${escapeSlack(text)}\n${link}` }
    case 'telegram':
      return { chat_id: chat, text: `${title}\n${text}\n${link}`, disable_web_page_preview: true }
  }
}

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** What the answer of a service means; `gone` are the answers by which it says that the address is no more. */
export function judge(posted: Posted, gone: readonly number[]): Sent {
  if (posted === 'refused') return 'never'
  if (posted === 'failed') return 'later'
  if (posted >= 200 && posted < 300) return 'sent'
  if (gone.includes(posted)) return 'gone'
  return posted === 404 || posted === 408 || posted === 425 || posted === 429 || posted >= 500 ? 'later' : 'never'
}

/** A messenger that calls webhooks. */
export const makeWebhookMessenger =
  (use: PostUse): Messenger =>
  async ({ id, settings: { webhook }, messages: [message] }) => {
    if (webhook === undefined) return 'gone'
    const headers = { 'content-type': 'application/json', 'user-agent': 'bitoku', 'idempotency-key': id }
    const posted = await post(webhook.url, headers, JSON.stringify(webhookBody(webhook, id, message)), use)
    // Elsewhere a 404 may be a passing mistake; Discord means it.
    return judge(posted, webhook.format === 'discord' ? [404, 410] : [410])
  }
