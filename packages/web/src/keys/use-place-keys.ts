/** The keys that go to a place of the drawn table: hand, domain, rivals, log, the parts of the board, the own pieces. */
import { ancient, editionOf } from '@bitoku/text'
import type { View } from '@bitoku/engine'
import { type Focus, type Part, partsOfTarget } from '../board/targets.ts'
import { focused, focusOn, type Item, itemsIn } from './items.ts'
import { useKeyAction } from './registry.ts'
import { cycle } from './use-zone-keys.ts'
import { itemsOf } from './zones.ts'

/** The places that may lie behind a tab. */
type Place = 'hand' | 'domain' | 'log'

interface Places {
  readonly view: View
  /** Brings a place to the screen, where it is not there already. */
  readonly show: (place: Place | 'board') => void
  /** Shows one part of the board, where there is room for one only. */
  readonly onFocus?: ((focus: Focus) => void) | undefined
}

/** What was brought to the screen is there after the next frame. */
const soon = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act))

/** The first of some things: one that can be chosen, if there is any. */
const best = (items: readonly Item[]): Item | undefined =>
  items.find((item) => item.matches('.thing-live, .is-legal')) ?? items[0]

function go(place: Place, show: Places['show']): void {
  show(place)
  soon(() => focusOn(best([...document.querySelectorAll(`.${place}`)].flatMap(itemsIn))))
}

/** Whether a thing of the board is the viewer's own. */
function isMine(target: string, view: View): boolean {
  const edition = editionOf(view)
  if (/^(die:\d|kodama:(?!n:)[a-z]{2,})$/.test(target)) return true
  const [kind, id] = target.split(':')
  if (kind !== 'building') return false
  const space = view.buildings.findIndex(
    (tile) => (tile >= ancient ? edition.ancientBuildings[tile - ancient] : edition.buildings[tile])?.id === id,
  )
  return space >= 0 && view.owners[space] === view.viewer
}

const targetOf = (item: Item): string => item.dataset.target ?? ''

/** The keys of the places. */
export function usePlaceKeys({ view, show, onFocus }: Places): void {
  useKeyAction('hand', () => go('hand', show))
  useKeyAction('domain', () => go('domain', show))
  useKeyAction('log', () => go('log', show))
  useKeyAction('rival', () => {
    const rivals = itemsOf('rivals').filter((item) => item.matches('.rival-name, .rival-chip'))
    return cycle(rivals, 1)
  })
  useKeyAction('find-mine', () => {
    show('board')
    soon(() =>
      cycle(
        itemsOf('board').filter((item) => isMine(targetOf(item), view)),
        1,
      ),
    )
  })
  const part = (wanted: Part) => (): void => {
    show('board')
    onFocus?.(wanted)
    soon(() => {
      const all = itemsOf('board').filter((item) => targetOf(item) !== '')
      const edition = editionOf(view)
      const there = all.filter((item) => partsOfTarget(targetOf(item), { view, edition }).includes(wanted))
      focusOn(best(there) ?? best(all) ?? focused())
    })
  }
  useKeyAction('part-yomi', part('yomi'))
  useKeyAction('part-stairs', part('stairs'))
  useKeyAction('part-home', part('home'))
  useKeyAction('part-glade', part('glade'))
  useKeyAction('part-forges', part('forges'))
  useKeyAction('part-paths', part('paths'))
  useKeyAction('part-market', part('market'))
  useKeyAction('part-all', () => {
    show('board')
    onFocus?.('all')
    soon(() => focusOn(best(itemsOf('board'))))
  })
}
