/** How hard the Tengu is: five presets, or a mix of one's own. */
import { soloOptionNames, soloPresetNames, soloPresets } from '@bitoku/engine'
import { soloOptionName, soloOptionSentence, soloPresetName, soloPresetSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { type Form, soloOf } from './setup.ts'
import { tenguScores, winsOfBots } from './tengu-strength.ts'

interface Props {
  readonly form: Form
  readonly onChange: (part: Partial<Form>) => void
}

/** The presets, each with what the Tengu scores with it and how often bots win. */
export function TenguPresets({ form, onChange }: Props): ReactNode {
  const { t, language } = useWords()
  return (
    <fieldset className="presets">
      <legend>
        {t('start.preset')}
        {form.solo === undefined ? undefined : <small>{t('start.presetMixed')}</small>}
      </legend>
      {soloPresetNames.map((preset) => {
        const isChosen = form.preset === preset && form.solo === undefined
        return (
          <label key={preset} className={isChosen ? 'preset now' : 'preset'}>
            <input
              type="radio"
              name="preset"
              checked={isChosen}
              onChange={() => onChange({ preset, solo: undefined })}
            />
            <span>
              <span className="preset-head">
                <b>{soloPresetName(language, preset)}</b>
                <span className="preset-score">{t('start.tenguScore', { n: tenguScores[preset] })}</span>
              </span>
              <small>{soloPresetSentence(language, preset)}</small>
              <small>{t('start.botsWin', winsOfBots[preset])}</small>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The single options behind the presets. */
export function TenguOptions({ form, onChange }: Props): ReactNode {
  const { language } = useWords()
  const options = soloOf(form)
  return (
    <div className="solo-options">
      {soloOptionNames.map((option) => (
        <label key={option} className="check">
          <input
            type="checkbox"
            checked={options[option] === true}
            onChange={(event) => onChange({ solo: mix(form, option, event.target.checked) })}
          />
          <span>
            {soloOptionName(language, option)}
            <small>{soloOptionSentence(language, option)}</small>
          </span>
        </label>
      ))}
    </div>
  )
}

/** The options with one changed; undefined when that is the preset again. */
function mix(form: Form, option: (typeof soloOptionNames)[number], on: boolean): Form['solo'] {
  const preset = soloPresets[form.preset]
  const mixed = { ...preset, ...form.solo, [option]: on }
  const isPreset = soloOptionNames.every((name) => (mixed[name] === true) === (preset[name] === true))
  return isPreset ? undefined : mixed
}
