/** French: why something is not possible. */
import type { reasons as english } from '../en/reasons.ts'
import type { Like } from '../like.ts'

/** The reasons. */
export const reasons: Like<typeof english> = {
  'reason.card-spaces-full': 'Les trois emplacements de carte sont occupés',
  'reason.die-locked': 'Ce dé est bloqué et il n’y a aucun pèlerin à retirer pour l’utiliser',
  'reason.die-below': 'Il faut un dé de {needs} ou plus ; celui-ci est à {has}',
  'reason.region-full': 'Toutes les cases de dé de cette région sont occupées',
  'reason.space-taken': 'Cette case est occupée',
  'reason.home-has-no-river': 'Un dé de la Demeure ne peut pas traverser la rivière',
  'reason.die-too-weak': 'Un dé de 1 ne peut pas traverser la rivière',
  'reason.hill-full': 'Aucune case de dé libre sur cette colline',
  'reason.cards-left':
    'Il faut d’abord remplir les emplacements de carte : {n, plural, one {reste # carte à jouer} other {restent # cartes à jouer}}',
  'reason.dice-left':
    'Il faut d’abord placer tous les dés : {n, plural, one {reste # dé à utiliser} other {restent # dés à utiliser}}',
  'reason.forest-closed': 'Il y a là un dé de {others} ; celui-ci n’est qu’à {has}',
  'reason.forest-needs-higher': 'Il faut un dé supérieur à {others} ; celui-ci est à {has}',
  'reason.forest-needs-amulet': 'Contre un 6, l’action forêt coûte une amulette, et il n’y en a pas',
  'reason.built-this-turn': 'Construit ce tour-ci : utilisable au prochain',
  'reason.nothing-possible': 'Rien de tout cela n’est possible maintenant',
  'reason.no-counter': 'Plus aucun pion bâtiment',
  'reason.cannot-pay': 'Pas assez de ressources pour payer',
  'reason.no-free-space': 'Aucun emplacement libre de son type dans les régions',
  'reason.no-space-of-colour': 'Aucun emplacement libre de cette couleur sur le plateau',
  'reason.rock-path-full': 'Le sentier des rochers est complet',
  'reason.garden-empty': 'Il ne reste aucun rocher dans le jardin',
  'reason.no-pilgrim': 'Aucun pèlerin éveillé sur le plateau',
  'reason.no-rock-beside': 'Aucun rocher à soi ne touche cette case',
  'reason.track-end': 'Ce kodama est déjà au bout de sa piste',
  'reason.last-space-taken': 'La dernière case de la piste est occupée par un autre kodama',
  'reason.nothing-to-push': 'Aucun kodama adverse ne peut reculer',
  'reason.bridge':
    'Le pont exige {needs, plural, one {# carte bitoku accomplie} other {# cartes bitoku accomplies}} ; il y en a {has}',
  'reason.side-path-full': 'Toutes les places de ce sentier sont occupées',
  'reason.already-in-side-path': 'Un pèlerin à soi est déjà sur ce sentier',
  'reason.nothing-to-complete': 'Aucune carte bitoku à accomplir sur le chemin',
  'reason.no-locked-die': 'Aucun dé n’est bloqué',
  'reason.no-cards': 'Plus aucune carte à prendre',
  'reason.nothing-to-copy': 'Aucun dé adverse n’offre d’action à copier',
  'reason.favour-covered': 'Cette faveur est déjà couverte cette année',
  'reason.no-card': 'Il ne reste aucune carte sur cette colline',
  'elsewhere.ask': '{why}. {question}',
  'elsewhere.card':
    '{now, select, turn {Aucune carte ne peut être jouée ici maintenant} other {Jouer une carte est un tour à part}}',
  'elsewhere.dieSpace':
    '{now, select, turn {Aucun de vos dés ne peut être placé maintenant} other {Placer un dé est un tour à part}}',
  'elsewhere.die':
    '{now, select, turn {Ce dé a fait tout ce qu’il pouvait cette année} other {Utiliser un dé est un tour à part}}',
  'elsewhere.otherDie': 'Ce dé appartient à un autre joueur',
  'elsewhere.hill':
    '{now, select, can {Choisissez le dé qui doit traverser la rivière} turn {Aucun de vos dés ne peut traverser la rivière maintenant} other {Traverser la rivière est un tour à part}}',
  'elsewhere.favour': 'Une faveur se choisit quand un dé traverse la rivière vers sa colline',
  'elsewhere.line': 'S’utilise en plaçant un dé dans cette région',
  'elsewhere.effect': 'Il faut pour cela un effet qui le permet',
}
