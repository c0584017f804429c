/** Which card or tile a target of the table shows. */
import { editionOf, mainBoardOf } from '@bitoku/text'
import { displays, riverRegions, type View } from '@bitoku/engine'

/** Where a side path of the board is kept in a view. */
function forkAt(view: View, path: string, space: number): number {
  const { paths } = mainBoardOf(view, editionOf(view))
  const at = paths.findIndex(({ id }) => id === path)
  return at * Math.max(...paths.map(({ forks }) => forks.length)) + space - 1
}

/** The id of the card or tile that a target of the table shows; undefined where it shows none. */
export function idAt(target: string, view: View): string | undefined {
  const edition = editionOf(view)
  const [kind = '', name = '', third = ''] = target.split(':')
  switch (kind) {
    case 'card':
    case 'bitoku':
    case 'vision':
    case 'rock':
    case 'building':
    case 'mitama':
    case 'dragonfly':
      return name
    case 'mitama-slot':
    case 'dragonfly-slot':
    case 'crystal-slot': {
      const display = displays.findIndex((one) => kind === `${one}-slot`)
      const tile = view.displays[display][Number(name) - 1]
      const tiles = [edition.buildings, edition.crystals, edition.mitamas, edition.dragonflies][display]
      return tiles[tile]?.id
    }
    case 'favour': {
      const hill = riverRegions.findIndex((region) => region === name)
      return third === 'bitoku' ? edition.bitoku[view.hillBitoku[hill]]?.id : edition.yokai[view.hillYokai[hill]]?.id
    }
    case 'gate':
    case 'place':
      return edition.gates[view.gates[forkAt(view, name, Number(third))]]?.id
    default:
      return undefined
  }
}
