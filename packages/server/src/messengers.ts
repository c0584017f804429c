/** The messengers as the settings want them. */
import { type DeliveryWork, makeDelivery } from './notify/delivery.ts'
import { makeEmailMessenger } from './notify/email.ts'
import { type MailLinks, makeMailLinks } from './notify/mail-links.ts'
import { makePushMessenger, readPushKeys } from './notify/push.ts'
import { makeWebhookMessenger } from './notify/webhook.ts'
import type { Settings } from './settings.ts'
import type { House } from './tables/house.ts'

/** Everything that carries notices. */
export interface Messengers {
  readonly delivery: DeliveryWork
  readonly pushKey: string
  readonly mailLinks: MailLinks
  readonly hangUp: () => void
}

/** Makes the messengers. */
export async function makeMessengers(
  settings: Settings,
  { storage, log, now }: Pick<House, 'storage' | 'log' | 'now'>,
): Promise<Messengers> {
  const { address, mail, privateWebhooks } = settings
  const [keys, mailLinks] = await Promise.all([readPushKeys(storage), makeMailLinks(storage)])
  const use = { allowPrivate: privateWebhooks }
  const email = mail && makeEmailMessenger({ ...mail, address, links: mailLinks })
  const delivery = makeDelivery({
    storage,
    messengers: {
      push: makePushMessenger(keys, address, use),
      email: email?.send,
      webhook: makeWebhookMessenger(use),
    },
    address,
    log,
    now,
  })
  return { delivery, pushKey: keys.publicKey, mailLinks, hangUp: () => email?.close() }
}
