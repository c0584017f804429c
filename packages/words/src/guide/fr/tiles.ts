/** French: tiles, rocks, visions, the common decks. */
import type { tiles as english } from '../en/tiles.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const tiles: LikeSections<typeof english> = {
  displays: {
    title: 'Les étals',
    text: [
      'Bâtiments, cristaux, âmes et libellules forment chacun une rangée. La case 1, près de la pile, est la moins chère ; la dernière, la plus chère. Rien n’est remplacé pendant l’été : ce qui est pris l’est jusqu’à l’[#snow|hiver].',
    ],
  },
  build: {
    title: 'Construire',
    text: [
      'Payez le prix de votre **pion le plus à gauche**, prenez un bâtiment de l’étal et posez-le sur un emplacement libre de son type dans n’importe quelle [area|zone habitée] ; votre pion le marque comme vôtre. Les tuiles n’ont pas de prix propre.',
      'En bonus, votre kodama **de cette région** avance d’autant de pas que l’indique la tuile, et certaines donnent une amulette +1. Les PV sous le pion comptent à la fin. Dès lors, vous et les autres pouvez l’[#building|utiliser].',
    ],
  },
  crystal: {
    title: 'Prendre un cristal',
    text: [
      'Choisissez un cristal d’une couleur pour laquelle votre plateau a un emplacement libre, payez sa case (ressources au choix) et posez-le sur l’emplacement de cette couleur que vous voulez. Le [pilgrim|pèlerin] qui y dormait s’éveille, et les PV découverts comptent à la fin.',
    ],
  },
  colours: {
    title: 'Trois couleurs de cristaux',
    text: [
      [
        '[:crystal-ingenuity] **Sensoriel :** son action, chaque fois que vous jouez une carte sur l’emplacement voisin.',
        '[:crystal-dream] **Onirique :** sa récompense, chaque printemps et lors de l’ascension.',
        '[:crystal-memory] **Mémoriel :** des PV chaque fois que se produit vraiment ce dont il se souvient, mais jamais pour ce qui a apporté le cristal lui-même.',
      ],
      'Pour le souvenir des kodamas, une source qui fait avancer vos kodamas compte une fois, quel que soit le nombre de pas.',
    ],
  },
  mitama: {
    title: 'Les âmes (mitamas)',
    text: [
      'Payez le prix de la case en jade et saké, gagnez les PV de la case et faites l’action de l’[mitama|âme] si vous voulez. Puis vous pouvez la combiner aussitôt avec une [dragonfly|libellule] à vous encore seule.',
      'Un [shinigami|faucheur] est un joker : pour les rochers, il compte comme un type de votre choix.',
    ],
  },
  dragonfly: {
    title: 'Les libellules',
    text: [
      'La case dit ce que vous payez, au choix, ou ce que vous recevez. Une libellule ne fait rien seule : son effet vient quand vous la [#pairs|combinez] avec une âme. La première, reçue au départ, attend cela elle aussi. Vous pouvez garder autant de tuiles seules que vous voulez.',
    ],
  },
  pairs: {
    title: 'Combiner une âme et une libellule',
    text: [
      'Au seul moment où vous obtenez **l’une des deux**, vous pouvez la combiner avec **une** de l’autre sorte encore seule. L’effet de la libellule est alors à vous. Ensuite il est trop tard pour cette tuile, jusqu’à l’arrivée d’une autre partenaire.',
      'Une [pair|paire] n’est jamais défaite et n’accepte pas de troisième. Pour les visions, elle sert comme âme et comme libellule.',
    ],
  },
  rock: {
    title: 'Les rochers et leurs pèlerins',
    text: [
      '**Rocher :** prenez-en un dans le jardin ; il va sur l’emplacement libre le plus à gauche de votre sentier des rochers, qui en accueille {rocks}. Le jardin n’est jamais regarni.',
      '**Pèlerin sur le sentier des rochers :** un pèlerin éveillé va sur une case pèlerin libre à côté d’au moins un de vos rochers. Les cases extérieures sont gratuites, les autres coûtent des ressources au choix. Il y dort pour toujours et fait [#score-rocks|marquer] les rochers voisins.',
    ],
  },
  vision: {
    title: 'Prendre une vision',
    text: [
      'Regardez les deux premières visions. Gardez-en **une**, face visible sur votre plateau, et mettez l’autre sous le paquet ; ou mettez les deux dessous et prenez plutôt 1 ressource au choix. S’il ne reste qu’une carte, vous regardez celle-là ; s’il n’y en a plus, vous prenez la ressource.',
      'Une vision accomplie donne des PV lors de l’[#score-visions|ascension] ; une vision manquée vous en coûte.',
    ],
  },
  decks: {
    title: 'Cartes des paquets communs',
    text: [
      'Certains effets donnent un yokai ou une carte bitoku de son paquet : regardez les **deux premières**, gardez-en une et mettez l’autre dessous. Le yokai va dans votre main, la carte bitoku à la fin de votre chemin. Une fois les cartes vues, il faut en garder une.',
      'Si le paquet est trop petit, sa défausse est d’abord mélangée et mise dessous.',
    ],
  },
}
