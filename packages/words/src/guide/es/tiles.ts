/** Spanish: tiles, rocks, visions, the common decks. */
import type { tiles as english } from '../en/tiles.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const tiles: LikeSections<typeof english> = {
  displays: {
    title: 'Los expositores',
    text: [
      'Edificios, cristales, almas y libélulas forman cada cual una fila. El espacio 1, junto a la pila, es el más barato; el último, el más caro. En verano no se repone nada: lo que se va, se va hasta el [#snow|invierno].',
    ],
  },
  build: {
    title: 'Construir',
    text: [
      'Paga el precio de tu **ficha más a la izquierda**, toma un edificio del expositor y ponlo en un espacio vacío de su tipo en cualquier [area|zona habitada]; tu ficha lo marca como tuyo. Las losetas no tienen precio propio.',
      'Como premio, tu kodama **de esa región** avanza tantos pasos como muestra la loseta, y algunas dan un amuleto +1. Los PV que había bajo la ficha cuentan al final. Desde entonces tú y los demás podéis [#building|usarlo].',
    ],
  },
  crystal: {
    title: 'Tomar un cristal',
    text: [
      'Elige un cristal de un color del que tengas un espacio vacío, paga su precio (recursos de cualquier tipo) y ponlo en el espacio que prefieras de ese color. El [pilgrim|peregrino] que dormía allí despierta, y los PV de debajo cuentan al final.',
    ],
  },
  colours: {
    title: 'Tres colores de cristal',
    text: [
      [
        '[:crystal-ingenuity] **Ingenio:** su acción, cada vez que juegas una carta en el espacio de al lado.',
        '[:crystal-dream] **Sueño:** su recompensa, cada primavera y en la ascensión.',
        '[:crystal-memory] **Recuerdo:** PV cada vez que ocurre de verdad lo que recuerda, pero nunca por aquello que trajo el propio cristal.',
      ],
      'Para el recuerdo de los kodamas, una fuente que hace avanzar tus kodamas cuenta una vez, dé los pasos que dé.',
    ],
  },
  mitama: {
    title: 'Almas (mitamas)',
    text: [
      'Paga el precio del espacio en jade y sake, gana los PV del espacio y haz la acción del [mitama|alma] si quieres. Después puedes combinarla en el acto con una [dragonfly|libélula] tuya que siga sola.',
      'Un [shinigami|segador] es comodín: para las rocas cuenta como un tipo a tu elección.',
    ],
  },
  dragonfly: {
    title: 'Libélulas',
    text: [
      'El espacio dice qué pagas, de cualquier tipo, o qué recibes. Una libélula no hace nada sola: su efecto llega cuando la [#pairs|combinas] con un alma. La primera, la del comienzo, también espera eso. Puedes guardar cuantas losetas sueltas quieras.',
    ],
  },
  pairs: {
    title: 'Combinar un alma y una libélula',
    text: [
      'Solo en el momento de obtener **una de las dos** puedes combinarla con **una** de la otra clase que siga sola. Entonces ganas el efecto de la libélula. Después ya es tarde para esa loseta, hasta que llegue otra compañera.',
      'Una [pair|pareja] nunca se separa ni admite a una tercera. Para las visiones sirve como alma y como libélula.',
    ],
  },
  rock: {
    title: 'Las rocas y sus peregrinos',
    text: [
      '**Roca:** toma una del jardín; va al espacio libre más a la izquierda de tu ruta de las rocas, donde caben {rocks}. El jardín nunca se repone.',
      '**Peregrino a la ruta de las rocas:** un peregrino despierto va a un espacio de peregrino vacío junto a alguna roca tuya. Los de los extremos son gratis; los otros cuestan recursos de cualquier tipo. Duerme allí para siempre y hace [#score-rocks|puntuar] a las rocas vecinas.',
    ],
  },
  vision: {
    title: 'Tomar una visión',
    text: [
      'Mira las dos visiones de arriba. Conserva **una**, boca arriba en tu tablero, y pon la otra debajo del mazo; o pon las dos debajo y toma a cambio 1 recurso a elegir. Si queda una carta, miras esa; si no queda ninguna, tomas el recurso.',
      'Una visión completada da PV en la [#score-visions|ascensión]; una sin completar te los quita.',
    ],
  },
  decks: {
    title: 'Cartas de los mazos comunes',
    text: [
      'Algunos efectos dan un yokai o una carta de bitoku de su mazo: mira las **dos de arriba**, conserva una y pon la otra debajo. El yokai va a tu mano; la carta de bitoku, al final de tu senda. Una vez miradas, hay que conservar una.',
      'Si el mazo no alcanza, antes se baraja su descarte y se pone debajo.',
    ],
  },
}
