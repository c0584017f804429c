/** Spanish: what cards and tiles say, apart from their effects. */
import type { cards as english } from '../en/cards.ts'
import type { Like } from '../like.ts'

/** The sentences of cards and tiles. */
export const cards: Like<typeof english> = {
  'virtue.building': '{vp} PV por cada edificio propio',
  'virtue.crystal': '{vp} PV por cada cristal propio',
  'virtue.mitama': '{vp} PV por cada {style, select, term {mitama propio} other {alma propia}}',
  'virtue.pair': '{vp} PV por cada {style, select, term {mitama combinado} other {alma combinada}} con una libélula',
  'virtue.rock': '{vp} PV por cada roca propia',
  'virtue.rock-pilgrim': '{vp} PV por cada peregrino propio en la ruta de las rocas',
  'virtue.gate-pilgrim': '{vp} PV por cada peregrino propio en {style, select, term {un torii} other {una puerta}}',
  'virtue.light-pilgrim': '{vp} PV por cada peregrino propio en una casilla de iluminación',
  'virtue.path-pilgrim':
    '{vp} PV por cada peregrino propio en {style, select, term {un torii} other {una puerta}} o una casilla de iluminación',
  'virtue.bitoku': '{vp} PV por cada carta de bitoku en tu senda',
  'virtue.completed': '{vp} PV por cada carta de bitoku completada',
  'virtue.vision': '{vp} PV por cada visión propia',
  'virtue.resource': '{vp} PV por cada recurso propio',
  'virtue.kodama4': '{vp} PV por cada kodama propio en la casilla 4 o más allá',
  'virtue.two-dice': '{vp} PV por cada punto de dos de tus dados',
  'virtue.flat': '{vp} PV',
  'virtue.capped': '{list}, {cap} PV como máximo',
  'virtue.sentence':
    'En invierno, si se jugó este año y tienes 5 yokais o más, puedes eliminarla por su virtud: {list}.',

  'item.resource': '{n, plural, one {# recurso} other {# recursos}}',
  'item.building': '{n, plural, one {# edificio} other {# edificios}}',
  'item.crystal': '{n, plural, one {# cristal} other {# cristales}}',
  'item.mitama':
    '{style, select, term {{n, plural, one {# mitama} other {# mitamas}}} other {{n, plural, one {# alma} other {# almas}}}}',
  'item.dragonfly': '{n, plural, one {# libélula combinada} other {# libélulas combinadas}}',
  'item.light':
    '{n, plural, one {# peregrino en una casilla de iluminación} other {# peregrinos en casillas de iluminación}}',
  'item.gate':
    '{style, select, term {{n, plural, one {# peregrino en un torii} other {# peregrinos en torii}}} other {{n, plural, one {# peregrino en una puerta} other {# peregrinos en puertas}}}}',
  'item.completed': '{n, plural, one {# carta de bitoku completada} other {# cartas de bitoku completadas}}',
  'kinds.resource': 'recursos',
  'kinds.building': 'edificios',
  'kinds.crystal': 'cristales',
  'kinds.mitama': '{style, select, term {mitamas} other {almas}}',
  'kinds.dragonfly': 'libélulas combinadas',
  'kinds.light': 'peregrinos en casillas de iluminación',
  'kinds.gate': 'peregrinos en {style, select, term {torii} other {puertas}}',
  'kinds.completed': 'cartas de bitoku completadas',
  'vision.mixed': '{n} en total ({list})',
  'vision.sentence': '{needs}: {vp} PV; si no, −{loss} PV.',

  'crystal.dream': 'Cada primavera y en la ascensión: {effect}.',
  'crystal.ingenuity': 'Al jugar una carta a su lado: {effect}.',
  'crystal.memory': '{event}: {vp} PV.',
  'memory.build': 'Cada vez que construyes',
  'memory.crystal': 'Cada vez que tomas otro cristal',
  'memory.mitama': 'Cada vez que tomas un {style, select, term {mitama} other {alma}}',
  'memory.pair': 'Cada vez que combinas un {style, select, term {mitama} other {alma}} con una libélula',
  'memory.kodama': 'Cada vez que una acción hace avanzar tus kodamas',
  'memory.reach':
    'Cada vez que un peregrino tuyo llega a {style, select, term {un torii} other {una puerta}} o a una casilla de iluminación',
  'memory.complete': 'Cada vez que completas una carta de bitoku',
  'memory.card': 'Cada vez que ganas una carta de yokai o de bitoku',

  'rock.sentence':
    'Por cada peregrino tuyo a su lado: 1 PV por cada {family, select, buildings {edificio tuyo que muestra} mitamas {{style, select, term {mitama tuyo que muestra} other {alma tuya que muestra}}} other {yokai tuyo que muestra}} ({list}).',
  'building.sentence': 'Dado de {minimum} o más: {effect}.',
  'building.bonus': 'Al construirlo: {list}.',
  'building.kodama': 'kodama de la región +{n}',
  'building.owner':
    'Si otra persona lo usa, su propietario gana {bonus, select, vp-or-amulet {1 PV o un amuleto +1} vp-and-amulet {1 PV y un amuleto +1} other {1 PV}}.',
  'treasure.sentence': 'Primer kodama {first} PV, segundo {second} PV, tercero {third} PV.',
  'gate.sentence': 'Al llegar un peregrino: {effect}.',
  'homeSpace.sentence':
    '{minimum, plural, =1 {} other {Dado de {minimum} o más. }}{drop, plural, =0 {} other {El dado baja {drop}. }}{effect}.',
}
