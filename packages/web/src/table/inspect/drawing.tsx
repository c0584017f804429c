/** A card or tile, drawn large. */
import type { Thing } from '@bitoku/text'
import type { ReactNode } from 'react'
import { BitokuCard } from '../../art/bitoku-card.tsx'
import { AncientTile, BuildingTile } from '../../art/building-tile.tsx'
import { CrystalTile } from '../../art/crystal-tile.tsx'
import { DragonflyTile } from '../../art/dragonfly-tile.tsx'
import { GateTile } from '../../art/gate-tile.tsx'
import { MitamaTile } from '../../art/mitama-tile.tsx'
import { RockTile } from '../../art/rock-tile.tsx'
import { VisionCard } from '../../art/vision-card.tsx'
import { YokaiCard } from '../../art/yokai-card.tsx'

/** The width of a card that is looked at, in px. */
const large = 280

/** The drawing. */
export function Drawing({ thing, name }: { readonly thing: Thing; readonly name: string }): ReactNode {
  switch (thing.kind) {
    case 'yokai':
      return <YokaiCard card={thing.card} size="hand" name={name} width={large} />
    case 'bitoku':
      return <BitokuCard card={thing.card} size="hand" name={name} width={large} />
    case 'vision':
      return <VisionCard card={thing.card} size="hand" width={large} />
    case 'mitama':
      return <MitamaTile tile={thing.tile} size="full" width={large} />
    case 'dragonfly':
      return <DragonflyTile tile={thing.tile} size="full" width={large} />
    case 'crystal':
      return <CrystalTile tile={thing.tile} size="full" width={large} />
    case 'building':
      return <BuildingTile tile={thing.tile} size="full" width={large} />
    case 'ancient':
      return <AncientTile tile={thing.tile} size="full" width={large} />
    case 'gate':
      return <GateTile tile={thing.tile} size="full" width={large} />
    case 'rock':
      return <RockTile rock={thing.tile} size="full" width={large} />
  }
}
