/** Pieces of a domain: a rock path, a bitoku path. */
import type { Example } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BitokuCard } from '../../art/bitoku-card.tsx'
import { Pilgrim } from '../../art/figures.tsx'
import { RockTile } from '../../art/rock-tile.tsx'
import { Icon } from '../../art/sprite.tsx'
import { useReading } from '../reading.ts'

type RockProps = Extract<Example, { draw: 'rocks' }>

/** Rocks, and pilgrims between them. */
export function RockPath({ rocks, pilgrims }: RockProps): ReactNode {
  const { edition } = useReading()
  const { pilgrimCosts } = edition.playerBoard.rockPath
  return (
    <div className="guide-rocks" aria-hidden>
      {pilgrimCosts.slice(0, rocks.length + 1).map((cost, space) => {
        const rock = edition.rocks.find(({ id }) => id === rocks[space])
        return (
          <span key={space} className="guide-row">
            <span className="guide-rest">
              {pilgrims.includes(space) ? (
                <Pilgrim seat={0} width={30} />
              ) : cost > 0 ? (
                <Icon name="any" size={18} />
              ) : undefined}
            </span>
            {rock === undefined ? undefined : <RockTile rock={rock} size="full" width={92} />}
          </span>
        )
      })}
    </div>
  )
}

type VirtueProps = Extract<Example, { draw: 'virtues' }>

/** Bitoku cards in the order gained; the completed ones carry the mark of the seat. */
export function Virtues({ ids, done }: VirtueProps): ReactNode {
  const { edition, name } = useReading()
  return (
    <div className="guide-row" aria-hidden>
      {ids.map((id, at) => {
        const card = edition.bitoku.find((one) => one.id === id)
        return card === undefined ? undefined : (
          <BitokuCard
            key={id}
            card={card}
            size="hand"
            name={name(id)}
            completed={at < done ? 0 : undefined}
            width={88}
          />
        )
      })}
    </div>
  )
}
