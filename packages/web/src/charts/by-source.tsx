/** VP by source, as bars or as a table. */
import type { ReactNode } from 'react'
import { patternFill } from '../art/pattern-names.ts'
import { SeatMark } from '../art/seat.tsx'
import { IconArt } from '../art/sprite.tsx'
import { seatNumber, useGame } from '../table/game.ts'
import { useKnown } from '../worth/compare.tsx'
import { written } from '../worth/lines.ts'
import { byKind, type Kind, kindLooks, kinds } from './kinds.ts'
import { type Bar, SourceBars } from './source-bars.tsx'
import { Twin } from './twin.tsx'

/** VP by source. */
export function VpBySource(): ReactNode {
  const { snapshot, seatName, t } = useGame()
  const { isShown, isRanked } = useKnown()
  const { sheets } = snapshot
  const ordered = isRanked ? sheets.toSorted((one, other) => one.rank - other.rank) : sheets
  const bars = ordered.map((sheet): Bar => ({ seat: seatNumber(sheet.seat), sums: byKind(sheet, isShown(sheet.seat)) }))
  const used = kinds.filter((kind) => bars.some(({ sums }) => sums[kind] !== 0))
  return (
    <Twin
      chart={
        <figure className="chart-figure">
          <SourceBars
            bars={bars}
            label={t('worth.sources')}
            tell={(seat, kind, vp) =>
              t('chart.share', { name: seatName(seat), what: t(`kind.${kind}`), n: written(vp) })
            }
          />
          <figcaption>
            <ul className="legend">
              {used.map((kind) => (
                <li key={kind}>
                  <Swatch kind={kind} />
                  {t(`kind.${kind}`)}
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      }
      table={<KindTable bars={bars} used={used} />}
    />
  )
}

function Swatch({ kind }: { readonly kind: Kind }): ReactNode {
  const { icon, fill, pattern } = kindLooks[kind]
  const box = { x: 0.5, y: 0.5, width: 27, height: 25, rx: 4 }
  return (
    <svg width={28} height={26} aria-hidden>
      <rect {...box} fill={fill} />
      {pattern === undefined ? undefined : <rect {...box} fill={patternFill(pattern, 'ink')} opacity={0.4} />}
      <rect {...box} className="bar-edge" />
      <IconArt name={icon} x={4} y={3} size={20} colour="var(--ink)" />
    </svg>
  )
}

interface TableProps {
  readonly bars: readonly Bar[]
  readonly used: readonly Kind[]
}

function KindTable({ bars, used }: TableProps): ReactNode {
  const { seatName, t } = useGame()
  return (
    <table className="compare twin-table">
      <caption className="hidden-text">{t('worth.sources')}</caption>
      <thead>
        <tr>
          <td />
          {bars.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} width={24} />
              <span>{seatName(seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {used.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              <span className="kind-name">
                <Swatch kind={kind} />
                {t(`kind.${kind}`)}
              </span>
            </th>
            {bars.map(({ seat, sums }) => (
              <td key={seat} className={sums[kind] === 0 ? 'none' : ''}>
                {written(sums[kind])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
