/** The delivery: takes notices out of the outbox and carries them, until they have arrived or there is no hope. */
import type { Log } from '../log.ts'
import { logFault } from '../outage-log.ts'
import type { Channel, Delivery, ReceiverSettings } from '../storage/notice.ts'
import type { Storage } from '../storage/storage.ts'
import { composeMessage } from './message.ts'
import type { Messenger, Sent } from './messenger.ts'
import { planChannels, unquiet } from './plan.ts'

/** What the delivery works with. */
export interface DeliveryParts {
  readonly storage: Pick<Storage, 'outbox' | 'receivers'>
  /** The messengers; without mail settings there is none by e-mail. */
  readonly messengers: {
    readonly push: (subscription: string) => Messenger
    readonly email: Messenger | undefined
    readonly webhook: Messenger
  }
  /** Where people reach the server. */
  readonly address: string
  readonly log: Log
  readonly now?: () => number
}

/** The ways to reach people. */
type Way = 'email' | 'push' | 'webhook'

/** How many deliveries in a row have failed by each way. */
type Failures = Record<Way, number>

/** A delivery at work. */
export interface DeliveryWork {
  /** Delivers what is due; how much it was. */
  readonly deliverDue: () => Promise<number>
  /** Sends a message by one channel at once, for the button that tries it. */
  readonly tryChannel: (receiver: string, channel: Channel) => Promise<Sent>
  /** How each way to reach people does. */
  readonly state: () => Readonly<Record<Way, 'working' | 'failing'>>
  readonly start: () => void
  readonly stop: () => Promise<void>
}

/** Who takes deliveries has so long to finish them. */
const lease = 60_000
const perClaim = 50
/** How long to wait after each failed attempt; after the last there is no hope. */
const pauses = [30, 120, 600, 3600, 6 * 3600, 12 * 3600, 24 * 3600].map((seconds) => seconds * 1000)
/** So many deliveries in a row that fail tell that a way does; a single one may be its receiver's fault. */
const mostFailures = 5
/** How often the outbox is looked at. */
const interval = 1000

/** Makes a delivery; `start` lets it work by itself. */
export function makeDelivery(parts: DeliveryParts): DeliveryWork {
  const { log, now = Date.now } = parts
  let timer: NodeJS.Timeout | undefined
  let working: Promise<unknown> = Promise.resolve()
  const failures: Failures = { email: 0, push: 0, webhook: 0 }
  const deliverDue = (): Promise<number> => deliver(parts, now, failures)
  const stateOf = (way: Way): 'working' | 'failing' => (failures[way] < mostFailures ? 'working' : 'failing')
  const loop = (): void => {
    working = deliverDue()
      .catch((error: unknown) => {
        logFault(log, error, 'delivery failed')
        return 0
      })
      .then((count) => {
        if (timer !== undefined) timer = setTimeout(loop, count === perClaim ? 0 : interval)
      })
  }
  return {
    deliverDue,
    tryChannel: async (receiver, channel) => {
      const settings = await parts.storage.receivers.read(receiver)
      if (settings === undefined) return 'gone'
      const facts = { kind: 'test', table: '', names: [], seat: 0 } as const
      const trial = { id: `test-${now()}`, receiver, tag: 'test', facts, channel, attempts: 1, created: now() }
      return carry(parts, settings, channel, [trial])
    },
    state: () => ({ email: stateOf('email'), push: stateOf('push'), webhook: stateOf('webhook') }),
    start: () => (timer = setTimeout(loop, 0)),
    stop: async () => {
      clearTimeout(timer)
      timer = undefined
      await working
    },
  }
}

async function deliver(parts: DeliveryParts, now: () => number, failures: Failures): Promise<number> {
  const { outbox } = parts.storage
  const claimed = await outbox.claim(now(), now() + lease, perClaim)
  const ways = gather(claimed).map((together) =>
    deliverTogether(parts, together, now, failures).catch((error: unknown) => leave(parts, together, error)),
  )
  await Promise.all(ways)
  return claimed.length
}

/** Something is wrong with a notice itself: the others go on, and it comes again when its time is up, but not for ever. */
async function leave({ storage, log }: DeliveryParts, deliveries: readonly Delivery[], error: unknown): Promise<void> {
  logFault(log, error, 'delivery failed')
  const hopeless = deliveries.filter(({ attempts }) => attempts > pauses.length)
  if (hopeless.length > 0) await storage.outbox.finish(hopeless.map(({ id }) => id))
}

/** E-mails of one receiver go together, everything else alone. */
function gather(deliveries: readonly Delivery[]): readonly (readonly Delivery[])[] {
  const groups = Map.groupBy(deliveries, ({ id, channel, receiver, facts }) =>
    channel === 'email' && facts.kind !== 'confirm' ? `mail ${receiver}` : id,
  )
  return [...groups.values()]
}

async function deliverTogether(
  parts: DeliveryParts,
  deliveries: readonly Delivery[],
  now: () => number,
  failures: Failures,
): Promise<void> {
  const { outbox, receivers } = parts.storage
  const [{ receiver, channel, facts }] = deliveries
  const ids = deliveries.map(({ id }) => id)
  const attempts = Math.max(...deliveries.map((each) => each.attempts))
  const settings = await receivers.read(receiver)
  if (settings === undefined) return outbox.finish(ids)
  if (channel === undefined) return outbox.spread(deliveries[0], planChannels(facts.kind, settings, now()))
  const due = facts.kind === 'confirm' ? now() : unquiet(settings, now())
  if (due > now()) return outbox.postpone(ids, due, attempts - 1)
  const sent = await carry(parts, settings, channel, deliveries)
  const way = wayOf(channel)
  failures[way] = sent === 'later' || sent === 'never' ? failures[way] + 1 : 0
  const said = { channel: way, kind: facts.kind, attempts, sent }
  if (sent === 'later' && attempts <= pauses.length) {
    parts.log.debug(said, 'notice postponed')
    return outbox.postpone(ids, now() + pauses[attempts - 1], attempts)
  }
  if (sent === 'gone') await receivers.change(receiver, (current) => current && withoutChannel(current, channel))
  if (sent === 'sent') parts.log.debug(said, 'notice sent')
  else parts.log.warn(said, 'notice given up')
  await outbox.finish(ids)
}

/** Settings without a channel that does not exist any more. */
function withoutChannel(settings: ReceiverSettings, channel: Channel): ReceiverSettings {
  const { webhook, email, ...rest } = settings
  const push = settings.push.filter(({ id }) => channel !== `push:${id}`)
  return {
    ...rest,
    push,
    ...(webhook && channel !== 'webhook' && { webhook }),
    ...(email && channel !== 'email' && { email }),
  }
}

/** Words the notices and hands them to the messenger of the channel. */
async function carry(
  { messengers, address, log }: DeliveryParts,
  settings: ReceiverSettings,
  channel: Channel,
  deliveries: readonly Delivery[],
): Promise<Sent> {
  const messenger = messengerOf(messengers, channel)
  if (messenger === undefined) return 'never'
  const [{ id, receiver, tag }] = deliveries
  try {
    const messages = await Promise.all(deliveries.map(({ facts }) => composeMessage(settings.language, address, facts)))
    return await messenger({ id, receiver, settings, tag, messages })
  } catch (error) {
    // A message that cannot be worded or packed; another attempt would end the same way.
    log.error({ err: error, channel: wayOf(channel) }, 'messenger failed')
    return 'never'
  }
}

const wayOf = (channel: Channel): Way => (channel === 'email' || channel === 'webhook' ? channel : 'push')

function messengerOf(messengers: DeliveryParts['messengers'], channel: Channel): Messenger | undefined {
  if (channel === 'email' || channel === 'webhook') return messengers[channel]
  return messengers.push(channel.slice('push:'.length))
}
