/** What the routes work with, and who asks them. */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { keyOfSender } from '../storage/commands.ts'
import { type Asker, standpointOf, type Standpoint } from '../tables/access.ts'
import { askerOf } from '../tables/asking.ts'
import type { HotGame } from '../tables/hot.ts'
import type { House } from '../tables/house.ts'
import type { Maker } from '../tables/person-rest.ts'
import { shownTo } from '../tables/watched.ts'
import { Refused } from './problems.ts'

/** An app whose requests are checked by zod schemas. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>

/** The cookie that holds a guest's secret. */
const guestCookie = 'bitoku_guest'
/** As long as browsers keep a cookie at most, in seconds. */
const lifetime = 400 * 86_400

/** Lets a browser remember a guest's secret. `secure`: people come by https. */
export function giveCookie(reply: FastifyReply, secret: string, secure: boolean): void {
  reply.setCookie(guestCookie, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: lifetime })
}

/** The secret that came with a request: that of a bearer goes before the cookie. */
export function secretOf(request: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer ([\w-]{22})$/.exec(request.headers.authorization ?? '') ?? []
  return bearer ?? request.cookies[guestCookie]
}

/** The secret of the link that came with a request. */
export function linkOf(request: FastifyRequest): string | undefined {
  const link = request.headers['x-bitoku-link']
  return typeof link === 'string' ? link : undefined
}

/** Who asks. */
export const askerBehind = (house: House, request: FastifyRequest): Promise<Asker> =>
  askerOf(house.storage, { secret: secretOf(request), link: linkOf(request) })

/** The guest who asks; nobody else will do. */
export async function guestBehind(house: House, request: FastifyRequest): Promise<Maker> {
  const { guest, name } = await askerBehind(house, request)
  if (guest === undefined || name === undefined) throw new Refused('net.nobody')
  return { guest, name }
}

/** A table as somebody stands to it. */
export interface Visit {
  /** The game as it may be shown to whoever asks. */
  readonly hot: HotGame
  readonly asker: Asker
  readonly standpoint: Standpoint
}

/** The table that a request is about. */
export async function visit(house: House, request: FastifyRequest, id: string): Promise<Visit> {
  return visitAs(house, await askerBehind(house, request), id)
}

/** A table as it is now for somebody. One that is not there and one that is not for the asker are the same. */
export async function visitAs(house: House, asker: Asker, id: string): Promise<Visit> {
  const hot = await house.shelf.find(id)
  const standpoint = hot && standpointOf(hot.table, asker, house.links)
  if (hot === undefined || standpoint === undefined) throw new Refused('table.none')
  return { hot: shownTo(hot, standpoint), asker, standpoint }
}

/** The seat of somebody who plays; those who watch may not. */
export function seatBehind({ standpoint }: Visit): number {
  if (standpoint.role !== 'seat' || standpoint.seat === undefined) throw new Refused('table.not-yours')
  return standpoint.seat
}

/**
 * A key as it is stored. It belongs to whoever has sent it: to a person, or to a program's seat. The same text from somebody else
 * is another key.
 */
export function ownKey(
  { asker: { guest = '' }, standpoint: { program, seat } }: Pick<Visit, 'asker' | 'standpoint'>,
  key: string,
): string {
  // So much of the hash is enough to tell the people at a table apart, and every move is stored with it.
  return keyOfSender(program === true ? `seat${seat}` : guest.slice(0, 8), key)
}

/** The guest at a table. */
export function guestAt({ asker: { guest, name } }: Visit): Maker {
  if (guest === undefined || name === undefined) throw new Refused('net.nobody')
  return { guest, name }
}

/** The owner of a table. */
export function ownerAt(visit: Visit): Maker {
  if (!visit.standpoint.owner) throw new Refused('table.not-owner')
  return guestAt(visit)
}
