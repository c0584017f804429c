/** What clients say over a WebSocket: remarks, and moves, which are treated as those over HTTP are. */
import type { LiveMessage, LiveRemark, MoveBody, Outcome } from '@bitoku/host'
import { refuse } from '@bitoku/host'
import { z } from 'zod'
import { ownKey } from '../api/context.ts'
import { keySchema, moveBody } from '../api/schemas.ts'
import { logFault } from '../outage-log.ts'
import { Unavailable } from '../storage/availability.ts'
import type { House } from '../tables/house.ts'
import { playMoves } from '../tables/program.ts'
import type { Client } from './room.ts'

const remarkSchema = z.strictObject({ kind: z.enum(['here', 'away', 'typing', 'ping']) })
const moveSchema = moveBody.extend({ kind: z.literal('move') })
/** A move that is not in order can still be answered by its name. */
const keyed = z.object({ key: keySchema })

/** What is not in order: a refusal for the sender. */
type Malformed = Extract<LiveMessage, { readonly kind: 'refused' }>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isMove = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'move'

/** What a client has said; a move that is not in order is refused, and undefined is what nobody of ours would say. */
export function readSaid(text: string): LiveRemark | Malformed | undefined {
  const value = parse(text)
  if (!isMove(value)) return remarkSchema.safeParse(value).data
  const read = moveSchema.safeParse(value)
  if (read.success) return read.data
  const [{ path, message }] = read.error.issues
  const args = { at: path.join('/').slice(0, 100), message: message.slice(0, 200) }
  return { kind: 'refused', ...keyed.safeParse(value).data, problem: { key: 'net.malformed', args } }
}

/** Makes moves and tells its sender how it went. `limit` answers whether the sender has not said too much. */
export async function answerMove(
  house: House,
  { line, asker, standpoint }: Client,
  id: string,
  body: MoveBody,
  limit: Promise<boolean> | undefined,
  tellAnew: (id: string) => void,
): Promise<void> {
  const { key } = body
  const say = (message: LiveMessage): void => line.send(JSON.stringify(message))
  try {
    const outcome = await tryMove()
    say(outcome.ok ? { kind: 'done', key, ...outcome.value } : { kind: 'refused', key, problem: outcome.problem })
  } catch (error) {
    logFault(house.log, error, 'move failed')
    const isAway = error instanceof Unavailable
    say({ kind: 'refused', key, problem: { key: isAway ? 'net.unavailable' : 'net.failed', args: {} } })
    if (isAway) tellAnew(id)
  }

  async function tryMove(): Promise<Outcome<{ readonly version: number }>> {
    if (limit !== undefined && !(await limit)) return refuse('net.too-many')
    if (standpoint.role !== 'seat' || standpoint.seat === undefined) return refuse('table.not-yours')
    house.meters.countLiveMove()
    return playMoves(house, id, standpoint.seat, { ...body, key: ownKey({ asker, standpoint }, key) })
  }
}
