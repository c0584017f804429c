/** The bar on top: year and season, turn order, settings of the screen. */
import { boardWord } from '@bitoku/text'
import { languages, paired, seasonName } from '@bitoku/words'
import type { ReactNode } from 'react'
import type { IconName } from '../art/icon-names.ts'
import { SeatMark } from '../art/seat.tsx'
import { Icon } from '../art/sprite.tsx'
import { Mark } from '../app/mark.tsx'
import { askNext, readRules, useExplaining } from '../app/explaining.ts'
import { prefer, themes, usePreferences } from '../app/preferences.ts'
import { useCanHint, useHasHints } from '../hint/can-hint.ts'
import { act } from '../keys/registry.ts'
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
      <span className="when">
        <span className="when-signs">
          <span className="year display">
            {t('bar.year', { n: view.round })}
            {wide ? <small> {t('bar.ofFour')}</small> : undefined}
          </span>
          <span
            className="dial"
            role="img"
            aria-label={seasonName(language, view.phase)}
            data-tip={seasonName(language, view.phase)}
            data-about={`season:${view.phase}`}
          >
            {seasons.map((one) =>
              roomy || one === season ? (
                <span key={one} className={one === season ? 'now' : ''}>
                  <Icon name={one} size={one === season ? 22 : 15} />
                </span>
              ) : undefined,
            )}
          </span>
        </span>
        {/* At the end the question says so; narrow screens have no room for it twice. */}
        {view.phase === 'over' && isNarrow(layout) ? undefined : (
          <span className="season display">
            {seasonName(language, isNarrow(layout) && view.phase === 'reaping' ? 'spring' : view.phase)}
          </span>
        )}
      </span>
      <span className="stretch" />
      <TurnOrder named={roomy} />
      <span className="stretch" />
      <Settings layout={layout} />
      {roomy ? (
        <BarButton name="zoom-in" icon="plus" label={boardWord(language, 'zoomIn')} onPress={() => act('zoom-in')} />
      ) : undefined}
      {roomy ? (
        <BarButton name="open-sheets" icon="vp" label={t('menu.sheets')} onPress={() => openSheet('sheets')} />
      ) : undefined}
      {roomy || layout === 'tablet' ? <HintButton /> : undefined}
      <AskButton />
      <BarButton icon="help" label={t('bar.help')} onPress={() => readRules({})} />
      {/* Narrow screens have it among their tabs. */}
      {isNarrow(layout) ? undefined : (
        <BarButton name="open-menu" icon="menu" label={t('bar.menu')} onPress={() => openSheet('menu')} />
      )}
    </header>
  )
}

interface BarButtonProps {
  readonly name?: string
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  readonly onPress: () => void
}

function BarButton({ name = '', icon, label, isOff = false, onPress }: BarButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={`bar-button ${name}`}
      data-tip={label}
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      <Icon name={icon} size={20} />
    </button>
  )
}

/** A hint for the present question; nothing where no hints are given. */
function HintButton(): ReactNode {
  const { t } = useGame()
  const hasHints = useHasHints()
  const canHint = useCanHint()
  if (!hasHints) return undefined
  return (
    <BarButton name="open-hint" icon="bot" label={t('bar.hint')} isOff={!canHint} onPress={() => openSheet('hint')} />
  )
}

/** The mode in which the next tap explains instead of acting. */
function AskButton(): ReactNode {
  const { t } = useGame()
  const isAsking = useExplaining((state) => state.isAsking)
  const canAsk = useExplaining((state) => state.canAsk)
  return (
    <button
      type="button"
      className="bar-button"
      data-asks=""
      data-tip={`${t('bar.ask')}\n${t('bar.askTip')}`}
      aria-label={t('bar.ask')}
      aria-pressed={isAsking}
      disabled={!canAsk}
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
          data-about="order"
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
      <BarButton
        icon={theme === 'light' ? 'sun' : theme === 'dark' ? 'moon' : 'lantern'}
        label={paired(language, t('settings.theme'), t(`theme.${theme}`))}
        onPress={() => prefer({ theme: next })}
      />
    </>
  )
}
