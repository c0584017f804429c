/** The menu of the table: settings, sheets, record, the way out. */
import { type ReactNode, useState } from 'react'
import { Icon } from '../art/sprite.tsx'
import { problemSentence } from '../app/problems.ts'
import { saveText } from '../app/files.ts'
import { useGame } from './game.ts'
import { Panel } from './panel.tsx'
import { Settings } from './settings.tsx'

interface Props {
  readonly onClose: () => void
  readonly onSheets: () => void
}

/** What the menu holds; also the tab “more” of small screens. */
export function MenuBody({ onSheets }: { readonly onSheets: () => void }): ReactNode {
  const game = useGame()
  const { host, snapshot, t, tell } = game
  const [copied, setCopied] = useState(false)
  const record = async (): Promise<string | undefined> => {
    const outcome = await host.exportRecord()
    if (outcome.ok) return outcome.value
    tell(problemSentence(game, outcome.problem))
    return undefined
  }
  const save = async (): Promise<void> => {
    const text = await record()
    if (text !== undefined) saveText(`bitoku-${snapshot.gameId.slice(0, 8)}.txt`, text)
  }
  const copy = async (): Promise<void> => {
    const text = await record()
    if (text === undefined) return
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <div className="menu-body">
      <div className="menu-buttons">
        <button type="button" className="button" onClick={onSheets}>
          <Icon name="vp" size={20} />
          {t('menu.sheets')}
        </button>
        <button type="button" className="button" data-tip={t('menu.recordTip')} onClick={() => void save()}>
          <Icon name="share" size={20} />
          {t('menu.export')}
        </button>
        <button type="button" className="button" data-tip={t('menu.recordTip')} onClick={() => void copy()}>
          <Icon name="link" size={20} />
          {t(copied ? 'menu.copied' : 'menu.copy')}
        </button>
        <button type="button" className="button stop" onClick={() => void host.close()}>
          <Icon name="arrow-left" size={20} />
          {t('menu.leave')}
        </button>
      </div>
      <Settings />
    </div>
  )
}

/** The menu as a sheet. */
export function Menu({ onClose, onSheets }: Props): ReactNode {
  const { t } = useGame()
  return (
    <Panel title={t('bar.menu')} className="menu" onClose={onClose}>
      <MenuBody onSheets={onSheets} />
    </Panel>
  )
}
