/** Spanish: the game as a whole, and how it is set up. */
import type { game as english } from '../en/game.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const game: LikeSections<typeof english> = {
  goal: {
    title: 'El objetivo',
    text: [
      'Eres un espíritu del bosque. Durante **cuatro años** reúnes [vp|puntos de virtud (PV)]. Tras el cuarto, la [#ascension|ascensión] suma lo que valen tu tablero, tus kodamas, tus rocas y tus visiones. Quien tenga entonces más PV será el nuevo gran espíritu.',
      'Los PV se anotan en cuanto se ganan. Durante los años nada los quita; solo al final pueden hacerlo las [vision|visiones] sin completar, incluso por debajo de cero.',
    ],
  },
  year: {
    title: 'Un año',
    text: [
      [
        '[:spring] **Primavera:** robas cartas, conservas tres y [#reap|recoges los frutos] de tus cristales del sueño.',
        '[:summer] **Verano:** turnos de una sola cosa cada vez, hasta que todos pasen.',
        '[:autumn] **Otoño:** los dados del hogar deciden el nuevo orden de turnos.',
        '[:winter] **Invierno:** los dados vuelven, un espíritu jugado puede dar su [virtue|virtud] y el mercado avanza.',
      ],
      'Casi todo ocurre en verano: mira [#turn|tu turno].',
    ],
  },
  places: {
    title: 'Qué hay en cada sitio',
    text: [
      'El **bosque** tiene cinco regiones, de izquierda a derecha: [yomi|Yomi], [stairs|Escaleras], [home|Hogar], [glade|Claro] y [forges|Forjas]. Todas menos el hogar tocan el **río**: cada una de esas cuatro tiene una [area|zona habitada] para edificios y, al otro lado, una [hill|colina] con favores. Cada región tiene un marcador de [kodama|kodamas] y un [treasure|tesoro del lago].',
      'Alrededor: cuatro [display|expositores] de losetas, el [garden|jardín] de rocas, el mazo de visiones y las [path|sendas de la sabiduría]. Tu tablero tiene tres dados, tres espacios de carta, {crystals} espacios de cristal, {counters} fichas de construcción, la ruta de las [rock|rocas] y tu senda del [bitoku|bitoku].',
    ],
  },
  resources: {
    title: 'Recursos y amuletos',
    text: [
      'Con [:wood] madera y [:stone] piedra se pagan edificios; con [:jade] jade y [:sake] sake, almas; algunos precios admiten cualquier tipo. Los recursos nunca se agotan y no hay límite a los que puedes tener.',
      '[:amulet] Los [amulet|amuletos] suben un dado cuando lo colocas. Cada uno vale +1, +2 o +3 y se gasta entero: no se parten ni se juntan.',
    ],
  },
  effects: {
    title: 'Los efectos: leerlos y ordenarlos',
    text: [
      [
        'Iconos uno al lado de otro: **todos**, en el orden que quieras. Uno termina antes de que empiece el siguiente.',
        'Iconos con una barra inclinada: **uno** de ellos. Un corchete con ×2: eliges **dos veces**, con libertad.',
        'Un efecto puede causar otros, tantos como sea. Cada uno se resuelve en el acto.',
      ],
      'Los PV, los amuletos y los recursos fijos llegan solos. Todo lo demás se puede **omitir**, y entonces se pierde. Una parte que aún no es posible espera a las otras. Solo se te ofrece lo que puedes completar; lo que no es posible dice por qué.',
    ],
  },
  payment: {
    title: 'Pagar y descuentos',
    text: [
      'Se paga el precio exacto. Donde diga **cualquiera**, mezcla los tipos como quieras.',
      'Un [discount|descuento] de n quita n recursos del precio, los que tú elijas. Lo que sobre se pierde: un descuento nunca te paga nada y no sirve en un espacio que entrega recursos.',
    ],
  },
  dice: {
    title: 'Tus dados',
    text: [
      'Tres dados guardianes duermen en los espacios rojos de tu tablero: están [lock|bloqueados]. Un dado **desbloqueado** se puede colocar en el bosque.',
      'Un dado despierta cuando juegas una carta a su lado o por un efecto que desbloquea ([:unlock]). Si no hay ninguno bloqueado, el efecto no hace nada. Lo que desbloqueas en primavera sigue así en verano. Los dados conservan su valor de un año a otro: los amuletos gastados en ellos no se pierden.',
    ],
  },
  open: {
    title: 'Lo visible y lo oculto',
    text: [
      'Casi todo está a la vista: visiones, rocas, recursos, amuletos, descartes y losetas. **Ocultos** están solo los mazos, las manos ajenas, las dos cartas que alguien está mirando y qué yokai conservó alguien del mazo común, hasta que lo juegue o lo descarte.',
      'En esta mesa puedes deshacer cada paso mientras no se haya revelado nada oculto.',
    ],
  },
  'setup-table': {
    title: 'Preparación del tablero',
    text: [
      [
        'Una loseta de [gate|puerta] al azar, de su letra, en cada lugar; un [treasure|tesoro] al azar en cada región.',
        'Se barajan edificios, cristales, almas y libélulas, y se llenan sus [display|expositores].',
        'Cada persona recibe una [rock|roca]; después se llena el [garden|jardín]. Las demás no se usan.',
        'Cada una de las cuatro [hill|colinas] recibe una carta de bitoku y una de yokai, boca arriba.',
      ],
      'El orden de turnos del primer año es al azar.',
    ],
  },
  'setup-seat': {
    title: 'Con qué empiezas',
    text: [
      [
        'dados {dice}, todos bloqueados; un kodama en la casilla 1 de cada marcador;',
        '{awake} [pilgrim|peregrinos] despiertos y {asleep} dormidos en tus espacios de cristal;',
        'tus {starting} yokais iniciales, barajados como mazo;',
        '1 libélula, 1 visión y 1 roca, todas al azar;',
        '1 madera, 1 jade y un amuleto +1; {counters} fichas de construcción; 0 PV.',
      ],
    ],
  },
  seats: {
    title: 'Número de jugadores',
    text: [
      'Cuantas más personas, más sitio: la tabla muestra qué cambia. En solitario se usa el tablero de dos.',
      'Con **1 o 2**, un [kodama|kodama] neutral está toda la partida en la casilla {neutral} de cada marcador y cuenta en la clasificación, y las cuatro colinas forman dos **orillas**: un dado que cruza puede tomar un favor de cualquiera de las dos colinas de su orilla. Con pocas personas hay [ancient|edificios milenarios] en algunas zonas: cualquiera puede usarlos y no son de nadie.',
    ],
  },
}
