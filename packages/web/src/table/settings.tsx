/** The preferences, in groups; each is in force at once. */
import { type Warning, warnings } from '@bitoku/engine'
import { languages, nameStyles, warningSentence } from '@bitoku/words'
import { type ReactNode, useState } from 'react'
import { copyText } from '../app/files.ts'
import {
  confirmModes,
  confirmSeconds,
  contrasts,
  forgetPreferences,
  motions,
  prefer,
  textSizes,
  themes,
  useLanguage,
  usePreferences,
  volumes,
} from '../app/preferences.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../art/sprite.tsx'
import { liveScores, paces } from '@bitoku/host'
import { settingsPart } from '../start/settings-link.ts'
import { Choosing } from './settings-choosing.tsx'
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
      <CopySettings />
      <button type="button" className="button forget" onClick={forgetPreferences}>
        <Icon name="restart" size={18} />
        {t('settings.forget')}
      </button>
    </div>
  )
}

/** Copies a link with which others, or another device, can take these preferences over. */
function CopySettings(): ReactNode {
  const { t } = useWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    const part = settingsPart(usePreferences.getState())
    setCopied(await copyText(`${location.origin}${location.pathname}${part}`))
  }
  return (
    <button type="button" className="button copy-settings" onClick={() => void copy()}>
      <Icon name={isCopied ? 'confirm' : 'link'} size={18} />
      {t(isCopied ? 'menu.copied' : 'settings.link')}
    </button>
  )
}

function Look(): ReactNode {
  const { t } = useWords()
  const language = useLanguage()
  const { theme, contrast, textSize, nameStyle, motion, moveSound } = usePreferences()
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
      <Choice
        label={t('settings.sound')}
        value={moveSound}
        values={volumes}
        nameOf={(one) => t(`sound.${one}`)}
        onChange={(one) => prefer({ moveSound: one })}
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
        values={liveScores}
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
