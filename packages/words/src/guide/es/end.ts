/** Spanish: Autumn, Winter, the Ascension. */
import type { end as english } from '../en/end.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const end: LikeSections<typeof english> = {
  autumn: {
    title: 'Otoño: el nuevo orden de turnos',
    text: [
      'Quienes tienen dados en el [home|hogar] van primero, según su espacio de dado más alto, de arriba abajo; solo cuenta el más alto de cada cual. Los demás siguen en el orden que tenían. Si no hay dados allí, nada cambia.',
      'Ir en primer lugar al final de todo vale 3 PV.',
    ],
  },
  return: {
    title: 'Invierno: vuelven los dados',
    text: [
      'Tus dados vuelven a tus tres espacios rojos, bloqueados, **en el orden que elijas**, con el valor que muestran. Piensa en el año siguiente: el dado junto a un espacio de carta despierta cuando juegas allí una carta, y tal vez te espere un [ingenuity|cristal del ingenio].',
    ],
  },
  spirit: {
    title: 'Invierno: la virtud del espíritu',
    text: [
      'Si tienes al menos **cinco** yokais (mazo, mano, descarte y los jugados), puedes eliminar de la partida **uno** de los tres que jugaste por su [virtue|virtud]: sus PV por cada cosa que cuenta, {cap} como máximo. Sigue contando para las [#score-rocks|rocas].',
      'Las otras cartas jugadas van a tu descarte; la mano se conserva.',
    ],
  },
  snow: {
    title: 'Invierno: el bosque se renueva',
    text: [
      [
        'Las cartas de las colinas se descartan, los marcadores dejan los favores y cada colina recibe una carta nueva de bitoku y otra de yokai.',
        'En cada expositor, la loseta del **último espacio** sale de la partida, las demás se desplazan hacia fuera y otras nuevas llenan los espacios baratos.',
      ],
      'Entonces empieza el año siguiente. Tras el cuarto año esto se omite y llega la [#ascension|ascensión].',
    ],
  },
  ascension: {
    title: 'La ascensión, por orden',
    text: [
      [
        'Recoge una vez más los frutos de tus cristales del sueño.',
        'Primer puesto del orden de turnos: 3 PV.',
        '[#score-bitoku|Tipos distintos de bitoku], [#score-treasures|tesoros], [#score-rocks|rocas].',
        '[#score-dice|Dados y recursos], [#score-visions|visiones].',
        'Los PV descubiertos en tu tablero por las fichas de construcción y en los espacios de cristal.',
      ],
      'Gana quien tenga más PV. En caso de empate, más visiones completadas; luego, quien vaya antes en el orden de turnos. Tu hoja de puntuación muestra cada línea en todo momento.',
    ],
  },
  'score-bitoku': {
    title: 'Puntuación: tipos de bitoku',
    text: [
      'Cuenta los tipos **distintos** de tu senda del bitoku, completados o no. Cuantos más hay, más vale el siguiente: {scale} PV de uno a {types} tipos.',
      'El mazo tiene {common} copias de los tipos más comunes y {rare, plural, one {solo # copia} other {# copias}} del más raro.',
    ],
  },
  'score-treasures': {
    title: 'Puntuación: tesoros del lago',
    text: [
      'En cada región se clasifican todos los kodamas según lo lejos que llegaron, también los de la casilla 1 y los neutrales. El tesoro muestra los premios de los tres primeros; el cuarto no recibe nada.',
      'Los empatados suman los premios de los puestos que ocupan y se los reparten, redondeando cada parte hacia abajo. La parte de un kodama neutral no es para nadie.',
    ],
  },
  'score-rocks': {
    title: 'Puntuación: rocas',
    text: [
      'Por **cada** peregrino tuyo en la ruta de las rocas y **cada** roca a su lado: 1 PV por cada cosa tuya que esa roca muestra: edificios, almas o yokais. Los yokais cuentan estén donde estén, también los eliminados.',
      'Una cosa cuenta para todas las rocas que la muestran. Cada [yamauba|bruja del monte] y cada [shinigami|segador] toma un solo tipo; se busca por ti el mejor.',
    ],
  },
  'score-dice': {
    title: 'Puntuación: dados y recursos',
    text: [
      'Suma los valores de tus tres dados y el número de recursos que tienes, divide entre 4 y redondea hacia abajo. Así, los amuletos gastados en dados y los recursos sobrantes también valen algo.',
    ],
  },
  'score-visions': {
    title: 'Puntuación: visiones',
    text: [
      'Una visión está completada si se cumplen **todos** sus requisitos; entonces da sus PV, y si no, pierdes 1 o 2. Cada cosa sirve para **una sola** visión; se busca por ti el mejor reparto.',
      'Cuentan: recursos, edificios, cristales, almas, libélulas combinadas, peregrinos en iluminaciones y en puertas y cartas de bitoku completadas, tal como los tenías **al empezar la ascensión**.',
    ],
  },
}
