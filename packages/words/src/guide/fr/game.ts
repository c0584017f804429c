/** French: the game as a whole, and how it is set up. */
import type { game as english } from '../en/game.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const game: LikeSections<typeof english> = {
  goal: {
    title: 'Le but du jeu',
    text: [
      'Vous êtes un esprit de la forêt. Pendant **quatre années**, vous gagnez des [vp|points de vertu (PV)]. Après la quatrième, l’[#ascension|ascension] y ajoute ce que valent votre plateau, vos kodamas, vos rochers et vos visions. Qui a alors le plus de PV devient le nouveau grand esprit.',
      'Les PV se marquent dès qu’ils sont gagnés. Rien ne les reprend au fil des années ; seules les [vision|visions] inaccomplies peuvent en coûter tout à la fin, même au-dessous de zéro.',
    ],
  },
  year: {
    title: 'Une année',
    text: [
      [
        '[:spring] **Printemps :** piochez, gardez trois cartes, [#reap|récoltez] vos cristaux oniriques.',
        '[:summer] **Été :** chacun son tour, une seule chose à la fois, jusqu’à ce que tout le monde ait passé.',
        '[:autumn] **Automne :** les dés de la Demeure fixent le nouvel ordre du tour.',
        '[:winter] **Hiver :** les dés rentrent, un esprit joué peut donner sa [virtue|vertu], le marché avance.',
      ],
      'Presque tout se passe en été : voyez [#turn|votre tour].',
    ],
  },
  places: {
    title: 'Ce qui se trouve où',
    text: [
      'La **forêt** a cinq régions, de gauche à droite : [yomi|Yomis], [stairs|Escaliers], [home|Demeure], [glade|Clairière], [forges|Forges]. Toutes sauf la Demeure touchent la **rivière** : chacune de ces quatre a une [area|zone habitée] pour les bâtiments et, sur l’autre rive, une [hill|colline] avec des faveurs. Chaque région a une piste de [kodama|kodamas] et un [treasure|trésor du lac].',
      'Autour : quatre [display|étals] de tuiles, le [garden|jardin] de rochers, le paquet de visions et les [path|chemins de la sagesse]. Votre plateau a trois dés, trois emplacements de carte, {crystals} emplacements de cristal, {counters} pions bâtiment, le sentier des [rock|rochers] et votre chemin de [bitoku|bitoku].',
    ],
  },
  resources: {
    title: 'Ressources et amulettes',
    text: [
      '[:wood] bois et [:stone] pierre paient les bâtiments, [:jade] jade et [:sake] saké les âmes ; certains prix acceptent n’importe quel type. Les ressources ne manquent jamais et rien ne limite ce que vous possédez.',
      '[:amulet] Les [amulet|amulettes] augmentent un dé au moment où vous le placez. Chacune vaut +1, +2 ou +3 et se dépense en entier : on ne peut ni la diviser ni en réunir deux.',
    ],
  },
  effects: {
    title: 'Les effets : lecture et ordre',
    text: [
      [
        'Icônes côte à côte : **toutes**, dans l’ordre voulu. L’une est terminée avant que la suivante commence.',
        'Icônes séparées par une barre oblique : **une** seule. Un crochet avec ×2 : choisissez **deux fois**, librement.',
        'Un effet peut en déclencher d’autres, sans limite. Chacun se résout aussitôt.',
      ],
      'PV, amulettes et ressources précises arrivent d’eux-mêmes. À tout le reste on peut **renoncer**, et c’est alors perdu. Une partie encore impossible attend les autres. On ne vous propose que ce que vous pouvez mener à bien ; ce qui est impossible dit pourquoi.',
    ],
  },
  payment: {
    title: 'Payer, avec ou sans réduction',
    text: [
      'Payez exactement le prix. Là où il est écrit **au choix**, mélangez les types comme vous voulez.',
      'Une [discount|réduction] de n retire n ressources du prix, celles que vous choisissez. L’excédent est perdu : une réduction ne rapporte jamais rien et ne sert pas sur une case qui donne des ressources.',
    ],
  },
  dice: {
    title: 'Vos dés',
    text: [
      'Trois dés gardiens dorment sur les cases rouges de votre plateau : ils sont [lock|bloqués]. Un dé **débloqué** peut être placé dans la forêt.',
      'Un dé s’éveille quand vous jouez une carte à côté de lui, ou par un effet qui débloque ([:unlock]). Si aucun n’est bloqué, l’effet ne fait rien. Ce que vous débloquez au printemps le reste en été. Les dés gardent leur valeur d’une année à l’autre : les amulettes dépensées ne sont pas perdues.',
    ],
  },
  open: {
    title: 'Visible et caché',
    text: [
      'Presque tout est visible : visions, rochers, ressources, amulettes, défausses, tuiles. Ne sont **cachés** que les piles face cachée, la main des autres, les deux cartes que quelqu’un regarde, et le yokai gardé du paquet commun, jusqu’à ce qu’il soit joué ou défaussé.',
      'À cette table, chaque étape peut être annulée tant que rien de caché n’a été révélé.',
    ],
  },
  'setup-table': {
    title: 'Mise en place du plateau',
    text: [
      [
        'Une tuile [gate|portail] au hasard, de la bonne lettre, à chaque emplacement ; un [treasure|trésor] au hasard par région.',
        'Bâtiments, cristaux, âmes et libellules sont mélangés et leurs [display|étals] remplis.',
        'Chacun reçoit un [rock|rocher] ; puis on remplit le [garden|jardin]. Les autres rochers ne servent pas.',
        'Chacune des quatre [hill|collines] reçoit une carte bitoku et une carte yokai, face visible.',
      ],
      'L’ordre du tour de la première année est tiré au sort.',
    ],
  },
  'setup-seat': {
    title: 'Ce que vous avez au départ',
    text: [
      [
        'des dés {dice}, tous bloqués ; un kodama en case 1 de chaque piste ;',
        '{awake} [pilgrim|pèlerins] éveillés et {asleep} endormis sur vos emplacements de cristal ;',
        'vos {starting} yokais de départ, mélangés en un paquet ;',
        '1 libellule, 1 vision et 1 rocher, tous au hasard ;',
        '1 bois, 1 jade et une amulette +1 ; {counters} pions bâtiment ; 0 PV.',
      ],
    ],
  },
  seats: {
    title: 'Nombre de joueurs',
    text: [
      'Plus on est nombreux, plus il y a de place : le tableau montre ce qui change. En solo, on utilise le plateau pour deux.',
      'À **1 ou 2**, un [kodama|kodama] neutre reste toute la partie en case {neutral} de chaque piste et compte dans le classement, et les quatre collines forment deux **rives** : un dé qui traverse peut prendre une faveur de l’une ou l’autre colline de sa rive. À peu de joueurs, des [ancient|bâtiments anciens] occupent certaines zones : tout le monde peut s’en servir, ils ne sont à personne.',
    ],
  },
}
