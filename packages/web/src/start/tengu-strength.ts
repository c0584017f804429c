/** How hard the Tengu of each preset is, as measured for docs/solo.md: so that people know what they choose. */
import type { SoloPreset } from '@bitoku/engine'

/** What it scores on average, in VP, rounded: against opponents that do not stand in its way. */
export const tenguScores: Readonly<Record<SoloPreset, number>> = {
  novice: 130,
  apprentice: 160,
  tengu: 175,
  elder: 180,
  demon: 195,
}

/** How many of a hundred games bots of three levels win against it: whoever has played with them knows where to begin. */
export const winsOfBots: Readonly<Record<SoloPreset, Readonly<Record<'casual' | 'club' | 'strong', number>>>> = {
  novice: { casual: 23, club: 99, strong: 100 },
  apprentice: { casual: 4, club: 68, strong: 98 },
  tengu: { casual: 1, club: 38, strong: 87 },
  elder: { casual: 1, club: 18, strong: 84 },
  demon: { casual: 0, club: 16, strong: 66 },
}
