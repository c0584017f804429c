/** Which games wait for one, wherever one is on the page: in the title, the icon, the app's badge, and as a word in passing. */
import type { TableLine } from '@bitoku/host'
import { create } from 'zustand'
import { makeApi } from './api.ts'
import { answerWorker } from './at-hand.ts'
import { awaitsMe } from './awaits.ts'
import { markIcon } from './icon.ts'
import { listenToLists, useListNews } from './lists.ts'
import { callPlayer } from './sound.ts'
import { browserWorld } from './world.ts'

/** A game that waits for one. */
interface AwaitingGame {
  readonly id: string
  /** The names of the others. */
  readonly names: readonly string[]
  /** Whether all are there and wait. */
  readonly isLive: boolean
}

interface Attention {
  readonly awaiting: readonly AwaitingGame[]
  /** The table one is at. */
  readonly here: { readonly id: string; readonly title: string } | undefined
  /** A game elsewhere that has just begun to wait. */
  readonly fresh: AwaitingGame | undefined
  /** Whether others are there and play with one elsewhere. */
  readonly hasLiveGame: boolean
}

/** What waits. */
export const useAttention = create<Attention>()(() => ({
  awaiting: [],
  here: undefined,
  fresh: undefined,
  hasLiveGame: false,
}))

const gameOf = ({ id, seats, seat, pace }: Pick<TableLine, 'id' | 'seats' | 'seat' | 'pace'>): AwaitingGame => ({
  id,
  isLive: pace.kind === 'live',
  names: seats.filter(({ name }, at) => at !== seat && name !== '').map(({ name }) => name),
})

/** Nothing is told of what waited already when one came. */
let hasRead = false
/** When the list was asked for last, by whomever on this page. */
let readAt = Number.NEGATIVE_INFINITY

/** Takes over the games of the server's list. Of the table one is at, the table itself knows more. */
export function setGames(games: readonly TableLine[]): void {
  const { awaiting: before, here } = useAttention.getState()
  const mine = before.filter(({ id }) => id === here?.id)
  const others = games.filter((game) => game.id !== here?.id && awaitsMe(game)).map(gameOf)
  const fresh = hasRead ? others.find(({ id }) => before.every((game) => game.id !== id)) : undefined
  const hasLiveGame = games.some(
    ({ id, state, pace, seat }) => id !== here?.id && state === 'live' && pace.kind === 'live' && seat !== undefined,
  )
  hasRead = true
  readAt = browserWorld.now()
  useAttention.setState((state) => ({
    awaiting: [...mine, ...others],
    fresh: fresh ?? stillFresh(state, others),
    hasLiveGame,
  }))
}

const stillFresh = ({ fresh }: Attention, others: readonly AwaitingGame[]): AwaitingGame | undefined =>
  others.find(({ id }) => id === fresh?.id)

/** The table one is at, and whether it waits; undefined: at none. */
export function setHere(
  table: Pick<TableLine, 'id' | 'state' | 'seats' | 'seat' | 'awaited' | 'pace'> | undefined,
): void {
  useAttention.setState(({ awaiting, here, fresh }) => {
    const id = table?.id ?? here?.id
    const others = awaiting.filter((game) => game.id !== id)
    if (table === undefined) return { awaiting: others, here: undefined, fresh }
    const game = gameOf(table)
    return {
      awaiting: awaitsMe(table) ? [game, ...others] : others,
      here: { id: table.id, title: game.names.join(', ') },
      fresh: fresh?.id === table.id ? undefined : fresh,
    }
  })
}

/** The word in passing has been read. */
export const forgetFresh = (): void => useAttention.setState({ fresh: undefined })

/** Whether a live game has begun to wait. */
export const isCalled = (now: readonly AwaitingGame[], before: readonly AwaitingGame[]): boolean =>
  now.some(({ id, isLive }) => isLive && before.every((game) => game.id !== id))

/** How the page says that it is one's turn. */
type SayTurn = () => string

/** The title of the page: whose game waits first, and how many do. */
export function titleFor({ awaiting, here }: Pick<Attention, 'awaiting' | 'here'>, turn: string): string {
  if (awaiting.length === 0) return here === undefined || here.title === '' ? 'Bitoku' : `${here.title} — Bitoku`
  const first = awaiting.find(({ id }) => id === here?.id) ?? awaiting[0]
  const more = awaiting.length > 1 ? ` · (${awaiting.length})` : ''
  return `● ${[turn, first.names.join(', ')].filter((part) => part !== '').join(' — ')}${more}`
}

/** How often it is looked whether the list is old, in milliseconds. */
const lookEvery = 5000
/** So old the list may become while one waits for something somewhere else. */
const oldest = 20_000
/** So old at a table, whose own line tells of one's turn, or while nobody looks: every page that is open asks for the list. */
const oldestAside = 60_000

/** So long after the page is told of a change it reads the list, unless it has been read. In milliseconds. */
const afterNews = 1500

/** So old where the page is told when the list has changed. */
const oldestTold = 600_000

/** How old the list may become before it is read again, in milliseconds. */
export const oldestList = (
  { here, hasLiveGame }: Pick<Attention, 'here' | 'hasLiveGame'>,
  isLooking: boolean,
  isTold = false,
): number =>
  isTold && here === undefined ? oldestTold : !hasLiveGame && (here !== undefined || !isLooking) ? oldestAside : oldest

/** Whether one's turn at the table one is at is over: then one looks for the next. */
export const isTurnDone = (now: Pick<Attention, 'awaiting' | 'here'>, before: Pick<Attention, 'awaiting'>): boolean =>
  now.here !== undefined &&
  before.awaiting.some(({ id }) => id === now.here?.id) &&
  now.awaiting.every(({ id }) => id !== now.here?.id)

/** Until it has been read once nothing is known: a first attempt without a line is soon followed by another. */
const readAgain = 1000

/** Keeps title, icon and badge in step, and reads the list from time to time; the function answered stops it. */
export function startAttention(sayTurn: SayTurn, isGuest: () => boolean): () => void {
  const api = makeApi(browserWorld)
  const read = async (): Promise<void> => {
    readAt = browserWorld.now()
    // Whoever is nobody yet has no games: all that will wait is new.
    if (!isGuest()) {
      hasRead = true
      return
    }
    const reply = await api.get<{ readonly tables: readonly TableLine[] }>('games')
    if (reply.ok) setGames(reply.value.tables)
    else if (!hasRead) again = setTimeout(() => void read(), readAgain)
  }
  let again: ReturnType<typeof setTimeout> | undefined
  let said = ''
  const show = (): void => {
    const state = useAttention.getState()
    const title = titleFor(state, sayTurn())
    if (document.title !== title) document.title = title
    const count = `${state.awaiting.length}`
    if (count === said) return
    said = count
    markIcon(state.awaiting.length > 0)
    // Not every browser has a badge, and some ask for a permission first.
    if ('setAppBadge' in navigator) void navigator.setAppBadge(state.awaiting.length).catch(() => undefined)
  }
  // At a table its own line tells of one's turn, and the list of the others is asked for now and then.
  let deafen: (() => void) | undefined
  let later: ReturnType<typeof setTimeout> | undefined
  const listen = (): void => {
    const isWanted = isGuest() && useAttention.getState().here === undefined
    if (isWanted) deafen ??= listenToLists(true)
    else {
      deafen?.()
      deafen = undefined
    }
  }
  const forgetNews = useListNews.subscribe((now, before) => {
    if (now.games === before.games) return
    clearTimeout(later)
    // The lobby, where it is open, has read the list by then.
    later = setTimeout(() => {
      if (browserWorld.now() - readAt > afterNews) void read()
    }, afterNews)
  })
  const timer = setInterval(() => {
    listen()
    const isOld =
      browserWorld.now() - readAt >=
      oldestList(useAttention.getState(), browserWorld.isLooking(), useListNews.getState().isLive)
    if (isOld) void read()
  }, lookEvery)
  const forget = browserWorld.onChange(() => {
    if (browserWorld.isLooking() && browserWorld.isOnline()) void read()
  })
  const stop = useAttention.subscribe((now, before) => {
    show()
    if (hasRead && isCalled(now.awaiting, before.awaiting)) callPlayer()
    if (isTurnDone(now, before)) void read()
  })
  const fallSilent = answerWorker(() => useAttention.getState().here?.id)
  listen()
  void read()
  show()
  return () => {
    clearInterval(timer)
    clearTimeout(again)
    clearTimeout(later)
    forgetNews()
    deafen?.()
    forget()
    stop()
    fallSilent()
  }
}
