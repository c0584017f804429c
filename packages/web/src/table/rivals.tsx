/** The other seats: score, dice, resources, counts. */
import { resources } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { Die } from '../art/die.tsx'
import { Pilgrim } from '../art/figures.tsx'
import type { IconName } from '../art/icon-names.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { AttitudeTile } from '../art/tokens.tsx'
import { isProjected, usePreferences } from '../app/preferences.ts'
import { letterOf } from '../board/places.ts'
import { ownSeat, seatNumber, seatOf, useGame } from './game.ts'
import { Projection } from './domain/shelf.tsx'
import { openSheet } from './panels.ts'
import { placeName } from './places.ts'

/** The seats that are not the viewer's, in turn order. */
function useRivals(): readonly number[] {
  const { snapshot } = useGame()
  const own = ownSeat(snapshot)
  return snapshot.view.order.filter((seat) => seat !== own)
}

/** The panel of all rivals. */
export function Rivals(): ReactNode {
  const { t } = useGame()
  return (
    <section className="rivals" aria-label={t('rivals.label')}>
      {useRivals().map((seat) => (
        <Rival key={seat} seat={seat} />
      ))}
    </section>
  )
}

function Rival({ seat }: { readonly seat: number }): ReactNode {
  const game = useGame()
  const { snapshot, t, seatName, name } = game
  const isShown = usePreferences((state) => isProjected(state.projection, false))
  const { view } = snapshot
  const player = seatOf(view, seat)
  const place = view.order.indexOf(seat) + 1
  const isTengu = snapshot.seats[seat].kind === 'tengu'
  const amulets = player.amulets.reduce((sum, n) => sum + n, 0)
  const counters = `count:${letterOf(seat)}`
  const crystals = isTengu ? (view.tengu?.crystals.length ?? 0) : player.crystals.filter((one) => one >= 0).length
  const counts: readonly (readonly [IconName, string, number])[] = [
    ['build', 'building', player.built],
    ['crystal', 'crystal', crystals],
    ['mitama', 'mitama', player.mitamas.length + player.pairs.length],
    ['pair', 'dragonfly', player.pairs.length],
    ['rock', 'rock', player.rocks.length],
    ['bitoku', 'bitoku', player.bitoku.length],
    ['vision', 'vision', player.visions.length],
  ]
  return (
    <article className={snapshot.moving === seat ? 'rival moving' : 'rival'} data-place={`seat:${letterOf(seat)}`}>
      <header>
        <SeatMark seat={seatNumber(seat)} width={30} />
        <button
          type="button"
          className="bare rival-name"
          style={{ color: `var(--seat-${seat}-name)` }}
          onClick={() => openSheet({ domain: seat })}
          data-tip={t('rivals.show')}
        >
          {seatName(seat)}
        </button>
        <span className="muted">{player.passed ? t('rivals.passed') : t('rivals.order', { n: place })}</span>
        <span className="stretch" />
        <button
          type="button"
          className="bare score"
          aria-label={`${t('score.now', { n: player.vp })} ${t('score.open')}`}
          data-tip={`${t('score.now', { n: player.vp })}\n${t('score.open')}`}
          data-place={`${counters}:vp`}
          data-count={player.vp}
          onClick={() => openSheet('sheets')}
        >
          <Icon name="vp" size={20} />
          <b>{player.vp}</b>
        </button>
        {isShown ? <Projection seat={seat} /> : undefined}
      </header>
      <div className="rival-dice">
        {player.dice.map((value, die) => (
          <span
            key={die}
            data-piece={player.places[die] > 1 ? undefined : `die:${letterOf(seat)}:${die + 1}`}
            data-tip={t('domain.die', { n: value, place: placeName(game, player.places[die]) })}
          >
            <Die value={value} seat={seatNumber(seat)} locked={player.places[die] === 0} width={28} />
            {player.places[die] > 0 ? <small>{placeName(game, player.places[die])}</small> : undefined}
          </span>
        ))}
        <span className="stretch" />
        {isTengu && view.tengu !== undefined ? (
          <span data-tip={t(view.tengu.attitude ? 'tengu.active' : 'tengu.calm')}>
            <AttitudeTile active={view.tengu.attitude} width={28} />
          </span>
        ) : (
          <span data-tip={t('rivals.hand', { n: player.handCount })} data-place={`hand:${letterOf(seat)}`}>
            <Icon name="hand" size={22} title={t('rivals.hand', { n: player.handCount })} />
            <b>{player.handCount}</b>
          </span>
        )}
      </div>
      <div className="rival-resources">
        {resources.map((resource, at) => (
          <span
            key={resource}
            data-tip={`${name(resource)}: ${player.resources[at]}`}
            data-place={`${counters}:${resource}`}
          >
            <Icon name={resource} size={19} title={name(resource)} />
            {player.resources[at]}
          </span>
        ))}
        <span data-tip={`${name('amulet')}: ${amulets}`} data-place={`${counters}:amulet`}>
          <Icon name="amulet" size={19} title={name('amulet')} />
          {amulets}
        </span>
        <span data-tip={`${name('pilgrim')}: ${player.pilgrims}`} data-place={`${counters}:pilgrim`}>
          <Pilgrim seat={seatNumber(seat)} width={19} title={name('pilgrim')} />
          {player.pilgrims}
        </span>
      </div>
      <div className="rival-counts">
        {counts.map(([icon, id, n]) => (
          <span key={icon} data-tip={`${name(id)}: ${n}`}>
            <Icon name={icon} size={18} title={name(id)} />
            {n}
          </span>
        ))}
      </div>
    </article>
  )
}

/** The rivals as chips for small screens. */
export function RivalChips(): ReactNode {
  const { snapshot, t, seatName, name } = useGame()
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
                <b>{player.vp}</b>
                <Icon name="die" size={14} title={t('rivals.diceLeft')} />
                {left}
                <Icon name="hand" size={14} title={t('rivals.hand', { n: player.handCount })} />
                {player.handCount}
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
