/** French: the glossary. */
import type { Like } from '../../messages/like.ts'
import type { families as englishFamilies, named as englishNamed, others as englishOthers } from '../en/glossary.ts'
import type { LikeTerms } from '../texts.ts'

/** What each named thing is. */
export const named: Like<typeof englishNamed> = {
  wood: 'Ressource pour les [building|bâtiments].',
  stone: 'Ressource pour les [building|bâtiments].',
  jade: 'Ressource pour les [mitama|âmes].',
  sake: 'Ressource pour les [mitama|âmes].',
  building: 'Tuile d’une [area|zone habitée]. Tout dé assez élevé peut l’utiliser ; son propriétaire gagne un bonus.',
  ancient: 'Bâtiment présent dès le début à peu de joueurs. Il n’est à personne et ne donne pas de bonus.',
  crystal: 'Tuile pour votre plateau. Elle éveille le pèlerin qu’elle couvre et agit selon sa couleur.',
  ingenuity: 'Rose : son action, quand vous jouez une carte à côté.',
  dream: 'Violet : sa récompense, chaque printemps et lors de l’ascension.',
  memory: 'Ambre : des PV chaque fois que son événement se produit.',
  mitama: 'Tuile à action, prise contre jade et saké. Se combine avec une libellule et compte pour les rochers.',
  shinigami: 'Âme joker : pour les rochers, elle compte comme un type de votre choix.',
  dragonfly: 'Tuile dont vous gagnez l’effet en la combinant avec une âme.',
  yokai:
    'Carte de votre main et de votre paquet : une action quand on la joue, une [virtue|vertu] quand on la retire en hiver.',
  yamauba:
    'Yokai joker : pour les rochers, il compte comme une famille de votre choix. Seulement dans le paquet commun.',
  bitoku:
    'Carte de votre chemin de bitoku. Les [mp|points de mouvement] l’accomplissent ; les types différents marquent à la fin.',
  vision: 'Un but pour la fin de la partie : des PV si tout est rempli, une perte sinon.',
  rock: 'Tuile de votre sentier des rochers. Les pèlerins voisins marquent selon ce qu’elle montre.',
  gate: 'Sentier dont la tuile donne une action à l’arrivée d’un pèlerin. De nouveaux pèlerins peuvent en partir.',
  light: 'Sentier qui donne des PV et une amulette.',
  treasure: 'Les prix des kodamas de tête d’une région.',
  kodama: 'Votre figurine sur la piste d’une région. Les premiers gagnent le trésor du lac.',
  pilgrim:
    'Endormi sous vos cristaux, puis éveillé : il suit les chemins, s’assied près des rochers ou se sacrifie pour un dé bloqué.',
  amulet: 'Augmente un dé de sa valeur quand on le place.',
  die: 'Un gardien d’une valeur de 1 à 6. Vous en avez trois ; les placer et traverser sont vos actions principales.',
  resource: 'Bois, pierre, jade ou saké.',
  vp: 'Points de vertu : qui en a le plus gagne.',
  mp: 'Points de mouvement : pour le chemin de bitoku et les pèlerins. Dépensés aussitôt.',
  tengu: 'L’automate du jeu solo, et ses cartes.',
  yomi: 'Région des âmes et des libellules.',
  stairs: 'Région des points de mouvement.',
  home: 'La région du milieu : amulettes, visions et ordre du tour. Ni rivière ni bâtiments.',
  glade: 'Région des ressources.',
  forges: 'Région des cristaux et des bâtiments.',
}

/** Whole families of things; filled from the edition. */
export const families: Like<typeof englishFamilies> = {
  yokai: 'Famille de yokais, chez elle {where}. Chacun commence avec une carte ; le paquet commun en contient {n}.',
  mitama: 'Sorte d’[mitama|âme], {n} en tout. Quand vous la prenez : {effect}.',
  bitoku:
    'Type de carte [bitoku|bitoku], {n, plural, one {# exemplaire} other {# exemplaires}} dans le paquet. Une fois accomplie : {effect}.',
  building: 'Type de [building|bâtiment], {n} tuiles. Chaque zone habitée a un emplacement pour lui.',
}

/** Words that are no names. */
export const others: LikeTerms<typeof englishOthers> = {
  area: { name: 'zone habitée', text: 'Les emplacements de bâtiment d’une région de la rivière.' },
  hill: {
    name: 'colline',
    text: 'Ce qui se trouve sur l’autre rive : une carte bitoku, une carte yokai, trois faveurs.',
  },
  favour: { name: 'faveur', text: 'Ce que prend un dé en traversant la rivière. Chacune, une fois par an.' },
  display: { name: 'étal', text: 'Une rangée de tuiles offertes, de la moins à la plus chère. Elle avance en hiver.' },
  garden: { name: 'jardin', text: 'Les rochers offerts. Il n’est jamais regarni.' },
  path: {
    name: 'chemin de la sagesse',
    text: 'Un tronc de cases avec des sentiers, que les pèlerins suivent grâce aux points de mouvement.',
  },
  side: { name: 'sentier', text: 'Quelques places qui partent du tronc : une illumination ou un portail.' },
  bridge: { name: 'pont', text: 'Un pas du tronc qui exige des cartes bitoku accomplies.' },
  lock: {
    name: 'dé bloqué',
    text: 'Un dé sur une case rouge. Il s’éveille quand on joue une carte à côté, ou par un déblocage.',
  },
  pair: { name: 'paire', text: 'Une âme et une libellule combinées.' },
  completed: {
    name: 'accompli',
    text: 'Une carte bitoku que votre pion a atteinte ; une vision dont toutes les exigences sont remplies.',
  },
  discount: { name: 'réduction', text: 'Des ressources en moins sur un prix, à votre choix.' },
  push: { name: 'repousser', text: 'Des pas en arrière pour les kodamas des autres.' },
  virtue: { name: 'vertu de l’esprit', text: 'Ce que vaut un yokai joué quand on le retire en hiver.' },
  copying: { name: 'case copie', text: 'Une case de la Demeure : agir à la place du dé d’une autre personne.' },
  ascension: { name: 'ascension', text: 'Le décompte après la quatrième année.' },
  bank: { name: 'rive', text: 'À 1 ou 2 joueurs : deux collines voisines qui partagent leurs cases de dé.' },
}
