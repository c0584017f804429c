/** Spanish: the glossary. */
import type { Like } from '../../messages/like.ts'
import type { families as englishFamilies, named as englishNamed, others as englishOthers } from '../en/glossary.ts'
import type { LikeTerms } from '../texts.ts'

/** What each named thing is. */
export const named: Like<typeof englishNamed> = {
  wood: 'Recurso para [building|edificios].',
  stone: 'Recurso para [building|edificios].',
  jade: 'Recurso para [mitama|almas].',
  sake: 'Recurso para [mitama|almas].',
  building:
    'Loseta de una [area|zona habitada]. La usa cualquiera con un dado lo bastante alto; su propietario gana una bonificación.',
  ancient: 'Edificio que está desde el principio con pocas personas. No es de nadie y no da bonificación.',
  crystal: 'Loseta para tu tablero. Despierta al peregrino que cubre y funciona según su color.',
  ingenuity: 'Rosa: su acción, cuando juegas una carta a su lado.',
  dream: 'Morado: su recompensa, cada primavera y en la ascensión.',
  memory: 'Ámbar: PV cada vez que ocurre lo que recuerda.',
  mitama: 'Loseta con una acción, que se toma por jade y sake. Se combina con una libélula y cuenta para las rocas.',
  shinigami: 'Alma comodín: para las rocas cuenta como un tipo a tu elección.',
  dragonfly: 'Loseta cuyo efecto ganas al combinarla con un alma.',
  yokai: 'Carta de tu mano y tu mazo: una acción al jugarla, una [virtue|virtud] al eliminarla en invierno.',
  yamauba: 'Yokai comodín: para las rocas cuenta como una familia a tu elección. Solo está en el mazo común.',
  bitoku:
    'Carta de tu senda del bitoku. Se completa con [mp|puntos de movimiento]; los tipos distintos puntúan al final.',
  vision: 'Una meta para el final: PV si cumples todo lo que pide, pérdida si no.',
  rock: 'Loseta de tu ruta de las rocas. Los peregrinos a su lado puntúan por lo que muestra.',
  gate: 'Desvío cuya loseta da una acción cuando llega un peregrino. De ella pueden salir peregrinos nuevos.',
  light: 'Desvío que da PV y un amuleto.',
  treasure: 'Los premios para los kodamas más avanzados de una región.',
  kodama: 'Tu figura en el marcador de una región. Los primeros ganan el tesoro del lago.',
  pilgrim:
    'Duerme bajo tus cristales y luego despierta: recorre las sendas, se sienta junto a tus rocas o se entrega por un dado bloqueado.',
  amulet: 'Sube un dado en su valor al colocarlo.',
  die: 'Un guardián con un valor de 1 a 6. Tienes tres; colocarlos y cruzar con ellos son tus acciones principales.',
  resource: 'Madera, piedra, jade o sake.',
  vp: 'Puntos de virtud: gana quien tiene más.',
  mp: 'Puntos de movimiento: para la senda del bitoku y los peregrinos. Se gastan en el acto.',
  tengu: 'El autómata del juego en solitario, y sus cartas.',
  yomi: 'Región de almas y libélulas.',
  stairs: 'Región de los puntos de movimiento.',
  home: 'La región del centro: amuletos, visiones y el orden de turnos. Sin río ni edificios.',
  glade: 'Región de los recursos.',
  forges: 'Región de cristales y edificios.',
}

/** Whole families of things; filled from the edition. */
export const families: Like<typeof englishFamilies> = {
  yokai: 'Familia de yokais que vive {where}. Cada persona empieza con uno; el mazo común tiene {n}.',
  mitama: 'Tipo de [mitama|alma], {n} en total. Al tomarla: {effect}.',
  bitoku:
    'Tipo de carta de [bitoku|bitoku], {n, plural, one {# copia} other {# copias}} en el mazo. Al completarla: {effect}.',
  building: 'Tipo de [building|edificio], {n} losetas. Cada zona habitada tiene un espacio para él.',
}

/** Words that are no names. */
export const others: LikeTerms<typeof englishOthers> = {
  area: { name: 'zona habitada', text: 'Los espacios de edificio de una región del río.' },
  hill: { name: 'colina', text: 'Lo que hay al otro lado del río: una carta de bitoku, una de yokai y tres favores.' },
  favour: { name: 'favor', text: 'Lo que toma un dado al cruzar el río. Cada uno, una vez al año.' },
  display: { name: 'expositor', text: 'Fila de losetas disponibles, de barata a cara. Avanza en invierno.' },
  garden: { name: 'jardín', text: 'Las rocas disponibles. Nunca se repone.' },
  path: {
    name: 'senda de la sabiduría',
    text: 'Un tronco de casillas con desvíos, que los peregrinos recorren con puntos de movimiento.',
  },
  side: { name: 'desvío', text: 'Unos pocos sitios que salen del tronco: una iluminación o una puerta.' },
  bridge: { name: 'puente', text: 'Un paso del tronco que exige cartas de bitoku completadas.' },
  lock: {
    name: 'dado bloqueado',
    text: 'Un dado en un espacio rojo. Despierta al jugar una carta a su lado o al desbloquearlo.',
  },
  pair: { name: 'pareja', text: 'Un alma y una libélula combinadas.' },
  completed: {
    name: 'completado',
    text: 'Una carta de bitoku a la que llegó tu ficha; una visión cuyos requisitos se cumplen todos.',
  },
  discount: { name: 'descuento', text: 'Recursos menos en un precio, los que elijas.' },
  push: { name: 'empujar', text: 'Pasos atrás para kodamas de otras personas.' },
  virtue: { name: 'virtud del espíritu', text: 'Lo que vale un yokai jugado cuando lo eliminas en invierno.' },
  copying: { name: 'espacio de copia', text: 'Un espacio del hogar: actúas en lugar del dado de otra persona.' },
  ascension: { name: 'ascensión', text: 'La puntuación tras el cuarto año.' },
  bank: { name: 'orilla', text: 'Con 1 o 2 personas: dos colinas vecinas que comparten sus espacios de dado.' },
}
