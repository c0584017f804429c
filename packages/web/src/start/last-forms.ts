/** The forms as they were last used: whoever plays again wants the same table again. */
import { botLevels } from '@bitoku/bots'
import { soloOptionNames, soloPresetNames } from '@bitoku/engine'
import { isListOf, isObject, isOneOf, liveScores } from '@bitoku/host'
import { type Company, firstForm, type Form, type SeatForm } from './setup.ts'

const placeOf = (company: Company): string => `bitoku.form.${company}`

function isSeatForm(value: unknown): value is SeatForm {
  return (
    isObject(value) &&
    isOneOf(value['kind'], ['person', 'bot'] as const) &&
    typeof value['name'] === 'string' &&
    isOneOf(value['level'], botLevels)
  )
}

function isSolo(value: unknown): value is Form['solo'] {
  if (value === undefined) return true
  return (
    isObject(value) &&
    Object.entries(value).every(([key, on]) => isOneOf(key, soloOptionNames) && typeof on === 'boolean')
  )
}

function isForm(value: unknown, company: Company): value is Form {
  if (!isObject(value) || value['company'] !== company || !isListOf(value['seats'], isSeatForm)) return false
  const { length } = value['seats']
  return (
    (company === 'tengu' ? length === 1 : length >= 2 && length <= 4) &&
    isOneOf(value['preset'], soloPresetNames) &&
    isSolo(value['solo']) &&
    typeof value['harder'] === 'boolean' &&
    isOneOf(value['liveScores'], liveScores) &&
    typeof value['seed'] === 'string'
  )
}

/** The form to begin with: the last one, or the first. */
export function recallForm(company: Company, name: string): Form {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(placeOf(company)) ?? '')
    // Forms of earlier versions have fewer fields.
    const form: unknown = isObject(found) ? { ...firstForm(company, name), ...found } : undefined
    if (isForm(form, company)) return form
  } catch {
    // Nothing there, nothing sound, or a browser that keeps nothing.
  }
  return firstForm(company, name)
}

/** Keeps a form for the next time; not its seed, or the next game would be the same one. */
export function keepForm(form: Form): void {
  try {
    localStorage.setItem(placeOf(form.company), JSON.stringify({ ...form, seed: '' }))
  } catch {
    // The next form is the first one again.
  }
}
