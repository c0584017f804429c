/** Spanish: errors that a person may read. */
import type { errors as english } from '../en/errors.ts'
import type { Like } from '../like.ts'

/** The errors of moves, set-ups, records and views, and the faults of edition files. */
export const errors: Like<typeof english> = {
  'error.unknown': 'Algo ha fallado ({key}).',
  'error.at': '{path}: {what}',
  'error.move.not-a-text': 'Una jugada debe ser un texto.',
  'error.move.no-such-seat': 'En esta mesa no hay asiento {seat}.',
  'error.move.game-over': 'La partida ha terminado.',
  'error.move.not-your-decision': 'A este asiento no le toca decidir.',
  'error.move.not-possible': 'Esta jugada no es posible ahora: {move}',
  'error.setup.not-an-object': 'La preparación no es un objeto.',
  'error.setup.unknown-key': 'La preparación no tiene ningún ajuste «{key}».',
  'error.setup.seats': 'Una partida tiene de 1 a 4 asientos, no {seats}.',
  'error.setup.seed': 'La semilla debe ser un texto sin espacios de {most} caracteres como máximo.',
  'error.setup.harder': 'La variante difícil está activada o no.',
  'error.setup.solo': 'Las opciones del juego en solitario no son un objeto.',
  'error.setup.solo-seats': 'Las opciones en solitario son para un solo asiento, no para {seats}.',
  'error.setup.solo-option': 'La opción en solitario «{key}» está activada o no.',
  'error.setup.version': 'Las reglas tienen las versiones 1 a {engine}, no {version}.',
  'error.setup.edition': 'La edición no es válida en «{path}» ({key}).',
  'error.record.imagined': 'Una partida imaginada no tiene registro.',
  'error.record.not-a-text': 'Un registro debe ser un texto.',
  'error.record.not-a-record': 'Esto no es el registro de una partida.',
  'error.record.rules-version':
    'El registro sigue la versión {record} de las reglas; este programa conoce las versiones hasta la {engine}.',
  'error.record.head': 'La primera línea del registro está dañada.',
  'error.record.edition': 'El registro usa la edición «{id}» ({hash}), desconocida aquí.',
  'error.record.setup': 'La preparación del registro no describe ninguna partida ({key}).',
  'error.record.damaged': 'El registro está dañado en la jugada {number}: {move}',
  'error.record.cut-off': 'El registro se corta tras {moves, plural, one {# jugada} other {# jugadas}}.',
  'error.record.state':
    'La partida no coincide con su registro tras {moves, plural, one {# jugada} other {# jugadas}}.',
  'error.view.edition': 'Esta vista usa la edición «{id}» ({hash}), desconocida aquí.',
  'error.view.no-such-seat': 'No hay ningún asiento {seat} en esta mesa.',
  'error.edition.unreadable': 'La edición no se puede leer como JSON.',
  'error.edition.type': 'Debe ser de tipo {expected}, no {found}.',
  'error.edition.missing': 'Falta «{name}».',
  'error.edition.unknown': '«{name}» no significa nada aquí.',
  'error.edition.range': '{value} está fuera de {least} a {most}.',
  'error.edition.length':
    'El texto tiene {count, plural, one {# carácter} other {# caracteres}}; se permiten de {least} a {most}.',
  'error.edition.pattern': '«{value}» no sigue el patrón {pattern}.',
  'error.edition.choice': '«{value}» no es ninguno de: {choices}.',
  'error.edition.duplicate': 'Lo mismo que en {first}.',
  'error.edition.too-few': 'Demasiado pocos: {count}, hacen falta al menos {least}.',
  'error.edition.too-many': 'Demasiados: {count}, se permiten como máximo {most}.',
  'error.edition.too-deep': 'Los efectos pueden anidarse hasta {most} niveles.',
  'error.edition.too-big':
    'El efecto tiene {count, plural, one {# paso} other {# pasos}}; se permiten como máximo {most}.',
  'error.edition.place': 'El efecto «{kind}» no puede estar aquí.',
  'error.edition.order': 'No está en orden creciente.',
  'error.edition.reference': '{value} nombra algo que no existe.',
  'error.edition.mismatch': '{found} no encaja con el resto, que pide {expected}.',
}
