/** Help: how to choose, what the rings mean, the keys, the words. */
import { buildingTypes, crystalColours, mitamaTypes, resources, yokaiTypes } from '@bitoku/engine'
import { nameOf } from '@bitoku/words'
import type { ReactNode } from 'react'
import { type IconName, iconNames } from '../art/icon-names.ts'
import { Icon } from '../art/sprite.tsx'
import type { InterfaceKey } from '../interface/say.ts'
import { useGame } from './game.ts'
import { Panel } from './panel.tsx'

const glossary: readonly string[] = [
  ...resources,
  'any',
  'amulet',
  'vp',
  'mp',
  'kodama',
  'pilgrim',
  'die',
  'yokai',
  'bitoku',
  'vision',
  'rock',
  'gate',
  'mitama',
  'dragonfly',
  'crystal',
  ...buildingTypes,
  ...yokaiTypes,
  ...mitamaTypes,
  ...crystalColours,
]

const keys: readonly (readonly [string, InterfaceKey])[] = [
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

const iconOf = (id: string): IconName =>
  iconNames.find((name) => name === id) ?? iconNames.find((name) => name === `crystal-${id}`) ?? 'info'

/** The help sheet. */
export function Help({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t, language } = useGame()
  return (
    <Panel title={t('bar.help')} className="help" onClose={onClose}>
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
      <section>
        <h3>{t('help.words')}</h3>
        <ul className="glossary">
          {glossary.map((id) => (
            <li key={id}>
              <Icon name={iconOf(id)} size={22} />
              {id === 'any' ? t('help.any') : nameOf(language, 'plain', id)}
            </li>
          ))}
        </ul>
      </section>
    </Panel>
  )
}
