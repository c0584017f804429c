/** The preferences, in groups; each is in force at once. */
import { type Warning, warnings } from '@bitoku/engine'
import { languages, nameStyles, warningSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import {
  clickModes,
  confirmModes,
  confirmSeconds,
  contrasts,
  forgetPreferences,
  motions,
  prefer,
  projections,
  revealModes,
  textSizes,
  themes,
  useLanguage,
  usePreferences,
} from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { autoResolves, paces } from '@bitoku/host'
import { Listening } from './settings-listening.tsx'
import { Choice, Group, NumberChoice, Switch } from './settings-parts.tsx'
import { Presets, SeatColours } from './settings-presets.tsx'

const languageNames = { en: 'English', es: 'Español', fr: 'Français', ru: 'Русский' } as const

/** All preferences. */
export function Settings(): ReactNode {
  const { t } = useWords()
  return (
    <div className="settings">
      <Presets />
      <Look />
      <SeatColours />
      <Choosing />
      <Turns />
      <Others />
      <Listening />
      <Warnings />
      <button type="button" className="button forget" onClick={forgetPreferences}>
        <Icon name="restart" size={18} />
        {t('settings.forget')}
      </button>
    </div>
  )
}

function Look(): ReactNode {
  const { t } = useWords()
  const language = useLanguage()
  const { theme, contrast, textSize, nameStyle, motion } = usePreferences()
  return (
    <Group title={t('settings.look')}>
      <Choice
        label={t('settings.language')}
        value={language}
        values={languages}
        nameOf={(one) => languageNames[one]}
        onChange={(one) => prefer({ language: one })}
      />
      <Choice
        label={t('settings.theme')}
        value={theme}
        values={themes}
        nameOf={(one) => t(`theme.${one}`)}
        onChange={(one) => prefer({ theme: one })}
      />
      <Choice
        label={t('settings.contrast')}
        value={contrast}
        values={contrasts}
        nameOf={(one) => t(`contrast.${one}`)}
        onChange={(one) => prefer({ contrast: one })}
      />
      <NumberChoice
        label={t('settings.textSize')}
        value={textSize}
        values={textSizes}
        nameOf={(one) => `${one} %`}
        onChange={(one) => prefer({ textSize: one })}
      />
      <Choice
        label={t('settings.names')}
        value={nameStyle}
        values={nameStyles}
        nameOf={(one) => t(`names.${one}`)}
        onChange={(one) => prefer({ nameStyle: one })}
      />
      <Choice
        label={t('settings.motion')}
        value={motion}
        values={motions}
        nameOf={(one) => t(`motion.${one}`)}
        onChange={(one) => prefer({ motion: one })}
      />
    </Group>
  )
}

function Choosing(): ReactNode {
  const { t } = useWords()
  const { clickMode, autoResolve, reveals } = usePreferences()
  return (
    <Group title={t('settings.choosing')}>
      <Choice
        label={t('settings.click')}
        value={clickMode}
        values={clickModes}
        nameOf={(one) => t(`click.${one}`)}
        onChange={(one) => prefer({ clickMode: one })}
      />
      <Choice
        label={t('settings.auto')}
        value={autoResolve}
        values={autoResolves}
        nameOf={(one) => t(`auto.${one}`)}
        onChange={(one) => prefer({ autoResolve: one })}
      />
      <Choice
        label={t('settings.reveals')}
        value={reveals}
        values={revealModes}
        nameOf={(one) => t(`reveals.${one}`)}
        onChange={(one) => prefer({ reveals: one })}
      />
    </Group>
  )
}

function Turns(): ReactNode {
  const { t } = useWords()
  const { confirmMode, liveConfirm, confirmSeconds: seconds } = usePreferences()
  return (
    <Group title={t('settings.turns')} note={t('settings.confirmNote')}>
      <Choice
        label={t('settings.confirm')}
        value={confirmMode}
        values={confirmModes}
        nameOf={(one) => t(`confirm.${one}`)}
        onChange={(one) => prefer({ confirmMode: one })}
      />
      <Choice
        label={t('settings.liveConfirm')}
        value={liveConfirm}
        values={confirmModes}
        nameOf={(one) => t(`confirm.${one}`)}
        onChange={(one) => prefer({ liveConfirm: one })}
      />
      {confirmMode === 'timed' || liveConfirm === 'timed' ? (
        <NumberChoice
          label={t('settings.seconds')}
          value={seconds}
          values={confirmSeconds}
          nameOf={String}
          onChange={(one) => prefer({ confirmSeconds: one })}
        />
      ) : undefined}
    </Group>
  )
}

function Others(): ReactNode {
  const { t } = useWords()
  const { pace, tenguSteps, sinceBar, projection } = usePreferences()
  return (
    <Group title={t('settings.others')}>
      <Choice
        label={t('settings.pace')}
        value={pace}
        values={paces}
        nameOf={(one) => t(`pace.${one}`)}
        onChange={(one) => prefer({ pace: one })}
      />
      <Choice
        label={t('settings.projection')}
        value={projection}
        values={projections}
        nameOf={(one) => t(`projection.${one}`)}
        onChange={(one) => prefer({ projection: one })}
      />
      <Switch label={t('settings.tengu')} isOn={tenguSteps} onChange={(isOn) => prefer({ tenguSteps: isOn })} />
      <Switch label={t('settings.since')} isOn={sinceBar} onChange={(isOn) => prefer({ sinceBar: isOn })} />
    </Group>
  )
}

/** The warnings before waste, each of which can be muted. */
function Warnings(): ReactNode {
  const { t } = useWords()
  const language = useLanguage()
  const muted = usePreferences((state) => state.muted)
  const set = (warning: Warning, isOn: boolean): void => {
    const others = muted.filter((one) => one !== warning)
    prefer({ muted: isOn ? others : [...others, warning] })
  }
  return (
    <Group title={t('settings.warnings')} note={t('settings.warningsNote')}>
      {warnings.map((warning) => (
        <Switch
          key={warning}
          label={warningSentence(language, warning)}
          isOn={!muted.includes(warning)}
          onChange={(isOn) => set(warning, isOn)}
        />
      ))}
    </Group>
  )
}
