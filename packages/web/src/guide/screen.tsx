/** How this screen is used: choosing, what the rings mean, the keys. */
import type { ReactNode } from 'react'
import { KeyList } from '../keys/key-list.tsx'
import { useReading } from './reading.ts'

/** The help for the screen itself. */
export function ScreenHelp(): ReactNode {
  const { t } = useReading()
  return (
    <div className="help">
      <section>
        <h3>{t('help.choosing')}</h3>
        <p>{t('help.choosingText')}</p>
        <p>{t('help.turnText')}</p>
        <ul className="legend">
          <li>
            <span className="swatch state-legal" /> {t('help.legal')}
          </li>
          <li>
            <span className="swatch state-selected" /> {t('help.selected')}
          </li>
          <li>
            <span className="swatch state-last" /> {t('help.last')}
          </li>
        </ul>
      </section>
      <section>
        <h3>{t('help.keys')}</h3>
        <KeyList />
      </section>
    </div>
  )
}
