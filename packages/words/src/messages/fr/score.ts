/** French: the lines of the score sheet and what they count. */
import type { score as english } from '../en/score.ts'
import type { Like } from '../like.ts'

/** The names of the lines (`score`), their explanations (`scoreText`), what is missing (`next`), how a tie was broken (`tie`). */
export const score: Like<typeof english> = {
  'score.vp': 'En cours de partie',
  'score.first': 'Première place du tour',
  'score.bitoku': 'Types de bitoku',
  'score.treasures': 'Trésors du lac',
  'score.rocks': 'Rochers',
  'score.dice': 'Dés et ressources',
  'score.visions': 'Visions',
  'score.buildings': 'Bâtiments',
  'score.crystals': 'Cristaux',
  'score.matches': 'Préférés',
  'score.yokai': 'Yokais',
  'score.resources': 'Ressources',
  'score.tenguCrystals': 'Cristaux du Tengu',
  'score.lead': 'Kodamas en tête',
  'score.total': 'Total',
  'score.rank': 'Rang',
  'scoreText.vp': 'PV déjà marqués.',
  'scoreText.first': '3 PV pour la première place dans l’ordre du tour.',
  'scoreText.bitoku': 'Pour les types différents du chemin de bitoku, accomplis ou non.',
  'scoreText.treasures':
    'Les prix de chaque région vont aux kodamas les plus avancés ; à égalité, ils sont partagés, arrondis à l’inférieur.',
  'scoreText.rocks': 'Pour chaque pèlerin à côté d’un rocher : 1 PV par élément possédé que le rocher montre.',
  'scoreText.dice': 'Les trois dés et toutes les ressources ensemble, divisés par 4, arrondis à l’inférieur.',
  'scoreText.visions':
    'Les PV des visions accomplies, moins la perte des autres ; chaque élément ne sert qu’à une vision.',
  'scoreText.buildings': 'PV découverts par les pions bâtiment.',
  'scoreText.crystals': 'PV découverts sur les emplacements de cristal.',
  'scoreText.matches':
    '3 PV par yokai, bâtiment et {style, select, term {mitama} other {âme}} qui correspond à ses rochers.',
  'scoreText.yokai': '3 PV par yokai de départ, 6 PV par autre yokai.',
  'scoreText.resources': '1 PV par ressource.',
  'scoreText.tenguCrystals': '2 PV par cristal.',
  'scoreText.lead': '3 PV par région où son kodama est devant le vôtre (option difficile).',
  'scoreText.total': 'Le score si la partie s’arrêtait maintenant.',
  'scoreText.rank': 'À égalité : plus de visions accomplies, puis la place dans l’ordre du tour.',
  'next.step': 'Maintenant {now} PV ; pour {later} PV il manque : {list}',
  'next.bitoku': '{n, plural, one {# nouveau type de bitoku} other {# nouveaux types de bitoku}}',
  'next.kodama': '{n, plural, one {# pas du kodama} other {# pas du kodama}}',
  'next.rock-pilgrim': '{n, plural, one {# pèlerin à côté} other {# pèlerins à côté}}',
  'next.pip': '{n, plural, one {# point sur un dé} other {# points sur les dés}}',
  'kinds.pip': 'points sur les dés',
  'tie.visions': 'Égalité à {n} PV. {winner} a accompli plus de visions : {most} contre {others}.',
  'tie.order': 'Égalité à {n} PV et en visions accomplies ({most}). {winner} joue plus tôt dans l’ordre du tour.',
  'tie.tengu': 'Égalité à {n} PV. On ne gagne qu’avec plus de PV que le Tengu.',
}
