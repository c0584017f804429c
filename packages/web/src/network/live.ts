/** The news of a table as they come: a WebSocket that is opened again and again until nobody wants it any more. */
import type { TableLink } from '../app/online.ts'
import type { LiveMessage, LiveRemark } from '@bitoku/host'
import { pauseBefore, readJson } from './api.ts'
import type { Wire, World } from './world.ts'

/** Whoever listens. */
export interface Listener {
  /** The number of the last news that is known. */
  readonly after: () => number
  readonly onMessage: (message: LiveMessage) => void
  /** The connection stands, or is lost. */
  readonly onLine: (isLive: boolean) => void
}

/** The connection. */
export interface Live {
  readonly say: (remark: LiveRemark) => void
  readonly close: () => void
  /** Makes sure of the connection now: somebody has come back. */
  readonly wake: () => void
}

/**
 * A line can die and look as if it stood. While somebody looks, one that is silent for so long is asked, and has so long to answer:
 * together less than 5 seconds. In milliseconds.
 */
const askAfter = 2000
const answerWithin = 2000
/** A line has so long to open at first, and longer with every attempt: what was sent into a dead network does not come back with it. */
const openWithin = 4000
const openLater = 2000
/** How often that is looked after. */
const lookEvery = 500

/** After so long a silence nobody knows whether the line still stands: whoever comes back opens it anew. In milliseconds. */
const longestSilence = 45_000

const isOpen = (wire: Wire | undefined): wire is Wire => wire?.readyState === 1

/** Keeps the connection to a table. */
export function keepLive(world: World, table: string, link: TableLink | undefined, listener: Listener): Live {
  const protocols = ['bitoku', ...(link === undefined ? [] : [`bitoku.${link.secret}`])]
  let wire: Wire | undefined
  let isWanted = true
  let attempts = 0
  let heard = world.now()
  let begun = heard
  let asked: number | undefined
  const looking = setInterval(look, lookEvery)

  /** Drops a line that does not answer, or does not open. */
  function look(): void {
    const now = world.now()
    if (!isOpen(wire)) {
      if (now - begun >= openWithin + openLater * attempts) drop()
    } else if (!world.isLooking()) asked = undefined
    else if (asked !== undefined) {
      if (now - asked >= answerWithin) drop()
    } else if (now - heard >= askAfter) {
      asked = now
      say({ kind: 'ping' })
    }
  }

  function lose(lost: Wire): void {
    if (wire !== lost) return
    wire = undefined
    listener.onLine(false)
    void again()
  }

  async function again(): Promise<void> {
    await world.wait(pauseBefore(attempts, world.random))
    attempts += 1
    if (isWanted && wire === undefined) open()
  }

  function open(): void {
    const mine = world.connect(`api/tables/${table}/live?after=${listener.after()}`, protocols)
    wire = mine
    begun = world.now()
    asked = undefined
    mine.addEventListener('open', () => {
      if (wire !== mine) return
      attempts = 0
      heard = world.now()
      listener.onLine(true)
      say({ kind: world.isLooking() ? 'here' : 'away' })
    })
    mine.addEventListener('message', ({ data }) => {
      if (wire !== mine || typeof data !== 'string') return
      heard = world.now()
      asked = undefined
      listener.onMessage(readJson(data) as LiveMessage)
    })
    mine.addEventListener('close', () => lose(mine))
    mine.addEventListener('error', () => lose(mine))
  }

  function say(remark: LiveRemark): void {
    if (isOpen(wire)) wire.send(JSON.stringify(remark))
  }

  function drop(): void {
    const old = wire
    if (old === undefined) return
    lose(old)
    old.close()
  }

  open()
  return {
    say,
    wake: () => {
      const isDoubtful = world.isLooking() && world.now() - heard > longestSilence
      if (!world.isOnline() || isDoubtful) drop()
      else say({ kind: world.isLooking() ? 'here' : 'away' })
    },
    close: () => {
      isWanted = false
      clearInterval(looking)
      const old = wire
      wire = undefined
      old?.close()
    },
  }
}
