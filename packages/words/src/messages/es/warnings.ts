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
  'warning.crossing-left': 'Un dado aún puede cruzar el río por un favor: es la última ocasión este año',
  'warning.part-lapses': 'Una parte no es posible ahora y se pierde',
  'warning.discount-excess': 'El descuento supera el precio: lo que sobra se pierde',
  'warning.discount-lost': 'El descuento se guarda para otra compra, pero no puedes pagar ninguna',
}
