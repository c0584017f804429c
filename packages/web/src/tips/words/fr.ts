/** What things are for, in French. */
import type { AboutWords } from '../about.ts'

/** The words. */
export const fr: AboutWords = {
  'season:spring': 'Chacun pioche jusqu’à quatre cartes, puis défausse pour en garder trois.',
  'season:reaping': 'Dans l’ordre du tour, chacun gagne ce que donnent ses cristaux de rêve.',
  'season:summer': 'À tour de rôle : jouer une carte, placer un dé, traverser la rivière ou, à la fin, passer.',
  'season:autumn': 'Les dés dans la Demeure donnent l’ordre du tour de l’année suivante.',
  'season:winter': 'Les dés rentrent, une carte jouée peut être retirée pour sa vertu, les étals avancent.',
  'season:ascension': 'Après la quatrième année, tout est décompté.',
  'season:over': 'Tout a été décompté.',
  order: 'L’ordre du tour de cette année. Les dés dans la Demeure donnent celui de la suivante.',
  trunk: 'Les pèlerins vont de pierre en pierre grâce aux points de mouvement ; à chacune commence un sentier.',
  place: 'Un pèlerin qui arrive ici gagne ces PV et une amulette.',
  slot: 'Ce qui est pris manque jusqu’à l’hiver : l’étal avance alors.',
  area: 'Ici se dressent les bâtiments de la région. Un dé qui y est placé peut en utiliser un ; si c’est celui d’une autre personne, son propriétaire gagne un bonus.',
  'deck:own': 'Au printemps, vous y piochez. Quand il est vide, la défausse est mélangée.',
  deck: 'Certains effets y piochent deux cartes, dont une est gardée.',
  discard: 'Elle devient un nouveau paquet quand le paquet est vide.',
  hand: 'Trois peuvent être jouées chaque été.',
  passed: 'Toutes les cartes et tous les dés sont utilisés : plus de tour cet été.',
  'card-space': 'Une carte jouée ici débloque le dé voisin et utilise le cristal voisin.',
  'crystal-space': 'Un cristal posé ici éveille le pèlerin ; ses PV comptent à la fin.',
  'rock-space': 'Un rocher du jardin vient ici. Les pèlerins voisins marquent selon ce qu’il montre.',
  'pilgrim-space': 'Un pèlerin qui se repose ici marque pour les rochers voisins.',
  'bitoku-path':
    'Les points de mouvement accomplissent ses cartes de gauche à droite ; les types différents marquent à la fin.',
  counter: 'Les pions s’utilisent de gauche à droite ; les PV qu’ils couvrent comptent à la fin.',
  treasure: 'À la fin, les kodamas les plus avancés se le partagent.',
  building: 'Construits jusqu’ici ; les PV sous leurs pions comptent à la fin.',
  crystal: 'Posés sur son plateau ; chacun a éveillé un pèlerin.',
  mitama: 'Âmes prises, combinées ou non ; elles comptent pour les rochers.',
  pair: 'Âmes combinées avec une libellule, dont l’effet a alors été gagné.',
  rock: 'Rochers du sentier ; les pèlerins voisins marquent.',
  bitoku: 'Cartes du chemin de bitoku ; celles qui sont accomplies marquent à la fin.',
  vision: 'Un but pour la fin : des PV si tout est rempli, une perte sinon.',
  tengu: 'Le Tengu joue avec ses cartes et selon ses propres règles.',
}
