/** Spanish: the lines of the score sheet and what they count. */
import type { score as english } from '../en/score.ts'
import type { Like } from '../like.ts'

/** The names of the lines (`score`), their explanations (`scoreText`), what is missing (`next`), how a tie was broken (`tie`). */
export const score: Like<typeof english> = {
  'score.vp': 'Durante la partida',
  'score.first': 'Primer puesto del orden',
  'score.bitoku': 'Tipos de bitoku',
  'score.treasures': 'Tesoros del lago',
  'score.rocks': 'Rocas',
  'score.dice': 'Dados y recursos',
  'score.visions': 'Visiones',
  'score.buildings': 'Edificios',
  'score.crystals': 'Cristales',
  'score.matches': 'Favoritos',
  'score.yokai': 'Yokais',
  'score.resources': 'Recursos',
  'score.tenguCrystals': 'Cristales del tengu',
  'score.lead': 'Kodamas en cabeza',
  'score.total': 'Total',
  'score.rank': 'Puesto',
  'scoreText.vp': 'PV ya anotados.',
  'scoreText.first': '3 PV para quien ocupa el primer puesto del orden de turnos.',
  'scoreText.bitoku': 'Por tipos distintos en la senda del bitoku, completados o no.',
  'scoreText.treasures':
    'Los premios de cada región van a los kodamas más avanzados; los empatados reparten, redondeando hacia abajo.',
  'scoreText.rocks': 'Por cada peregrino junto a una roca: 1 PV por cada cosa tuya que la roca muestra.',
  'scoreText.dice': 'Los tres dados y todos los recursos juntos, entre 4, redondeando hacia abajo.',
  'scoreText.visions':
    'Los PV de las visiones completadas, menos la pérdida de las demás; cada cosa sirve para una sola visión.',
  'scoreText.buildings': 'PV descubiertos por las fichas de construcción.',
  'scoreText.crystals': 'PV descubiertos en los espacios de cristal.',
  'scoreText.matches':
    '3 PV por cada yokai, edificio y {style, select, term {mitama} other {alma}} que coincide con sus rocas.',
  'scoreText.yokai': '3 PV por cada yokai inicial, 6 PV por cada uno de los demás.',
  'scoreText.resources': '1 PV por cada recurso.',
  'scoreText.tenguCrystals': '2 PV por cada cristal.',
  'scoreText.lead': '3 PV por cada región donde su kodama va por delante del tuyo (opción difícil).',
  'scoreText.total': 'La puntuación si la partida acabara ahora.',
  'scoreText.rank': 'En caso de empate: más visiones completadas; luego, antes en el orden de turnos.',
  'next.step': 'Ahora {now} PV; para {later} PV falta: {list}',
  'next.bitoku': '{n, plural, one {# tipo nuevo de bitoku} other {# tipos nuevos de bitoku}}',
  'next.kodama': '{n, plural, one {# paso del kodama} other {# pasos del kodama}}',
  'next.rock-pilgrim': '{n, plural, one {# peregrino a su lado} other {# peregrinos a su lado}}',
  'next.pip': '{n, plural, one {# punto en un dado} other {# puntos en los dados}}',
  'kinds.pip': 'puntos en los dados',
  'tie.visions': 'Empate a {n} PV. {winner} ha completado más visiones: {most} frente a {others}.',
  'tie.order': 'Empate a {n} PV y en visiones completadas ({most}). {winner} va antes en el orden de turnos.',
  'tie.tengu': 'Empate a {n} PV. Solo ganas con más PV que el tengu.',
}
