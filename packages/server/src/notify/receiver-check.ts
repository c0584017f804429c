/** What people may ask for when they want to be told: checked with exact keys before it is stored. */
import { languages } from '@bitoku/words'
import { z } from 'zod'
import { type ReceiverSettings, webhookFormats } from '../storage/notice.ts'
import { readWebAddress } from './guard.ts'
import { isZone } from './quiet.ts'

const minutesOfDay = z.int().min(0).max(1439)

const webAddress = z
  .string()
  .max(1000)
  .refine((text) => readWebAddress(text) !== undefined)

const pushAddress = webAddress.refine((text) => text.startsWith('https:'))

/** An e-mail address and when it is written to. */
export const emailSchema = z.strictObject({
  address: z.email().max(254),
  rhythm: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('delay'), minutes: z.int().min(0).max(1440) }),
    z.strictObject({ kind: z.literal('daily'), hour: z.int().min(0).max(23) }),
  ]),
})

/** The settings of a receiver as they may come from outside. Whether an address is confirmed is not for the sender to say. */
export const receiverSchema = z.strictObject({
  language: z.enum(languages),
  zone: z.string().max(60).refine(isZone),
  quiet: z.strictObject({ from: minutesOfDay, to: minutesOfDay }).exactOptional(),
  push: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]{1,40}$/),
        endpoint: pushAddress,
        keys: z.strictObject({
          p256dh: z.string().regex(/^[\w-]{80,100}=*$/),
          auth: z.string().regex(/^[\w-]{16,32}=*$/),
        }),
      }),
    )
    .max(10)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
  email: emailSchema.exactOptional(),
  webhook: z
    .strictObject({ url: webAddress, format: z.enum(webhookFormats), chat: z.string().max(100).exactOptional() })
    .exactOptional(),
})

/** What a receiver asks for. */
export type ReceiverWish = z.output<typeof receiverSchema>

/** The settings after a wish: an address stays confirmed while it stays the same. */
export function grantWish(before: ReceiverSettings | undefined, { email, ...wish }: ReceiverWish): ReceiverSettings {
  if (email === undefined) return wish
  const confirmed = before?.email?.confirmed === true && before.email.address === email.address
  return { ...wish, email: { ...email, confirmed } }
}
