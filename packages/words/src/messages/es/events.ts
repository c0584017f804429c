/** Spanish: the log, one line for each event. */
import type { events as english } from '../en/events.ts'
import type { Like } from '../like.ts'

/** The lines of the log. */
export const events: Like<typeof english> = {
  'event.order': 'El orden de turnos es ahora {list}',
  'event.drew': '{seat} roba {n, plural, one {# carta} other {# cartas}}',
  'event.looked':
    '{seat} mira {deck, select, vision {{n, plural, one {# visión} other {# visiones}}} yokai {{n, plural, one {# yokai} other {# yokais}}} other {{n, plural, one {# carta de bitoku} other {# cartas de bitoku}}}}',
  'event.saw': '{seat} ve {list}',
  'event.reshuffledOwn': '{seat} baraja su descarte para formar un mazo nuevo',
  'event.reshuffled':
    'El descarte forma un nuevo mazo de {deck, select, yokai {yokais} bitoku {bitoku} other {cartas del tengu}}',
  'event.discarded': '{seat} descarta {card}',
  'event.reaped': '{seat} recoge el {crystal}',
  'event.played': '{seat} juega {card} en el espacio de carta {space}',
  'event.unlocked': '{seat} desbloquea el dado que muestra un {value}',
  'event.pilgrim-removed': '{seat} retira un peregrino para usar el dado bloqueado que muestra un {value}',
  'event.amulets-spent': '{seat} gasta amuletos: {list}',
  'event.die-placed': '{seat} coloca un dado de {value}{raised, select, =none {} other { ({raised})}} {where}',
  'event.dieHome':
    '{seat} coloca un dado de {value}{raised, select, =none {} other { ({raised})}} en el hogar, espacio {space}{drop, plural, =0 {} other {; ahora muestra un {now}}}',
  'event.forest-action': '{seat} realiza la acción del bosque de {requires} o más {where}',
  'event.copied': '{seat} actúa en lugar de {of} (dado de {value})',
  'event.building-used': '{seat} usa {building}{owner, select, =none {} other { (propiedad de {owner})}}',
  'event.bonus-owed': '{seat} puede elegir una bonificación de propiedad',
  'event.crossed':
    '{seat} cruza el río {where} con un dado de {value}{toll, plural, =0 {} other {; ahora muestra un {now}}}',
  'event.favour-covered':
    '{taken, select, yes {{seat} toma un favor {where}} other {{seat} cubre un favor {where} sin tomarlo}}: {what}',
  'event.passed': '{seat} pasa',
  'event.vp': '{seat} gana {n} PV ({source})',
  'event.gained': '{seat} gana {list}',
  'event.paid': '{seat} paga {list}',
  'event.amulet': '{seat} gana un amuleto +{value}',
  'event.kodama': '{seat} avanza un kodama {where}: {from} → {to}',
  'event.pushed': '{seat} hace retroceder un kodama de {of} {where}: {from} → {to}',
  'event.bitoku-gained': '{seat} añade {bitoku} a su senda del bitoku',
  'event.yokai-gained': '{seat} gana {card}',
  'event.yokaiSecret': '{seat} conserva un yokai del mazo común',
  'event.completed': '{seat} completa {bitoku}',
  'event.pilgrimage': '{seat} envía un peregrino a la casilla {space} {where}',
  'event.walked': '{seat} avanza un peregrino hasta la casilla {space} {where}',
  'event.entered':
    '{seat} lleva un peregrino a {side, select, light {una casilla de iluminación} other {{style, select, term {un torii} other {una puerta}}}} {where}, sitio {place} de la casilla {space}',
  'event.built': '{seat} construye {building} {where}',
  'event.crystal-gained': '{seat} toma el {crystal}',
  'event.mitama-gained': '{seat} toma {tile} del espacio {slot}',
  'event.dragonfly-gained': '{seat} toma la {tile} del espacio {slot}',
  'event.combined': '{seat} combina {mitama} con {dragonfly}',
  'event.rock-gained': '{seat} toma la {rock}',
  'event.rock-pilgrim': '{seat} coloca un peregrino en el espacio {space} de la ruta de las rocas',
  'event.vision-gained': '{seat} conserva la {vision}',
  'event.visions-declined': '{seat} no conserva ninguna visión',
  'event.skipped': '{seat} omite el resto',
  'event.lapsed': '{seat}: ya nada es posible, el resto se pierde',
  'event.winter-chosen': '{seat} termina sus elecciones de invierno',
  'event.dice-home': '{seat} recupera sus dados: {list}',
  'event.virtue': '{seat} elimina {card} por su virtud: {vp} PV',
  'event.hills-dealt': 'Cartas nuevas en las colinas: {list}',
  'event.display-refilled':
    'Se reponen {display, select, building {los edificios} crystal {los cristales} mitama {{style, select, term {los mitamas} other {las almas}}} other {las libélulas}}{gone, select, =none {} other {; sale de la partida {gone}}}',
  'event.rock-gone': 'Sale de la partida la {rock}',
  'event.tengu-dice':
    '{seat} saca {one} y {other}: la carta {place, select, left {izquierda} middle {central} other {derecha}}, {card}',
  'event.tengu-step': '{seat}, paso {step}: {what}',
  'event.tenguStepNot': '{seat}, el paso {step} no se cumple: {why}',
  'event.tengu-roll':
    '{seat} tira un dado para elegir {what, select, card {una de dos cartas} other {una casilla}}: {die}',
  'event.tengu-turned': '{seat} revela {card}',
  'event.tengu-row': 'La fila de {seat} es ahora {list}',
  'event.tengu-attitude': '{seat}: la actitud pasa a {active, select, yes {activa} other {inactiva}}',
  'event.tengu-lost':
    '{seat} no obtiene nada: {what, select, mp {no puede moverse} mitama {no hay {style, select, term {mitamas} other {almas}}} dragonfly {no hay libélulas} crystal {no hay cristales} other {no cabe ningún edificio}}',
  'event.ended': 'Fin de la partida. Gana {winner}; clasificación: {list}',
}
