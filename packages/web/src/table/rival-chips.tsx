/** The other seats where there is no room for panels: a chip each. */
import { letterOf, seatOf } from '@bitoku/text'
import { resources } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { useExtras } from './extras.ts'
import { scoreOf, seatNumber, useGame } from './game.ts'
import { openSheet } from './panels.ts'
import { useRivals } from './rivals.tsx'

/** The rivals as chips for small screens. */
export function RivalChips(): ReactNode {
  const { snapshot, t, seatName, name } = useGame()
  const extras = useExtras()
  return (
    <section className="rival-chips" aria-label={t('rivals.label')}>
      {useRivals().map((seat) => {
        const player = seatOf(snapshot.view, seat)
        const left = player.places.filter((place) => place <= 1).length
        return (
          <button
            key={seat}
            type="button"
            className={snapshot.moving === seat ? 'bare rival-chip moving' : 'bare rival-chip'}
            onClick={() => openSheet({ domain: seat })}
            aria-label={seatName(seat)}
            data-place={`seat:${letterOf(seat)}`}
          >
            <SeatMark seat={seatNumber(seat)} width={24} />
            <span>
              <span className="chip-line">
                <Icon name="vp" size={14} title={name('vp')} />
                <b>{scoreOf(snapshot, seat).n}</b>
                <Icon name="die" size={14} title={t('rivals.diceLeft')} />
                {left}
                <Icon name="hand" size={14} title={t('rivals.hand', { n: player.handCount })} />
                {player.handCount}
                {extras === undefined ? undefined : <extras.Seat seat={seat} place="chip" />}
              </span>
              <span className="chip-line small">
                {resources.map((resource, at) => (
                  <span key={resource}>
                    <Icon name={resource} size={11} title={name(resource)} />
                    {player.resources[at]}
                  </span>
                ))}
                <span>
                  <Icon name="amulet" size={11} title={name('amulet')} />
                  {player.amulets.reduce((sum, n) => sum + n, 0)}
                </span>
                <span>
                  <Icon name="pilgrim" size={11} title={name('pilgrim')} />
                  {player.pilgrims}
                </span>
              </span>
            </span>
          </button>
        )
      })}
    </section>
  )
}
