/** The preferences, as a list of choices. */
import { languages, nameStyles } from '@bitoku/words'
import type { ReactNode } from 'react'
import { clickModes, prefer, textSizes, themes, useLanguage, usePreferences } from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { autoResolves, paces } from '../host/host.ts'

const languageNames = { en: 'English', es: 'Español', fr: 'Français', ru: 'Русский' } as const

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly values: readonly Value[]
  readonly nameOf: (value: Value) => string
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, values, nameOf, onChange }: ChoiceProps<Value>): ReactNode {
  return (
    <label className="choice">
      <span>{label}</span>
      <select
        className="field"
        value={value}
        onChange={(event) => {
          const found = values.find((one) => one === event.target.value)
          if (found !== undefined) onChange(found)
        }}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {nameOf(one)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** All preferences. */
export function Settings(): ReactNode {
  const { t } = useWords()
  const language = useLanguage()
  const all = usePreferences()
  const onOff = ['on', 'off'] as const
  return (
    <div className="settings">
      <Choice
        label={t('settings.language')}
        value={language}
        values={languages}
        nameOf={(one) => languageNames[one]}
        onChange={(one) => prefer({ language: one })}
      />
      <Choice
        label={t('settings.theme')}
        value={all.theme}
        values={themes}
        nameOf={(one) => t(`theme.${one}`)}
        onChange={(theme) => prefer({ theme })}
      />
      <Choice
        label={t('settings.names')}
        value={all.nameStyle}
        values={nameStyles}
        nameOf={(one) => t(`names.${one}`)}
        onChange={(nameStyle) => prefer({ nameStyle })}
      />
      <Choice
        label={t('settings.textSize')}
        value={String(all.textSize)}
        values={textSizes.map(String)}
        nameOf={(one) => `${one} %`}
        onChange={(one) => prefer({ textSize: textSizes.find((size) => String(size) === one) ?? 100 })}
      />
      <Choice
        label={t('settings.click')}
        value={all.clickMode}
        values={clickModes}
        nameOf={(one) => t(`click.${one}`)}
        onChange={(clickMode) => prefer({ clickMode })}
      />
      <Choice
        label={t('settings.auto')}
        value={all.autoResolve}
        values={autoResolves}
        nameOf={(one) => t(`auto.${one}`)}
        onChange={(autoResolve) => prefer({ autoResolve })}
      />
      <Choice
        label={t('settings.pace')}
        value={all.pace}
        values={paces}
        nameOf={(one) => t(`pace.${one}`)}
        onChange={(pace) => prefer({ pace })}
      />
      <Choice
        label={t('settings.projection')}
        value={all.projection ? 'on' : 'off'}
        values={onOff}
        nameOf={(one) => t(`switch.${one}`)}
        onChange={(one) => prefer({ projection: one === 'on' })}
      />
      <Choice
        label={t('settings.tengu')}
        value={all.tenguSteps ? 'on' : 'off'}
        values={onOff}
        nameOf={(one) => t(`switch.${one}`)}
        onChange={(one) => prefer({ tenguSteps: one === 'on' })}
      />
    </div>
  )
}
