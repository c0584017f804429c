/** French: warnings before waste. */
import type { warnings as english } from '../en/warnings.ts'
import type { Like } from '../like.ts'

/** The warnings. */
export const warnings: Like<typeof english> = {
  'warning.amulet-excess': 'Une partie des amulettes est perdue : un dé ne dépasse jamais 6',
  'warning.pilgrim-gone': 'Un pèlerin quitte définitivement la partie',
  'warning.no-forest-action': 'Un dé plus élevé s’y trouve : pas d’action forêt',
  'warning.no-favour': 'Il n’y reste aucune faveur : le dé traverse pour rien',
  'warning.reward-lost': 'Ce à quoi l’on renonce est perdu',
  'warning.harder-amulet': 'Une amulette est dépensée sans augmenter le dé',
  'warning.crossing-left': 'Un dé pourrait encore traverser la rivière pour une faveur : dernière occasion cette année',
  'warning.part-lapses': 'Une partie est impossible pour l’instant et sera perdue',
  'warning.discount-excess': 'La réduction dépasse le prix : le reste est perdu',
  'warning.discount-lost': 'La réduction est gardée pour un autre achat, mais aucun n’est dans vos moyens',
}
