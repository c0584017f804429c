/** Spanish: warnings before waste. */
import type { warnings as english } from '../en/warnings.ts'
import type { Like } from '../like.ts'

/** The warnings. */
export const warnings: Like<typeof english> = {
  'warning.amulet-excess': 'Parte de los amuletos se pierde: un dado nunca pasa de 6',
  'warning.pilgrim-gone': 'Un peregrino sale de la partida para siempre',
  'warning.no-forest-action': 'Hay un dado mayor: no habrá acción del bosque',
  'warning.no-favour': 'No queda ningún favor: el dado cruza por nada',
  'warning.reward-lost': 'Lo que se omite se pierde',
  'warning.harder-amulet': 'Se gasta un amuleto sin aumentar el dado',
}
