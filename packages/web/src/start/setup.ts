/** The form of a new game, and the table it describes. */
import type { BotLevel } from '@bitoku/bots'
import { type SoloOptions, type SoloPreset, soloPresets } from '@bitoku/engine'
import type { SeatInfo, TableSetup } from '../host/host.ts'

/** Who one plays against. */
export const companies = ['tengu', 'bots', 'friends'] as const
/** Who one plays against. */
export type Company = (typeof companies)[number]

/** A seat of the form. */
export interface SeatForm {
  readonly kind: 'person' | 'bot'
  readonly name: string
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
  readonly seed: string
}

/** The names of seats that nobody has named: those of their colours. */
export const colourNames = ['Shu', 'Ai', 'Yamabuki', 'Asagi'] as const

const seatForm = (kind: SeatForm['kind'], name: string): SeatForm => ({ kind, name, level: 'casual' })

/** The form as it is first shown. */
export function firstForm(company: Company, name: string): Form {
  const me = seatForm('person', name)
  const seats =
    company === 'tengu'
      ? [me]
      : company === 'bots'
        ? [me, seatForm('bot', ''), seatForm('bot', '')]
        : [me, seatForm('person', '')]
  return { company, seats, preset: 'tengu', solo: undefined, harder: false, seed: '' }
}

/** The options of the solo game that the form asks for. */
export const soloOf = (form: Form): SoloOptions => form.solo ?? soloPresets[form.preset]

/** The table of a form. Seats without a name take that of their colour, the Tengu the one given. */
export function tableOf(form: Form, tenguName: string): TableSetup {
  const seed = form.seed.trim()
  const common = { harder: form.harder, ...(seed === '' ? {} : { seed }) }
  const seats = form.seats.map(({ kind, name, level }, at): SeatInfo => ({
    kind,
    name: name.trim() === '' ? colourNames[at] : name.trim(),
    level: kind === 'bot' ? level : undefined,
  }))
  if (form.company !== 'tengu') return { ...common, seats }
  const tengu: SeatInfo = { kind: 'tengu', name: tenguName, level: undefined }
  return { ...common, seats: [...seats.slice(0, 1), tengu], solo: soloOf(form) }
}
