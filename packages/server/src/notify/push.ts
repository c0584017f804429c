/** Web push: the browser shows it even when the page is closed. Encrypted for the browser; the service in between reads nothing. */
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { z } from 'zod'
import type { Storage } from '../storage/storage.ts'
import type { Messenger } from './messenger.ts'
import { post, type PostUse } from './post.ts'
import { judge } from './webhook.ts'

/** The keys by which push services know this server. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

const keysSchema = z.strictObject({ publicKey: z.string(), privateKey: z.string() })

/** The server's keys: made once, then always the same, or every browser would have to subscribe anew. */
export async function readPushKeys(storage: Pick<Storage, 'secret'>): Promise<PushKeys> {
  const text = await storage.secret('push', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return keysSchema.parse(JSON.parse(text))
}

/** A turn may wait so long on its way to a phone that is switched off, in seconds. */
const timeToLive = 3 * 86_400

/** A messenger by web push, for one subscription. */
export const makePushMessenger =
  (keys: PushKeys, address: string, use: PostUse) =>
  (subscriptionId: string): Messenger =>
  async ({ id, settings, tag, messages: [message] }) => {
    const subscription = settings.push.find((each) => each.id === subscriptionId)
    if (subscription === undefined) return 'gone'
    const { kind, table, title, text, link } = message
    const payload = JSON.stringify({ id, kind, table, title, body: text, tag, url: link })
    const details = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { subject: subjectOf(address), ...keys },
      TTL: timeToLive,
      urgency: kind === 'turn' ? 'high' : 'normal',
      // A newer message of the same game takes the place of one that is still on its way.
      topic: createHash('sha256').update(tag).digest('base64url').slice(0, 32),
    })
    const headers = Object.fromEntries(
      Object.entries(details.headers).filter(([name]) => name.toLowerCase() !== 'content-length'),
    ) as Record<string, string>
    return judge(await post(details.endpoint, headers, details.body, use), [404, 410])
  }

/** Push services want to know whom to write to; plain http is no such place. */
const subjectOf = (address: string): string =>
  address.startsWith('https:') ? address : 'mailto:bitoku@localhost.invalid'
