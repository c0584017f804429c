/** What a person prefers, kept in this browser. */
import { type AskedAbout, loadBoardWords } from '@bitoku/text'
import type { Warning } from '@bitoku/engine'
import { type Language, languages, loadLanguage, type NameStyle } from '@bitoku/words'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import type { AutoResolve, LiveScores, Pace } from '@bitoku/host'
import { loadInterface } from '../interface/say.ts'
import type { KeyChanges } from '../keys/actions.ts'
import { firstSeatColours, type SeatColourName } from './seat-colours.ts'

/** The lights. */
export const themes = ['auto', 'light', 'dark'] as const
/** A light. */
type Theme = (typeof themes)[number]

/** The contrasts: as the system asks for, the usual, high. */
export const contrasts = ['auto', 'normal', 'high'] as const
/** A contrast. */
type Contrast = (typeof contrasts)[number]

/** Whether one click acts: as the pointer suggests, always, or never. */
export const clickModes = ['auto', 'act', 'select'] as const
/** Whether one click acts. */
type ClickMode = (typeof clickModes)[number]

/** The sizes of text, in percent. */
export const textSizes = [90, 100, 115, 130, 150, 175, 200] as const
/** A size of text. */
type TextSize = (typeof textSizes)[number]

/** How things move: not at all, at double speed, at their own. */
export const motions = ['off', 'fast', 'normal'] as const
/** How things move. */
type Motion = (typeof motions)[number]

/** How loud something is. */
export const volumes = ['off', 'soft', 'normal', 'loud'] as const
/** How loud something is. */
export type Volume = (typeof volumes)[number]

/** How long the pointer rests on a thing before it is explained, in milliseconds. */
export const hoverDelays = [0, 150, 350, 700, 1200] as const

/** What marks the things that can be chosen: a dashed ring with a glow, the ring alone, a broad ring with a strong glow. */
export const targetStyles = ['glow', 'ring', 'bold'] as const
/** What marks the things that can be chosen. */
type TargetStyle = (typeof targetStyles)[number]

/** The hand that the table is laid out for. */
export const hands = ['right', 'left'] as const
/** A hand. */
type Hand = (typeof hands)[number]

/** How a turn is confirmed when nobody else sits at the screen: by hand, after some seconds, at once. */
export const confirmModes = ['explicit', 'timed', 'none'] as const
/** How a turn is confirmed. */
type ConfirmMode = (typeof confirmModes)[number]

/** The seconds of a timed confirmation. */
export const confirmSeconds = [3, 4, 5, 6, 7, 8, 9, 10] as const

/** Before something hidden comes up: always ask, wait for the confirmation where it ends the turn, go on like anywhere else. */
export const revealModes = ['ask', 'confirm', 'free'] as const
/** What happens before something hidden comes up. */
type RevealMode = (typeof revealModes)[number]

/** How the table is shown: drawn, or as a page of text. */
export const boards = ['drawn', 'text'] as const
/** How the table is shown. */
type BoardKind = (typeof boards)[number]

/** How much is announced to those who listen. */
export const verbosities = ['short', 'normal', 'full'] as const
/** How much is announced. */
export type Verbosity = (typeof verbosities)[number]

/** The preferences. */
export interface Preferences {
  /** Undefined: the browser's. */
  readonly language: Language | undefined
  readonly theme: Theme
  readonly contrast: Contrast
  /** The colour of each seat on this screen. */
  readonly seatColours: readonly SeatColourName[]
  readonly nameStyle: NameStyle
  readonly textSize: TextSize
  readonly clickMode: ClickMode
  readonly hoverDelay: (typeof hoverDelays)[number]
  readonly targets: TargetStyle
  readonly hand: Hand
  readonly pace: Pace
  readonly motion: Motion
  /** How loud moves are. */
  readonly moveSound: Volume
  readonly autoResolve: AutoResolve
  readonly confirmMode: ConfirmMode
  /** The same at a live network table, where others wait. */
  readonly liveConfirm: ConfirmMode
  readonly confirmSeconds: (typeof confirmSeconds)[number]
  readonly reveals: RevealMode
  /** The warnings before waste that are not given any more. */
  readonly muted: readonly Warning[]
  /** Whose score “if it ended now” is shown. */
  readonly projection: LiveScores
  /** Whether the Tengu's turns are shown step by step. */
  readonly tenguSteps: boolean
  /** Whether the turns of others since the own one are told at length. */
  readonly sinceBar: boolean
  readonly board: BoardKind
  readonly verbosity: Verbosity
  /** The keys that are not as they came. */
  readonly keys: KeyChanges
  /** Whether keys that are a single character do anything. */
  readonly letterKeys: boolean
  /** The name of the person at this screen. */
  readonly name: string
}

/** The preferences as they come. */
export const firstPreferences: Preferences = {
  language: undefined,
  theme: 'auto',
  contrast: 'auto',
  seatColours: firstSeatColours,
  nameStyle: 'noun',
  textSize: 100,
  clickMode: 'auto',
  hoverDelay: 350,
  targets: 'glow',
  hand: 'right',
  pace: 'normal',
  motion: 'normal',
  moveSound: 'soft',
  autoResolve: 'smart',
  // Against bots and the Tengu nobody waits: confirming by the clock would only take undo away. Whoever likes it, turns it on.
  confirmMode: 'explicit',
  liveConfirm: 'timed',
  confirmSeconds: 6,
  reveals: 'confirm',
  muted: [],
  projection: 'all',
  tenguSteps: true,
  sinceBar: true,
  board: 'drawn',
  verbosity: 'normal',
  keys: {},
  letterKeys: true,
  name: '',
}

/** Where the browser keeps them. */
const shelf = 'bitoku.preferences'

/** The preferences of this browser. */
export const usePreferences = create<Preferences>()(
  persist((): Preferences => firstPreferences, { name: shelf, version: 2, migrate: renew }),
)

/** Follows what is preferred in another window of this browser. To be called once. */
export function followOtherWindows(): void {
  addEventListener('storage', ({ key }) => {
    if (key === shelf) void usePreferences.persist.rehydrate()
  })
}

/** Preferences as an earlier version kept them: the projection was shown or not. */
function renew(kept: unknown): Preferences {
  if (typeof kept !== 'object' || kept === null) return firstPreferences
  const isHidden = 'projection' in kept && kept.projection === false
  return { ...firstPreferences, ...kept, projection: isHidden ? 'hidden' : 'all' }
}

/** Changes some preferences. */
export function prefer(change: Partial<Preferences>): void {
  usePreferences.setState(change)
}

/** The preferences as they come, with changes; what belongs to the person stays: language, name, light, colours, hand, keys. */
export function keepingOwn(changes: Partial<Preferences>): Preferences {
  const { language, name, theme, contrast, seatColours, hand, keys, letterKeys } = usePreferences.getState()
  return { ...firstPreferences, language, name, theme, contrast, seatColours, hand, keys, letterKeys, ...changes }
}

/** Back to the beginning; the language and the name stay. */
export function forgetPreferences(): void {
  const { language, name } = usePreferences.getState()
  usePreferences.setState({ ...firstPreferences, language, name })
}

/** Whether the score “if it ended now” of a seat is shown: as preferred, unless the table shows less. */
export const isProjected = (projection: LiveScores, table: LiveScores, isOwn: boolean): boolean =>
  [projection, table].every((one) => one === 'all' || (one === 'own' && isOwn))

/** What is asked about before it is done, as preferred. */
export function askedAbout(): AskedAbout {
  const { muted, reveals } = usePreferences.getState()
  return { muted, asksReveals: reveals === 'ask' }
}

/** The language of the browser, if it is one of ours. */
function browserLanguage(): Language {
  if (typeof navigator === 'undefined') return 'en'
  // A link may come with the language of the one who sent it.
  const linked = new URLSearchParams(globalThis.location?.search).get('language') ?? ''
  const wanted = [linked, ...navigator.languages].map((tag) => tag.slice(0, 2))
  return wanted.flatMap((tag) => languages.filter((language) => language === tag))[0] ?? 'en'
}

const wantedLanguage = (): Language => usePreferences.getState().language ?? browserLanguage()

/** The language that is spoken: the wanted one as soon as its words are there. */
const useSpoken = create<{ readonly language: Language }>()(() => ({ language: 'en' }))

async function speak(): Promise<void> {
  const language = wantedLanguage()
  if (language === useSpoken.getState().language) return
  await Promise.all([loadLanguage(language), loadInterface(language), loadBoardWords(language)])
  if (language === wantedLanguage()) useSpoken.setState({ language })
}

/** Fetches the words of the wanted language; now and whenever another one is wanted. */
export async function speakAsPreferred(): Promise<void> {
  usePreferences.subscribe(() => void speak())
  await speak()
}

/** Whatever the whole page shows has changed: a preference, or the language that is spoken. */
export function onChange(listener: (preferences: Preferences, language: Language) => void): void {
  const tell = (): void => listener(usePreferences.getState(), useSpoken.getState().language)
  usePreferences.subscribe(tell)
  useSpoken.subscribe(tell)
  tell()
}

/** The language that is spoken now. */
export const useLanguage = (): Language => useSpoken((state) => state.language)
