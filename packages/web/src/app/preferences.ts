/** What a person prefers, kept in this browser. */
import { type Language, languages, loadLanguage, type NameStyle } from '@bitoku/words'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { AutoResolve, Pace } from '../host/host.ts'
import { loadInterface } from '../interface/say.ts'

/** The lights. */
export const themes = ['auto', 'light', 'dark'] as const
/** A light. */
type Theme = (typeof themes)[number]

/** Whether one click acts: as the pointer suggests, always, or never. */
export const clickModes = ['auto', 'act', 'select'] as const
/** Whether one click acts. */
type ClickMode = (typeof clickModes)[number]

/** The sizes of text, in percent. */
export const textSizes = [90, 100, 115, 130, 150] as const
/** A size of text. */
type TextSize = (typeof textSizes)[number]

/** The preferences. */
export interface Preferences {
  /** Undefined: the browser's. */
  readonly language: Language | undefined
  readonly theme: Theme
  readonly nameStyle: NameStyle
  readonly textSize: TextSize
  readonly clickMode: ClickMode
  readonly pace: Pace
  readonly autoResolve: AutoResolve
  /** Whether the score “if it ended now” is shown. */
  readonly projection: boolean
  /** Whether the Tengu's turns are shown step by step. */
  readonly tenguSteps: boolean
  /** The name of the person at this screen. */
  readonly name: string
}

const first: Preferences = {
  language: undefined,
  theme: 'auto',
  nameStyle: 'noun',
  textSize: 100,
  clickMode: 'auto',
  pace: 'normal',
  autoResolve: 'smart',
  projection: true,
  tenguSteps: true,
  name: '',
}

/** The preferences of this browser. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => first, { name: 'bitoku.preferences', version: 1 }),
)

/** Changes some preferences. */
export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change)
}

/** The language of the browser, if it is one of ours. */
function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2))
  return wanted.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en'
}

const wantedLanguage = (): Language => usePreferences.getState().language ?? browserLanguage()

/** The language that is spoken: the wanted one as soon as its words are there. */
const useSpoken = create<{ readonly language: Language }>()(() => ({ language: 'en' }))

async function speak(): Promise<void> {
  const language = wantedLanguage()
  if (language === useSpoken.getState().language) return
  await Promise.all([loadLanguage(language), loadInterface(language)])
  if (language === wantedLanguage()) useSpoken.setState({ language })
}

/** Fetches the words of the wanted language; now and whenever another one is wanted. */
export async function speakAsPreferred(): Promise<void> {
  usePreferences.subscribe(() => void speak())
  await speak()
}

/** The language that is spoken now. */
export const useLanguage = (): Language => useSpoken((state) => state.language)
