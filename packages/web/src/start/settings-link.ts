/** Preferences as an address: `#settings=theme:dark,textSize:130`. Only what differs from the beginning; never a name or a key. */
import { autoResolves, liveScores, paces } from '@bitoku/host'
import { nameStyles } from '@bitoku/words'
import {
  boards,
  clickModes,
  confirmModes,
  confirmSeconds,
  contrasts,
  firstPreferences,
  hands,
  hoverDelays,
  motions,
  type Preferences,
  revealModes,
  targetStyles,
  textSizes,
  themes,
  verbosities,
  volumes,
} from '../app/preferences.ts'

const either = [true, false] as const

/** What a link may set, and to what. */
const values = {
  theme: themes,
  contrast: contrasts,
  nameStyle: nameStyles,
  textSize: textSizes,
  clickMode: clickModes,
  hoverDelay: hoverDelays,
  targets: targetStyles,
  hand: hands,
  pace: paces,
  motion: motions,
  moveSound: volumes,
  autoResolve: autoResolves,
  confirmMode: confirmModes,
  liveConfirm: confirmModes,
  confirmSeconds,
  reveals: revealModes,
  projection: liveScores,
  tenguSteps: either,
  sinceBar: either,
  board: boards,
  verbosity: verbosities,
} as const satisfies Partial<Record<keyof Preferences, readonly (string | number | boolean)[]>>

const pattern = /^#settings=([\w:,]+)$/

/** The part of an address for some preferences. */
export function settingsPart(preferences: Preferences): string {
  const kept = Object.keys(values) as (keyof typeof values)[]
  const changed = kept.filter((key) => preferences[key] !== firstPreferences[key])
  return `#settings=${changed.map((key) => `${key}:${preferences[key]}`).join(',')}`
}

/** The preferences that a part of an address holds; what nobody knows is left out. Undefined where it holds none. */
export function readSettings(part: string): Partial<Preferences> | undefined {
  const text = pattern.exec(part)?.[1]
  if (text === undefined) return undefined
  const found = text.split(',').flatMap((one) => {
    const [key = '', said = ''] = one.split(':')
    const known = Object.entries(values).find(([name]) => name === key)?.[1]
    const value = known?.find((each) => String(each) === said)
    return value === undefined ? [] : [[key, value] as const]
  })
  return found.length === 0 ? undefined : Object.fromEntries(found)
}
