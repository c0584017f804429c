/**
 * The connection by which the page hears that the lobby, or the list of one's own games, has changed. It is opened while somebody
 * wants to know, and again whenever it is lost; nothing is asked meanwhile.
 */
import type { ListsMessage } from '@bitoku/host'
import { create } from 'zustand'
import { browserWorld, type Wire, type World } from './world.ts'

type ListName = ListsMessage['lists'][number]

/** How often each list has changed as far as the page has heard, and whether it would hear more. */
export const useListNews = create<Readonly<Record<ListName, number>> & { readonly isLive: boolean }>()(() => ({
  lobby: 0,
  games: 0,
  isLive: false,
}))

/** From the first pause to the longest, in milliseconds. A crowd, or a proxy that lets no such connection through, lasts. */
const firstPause = 500
const longestPause = 60_000
/** A crowded server opens a connection and closes it at once. One that has stood for so long was wanted. In milliseconds. */
const longEnough = 10_000

const noteChange = (lists: readonly ListName[]): void =>
  useListNews.setState(({ lobby, games }) => ({
    lobby: lists.includes('lobby') ? lobby + 1 : lobby,
    games: lists.includes('games') ? games + 1 : games,
  }))

/** Keeps the connection until it is closed. */
function keepLine(world: World): () => void {
  let wire: Wire | undefined
  let isWanted = true
  let attempts = 0
  let opened: number | undefined

  async function again(): Promise<void> {
    const pause = Math.min(longestPause, firstPause * 2 ** attempts) * (0.5 + world.random() / 2)
    attempts += 1
    await world.wait(pause)
    if (isWanted && wire === undefined) open()
  }

  function lose(lost: Wire): void {
    if (wire !== lost) return
    wire = undefined
    if (opened !== undefined && world.now() - opened >= longEnough) attempts = 0
    opened = undefined
    useListNews.setState({ isLive: false })
    void again()
  }

  function open(): void {
    const mine = world.connect('api/lists/live', ['bitoku'])
    wire = mine
    mine.addEventListener('open', () => {
      if (wire !== mine) return
      opened = world.now()
      useListNews.setState({ isLive: true })
      // Whatever has happened while there was no connection.
      noteChange(['lobby', 'games'])
    })
    mine.addEventListener('message', ({ data }) => {
      if (wire === mine && typeof data === 'string') noteChange((JSON.parse(data) as ListsMessage).lists)
    })
    mine.addEventListener('close', () => lose(mine))
    mine.addEventListener('error', () => lose(mine))
  }

  open()
  return () => {
    isWanted = false
    const old = wire
    wire = undefined
    useListNews.setState({ isLive: false })
    old?.close()
  }
}

/** Hears of changes for those who want to; one connection serves them all. */
export function makeListening(world: World): (isGuest: boolean) => () => void {
  let wanted = 0
  let isOfGuest = false
  let close: (() => void) | undefined
  return (isGuest) => {
    wanted += 1
    // The server tells a guest's games to whom it knows: a connection from before is of no use for that.
    if (close !== undefined && isGuest && !isOfGuest) {
      close()
      close = undefined
    }
    if (close === undefined) {
      isOfGuest = isGuest
      close = keepLine(world)
    }
    let isDone = false
    return () => {
      if (isDone) return
      isDone = true
      wanted -= 1
      if (wanted > 0) return
      close?.()
      close = undefined
    }
  }
}

/** The connection of this page. */
export const listenToLists = makeListening(browserWorld)
