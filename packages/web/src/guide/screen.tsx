/** How this screen is used: choosing, what the rings mean, the keys. */
import type { ReactNode } from 'react'
import type { InterfaceKey } from '../interface/say.ts'
import { useReading } from './reading.ts'

const keys: readonly (readonly [string, InterfaceKey])[] = [
  ['?', 'guide.title'],
  ['Tab', 'keys.tab'],
  ['Enter', 'keys.enter'],
  ['n', 'keys.next'],
  ['u', 'keys.undo'],
  ['Shift+U', 'keys.restart'],
  ['Ctrl+Enter', 'keys.confirm'],
  ['o', 'keys.list'],
  ['i', 'keys.explain'],
  ['Esc', 'keys.escape'],
]

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
        <dl className="keys">
          {keys.map(([key, said]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(said)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
