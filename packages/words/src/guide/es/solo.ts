/** Spanish: the Tengu of the solo game, and the note about the edition. */
import type { solo as english } from '../en/solo.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const solo: LikeSections<typeof english> = {
  tengu: {
    title: 'En solitario: el tengu',
    text: [
      'Juegas la partida de dos contra el [tengu|tengu], un autómata. Es tu rival en todo: al comparar dados, al empujar, en los expositores.',
      'Empieza en primer lugar, con dados 2, 3 y 4, todos los peregrinos despiertos, sus yokais iniciales en una pila, una libélula, 1 madera y una piedra o un sake. Tiene dos rocas, una de yokais y otra de almas o edificios: muestran sus **favoritos**. Nunca tiene visiones ni amuletos.',
    ],
  },
  'tengu-turn': {
    title: 'El turno del tengu',
    text: [
      'Se tiran dos dados; el **más bajo** señala una de tres cartas visibles: 1–2 la de la derecha, 3–4 la del medio, 5–6 la de la izquierda. La carta nombra un lugar, lo que el tengu toma allí, su recurso y lo que quiere al otro lado del río.',
      'El tengu hace el **primer paso** de la lista cuyas condiciones se cumplen todas. Después la carta se descarta y llega otra por la izquierda.',
    ],
  },
  'tengu-steps': {
    title: 'Los pasos del tengu',
    text: [
      'Un vado está **disputado** si tú también tienes en una región de esa orilla un dado que puede cruzar: un 1 no disputa nada. Un lugar está **disponible** si no hay ningún dado en su bosque. Los dados del tengu nunca cambian: coloca primero el más bajo y cruza con el más alto. Su kodama más competitivo es el que, yendo detrás del tuyo, necesita menos pasos para alcanzarlo. Donde coloca un dado, su kodama de allí da un paso.',
    ],
  },
  'tengu-acts': {
    title: 'Qué toma el tengu',
    text: [
      [
        '**Yomi:** un alma (con los PV de su espacio) o una libélula, gratis; una pareja le da 2 PM.',
        '**Escaleras:** 3 PM. **Claro:** dos recursos y un paso de kodama.',
        '**Forjas:** un cristal o un edificio, gratis; con un edificio, su kodama de esa región da un paso.',
      ],
      'Prefiere sus favoritos; si no, deciden los dados. Nunca usa edificios; si tú usas uno suyo, gana 1 PV.',
    ],
  },
  'tengu-path': {
    title: 'El tengu en las sendas',
    text: [
      'Por cada punto de movimiento hace lo primero que pueda: completa su siguiente carta de bitoku, solo por los PV; su peregrino entra en la iluminación o en la puerta de su desvío si no tiene ninguno allí, por el **doble** de PV; camina, sin mirar los puentes; un peregrino nuevo sale de su puerta más lejana.',
      'En una puerta descubre una carta del tengu y hace la acción de su lugar.',
    ],
  },
  'tengu-score': {
    title: 'Los años y los puntos del tengu',
    text: [
      'En primavera gana 1 PM por cada uno de sus cristales. En invierno una roca al azar sale del jardín.',
      'En la ascensión puntúa sus edificios, 3 PV por cada cosa que coincide con sus rocas, 3 por cada yokai inicial y 6 por cada uno de los demás, 1 por recurso, 2 por cristal, los tipos de bitoku, los tesoros (gana los empates contigo) y 3 PV si va primero. Solo ganas con **más** PV.',
    ],
  },
  'tengu-options': {
    title: 'Más fácil y más difícil',
    text: [
      'Combina estas opciones como quieras al empezar una partida en solitario, o toma una de las fuerzas ya preparadas. Cambian con qué empieza el tengu y cómo puntúa, nunca tus propias reglas.',
    ],
  },
  edition: {
    title: 'Sobre esta edición',
    text: [
      'Esta mesa no es oficial: ni el autor ni la editorial de Bitoku la han hecho o avalado. Las reglas son las del juego impreso, contadas con nuestras palabras.',
      'Los reglamentos describen todos los componentes, pero muestran el contenido de muy pocos. Mantenemos todo lo que atestiguan: cuántas cartas, losetas y espacios hay de cada clase, las líneas de las regiones, las acciones de las almas y las cartas y precios que enseñan. El resto es **diseño nuestro**, hecho para encajar con esas cantidades. Por eso algunas cartas, losetas y precios pueden diferir de los de tu caja.',
    ],
  },
  rulings: {
    title: 'Decisiones y ediciones propias',
    text: [
      'Donde ningún texto publicado resuelve una duda hemos tenido que decidir; por ejemplo, que tú eliges el orden de los efectos combinados o que el premio de un kodama neutral no es para nadie. Todas esas decisiones están señaladas y reunidas, con sus razones, en la referencia de reglas del proyecto, cláusula por cláusula.',
      'Todo el contenido son datos: quien tenga el juego impreso puede escribir su propia edición y jugarla con las mismas reglas.',
    ],
  },
}
