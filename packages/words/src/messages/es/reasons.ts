/** Spanish: why something is not possible. */
import type { reasons as english } from '../en/reasons.ts'
import type { Like } from '../like.ts'

/** The reasons. */
export const reasons: Like<typeof english> = {
  'reason.card-spaces-full': 'Los tres espacios de carta están ocupados',
  'reason.die-locked': 'Este dado está bloqueado y no queda ningún peregrino para usarlo',
  'reason.die-below': 'Requiere un dado de {needs} o más; el tuyo es de {has}',
  'reason.region-full': 'Todos los espacios de dado de esta región están ocupados',
  'reason.space-taken': 'Este espacio está ocupado',
  'reason.home-has-no-river': 'Un dado del hogar no puede cruzar el río',
  'reason.die-too-weak': 'Un dado de 1 no puede cruzar el río',
  'reason.hill-full': 'No queda ningún espacio de dado libre en esa colina',
  'reason.cards-left':
    'Antes hay que llenar los espacios de carta: {n, plural, one {falta # carta} other {faltan # cartas}}',
  'reason.dice-left':
    'Antes hay que llevar todos los dados al tablero: {n, plural, one {falta # dado} other {faltan # dados}}',
  'reason.forest-closed': 'Hay un dado de {others}; el tuyo es solo de {has}',
  'reason.forest-needs-higher': 'Requiere un dado mayor que {others}; el tuyo es de {has}',
  'reason.forest-needs-amulet': 'Contra un 6, la acción del bosque cuesta un amuleto, y no queda ninguno',
  'reason.built-this-turn': 'Construido este mismo turno: se puede usar desde el próximo',
  'reason.nothing-possible': 'Nada de esto es posible ahora',
  'reason.no-counter': 'No quedan fichas de construcción',
  'reason.cannot-pay': 'Faltan recursos para pagarlo',
  'reason.no-free-space': 'No hay espacio libre de su tipo en ninguna región',
  'reason.no-space-of-colour': 'No hay espacio libre de este color en tu tablero',
  'reason.rock-path-full': 'Tu ruta de las rocas está completa',
  'reason.garden-empty': 'No quedan rocas en el jardín',
  'reason.no-pilgrim': 'No hay ningún peregrino despierto en tu tablero',
  'reason.no-rock-beside': 'Ninguna roca tuya toca este espacio',
  'reason.track-end': 'Tu kodama ya está al final de su marcador',
  'reason.last-space-taken': 'Otro kodama ocupa la última casilla del marcador',
  'reason.nothing-to-push': 'Ningún kodama rival puede retroceder',
  'reason.bridge':
    'El puente requiere {needs, plural, one {# carta de bitoku completada} other {# cartas de bitoku completadas}}; tienes {has}',
  'reason.side-path-full': 'Todos los sitios de este desvío están ocupados',
  'reason.already-in-side-path': 'Ya hay un peregrino tuyo en este desvío',
  'reason.nothing-to-complete': 'No queda ninguna carta de bitoku por completar en tu senda',
  'reason.no-locked-die': 'Ninguno de tus dados está bloqueado',
  'reason.no-cards': 'No quedan cartas que tomar',
  'reason.nothing-to-copy': 'Ningún dado rival ofrece nada que copiar',
  'reason.favour-covered': 'Este favor ya está cubierto este año',
  'reason.no-card': 'No queda carta en esta colina',
  'elsewhere.ask': '{why}. {question}',
  'elsewhere.card':
    '{now, select, turn {Ahora no se puede jugar ninguna carta aquí} other {Jugar una carta es un turno aparte}}',
  'elsewhere.dieSpace':
    '{now, select, turn {Ahora no puedes colocar ninguno de tus dados} other {Colocar un dado es un turno aparte}}',
  'elsewhere.die':
    '{now, select, turn {Este dado ya ha hecho todo lo que podía este año} other {Usar un dado es un turno aparte}}',
  'elsewhere.otherDie': 'Este dado es de otro jugador',
  'elsewhere.hill':
    '{now, select, can {Elige el dado que debe cruzar el río} turn {Ahora ninguno de tus dados puede cruzar el río} other {Cruzar el río es un turno aparte}}',
  'elsewhere.favour': 'Un favor se elige cuando un dado cruza el río hasta su colina',
  'elsewhere.line': 'Se usa al colocar un dado en esta región',
  'elsewhere.effect': 'Para esto hace falta un efecto que lo permita',
}
