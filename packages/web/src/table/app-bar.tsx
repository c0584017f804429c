/** The bar on top: year and season, turn order, settings of the screen. */
import { seasonName } from '@bitoku/words'
import { languages } from '@bitoku/words'
import type { ReactNode } from 'react'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { Mark } from '../app/mark.tsx'
import { askNext, readRules, useExplaining } from '../app/explaining.ts'
import { prefer, themes, usePreferences } from '../app/preferences.ts'
import { useExtras, useIsAlone } from './extras.ts'
import { seatNumber, useGame } from './game.ts'
import { openSheet } from './panels.ts'
import { isNarrow, type Layout } from './use-layout.ts'

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** The season of the dial: reaping belongs to spring; the Ascension is after winter. */
function seasonOf(phase: string): (typeof seasons)[number] {
  return phase === 'summer'
    ? 'summer'
    : phase === 'winter' || phase === 'ascension' || phase === 'over'
      ? 'winter'
      : 'spring'
}

interface Props {
  readonly layout: Layout
}

/** The application bar. */
export function AppBar({ layout }: Props): ReactNode {
  const { snapshot, language, t } = useGame()
  const { view } = snapshot
  const wide = layout === 'wide'
  const roomy = wide || layout === 'desk'
  const season = seasonOf(view.phase)
  return (
    <header className="app-bar" data-theme="dark" data-place="frame">
      {roomy ? (
        <span className="brand">
          <Mark size={28} />
          {wide ? <span className="display">Bitoku</span> : undefined}
        </span>
      ) : undefined}
      <span className="year display">
        {t('bar.year', { n: view.round })}
        {wide ? <small> {t('bar.ofFour')}</small> : undefined}
      </span>
      <span
        className="dial"
        role="img"
        aria-label={seasonName(language, view.phase)}
        data-tip={seasonName(language, view.phase)}
      >
        {seasons.map((one) =>
          roomy || one === season ? (
            <span key={one} className={one === season ? 'now' : ''}>
              <Icon name={one} size={one === season ? 22 : 15} />
            </span>
          ) : undefined,
        )}
      </span>
      {/* At the end the question says so; narrow screens have no room for it twice. */}
      {view.phase === 'over' && isNarrow(layout) ? undefined : (
        <span className="season display">{seasonName(language, view.phase)}</span>
      )}
      <span className="stretch" />
      <TurnOrder named={roomy} />
      <span className="stretch" />
      <Settings layout={layout} />
      {roomy ? (
        <button
          type="button"
          className="bar-button open-sheets"
          data-tip={t('menu.sheets')}
          aria-label={t('menu.sheets')}
          onClick={() => openSheet('sheets')}
        >
          <Icon name="vp" size={20} />
        </button>
      ) : undefined}
      <AskButton />
      <button
        type="button"
        className="bar-button"
        data-tip={t('bar.help')}
        aria-label={t('bar.help')}
        onClick={() => readRules({})}
      >
        <Icon name="help" size={20} />
      </button>
      {/* Narrow screens have it among their tabs. */}
      {isNarrow(layout) ? undefined : (
        <button
          type="button"
          className="bar-button open-menu"
          data-tip={t('bar.menu')}
          aria-label={t('bar.menu')}
          onClick={() => openSheet('menu')}
        >
          <Icon name="menu" size={20} />
        </button>
      )}
    </header>
  )
}

/** The mode in which the next tap explains instead of acting. */
function AskButton(): ReactNode {
  const { t } = useGame()
  const isAsking = useExplaining((state) => state.isAsking)
  return (
    <button
      type="button"
      className="bar-button"
      data-asks=""
      data-tip={`${t('bar.ask')}\n${t('bar.askTip')}`}
      aria-label={t('bar.ask')}
      aria-pressed={isAsking}
      onClick={() => askNext(!isAsking)}
    >
      <Icon name="info" size={20} />
    </button>
  )
}

function TurnOrder({ named }: { readonly named: boolean }): ReactNode {
  const { snapshot, seatName, t } = useGame()
  const { view, viewer } = snapshot
  const active = snapshot.asked ?? snapshot.moving ?? snapshot.curtain ?? view.order[view.active]
  const alone = useIsAlone(snapshot)
  const extras = useExtras()
  return (
    <ol className="order" aria-label={t('bar.order')}>
      {view.order.map((seat, at) => (
        <li
          key={seat}
          className={seat === active ? 'now' : ''}
          aria-current={seat === active ? 'true' : undefined}
          data-tip={`${at + 1}. ${seatName(seat)}${seat === viewer && alone ? ` · ${t('seat.you')}` : ''}`}
        >
          <SeatMark seat={seatNumber(seat)} width={24} title={seatName(seat)} />
          {named ? (
            <span>
              {seatName(seat)}
              {seat === viewer && alone ? ` · ${t('seat.you')}` : ''}
            </span>
          ) : undefined}
          {named && extras !== undefined ? <extras.Seat seat={seat} place="order" /> : undefined}
        </li>
      ))}
    </ol>
  )
}

function Settings({ layout }: { readonly layout: Layout }): ReactNode {
  const { language, t } = useGame()
  const theme = usePreferences((state) => state.theme)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]
  if (isNarrow(layout)) return undefined
  return (
    <>
      <select
        className="bar-button"
        aria-label={t('settings.language')}
        value={language}
        onChange={(event) => prefer({ language: languages.find((one) => one === event.target.value) })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="bar-button"
        data-tip={`${t('settings.theme')}: ${t(`theme.${theme}`)}`}
        aria-label={`${t('settings.theme')}: ${t(`theme.${theme}`)}`}
        onClick={() => prefer({ theme: next })}
      >
        <Icon name={theme === 'light' ? 'sun' : theme === 'dark' ? 'moon' : 'lantern'} size={20} />
      </button>
    </>
  )
}
