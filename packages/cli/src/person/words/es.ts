/** What the terminal says to people who play in it, in Spanish. */
import type { TerminalWords } from './words.ts'

/** Spanish. */
export const es: TerminalWords = {
  intro: 'Escribe el número de una opción o un comando: {list}. Pulsa Intro para ver de nuevo las opciones.',
  'intro.solo': 'Juegas con {name} contra el Tengu.',
  seed: 'semilla {seed}',
  'quit.command': 'salir|terminar',
  'quit.help': '«{word}» termina; la partida queda guardada.',
  now: 'Tienes: {list}',
  done: 'Hecho hasta ahora: {list}',
  confirm: 'Pulsa Intro para terminar tu turno. «{undo}» deshace un paso.',
  enter: 'Pulsa Intro para ver tu mano.',
  kept: 'La partida queda guardada. Para seguir: {command}',
  recorded: 'El registro de esta partida está en {file}. Para verla de nuevo: {command}',
  unsaved: 'La partida sigue, pero no se ha podido guardar.',
  elsewhere: 'Esta partida se ha abierto en otro lugar, y solo allí se guarda.',
  untaught: 'No se ha podido leer lo que los bots han aprendido: juegan con reglas sencillas.',
  more: '«{explain} 3» lo cuenta todo sobre la opción 3.',
  folded:
    '{n, plural, one {# opción más desperdicia algo: pulsa Intro para verla también.} other {# opciones más desperdician algo: pulsa Intro para verlas también.}}',
}
