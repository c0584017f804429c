/** O-10: what makes the Tengu easier or harder, and the named mixtures of it. */

/** The nine options, the easier ones first. */
export const soloOptionNames = [
  'noDragonfly',
  'noYokai',
  'noResources',
  'kodamaOnlyWhenBehind',
  'noSpringMovement',
  'pilgrimAhead',
  'kodamasAhead',
  'extraDragonfly',
  'leadBonus',
] as const
/** An option of the solo game. */
export type SoloOption = (typeof soloOptionNames)[number]

/** Which options a solo game is played with; what is not named is off. */
export type SoloOptions = Readonly<Partial<Record<SoloOption, boolean>>>

/** The presets, from easy to hard. */
export const soloPresetNames = ['novice', 'apprentice', 'tengu', 'elder', 'demon'] as const
/** A preset of the solo game. */
export type SoloPreset = (typeof soloPresetNames)[number]

/** The options of each preset. */
export const soloPresets: Readonly<Record<SoloPreset, SoloOptions>> = {
  novice: { noDragonfly: true, noYokai: true, noResources: true, kodamaOnlyWhenBehind: true, noSpringMovement: true },
  apprentice: { noDragonfly: true, noResources: true, noSpringMovement: true },
  tengu: {},
  elder: { pilgrimAhead: true, kodamasAhead: true },
  demon: { pilgrimAhead: true, kodamasAhead: true, extraDragonfly: true, leadBonus: true },
}
