/**
 * Solo challenges: “beat my 143 on this seed”. Everything is in the address, in the part that no server sees:
 * `#challenge=143&tengu=elder&seed=…`, with `options=…` in place of the preset where the Tengu is none of those.
 */
import { load, type SoloOptions, soloOptionNames, type SoloPreset, soloPresetNames, soloPresets } from '@bitoku/engine'
import { isObject } from '@bitoku/host'

/** A game to be played again, and what is to be beaten. */
export interface Challenge {
  /** The VP of whoever has played it. */
  readonly score: number
  readonly seed: string
  readonly harder: boolean
  readonly solo: SoloOptions
}

const longestSeed = 100
const mostPoints = 1000

/** The options that are on, one after the other. */
const namesOf = (solo: SoloOptions): string => soloOptionNames.filter((name) => solo[name] === true).join('.')

/** The preset that has exactly these options. */
export const presetOf = (solo: SoloOptions): SoloPreset | undefined =>
  soloPresetNames.find((name) => namesOf(soloPresets[name]) === namesOf(solo))

/** The part of the address for a challenge. */
export function challengePart({ score, seed, harder, solo }: Challenge): string {
  const preset = presetOf(solo)
  const parts = new URLSearchParams({
    challenge: String(score),
    ...(preset === undefined ? { options: namesOf(solo) } : { tengu: preset }),
    ...(harder ? { harder: '1' } : {}),
    seed,
  })
  return `#${parts}`
}

function soloIn(parts: URLSearchParams): SoloOptions | undefined {
  const preset = parts.get('tengu')
  if (preset !== null) return soloPresets[soloPresetNames.find((name) => name === preset) ?? 'tengu']
  const wanted = (parts.get('options') ?? '').split('.').filter((name) => name !== '')
  const known = soloOptionNames.filter((name) => wanted.includes(name))
  return known.length === wanted.length ? Object.fromEntries(known.map((name) => [name, true])) : undefined
}

/** The challenge that a part of an address holds; what is not in order is none. */
export function readChallenge(part: string): Challenge | undefined {
  const parts = new URLSearchParams(part.replace(/^#/, ''))
  const [points, seed] = [parts.get('challenge') ?? '', parts.get('seed') ?? '']
  const solo = soloIn(parts)
  if (!/^\d{1,4}$/.test(points) || Number(points) > mostPoints || solo === undefined) return undefined
  if (seed === '' || seed.length > longestSeed || /\s/.test(seed)) return undefined
  return { score: Number(points), seed, harder: parts.get('harder') === '1', solo }
}

/** The challenge of a game that is over, from its record; undefined when it was not played alone. */
export function challengeOf(record: string, score: number): Challenge | undefined {
  const { seed, harder, solo } = load(record.trim()).rules
  return solo && { score, seed, harder, solo }
}

const place = 'bitoku.challenges'
const mostKept = 50

function readKept(): readonly (readonly [string, unknown])[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '')
    return isObject(kept) ? Object.entries(kept) : []
  } catch {
    return []
  }
}

/** Remembers what is to be beaten in a game. */
export function keepChallenge(gameId: string, score: number): void {
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries([...readKept(), [gameId, score]].slice(-mostKept))))
  } catch {
    // Without it the game is played as any other.
  }
}

/** What is to be beaten in a game. */
export function scoreToBeat(gameId: string): number | undefined {
  const score = readKept().find(([id]) => id === gameId)?.[1]
  return typeof score === 'number' ? score : undefined
}
