/** Language, light and rules in the corner of the screens before the table. */
import { languages, paired } from '@bitoku/words'
import type { ReactNode } from 'react'
import { readRules } from '../app/explaining.ts'
import { prefer, themes, usePreferences } from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'

/** The languages by their own names. */
export const languageNames = { en: 'English', es: 'Español', fr: 'Français', ru: 'Русский' } as const

/** Language, light and rules, always in the same corner. */
export function Corner(): ReactNode {
  const { t, language } = useWords()
  const theme = usePreferences((state) => state.theme)
  const next = themes[(themes.indexOf(theme) + 1) % themes.length]
  return (
    <div className="corner">
      <select
        className="field"
        aria-label={t('settings.language')}
        value={language}
        onChange={(event) => prefer({ language: languages.find((one) => one === event.target.value) })}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      <button
        type="button"
        className="button"
        aria-label={paired(language, t('settings.theme'), t(`theme.${theme}`))}
        data-tip={paired(language, t('settings.theme'), t(`theme.${theme}`))}
        onClick={() => prefer({ theme: next })}
      >
        <Icon name={theme === 'light' ? 'sun' : theme === 'dark' ? 'moon' : 'lantern'} size={20} />
      </button>
      <button
        type="button"
        className="button"
        aria-label={t('guide.title')}
        data-tip={t('guide.title')}
        onClick={() => readRules({})}
      >
        <Icon name="help" size={20} />
      </button>
    </div>
  )
}
