/** The menu of the table: settings, sheets, record, the way out. */
import type { ReactNode } from 'react'
import { Icon } from '../art/sprite.tsx'
import { RecordButtons } from '../app/record-buttons.tsx'
import { UpdateLine } from '../offline/update-line.tsx'
import { useCanHint } from '../hint/can-hint.ts'
import { useExtras } from './extras.ts'
import { OpenHistory } from '../history/open-history.tsx'
import { useGame } from './game.ts'
import { Panel } from './panel.tsx'
import { openSheet } from './panels.ts'
import { Settings } from './settings.tsx'

/** What the menu holds; also the tab “more” of small screens. */
export function MenuBody(): ReactNode {
  const { host, snapshot, t, tell } = useGame()
  const extras = useExtras()
  return (
    <div className="menu-body">
      <div className="menu-buttons">
        <button type="button" className="button" onClick={() => openSheet('sheets')}>
          <Icon name="vp" size={20} />
          {t('menu.sheets')}
        </button>
        <OpenHint />
        <OpenHistory />
        {/* The record of a network game has the seed: there is none before the end. */}
        {extras === undefined || snapshot.finished ? (
          <RecordButtons host={host} gameId={snapshot.gameId} tell={tell} />
        ) : undefined}
        {extras === undefined ? undefined : <extras.Menu />}
        <button type="button" className="button stop" onClick={() => void host.close()}>
          <Icon name="arrow-left" size={20} />
          {t('menu.leave')}
        </button>
      </div>
      <UpdateLine />
      <Settings />
    </div>
  )
}

/** The way to a hint; nothing where there can be none now. */
function OpenHint(): ReactNode {
  const { t } = useGame()
  if (!useCanHint()) return undefined
  return (
    <button type="button" className="button open-hint" onClick={() => openSheet('hint')}>
      <Icon name="bot" size={20} />
      {t('bar.hint')}
    </button>
  )
}

/** The menu as a sheet. */
export function Menu({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useGame()
  return (
    <Panel title={t('bar.menu')} className="menu" onClose={onClose}>
      <MenuBody />
    </Panel>
  )
}
