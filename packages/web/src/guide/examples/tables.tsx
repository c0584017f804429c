/** Tables of numbers from the edition: boards by number of seats, prices, VP. */
import { costWords } from '@bitoku/text'
import type { Cost, MainBoard } from '@bitoku/engine'
import { type AidKey, say } from '@bitoku/words'
import type { ReactNode } from 'react'
import { BuildingCounter } from '../../art/figures.tsx'
import { CrystalSpace } from '../../art/crystal-tile.tsx'
import { CostStrip } from '../../art/data-strips.tsx'
import { VpStar } from '../../art/tokens.tsx'
import { Inlines } from '../inlines.tsx'
import { boardFor, useReading } from '../reading.ts'

const players = [
  ['1–2', 2],
  ['3', 3],
  ['4', 4],
] as const

const facts: readonly (readonly [AidKey, (board: MainBoard) => string])[] = [
  ['dieSpaces', (board) => `${board.dieSpaces}`],
  ['homeSpaces', (board) => board.homeSpaces.join(' ')],
  ['slots', (board) => `${board.buildingSlots}`],
  ['rocks', (board) => `${board.gardenRocks}`],
  ['paths', (board) => `${board.paths.length}`],
  ['side', (board) => `${board.paths[0].forks[0].places.length}`],
  ['ancient', (board) => `${board.ancientBuildings.length}`],
  ['neutral', (board) => (board.neutralKodamas ? '5' : '0')],
]

/** What differs with the number of players; the column of this table is marked. */
export function Boards(): ReactNode {
  const { edition, guide, seats } = useReading()
  const own = boardFor(edition, seats)
  const isOwn = (n: number): string | undefined => (boardFor(edition, n) === own ? 'is-own' : undefined)
  return (
    <table className="guide-table">
      <thead>
        <tr>
          <th scope="col">
            <Inlines line={guide.aid('players')} />
          </th>
          {players.map(([label, n]) => (
            <th key={n} scope="col" className={isOwn(n)}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(([key, fact]) => (
          <tr key={key}>
            <th scope="row">
              <Inlines line={guide.aid(key)} />
            </th>
            {players.map(([, n]) => (
              <td key={n} className={isOwn(n)}>
                {fact(boardFor(edition, n))}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">
            <Inlines line={guide.aid('crossing')} />
          </th>
          {players.map(([, n]) => {
            const { banks, crossingSpaces } = boardFor(edition, n)
            return (
              <td key={n} className={isOwn(n)}>
                <Inlines line={guide.aid(banks ? 'onBank' : 'onHill', { n: crossingSpaces })} />
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}

/** VP as a star. */
function Vp({ n, size }: { readonly n: number; readonly size: number }): ReactNode {
  const { language } = useReading()
  return <VpStar n={n} width={size} title={say(language, 'count.vp', { n })} />
}

/** The price and the VP of each building counter. */
export function Counters({ size = 22 }: { readonly size?: number }): ReactNode {
  const reading = useReading()
  return (
    <div className="guide-row guide-prices">
      {reading.edition.playerBoard.buildings.map(({ cost, vp }, at) => (
        <span key={at} className="guide-price">
          <BuildingCounter seat={0} width={size} />
          <CostStrip cost={cost} size={size} sentence={costWords(reading, cost)} />
          <Vp n={vp} size={size + 4} />
        </span>
      ))}
    </div>
  )
}

interface Price {
  readonly cost: Cost
  readonly receive: number
  readonly vp: number
}

const anyOf = (any: number): Cost => ({ wood: 0, stone: 0, jade: 0, sake: 0, any })

/** The prices of a display, from the stack outwards. */
function pricesOf(board: MainBoard, display: 'mitama' | 'dragonfly' | 'crystal'): readonly Price[] {
  switch (display) {
    case 'mitama':
      return board.mitamaSlots.map((slot) => ({ ...slot, receive: 0 }))
    case 'dragonfly':
      return board.dragonflySlots.map(({ pay, receive }) => ({ cost: anyOf(pay), receive, vp: 0 }))
    case 'crystal':
      return board.crystalSlots.map((any) => ({ cost: anyOf(any), receive: 0, vp: 0 }))
  }
}

/** The prices of a display at this table. */
export function Slots({
  display,
  size = 22,
}: {
  readonly display: 'mitama' | 'dragonfly' | 'crystal'
  readonly size?: number
}): ReactNode {
  const reading = useReading()
  const { edition, language, seats } = reading
  return (
    <div className="guide-row guide-prices">
      {pricesOf(boardFor(edition, seats), display).map(({ cost, receive, vp }, at) => (
        <span key={at} className="guide-price">
          <small>{at + 1}</small>
          <CostStrip
            cost={cost}
            receive={receive}
            size={size}
            sentence={receive > 0 ? `+ ${say(language, 'count.any', { n: receive })}` : costWords(reading, cost)}
          />
          {vp > 0 ? <Vp n={vp} size={size + 4} /> : undefined}
        </span>
      ))}
    </div>
  )
}

/** The crystal spaces of a domain, with the pilgrims that sleep there and the VP below. */
export function Crystals(): ReactNode {
  const { edition } = useReading()
  return (
    <div className="guide-row" aria-hidden>
      {edition.playerBoard.crystals.map(({ colour, vp }, at) => (
        <CrystalSpace key={at} colour={colour} vp={vp} seat={0} width={36} />
      ))}
    </div>
  )
}

/** VP for 1, 2, … different bitoku types. */
export function Scale(): ReactNode {
  const { edition } = useReading()
  return (
    <div className="guide-row guide-prices">
      {edition.forest.bitokuScale.map((vp, at) => (
        <span key={at} className="guide-price">
          <small>{at + 1}</small>
          <Vp n={vp} size={28} />
        </span>
      ))}
    </div>
  )
}
