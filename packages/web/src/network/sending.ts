/** The orders of the person: foreseen on the screen at once, sent to the server one after the other, kept until it has answered. */
import { type Outcome, refuse } from '@bitoku/host'
import type { Api } from './api.ts'
import type { UseCompany } from './company.ts'
import { stepsOf } from './moments.ts'
import { type Order, type OrderUse, sendOrder, stillFits } from './orders.ts'
import type { Showing } from './showing.ts'
import { makeUnsent } from './unsent.ts'
import type { World } from './world.ts'

/** An order that waits for its turn. */
interface Waiting extends Order {
  readonly settle: (outcome: Outcome) => void
}

/** Sends orders. */
export interface Sending {
  readonly obey: (command: Order['command'], version: number) => Promise<Outcome> | Outcome
  readonly isSending: () => boolean
  /** Whether what is shown is how the last order was foreseen to end; asking says so once. */
  readonly wasAhead: () => boolean
  /** Gives the orders again that a page before this one could not send. */
  readonly goOn: () => void
}

/** Whom it works for. */
interface Use extends OrderUse {
  readonly table: string
  readonly showing: Showing
  readonly useCompany: UseCompany
  /** Told when nothing is on its way any more. */
  readonly settle: () => void
}

/** An answer that comes sooner is worth no word; in milliseconds. */
const patience = 150

/** Sends the orders at a table. */
export function makeSending(world: World, api: Api, use: Use): Sending {
  const { table, showing, useCompany } = use
  const unsent = makeUnsent(world, table)
  const orders: Waiting[] = []
  /** Orders of a page before this one that are not given again yet. */
  let inherited: readonly Order[] = []
  let last: { readonly version: number; readonly text: string; readonly outcome: Promise<Outcome> } | undefined
  let isAhead = false
  let isSending = false

  const remember = (): void => unsent.keep(use.known(), [...orders, ...inherited])

  /**
   * How many orders go when the first is refused: what was to follow means nothing any more. But a page that was closed may have had its
   * last orders done: then the server stands where a later one begins.
   */
  function refusedCount(): number {
    const next = orders.findIndex((order, index) => index > 0 && stillFits(order, use.known()))
    return next < 0 ? orders.length : next
  }

  async function sendAll(): Promise<void> {
    if (isSending) return
    isSending = true
    const slow = setTimeout(() => useCompany.setState({ isBusy: true }), patience)
    while (orders.length > 0) {
      // oxlint-disable no-await-in-loop
      const outcome = await sendOrder(world, api, table, orders[0], use)
      if (!outcome.ok) {
        last = undefined
        await use.refresh()
      }
      const settled = orders.splice(0, outcome.ok ? 1 : refusedCount())
      // Whoever leaves the table finds what was on its way there when they come back.
      if (outcome.ok || !use.isClosed()) remember()
      // oxlint-enable no-await-in-loop
      if (orders.length === 0) {
        isSending = false
        use.settle()
      }
      for (const order of settled) order.settle(outcome)
    }
    clearTimeout(slow)
    useCompany.setState({ isBusy: false })
  }

  function obey(command: Order['command'], version: number): Promise<Outcome> | Outcome {
    const shown = showing.now()
    if (shown === undefined) return refuse('host.no-game')
    const text = JSON.stringify(command)
    if (last?.version === version) return last.text === text ? last.outcome : refuse('host.stale')
    if (version !== shown.version) return refuse('host.stale')
    if (shown.asked === undefined) return refuse('host.not-asked')
    const order = { command, after: stepsOf(shown) }
    const outcome = new Promise<Outcome>((resolve) => {
      orders.push({ ...order, settle: resolve })
    })
    remember()
    last = { version, text, outcome }
    const foreseen = showing.foresee(command)
    isAhead = foreseen !== undefined
    if (foreseen !== undefined) showing.show(foreseen)
    void sendAll()
    return outcome
  }

  /** The version of what is shown, if that is after these steps. */
  function versionAfter(steps: string): number | undefined {
    const shown = showing.now()
    return shown !== undefined && stepsOf(shown) === steps ? shown.version : undefined
  }

  async function goOn(): Promise<void> {
    inherited = unsent.read(use.known())
    let before: Promise<Outcome> | Outcome | undefined
    while (inherited.length > 0) {
      const [{ command, after }, ...rest] = inherited
      // What could not be foreseen has to be answered before the next one can be given.
      // oxlint-disable-next-line no-await-in-loop
      if (versionAfter(after) === undefined) await before
      if (use.isClosed()) return
      const version = versionAfter(after)
      inherited = version === undefined ? [] : rest
      if (version !== undefined) before = obey(command, version)
    }
    remember()
  }

  return {
    obey,
    isSending: () => isSending,
    wasAhead: () => {
      const was = isAhead
      isAhead = false
      return was
    },
    goOn: () => void goOn(),
  }
}
