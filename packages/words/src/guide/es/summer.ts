/** Spanish: Spring and Summer. */
import type { summer as english } from '../en/summer.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const summer: LikeSections<typeof english> = {
  spring: {
    title: 'Primavera: robar y descartar',
    text: [
      'Todos a la vez: roba de tu mazo hasta tener **cuatro** cartas (ninguna si ya tienes cuatro o más) y luego descarta hasta quedarte con **tres** exactas. Con tres espacios de carta puedes jugar tres cartas en verano; más tarde pueden llegar otras a tu mano.',
      'Si tu mazo está vacío, se baraja tu descarte y forma uno nuevo. Si no hay nada en ninguno, no robas.',
    ],
  },
  reap: {
    title: 'Primavera: los frutos de los cristales del sueño',
    text: [
      'Tras el descarte, por orden de turnos, cada uno de tus [dream|cristales del sueño] da su recompensa una vez, en el orden que quieras. Una carta robada ahora se queda en la mano: puedes empezar el verano con cuatro.',
      'Los cristales del sueño vuelven a dar fruto en la [#ascension|ascensión].',
    ],
  },
  turn: {
    title: 'Verano: tu turno',
    text: [
      'Haz exactamente **una** de estas cosas; después le toca a quien sigue:',
      [
        '[:yokai] [#play|jugar una carta] en un espacio de carta vacío;',
        '[:die] [#die|usar un dado]: colocarlo en una región del bosque;',
        '[:arrow-up] [#cross|cruzar el río] con un dado que está en el bosque;',
        '[:pass] [#pass|pasar], cuando ya has usado todas las cartas y los dados.',
      ],
      'Puedes mezclarlas en cualquier orden: tres cartas, tres dados y hasta tres cruces hacen un verano largo. Acaba cuando todos han pasado.',
    ],
  },
  play: {
    title: 'Jugar una carta de yokai',
    text: [
      'Pon una carta de tu mano en uno de tus tres espacios de carta que esté vacío. Se queda allí hasta el invierno.',
      [
        'El **dado de al lado** se desbloquea, si aún está bloqueado.',
        'Luego puedes usar la **acción** de la carta y la del [ingenuity|cristal del ingenio] unido a ese espacio, en el orden que quieras.',
      ],
      'Puedes jugarla aunque su dado ya esté despierto o fuera. Un cristal que la propia carta acaba de traer allí se puede usar después de ella.',
    ],
  },
  die: {
    title: 'Usar un dado',
    text: [
      'Un dado desbloqueado va a un espacio de dado vacío de cualquier región. Colocarlo siempre está permitido, aunque sea demasiado bajo para actuar.',
      [
        '**Amuletos:** al colocarlo, y solo entonces, gasta los que quieras; cada uno suma su valor, hasta 6. El dado conserva el nuevo valor.',
        '**Un dado bloqueado** también se puede usar si retiras de la partida, para siempre, un peregrino despierto.',
      ],
      'La región te ofrece entonces una [#forest|acción del bosque] y una [#building|acción de edificio], una de cada, en el orden que quieras.',
    ],
  },
  forest: {
    title: 'Acción del bosque',
    text: [
      'Puedes hacerla si **ningún otro dado** de los espacios del bosque de esta región es más alto que el tuyo; uno igual no estorba. Tus propios dados cuentan; los que cruzaron el río, no.',
      'Elige **una línea** cuyo número no supere tu dado; no tiene que ser la más alta. Una línea con dos compras te deja renunciar a cualquiera de ellas, y tú dices cuál lleva el descuento.',
    ],
  },
  lines: {
    title: 'Todas las líneas del bosque',
    text: [
      'La primera línea es igual en todas partes: tu kodama de esta región da un paso. Las demás siguen el carácter del lugar: [yomi|Yomi] da almas y libélulas; las [stairs|Escaleras], movimiento; el [glade|Claro], recursos; las [forges|Forjas], cristales y edificios. El número es el dado mínimo para la línea.',
    ],
  },
  building: {
    title: 'Acción de edificio',
    text: [
      'Usa un edificio de la [area|zona habitada] de la región cuyo mínimo no supere tu dado. Aquí los otros dados no importan: un dado bajo también puede tener un buen turno.',
      'Puedes usar edificios tuyos, ajenos o [ancient|milenarios], pero no uno construido en este mismo turno. Si es de otra persona, esta gana una [#owner|bonificación] de la reserva; a ti no te cuesta nada.',
    ],
  },
  owner: {
    title: 'La bonificación de propiedad',
    text: [
      'Cuando otra persona usa tu edificio, ganas lo que muestra la loseta: 1 PV; o 1 PV **o** un amuleto +1, a tu elección; o ambas cosas. Por usar tu propio edificio no hay bonificación.',
      'Si hay que elegir, se te pregunta antes de tu siguiente decisión, para que nadie tenga que esperar.',
    ],
  },
  home: {
    title: 'El hogar del gran espíritu',
    text: [
      'Aquí cada espacio de dado tiene su propia acción y los dados no se comparan: sirve cualquier valor, salvo en el espacio de copia. Los dados más altos del hogar deciden además el [#autumn|orden de turnos] del año siguiente.',
      'Los dados del hogar no pueden cruzar el río y allí no hay edificios.',
    ],
  },
  copy: {
    title: 'El espacio de copia',
    text: [
      'Requiere un dado de 2 o más, contando amuletos, y el dado **baja 1** en el acto. Luego elige el dado de otra persona en un espacio del bosque y haz una acción del bosque de su región **como si fuera con ese dado**: allí no se comparan los dados. De un dado del hogar copias la acción de su espacio.',
      'No hay acción de edificio, y el espacio de copia no se puede copiar.',
    ],
  },
  cross: {
    title: 'Cruzar el río',
    text: [
      'Mueve un dado tuyo de un espacio del bosque a un espacio de dado vacío de la colina de enfrente (con 1 o 2 personas, de la orilla). El dado **baja 1; un 6 baja 3**; un 1 no puede cruzar, ni tampoco un dado del hogar. Se queda allí hasta el invierno.',
      'Eliges un [#favours|favor]. El espacio del bosque queda libre para cualquiera, y el dado ya no cuenta en su región.',
    ],
  },
  favours: {
    title: 'Favores de las colinas',
    text: [
      'Elige un favor que aún no esté cubierto este año y cúbrelo:',
      [
        'la **carta de bitoku**: va al final de tu senda del bitoku;',
        'la **carta de yokai**: a tu mano; se puede jugar desde tu próximo turno;',
        '**dos regalos distintos** entre: una visión, una roca, un peregrino a la ruta de las rocas, un paso con cualquier kodama.',
      ],
      'Puedes renunciar a lo que da, pero queda cubierto igualmente. Si todos están cubiertos, un dado aún puede cruzar, a cambio de nada.',
    ],
  },
  pass: {
    title: 'Pasar',
    text: [
      'Solo puedes pasar cuando tus tres espacios de carta están llenos y tus tres dados están en el tablero principal. Entonces el verano acaba para ti. Hasta ese momento puedes seguir cruzando con los dados que estén en el bosque.',
      'Si alguna vez no tienes nada que hacer y no puedes pasar, pasas automáticamente.',
    ],
  },
  variant: {
    title: 'Variante: rivalidad',
    text: [
      'Una opción más difícil de la mesa: para una acción del bosque, tu dado debe ser **estrictamente mayor** que todos los demás de la región. Contra un 6 necesitas también un 6 y gastas un amuleto de cualquier valor al hacer la acción; el dado sigue en 6. El amuleto vale solo para esa acción.',
    ],
  },
}
