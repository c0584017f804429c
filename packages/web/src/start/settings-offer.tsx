/** The preferences that a link brings along: taken over only when one says so. */
import { type ReactNode, useState } from 'react'
import { leaveAddress } from '../app/address.ts'
import { prefer } from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { readSettings } from './settings-link.ts'

/** The question; nothing where the address holds no preferences. */
export function SettingsOffer(): ReactNode {
  const { t } = useWords()
  const [offered, setOffered] = useState(() => readSettings(location.hash))
  if (offered === undefined) return undefined
  const end = (): void => {
    leaveAddress()
    setOffered(undefined)
  }
  return (
    <div className="settings-offer" role="group" aria-label={t('settings.offer')}>
      <span>{t('settings.offer')}</span>
      <button
        type="button"
        className="button primary"
        onClick={() => {
          prefer(offered)
          end()
        }}
      >
        {t('settings.takeOver')}
      </button>
      <button type="button" className="button" onClick={end}>
        {t('settings.keepMine')}
      </button>
    </div>
  )
}
