/** Where one is online: in the lobby, at a table, or nowhere. The address says it, so that reload and back lead there. */
import { create } from 'zustand'

/** The rooms besides the tables. */
const rooms = ['lobby', 'new', 'notices', 'device'] as const
/** A room. */
type Room = (typeof rooms)[number]

/** A place online. A table may be opened with the secret of a link; a pass makes one the guest of another device. */
export type OnlinePlace =
  | { readonly kind: Room }
  | { readonly kind: 'pass'; readonly secret: string }
  | { readonly kind: 'table'; readonly id: string; readonly link: TableLink | undefined }

/** What a link lets do: join, watch, or look at a game that is over. */
const linkKinds = ['join', 'watch', 'replay'] as const

/** The secret of a link. */
export interface TableLink {
  readonly kind: (typeof linkKinds)[number]
  readonly secret: string
}

/** The secret in the part of an address that no server sees. */
function linkIn(hash: string): TableLink | undefined {
  // Behind it a moment of the game may be named.
  const [, named, secret] = /^#([a-z]+)=([\w-]+)(?:&t=[^&]*)?$/.exec(hash) ?? []
  const kind = linkKinds.find((one) => one === named)
  return kind === undefined || secret === undefined ? undefined : { kind, secret }
}

/** The place that the address names. */
export function placeInAddress(): OnlinePlace | undefined {
  const [, pass] = /^#me=([\w-]+)$/.exec(location.hash) ?? []
  if (pass !== undefined) return { kind: 'pass', secret: pass }
  const wanted = new URLSearchParams(location.search)
  const id = wanted.get('table')
  if (id !== null && /^[\w-]+$/.test(id)) return { kind: 'table', id, link: linkIn(location.hash) }
  const room = rooms.find((one) => one === wanted.get('online'))
  return room && { kind: room }
}

function addressOf(place: OnlinePlace | undefined): string {
  if (place === undefined) return location.pathname
  if (place.kind === 'pass') return `${location.pathname}#me=${place.secret}`
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

/** Another moment of the same game is the same place. */
function follow(): void {
  const [before, place] = [useOnline.getState().place, placeInAddress()]
  if (JSON.stringify(before) !== JSON.stringify(place)) useOnline.setState({ place })
}

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
