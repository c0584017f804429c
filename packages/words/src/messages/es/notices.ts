/** Spanish: notices that reach people away from the table. */
import type { notices as english } from '../en/notices.ts'
import type { Like } from '../like.ts'

/** Titles and texts of notices, and the words around them in an e-mail. */
export const notices: Like<typeof english> = {
  'notify.turn': 'Es tu turno',
  'notify.started': 'Empieza la partida',
  'notify.finished': 'La partida ha terminado',
  'notify.take-back': 'Piden deshacer una jugada',
  'notify.replace': 'Una votación sobre un asiento',
  'notify.replaced': 'Un bot juega por ti',
  'notify.end': 'Una votación sobre el fin de la partida',
  'notify.ended': 'Se ha dado por terminada la partida',
  'notify.nudge': 'Los demás te esperan',
  'notify.test': 'Funciona',
  'notify.confirm': 'Confirma tu dirección de correo',
  'notifyText.turn': '{others, select, =none {Te toca jugar.} other {Te toca jugar en la mesa con {others}.}}',
  'notifyText.started': '{others, select, =none {Todo está listo.} other {Ya están todos: juegas con {others}.}}',
  'notifyText.finished':
    '{others, select, =none {Mira el resultado.} other {Mira el resultado de tu partida con {others}.}}',
  'notifyText.take-back':
    '{others, select, =none {¿Estás de acuerdo?} other {¿Estás de acuerdo? En la mesa con {others}.}}',
  'notifyText.replace':
    '{others, select, =none {¿Puede seguir un bot en lugar de alguien que se ha ido?} other {¿Puede seguir un bot en lugar de alguien que se ha ido? En la mesa con {others}.}}',
  'notifyText.replaced':
    '{others, select, =none {No estabas. Puedes recuperar tu asiento cuando quieras.} other {No estabas. Puedes recuperar tu asiento cuando quieras, en la mesa con {others}.}}',
  'notifyText.end':
    '{others, select, =none {¿Se deja la partida sin terminar?} other {¿Se deja la partida sin terminar? En la mesa con {others}.}}',
  'notifyText.ended':
    '{others, select, =none {Se dejó sin terminar, de común acuerdo. Nadie ha ganado; puedes verla cuando quieras.} other {Se dejó sin terminar, de común acuerdo. Nadie ha ganado; puedes verla cuando quieras, en la mesa con {others}.}}',
  'notifyText.nudge':
    '{others, select, =none {Hace un buen rato que te toca.} other {Hace un buen rato que te toca en la mesa con {others}.}}',
  'notifyText.test': 'Así te avisaremos cuando sea tu turno.',
  'notifyText.confirm':
    'Alguien, seguramente tú, quiere recibir en esta dirección los avisos de su turno. Si no has sido tú, no hagas nada.',
  'notifyMail.games':
    '{n, plural, one {Hay novedades en una de tus partidas} other {Hay novedades en # de tus partidas}}',
  'notifyMail.since': 'Desde tu último turno',
  'notifyMail.open': 'Abrir la partida',
  'notifyMail.confirm': 'Confirmar la dirección',
  'notifyMail.why': 'Recibes este correo porque pediste avisos de tus partidas.',
  'notifyMail.stop': 'No recibir más correos',
  'share.waiting': '{n, plural, one {Queda un asiento libre: siéntate.} other {Quedan # asientos libres: siéntate.}}',
  'share.over': 'La partida ha terminado: {list}',
  'share.ended': 'Sin terminar: {list}',
  'share.bot': 'Bot',
  'share.tengu': 'Tengu',
  'share.sit': 'Siéntate',
  'share.seats': '{n, plural, one {Un asiento libre} other {# asientos libres}}',
  'share.final': 'Resultado final',
  'share.unfinished': 'Sin terminar',
  'share.challenge': 'Supera {n} PV',
  'share.again': 'Las mismas cartas, el mismo Tengu',
  'share.position': 'Sigue desde aquí',
}
