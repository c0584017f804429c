/** Where one is online: in the lobby, at a table, or nowhere. The address says it, so that reload and back lead there. */
import { create } from 'zustand'

/** The rooms besides the tables. */
const rooms = ['lobby', 'new', 'notices'] as const
/** A room. */
type Room = (typeof rooms)[number]

/** A place online. A table may be opened with the secret of a link. */
export type OnlinePlace =
  | { readonly kind: Room }
  | { readonly kind: 'table'; readonly id: string; readonly link: TableLink | undefined }

/** The secret of a link: it lets join, or watch. */
export interface TableLink {
  readonly kind: 'join' | 'watch'
  readonly secret: string
}

/** The secret in the part of an address that no server sees. */
function linkIn(hash: string): TableLink | undefined {
  const [, kind, secret] = /^#(join|watch)=([\w-]+)$/.exec(hash) ?? []
  return secret === undefined ? undefined : { kind: kind === 'join' ? 'join' : 'watch', secret }
}

/** The place that the address names. */
export function placeInAddress(): OnlinePlace | undefined {
  const wanted = new URLSearchParams(location.search)
  const id = wanted.get('table')
  if (id !== null && /^[\w-]+$/.test(id)) return { kind: 'table', id, link: linkIn(location.hash) }
  const room = rooms.find((one) => one === wanted.get('online'))
  return room && { kind: room }
}

function addressOf(place: OnlinePlace | undefined): string {
  if (place === undefined) return location.pathname
  if (place.kind !== 'table') return `${location.pathname}?online=${place.kind}`
  const { id, link } = place
  return `${location.pathname}?table=${id}${link === undefined ? '' : `#${link.kind}=${link.secret}`}`
}

/** Where one is; whether there is a server to go to. */
export const useOnline = create<{ readonly place: OnlinePlace | undefined; readonly hasServer: boolean }>()(() => ({
  place: placeInAddress(),
  hasServer: false,
}))

/** Goes to a place; undefined: back to the start screen. */
export function goOnline(place: OnlinePlace | undefined, replaces = false): void {
  history[replaces ? 'replaceState' : 'pushState'](undefined, '', addressOf(place))
  useOnline.setState({ place })
}

const follow = (): void => useOnline.setState({ place: placeInAddress() })

/** Follows the back and forward buttons. To be called once. */
export function followAddress(): () => void {
  addEventListener('popstate', follow)
  return () => removeEventListener('popstate', follow)
}

let search: Promise<boolean> | undefined

/** Finds out whether a server answers: a page can also lie among plain files. */
export function findServer(): Promise<boolean> {
  search ??= fetch('./server.json', { cache: 'no-store' })
    .then((answer): Promise<unknown> => answer.json())
    .then((said) => typeof said === 'object' && said !== null && 'server' in said && said.server === true)
    .catch(() => false)
    .then((hasServer) => {
      if (hasServer) useOnline.setState({ hasServer })
      return hasServer
    })
  return search
}
