/** French: Autumn, Winter, the Ascension. */
import type { end as english } from '../en/end.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const end: LikeSections<typeof english> = {
  autumn: {
    title: 'Automne : le nouvel ordre du tour',
    text: [
      'Ceux qui ont des dés dans la [home|Demeure] passent devant, selon leur case de dé la plus haute, de haut en bas ; seule la plus haute de chacun compte. Les autres suivent dans l’ordre d’avant. Sans dé dans la Demeure, rien ne change.',
      'Être en première place tout à la fin vaut 3 PV.',
    ],
  },
  return: {
    title: 'Hiver : les dés rentrent',
    text: [
      'Vos dés reviennent sur vos trois cases rouges, bloqués, **dans l’ordre de votre choix**, avec la valeur qu’ils montrent. Pensez à l’année suivante : le dé voisin d’un emplacement de carte s’éveille quand vous y jouez une carte, et un [ingenuity|cristal sensoriel] vous y attend peut-être.',
    ],
  },
  spirit: {
    title: 'Hiver : la vertu de l’esprit',
    text: [
      'Si vous avez au moins **cinq** yokais (paquet, main, défausse et cartes jouées), vous pouvez retirer de la partie **un** des trois que vous avez joués pour sa [virtue|vertu] : ses PV pour chaque chose qu’il compte, {cap} au maximum. Il compte encore pour les [#score-rocks|rochers].',
      'Les autres cartes jouées vont à votre défausse ; vous gardez votre main.',
    ],
  },
  snow: {
    title: 'Hiver : la forêt se renouvelle',
    text: [
      [
        'Les cartes des collines sont défaussées, les marqueurs quittent les faveurs et chaque colline reçoit une nouvelle carte bitoku et une nouvelle carte yokai.',
        'Sur chaque étal, la tuile de la **dernière case** quitte la partie, les autres glissent vers l’extérieur et de nouvelles remplissent les cases bon marché.',
      ],
      'Puis l’année suivante commence. Après la quatrième, cette étape est omise et l’[#ascension|ascension] suit.',
    ],
  },
  ascension: {
    title: 'L’ascension, dans l’ordre',
    text: [
      [
        'Récoltez une dernière fois vos cristaux oniriques.',
        'Première place dans l’ordre du tour : 3 PV.',
        '[#score-bitoku|Types de bitoku différents], [#score-treasures|trésors], [#score-rocks|rochers].',
        '[#score-dice|Dés et ressources], [#score-visions|visions].',
        'Les PV découverts sur votre plateau par les pions bâtiment et sur les emplacements de cristal.',
      ],
      'Le plus de PV l’emporte. À égalité : plus de visions accomplies, puis la place dans l’ordre du tour. Votre feuille de score montre chaque ligne à tout moment.',
    ],
  },
  'score-bitoku': {
    title: 'Score : types de bitoku',
    text: [
      'Comptez les types **différents** de votre chemin de bitoku, accomplis ou non. Plus il y en a, plus le suivant vaut : {scale} PV pour un à {types} types.',
      'Le paquet contient {common} exemplaires des types les plus courants et {rare, plural, one {un seul} other {#}} du plus rare.',
    ],
  },
  'score-treasures': {
    title: 'Score : trésors du lac',
    text: [
      'Dans chaque région, tous les kodamas sont classés selon leur avancée, même ceux de la case 1 et les neutres. Le trésor montre les prix des trois premiers ; le quatrième n’a rien.',
      'À égalité, on additionne les prix des places occupées et on les partage, chaque part arrondie à l’inférieur. La part d’un kodama neutre n’est à personne.',
    ],
  },
  'score-rocks': {
    title: 'Score : rochers',
    text: [
      'Pour **chacun** de vos pèlerins sur le sentier des rochers et **chaque** rocher voisin : 1 PV par élément à vous que ce rocher montre : bâtiments, âmes ou yokais. Les yokais comptent où qu’ils soient, même retirés.',
      'Un élément compte pour chaque rocher qui le montre. Chaque [yamauba|sorcière des monts] et chaque [shinigami|faucheur] prend un seul type ; le meilleur est trouvé pour vous.',
    ],
  },
  'score-dice': {
    title: 'Score : dés et ressources',
    text: [
      'Additionnez les valeurs de vos trois dés et le nombre de vos ressources, divisez par 4 et arrondissez à l’inférieur. Les amulettes dépensées sur les dés et les ressources restantes valent donc un peu.',
    ],
  },
  'score-visions': {
    title: 'Score : visions',
    text: [
      'Une vision est accomplie si **toutes** ses exigences sont remplies ; elle donne alors ses PV, sinon vous en perdez 1 ou 2. Chaque élément ne sert qu’à **une** vision ; la meilleure répartition est trouvée pour vous.',
      'Comptent : ressources, bâtiments, cristaux, âmes, libellules combinées, pèlerins sur les illuminations et aux portails, cartes bitoku accomplies, tels que vous les aviez **au début de l’ascension**.',
    ],
  },
}
