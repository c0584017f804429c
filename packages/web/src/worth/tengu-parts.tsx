/** What the Tengu's own lines are made of. */
import { type AddedLine, seatOf } from '@bitoku/text'
import { resources, tenguSeat } from '@bitoku/engine'
import { CrystalTile } from '../art/crystal-tile.tsx'
import { Kodama } from '../art/figures.tsx'
import { RockTile } from '../art/rock-tile.tsx'
import { Icon } from '../art/sprite.tsx'
import { ResourceToken } from '../art/tokens.tsx'
import type { Ground, Part } from './parts.tsx'

const perMatch = 3
const perStartingYokai = 3
const perOtherYokai = 6
const perCrystal = 2

/** The parts of a line that only the Tengu has. */
export function tenguParts({ game, view, sheet }: Ground, line: AddedLine): readonly Part[] {
  const { edition } = game
  const { tengu } = sheet
  if (tengu === undefined) return []
  const player = seatOf(view, tenguSeat)
  const each = (n: number, vp: number): string => game.t('worth.each', { n, vp })
  switch (line) {
    case 'matches':
      return [
        {
          key: 'matches',
          art: (
            <span className="worth-pair">
              {player.rocks.map((at) => (
                <RockTile key={at} rock={edition.rocks[at]} size="board" width={40} />
              ))}
            </span>
          ),
          name: player.rocks.map((at) => game.name(edition.rocks[at].id)).join(' · '),
          note: each(tengu.matches.items, perMatch),
          vp: tengu.matches.vp,
        },
      ]
    case 'yokai': {
      const { starting, others } = tengu.yokai
      const art = <Icon name="yokai" size={30} />
      return [
        {
          key: 's',
          art,
          name: game.t('worth.startingYokai'),
          note: each(starting, perStartingYokai),
          vp: perStartingYokai * starting,
        },
        {
          key: 'o',
          art,
          name: game.t('worth.otherYokai'),
          note: each(others, perOtherYokai),
          vp: perOtherYokai * others,
        },
      ]
    }
    case 'resources':
      return resources.flatMap((resource, at) => {
        const n = player.resources[at]
        return n === 0
          ? []
          : [{ key: resource, art: <ResourceToken resource={resource} width={28} />, name: game.name(resource), vp: n }]
      })
    case 'tenguCrystals':
      return (view.tengu?.crystals ?? []).map((at, key) => {
        const tile = edition.crystals[at]
        return {
          key: `${key}`,
          art: <CrystalTile tile={tile} size="board" width={32} />,
          name: game.full(tile.id),
          vp: perCrystal,
          inspect: tile.id,
        }
      })
    case 'lead':
      return [{ key: 'lead', art: <Kodama seat={tenguSeat} width={24} />, name: '', vp: tengu.lead }]
    default:
      return []
  }
}
