/** Crystals and the spaces where pilgrims sleep. */
import { letterOf, seatOf } from '@bitoku/text'
import { crystalSentence, crystalSpaceName } from '@bitoku/words'
import type { ReactNode } from 'react'
import { CrystalSpace, CrystalTile } from '../../art/crystal-tile.tsx'
import { seatNumber, useGame } from '../game.ts'
import { Target } from '../target.tsx'

interface Props {
  readonly seat: number
  readonly own: boolean
  /** From 0: first the three of ingenuity. */
  readonly space: number
  readonly width: number
}

/** A crystal space with what lies on it. */
export function CrystalAt({ seat, own, space, width }: Props): ReactNode {
  const { snapshot, edition, name, full, language, style, t } = useGame()
  const tile = edition.crystals[seatOf(snapshot.view, seat).crystals[space]]
  const { colour, vp } = edition.playerBoard.crystals[space]
  const target = own ? `crystal-space:${space + 1}` : undefined
  if (tile === undefined)
    return (
      <Target
        target={target}
        about="crystal-space"
        label={t('domain.crystalSpace', { space: crystalSpaceName(language, edition, space + 1), vp })}
      >
        {(state) => (
          <span className={`crystal-space state-${state}`}>
            <CrystalSpace colour={colour} vp={vp} seat={seatNumber(seat)} width={width} />
          </span>
        )}
      </Target>
    )
  return (
    <Target
      target={target}
      piece={`crystal:${letterOf(seat)}:${space + 1}`}
      label={name(tile.id)}
      shows={tile.id}
      tip={`${full(tile.id)}\n${crystalSentence(language, tile, style)}`}
    >
      {(state) => (
        <span className={`crystal-space state-${state}`}>
          <CrystalTile tile={tile} size="board" width={width} />
        </span>
      )}
    </Target>
  )
}

/** The dream and memory crystals of a seat. */
export function Crystals({ seat, own }: { readonly seat: number; readonly own: boolean }): ReactNode {
  const { snapshot, edition, t } = useGame()
  const { crystals } = seatOf(snapshot.view, seat)
  const spaces = edition.playerBoard.crystals.map((space, at) => ({ ...space, at }))
  const count = (colour: string): string => {
    const all = spaces.filter((space) => space.colour === colour)
    return `${all.filter(({ at }) => crystals[at] >= 0).length}/${all.length}`
  }
  return (
    <section className="part crystals">
      <h3>
        {t('domain.crystals')}{' '}
        <span>{t('domain.crystalCounts', { dream: count('dream'), memory: count('memory') })}</span>
      </h3>
      <div className="line">
        {spaces
          .filter(({ colour }) => colour !== 'ingenuity')
          .map(({ at }) => (
            <CrystalAt key={at} seat={seat} own={own} space={at} width={36} />
          ))}
      </div>
    </section>
  )
}
