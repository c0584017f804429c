/** The icon of a move. */
import { type ExplainedOption, resources } from '@bitoku/engine'
import type { IconName } from '../art/icon-names.ts'

/** The icon of an option. */
export function moveIcon({ kind, move }: Pick<ExplainedOption, 'kind' | 'move'>): IconName {
  switch (kind) {
    case 'play':
    case 'keepYokai':
    case 'yokai':
    case 'action':
      return 'yokai'
    case 'die':
    case 'line':
    case 'dice':
      return 'die'
    case 'cross':
      return 'bridge'
    case 'building':
    case 'build':
      return 'build'
    case 'take':
      return resources.find((resource) => move.includes(resource)) ?? 'gain'
    case 'begin':
      return 'arrow-right'
    case 'complete':
      return 'completed'
    case 'start':
    case 'walk':
    case 'enter':
      return 'mp'
    case 'combineMitama':
    case 'combineDragonfly':
      return 'pair'
    case 'keepVision':
      return 'vision'
    case 'keepBitoku':
      return 'bitoku'
    case 'neither':
      return 'skip'
    case 'ingenuity':
      return 'crystal-ingenuity'
    case 'favour':
    case 'cover':
      return 'gain'
    case 'reap':
      return 'crystal-dream'
    case 'virtue':
    case 'bonus':
      return 'vp'
    case 'skip':
    case 'pass':
    case 'amulet':
    case 'vp':
    case 'kodama':
    case 'push':
    case 'vision':
    case 'rock':
    case 'pilgrim':
    case 'unlock':
    case 'draw':
    case 'bitoku':
    case 'mitama':
    case 'dragonfly':
    case 'crystal':
    case 'copy':
    case 'pay':
    case 'discard':
      return kind
  }
}
