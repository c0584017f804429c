/** Spanish: what the drawn examples show. */
import type { Like } from '../../messages/like.ts'
import type { captions as english } from '../en/captions.ts'

/** The captions. */
export const captions: Like<typeof english> = {
  hand: 'Tienes 1 carta: robas 3, descartas 1 y quedan 3.',
  wake: 'La carta va junto a un dado bloqueado: el dado despierta y luego actúa la carta.',
  placing:
    'Arriba: dos amuletos +1 convierten un 2 en un 4. Abajo: un peregrino deja la partida y un dado bloqueado se puede usar en el acto.',
  compare: 'Tu 4 puede actuar junto a un 2 o a otro 4, pero no junto a un 5.',
  copying: 'Tu 3 baja a 2 y actúa como el 4 de tu rival en Yomi: se te abren las líneas 1 a 4.',
  crossing: 'Un 4 llega como 3; un 6, también como 3. Un 1 no puede cruzar.',
  discounted: 'Un precio de 2 sakes y 1 jade con un descuento de 2: pagas 1 jade o 1 sake.',
  track: 'El índigo ocupa solo la última casilla. El kodama gris es neutral y nunca se mueve.',
  tie: 'Dos kodamas empatados en cabeza se reparten los premios 4 y 2: 3 PV para cada uno.',
  path: 'Un peregrino camina por el tronco; otro duerme en una iluminación. Los puentes piden cartas de bitoku completadas.',
  virtues: 'La ficha ha llegado a la segunda carta: dos están completadas, la tercera espera.',
  pairing: 'Tomas un alma y la libélula que esperaba se une a ella: el efecto de la libélula es tuyo.',
  rocks:
    'Tienes dos almas fieras, un segador y un templo. Roca izquierda: 3 cosas por 2 peregrinos, 6 PV. Roca derecha: 1 cosa por 1 peregrino, 1 PV.',
  order:
    'Va primero quien tiene el espacio más alto; un segundo dado más bajo no cuenta. Quien no está aquí sigue después.',
  diceScore: '3 + 5 + 3 y 3 recursos suman 14; entre 4 son 3 PV.',
}
