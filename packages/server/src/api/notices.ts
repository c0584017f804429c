/** How somebody wants to be told that it is their turn. */
import { z } from 'zod'
import { findTarget } from '../notify/guard.ts'
import { makeConfirming } from '../notify/confirming.ts'
import type { DeliveryWork } from '../notify/delivery.ts'
import { grantWish, receiverSchema, type ReceiverWish } from '../notify/receiver-check.ts'
import type { Channel } from '../storage/notice.ts'
import type { House } from '../tables/house.ts'
import { spreadRest } from '../tables/person-rest.ts'
import { type Api, guestBehind } from './context.ts'
import { Refused } from './problems.ts'

/** What notices need besides the house. */
export interface NoticeParts {
  readonly delivery: DeliveryWork
  readonly pushKey: string
  readonly privateWebhooks: boolean
  /** Whether the server can send e-mail. */
  readonly canMail: boolean
}

/** Addresses inside private networks are refused here already; they are checked again whenever they are called. */
async function checkAddresses({ webhook, push }: ReceiverWish, allowPrivate: boolean): Promise<void> {
  const addresses = [...(webhook ? [webhook.url] : []), ...push.map(({ endpoint }) => endpoint)]
  for (const address of addresses) {
    const target = await findTarget(address, { allowPrivate }).catch(() => undefined)
    if (target === undefined) throw new Refused('net.closed-address')
  }
}

const channelBody = z.strictObject({
  channel: z.union([z.enum(['email', 'webhook']), z.string().regex(/^push:[\w-]{1,40}$/)]),
})

/** Adds the routes. */
export function addNotices(api: Api, house: House, { delivery, pushKey, privateWebhooks, canMail }: NoticeParts): void {
  const mayAsk = makeConfirming(house.now)
  const tags = ['notices']
  const { receivers, outbox } = house.storage

  api.get('/api/notices', { schema: { tags, summary: 'How I am told' } }, async (request) => {
    const { guest } = await guestBehind(house, request)
    return { ...(await receivers.read(guest)), canMail }
  })

  api.put(
    '/api/notices',
    { schema: { tags, summary: 'Change how I am told', body: receiverSchema }, config: { rateLimit: { max: 30 } } },
    async (request) => {
      const { guest } = await guestBehind(house, request)
      await checkAddresses(request.body, privateWebhooks)
      const wanted = request.body.email?.address
      if (wanted !== undefined && !canMail) throw new Refused('net.no-mail')
      const before = (await receivers.read(guest))?.email?.address
      const asks = wanted === undefined || wanted === before ? 'again' : mayAsk(guest, wanted)
      if (asks === 'soon') throw new Refused('net.mail-sent')
      const settings = await receivers.change(guest, (current) => grantWish(current, request.body))
      house.receivers.forget(guest)
      // Quiet hours are nights at tables with a pause at night.
      await spreadRest(house, guest)
      const { email } = settings ?? {}
      if (email !== undefined && !email.confirmed && asks === 'yes') {
        const facts = { kind: 'confirm', table: '', names: [], seat: 0 } as const
        await outbox.add([{ receiver: guest, tag: 'confirm', facts }], house.now())
      }
      return settings ?? {}
    },
  )

  api.delete('/api/notices', { schema: { tags, summary: 'Tell me nothing any more' } }, async (request) => {
    const { guest } = await guestBehind(house, request)
    await receivers.change(guest, () => undefined)
    house.receivers.forget(guest)
    await spreadRest(house, guest)
    return {}
  })

  api.post(
    '/api/notices/test',
    { schema: { tags, summary: 'Try a way', body: channelBody }, config: { rateLimit: { max: 10 } } },
    async (request) => {
      const { guest } = await guestBehind(house, request)
      return { sent: await delivery.tryChannel(guest, request.body.channel as Channel) }
    },
  )

  api.get('/api/push-key', { schema: { tags, summary: 'The key for web push' } }, async () => ({ key: pushKey }))
}
