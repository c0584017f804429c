/** What things are for, in Spanish. */
import type { AboutWords } from '../about.ts'

/** The words. */
export const es: AboutWords = {
  'season:spring': 'Todos roban hasta tener cuatro cartas y descartan hasta quedarse con tres.',
  'season:reaping': 'Por orden de turno, cada cual gana lo que dan sus cristales de los sueños.',
  'season:summer': 'Por turnos: jugar una carta, colocar un dado, cruzar el río o, al final, pasar.',
  'season:autumn': 'Los dados del hogar forman el orden de turnos del año siguiente.',
  'season:winter': 'Los dados vuelven, una carta jugada puede eliminarse por su virtud y los expositores avanzan.',
  'season:ascension': 'Tras el cuarto año se puntúa todo.',
  'season:over': 'Todo está puntuado.',
  order: 'El orden de turnos de este año. Los dados del hogar forman el del siguiente.',
  trunk: 'Los peregrinos van de piedra en piedra con puntos de movimiento; en cada una empieza un desvío.',
  place: 'El peregrino que llega aquí gana estos PV y un amuleto.',
  slot: 'Lo que falta, falta hasta el invierno: entonces el expositor avanza.',
  area: 'Aquí están los edificios de la región. Un dado colocado en ella puede usar uno; si lo usa otra persona, su propietario gana una bonificación.',
  'deck:own': 'En primavera robas de él. Cuando se acaba, se baraja la pila de descartes.',
  deck: 'Algunos efectos roban de él dos cartas y se conserva una.',
  discard: 'Se convierte en un mazo nuevo cuando el mazo se acaba.',
  hand: 'Cada verano se pueden jugar tres.',
  passed: 'Todas las cartas y los dados están usados: no hay más turnos este verano.',
  'card-space': 'Una carta jugada aquí desbloquea el dado de al lado y usa el cristal contiguo.',
  'crystal-space': 'Un cristal puesto aquí despierta al peregrino; sus PV cuentan al final.',
  'rock-space': 'Aquí va una roca del jardín. Los peregrinos a su lado puntúan por lo que muestra.',
  'pilgrim-space': 'Un peregrino que descansa aquí puntúa por las rocas de al lado.',
  'bitoku-path':
    'Los puntos de movimiento completan sus cartas de izquierda a derecha; los tipos distintos puntúan al final.',
  counter: 'Las fichas se usan de izquierda a derecha; los PV de debajo cuentan al final.',
  treasure: 'Al final se lo reparten los kodamas que más han avanzado.',
  building: 'Construidos hasta ahora; los PV bajo sus fichas cuentan al final.',
  crystal: 'Puestos en el tablero propio; cada uno ha despertado a un peregrino.',
  mitama: 'Almas tomadas, combinadas o no; cuentan para las rocas.',
  pair: 'Almas combinadas con una libélula, cuyo efecto se ganó entonces.',
  rock: 'Rocas de la ruta; los peregrinos a su lado puntúan.',
  bitoku: 'Cartas de la senda del bitoku; las completadas puntúan al final.',
  vision: 'Una meta para el final: PV si se cumple todo lo que pide, pérdida si no.',
  tengu: 'El Tengu juega con sus cartas y con reglas propias.',
}
