/** The form of a new network table, and the table it wishes for. Remembered: whoever opens a table again wants the same. */
import { playLevels } from '@bitoku/bots'
import { type SoloPreset, soloPresetNames, soloPresets } from '@bitoku/engine'
import {
  isListOf,
  isObject,
  isOneOf,
  type SeatWish,
  type TableWish,
  visibilities,
  type Visibility,
  type WatchDelay,
  watchDelays,
} from '@bitoku/host'
import { type Language, languages } from '@bitoku/words'

/** The paces to choose from. */
export const paceKinds = ['live', 'days', 'untimed'] as const
/** Minutes in the bank, seconds per turn, days per turn, days in reserve. */
export const banks = [5, 10, 15, 20, 30, 45, 60] as const
export const increments = [0, 10, 20, 30, 60] as const
export const turnDays = [1, 2, 3, 5, 7, 14] as const
export const reserveDays = [0, 1, 2, 3, 5, 7, 14] as const

/** The form. */
export interface WishForm {
  /** The first seat is one's own. */
  readonly seats: readonly SeatWish[]
  readonly preset: SoloPreset
  readonly harder: boolean
  readonly pace: (typeof paceKinds)[number]
  readonly bank: number
  readonly increment: number
  readonly days: number
  readonly reserve: number
  /** Over days: whether clocks stand still at night. */
  readonly night: boolean
  readonly visibility: Visibility
  readonly liveScore: boolean
  readonly freeChat: boolean
  readonly delay: WatchDelay
  /** What is spoken at the table; empty: the language of the page. */
  readonly language: Language | ''
}

/** The form as it is first shown: a live game for two, by invitation. */
export const firstWish: WishForm = {
  seats: [{ kind: 'me' }, { kind: 'open' }],
  preset: 'tengu',
  harder: false,
  pace: 'live',
  bank: 20,
  increment: 30,
  days: 2,
  reserve: 3,
  night: false,
  visibility: 'invitation',
  liveScore: true,
  freeChat: true,
  delay: 0,
  language: '',
}

const minute = 60_000
const day = 86_400_000

/** The pace that the form asks for. */
function paceOf({ pace, bank, increment, days, reserve, night }: WishForm): TableWish['pace'] {
  switch (pace) {
    case 'live':
      return { kind: 'live', bank: bank * minute, increment: increment * 1000 }
    case 'days':
      return {
        kind: 'days',
        turn: days * day,
        ...(reserve > 0 && { reserve: reserve * day }),
        ...(night && { night }),
      }
    case 'untimed':
      return { kind: 'untimed' }
  }
}

/** Whether one plays alone against the Tengu. */
export const isSolo = ({ seats }: Pick<WishForm, 'seats'>): boolean => seats.some(({ kind }) => kind === 'tengu')

/** The table of a form. */
export function wishOf(form: WishForm, spoken: Language): TableWish {
  const { seats, harder, visibility, liveScore, freeChat, delay, preset } = form
  const language = form.language === '' ? spoken : form.language
  const late = delay === 0 ? {} : { delay }
  const solo = isSolo(form) ? { solo: soloPresets[preset] } : {}
  return { seats, harder, pace: paceOf(form), visibility, liveScore, freeChat, language, ...late, ...solo }
}

function isSeatWish(value: unknown): value is SeatWish {
  if (!isObject(value)) return false
  if (value['kind'] === 'bot') return isOneOf(value['level'], playLevels)
  return isOneOf(value['kind'], ['me', 'open', 'program', 'tengu'] as const)
}

const isIn = (value: unknown, numbers: readonly number[]): boolean => numbers.some((one) => one === value)

function isWish(value: unknown): value is WishForm {
  if (!isObject(value) || !isListOf(value['seats'], isSeatWish)) return false
  const { seats } = value
  const tengu = seats.findIndex(({ kind }) => kind === 'tengu')
  return (
    seats.length >= 2 &&
    seats.length <= 4 &&
    seats.every(({ kind }, at) => (kind === 'me') === (at === 0)) &&
    (tengu < 0 || (tengu === 1 && seats.length === 2)) &&
    isOneOf(value['preset'], soloPresetNames) &&
    isOneOf(value['pace'], paceKinds) &&
    isIn(value['bank'], banks) &&
    isIn(value['increment'], increments) &&
    isIn(value['days'], turnDays) &&
    isIn(value['reserve'], reserveDays) &&
    isOneOf(value['visibility'], visibilities) &&
    isIn(value['delay'], watchDelays) &&
    isOneOf(value['language'], ['', ...languages] as const) &&
    ['night', 'harder', 'liveScore', 'freeChat'].every((key) => typeof value[key] === 'boolean')
  )
}

const place = 'bitoku.form.online'

/** The form to begin with: the last one, or the first. */
export function recallWish(): WishForm {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '')
    // What an older page did not ask is as it is first shown.
    const whole = isObject(found) ? { ...firstWish, ...found } : found
    if (isWish(whole)) return whole
  } catch {
    // Nothing there, nothing sound, or a browser that keeps nothing.
  }
  return firstWish
}

/** Keeps a form for the next time. */
export function keepWish(form: WishForm): void {
  try {
    localStorage.setItem(place, JSON.stringify(form))
  } catch {
    // The next form is the first one again.
  }
}
