/** The form of a new game, and the table it describes. */
import type { BotLevel } from '@bitoku/bots'
import { type SoloOptions, type SoloPreset, soloPresets } from '@bitoku/engine'
import type { LiveScores, SeatInfo, TableSetup } from '@bitoku/host'
import { type Challenge, challengePart, presetOf } from '../app/challenge.ts'

/** Who one plays against. */
export const companies = ['tengu', 'bots', 'friends'] as const
/** Who one plays against. */
export type Company = (typeof companies)[number]

/** A seat of the form. */
export interface SeatForm {
  readonly kind: SeatInfo['kind']
  /** Left empty: the name of its colour, or the Tengu's. */
  readonly name: string
  /** The level it has, or would have, as a bot. */
  readonly level: BotLevel
}

/** The whole form. */
export interface Form {
  readonly company: Company
  readonly seats: readonly SeatForm[]
  readonly preset: SoloPreset
  /** Changes to the preset; undefined: the preset as it is. */
  readonly solo: SoloOptions | undefined
  readonly harder: boolean
  /** Whose score “if it ended now” is shown. */
  readonly liveScores: LiveScores
  readonly seed: string
}

/** A seat that nobody has named yet. */
export const seatForm = (kind: SeatForm['kind'], name = ''): SeatForm => ({ kind, name, level: 'casual' })

/** The form as it is first shown. */
export function firstForm(company: Company, name: string): Form {
  const me = seatForm('person', name)
  const others = { tengu: [], bots: [seatForm('bot'), seatForm('bot')], friends: [seatForm('person')] }
  const seats = [me, ...others[company]]
  return { company, seats, preset: 'tengu', solo: undefined, harder: false, liveScores: 'all', seed: '' }
}

/** The options of the solo game that the form asks for. */
export const soloOf = (form: Form): SoloOptions => form.solo ?? soloPresets[form.preset]

/** A form for a game that somebody else has played: the same Tengu, the same seed. */
export function withChallenge(form: Form, challenge: Challenge | undefined): Form {
  if (challenge === undefined) return form
  const { seed, harder, solo } = challenge
  const preset = presetOf(solo)
  return { ...form, seed, harder, preset: preset ?? form.preset, solo: preset === undefined ? solo : undefined }
}

/** Whether a form still asks for that game. */
export const takesUp = (form: Form, challenge: Challenge): boolean =>
  challengePart({ score: challenge.score, seed: form.seed, harder: form.harder, solo: soloOf(form) }) ===
  challengePart(challenge)

/** The names of seats that nobody has named, in the language of the reader. */
export interface SeatNames {
  readonly colour: (seat: number) => string
  readonly tengu: string
}

/** The seats of a table as the form has them. */
export function seatsOf(seats: readonly SeatForm[], names: SeatNames): readonly SeatInfo[] {
  return seats.map(({ kind, name, level }, at): SeatInfo => {
    const otherwise = kind === 'tengu' ? names.tengu : names.colour(at)
    return { kind, name: name.trim() === '' ? otherwise : name.trim(), level: kind === 'bot' ? level : undefined }
  })
}

/** The table of a form. A seed has no spaces: words are joined. */
export function tableOf(form: Form, names: SeatNames): TableSetup {
  const seed = form.seed.trim().replaceAll(/\s+/g, '-')
  const common = { harder: form.harder, liveScores: form.liveScores, ...(seed === '' ? {} : { seed }) }
  if (form.company !== 'tengu') return { ...common, seats: seatsOf(form.seats, names) }
  const seats = seatsOf([...form.seats.slice(0, 1), seatForm('tengu')], names)
  return { ...common, seats, solo: soloOf(form) }
}
