/** The Tengu in words: its cards, its steps, its options. */
import type { SoloOption, SoloPreset, StepName, StepReason, TenguCard } from '@bitoku/engine'
import type { Language } from '../languages.ts'
import type { NameStyle } from '../names.ts'
import { capitalise } from '../runtime/typeset.ts'
import { say } from '../say.ts'
import { countResources, resourceList } from './amounts.ts'

function locationSentence(language: Language, { location, takes, gains }: TenguCard, style: NameStyle): string {
  if (location === undefined || takes === 'favourite') return say(language, 'tenguCard.favourite', { style })
  const list = resourceList(language, countResources(gains))
  return say(language, 'tenguCard.at', {
    place: say(language, `region.${location}`),
    takes: say(language, `tenguCard.${takes}`, { style, list }),
  })
}

/** What a Tengu card says: its location, its resource, what it takes across the river (O-3 to O-5). */
export function tenguCardSentence(language: Language, card: TenguCard, style: NameStyle = 'plain'): string {
  const { resource, across } = card
  const what = across.length === 1 ? across[0] : 'either'
  return [
    locationSentence(language, card, style),
    resource === undefined
      ? say(language, 'tenguCard.noResource')
      : say(language, 'tenguCard.resource', { resource: say(language, `noun.${resource}`) }),
    say(language, 'tenguCard.across', { what }),
  ].join(' ')
}

/** What a step of the Tengu does (O-4). */
export const stepSentence = (language: Language, step: StepName): string =>
  `${capitalise(language, say(language, `step.${step}`))}.`

/** Why a step of the Tengu did not hold. */
export const stepReasonSentence = (language: Language, reason: StepReason): string =>
  `${capitalise(language, say(language, `stepReason.${reason}`))}.`

/** The name of an option of the solo game (O-10). */
export const soloOptionName = (language: Language, option: SoloOption): string => say(language, `soloOption.${option}`)

/** What an option of the solo game changes. */
export const soloOptionSentence = (language: Language, option: SoloOption): string =>
  say(language, `soloOptionText.${option}`)

/** The name of a preset of the solo game. */
export const soloPresetName = (language: Language, preset: SoloPreset): string => say(language, `preset.${preset}`)

/** What a preset of the solo game is like. */
export const soloPresetSentence = (language: Language, preset: SoloPreset): string =>
  say(language, `presetText.${preset}`)
