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
  novice: { casual: 62, club: 95, strong: 100 },
  apprentice: { casual: 22, club: 76, strong: 98 },
  tengu: { casual: 9, club: 38, strong: 85 },
  elder: { casual: 8, club: 16, strong: 81 },
  demon: { casual: 2, club: 14, strong: 72 },
}
