/** Spanish: hints of the bots. */
import type { hints as english } from '../en/hints.ts'
import type { Like } from '../like.ts'

/** What a hint says, and the lines of the sheet as it names them (`hintLine`). */
export const hints: Like<typeof english> = {
  'hint.expected':
    'Se espera al final: {own} PV contra {rival} PV {tengu, select, yes {del tengu} other {del mejor rival}}',
  'hint.thumb': 'A ojo: lo que los bots han aprendido no sirve para esta partida, o no se pudo cargar',
  'hint.soon':
    'Dentro de unos turnos: {own} PV contra {rival} PV {tengu, select, yes {del tengu} other {del mejor rival}}',
  'hint.win': 'Probabilidad de ganar: {n} %',
  'hint.place': 'Puesto medio: {n}',
  'hint.second': 'La segunda opción: {label}',
  'hint.difference': 'Comparado con la segunda opción: {n} PV de ventaja. Por origen: {list}',
  'hint.sources': 'Comparado con la segunda opción, por origen: {list}',
  'hint.rival': '{tengu, select, yes {el tengu} other {el mejor rival}}',
  'hint.rest': 'todo lo demás',
  'hint.part': '{line} {n}',
  'hint.reveals': 'Por el camino se descubre algo oculto: lo que sigue se decide entonces',
  'hint.spread': 'Suerte de los próximos turnos: la ventaja esperada bien puede crecer o menguar {n} PV',
  'hint.close':
    'Decisión reñida: hasta donde se sabe, las dos mejores opciones son igual de buenas{error, select, 0 {} other { (± {error} PV)}}',
  'hint.clear': 'Decisión clara: {n} PV mejor que la segunda opción{error, select, 0 {} other { (± {error} PV)}}',
  'hint.untried':
    'No hubo tiempo de probar lo bastante para comparar las dos mejores opciones: es una primera impresión',
  'hint.single': 'Ninguna otra opción se le acerca',
  'hintLine.virtue': 'virtudes de los espíritus',
  'hintLine.paths': 'iluminación y {style, select, term {torii} other {puertas}}',
  'hintLine.completed': 'cartas de bitoku completadas',
  'hintLine.tiles': '{style, select, term {mitamas} other {almas}} y libélulas',
  'hintLine.crystals': 'efectos de cristales',
  'hintLine.other': 'otros efectos',
  'hintLine.bitoku': 'tipos de bitoku',
  'hintLine.treasures': 'tesoros del lago',
  'hintLine.rocks': 'rocas',
  'hintLine.dice': 'dados y recursos',
  'hintLine.visions': 'visiones',
  'hintLine.board': 'edificios y espacios de cristal',
  'hintLine.first': 'orden de turnos',
}
