/** French: the Tengu of the solo game, and the note about the edition. */
import type { solo as english } from '../en/solo.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const solo: LikeSections<typeof english> = {
  tengu: {
    title: 'En solo : le Tengu',
    text: [
      'Vous jouez la partie à deux contre le [tengu|Tengu], un automate. Il est votre adversaire en tout : comparaison des dés, kodamas repoussés, étals.',
      'Il commence premier, avec des dés 2, 3 et 4, tous ses pèlerins éveillés, ses yokais de départ en pile, une libellule, 1 bois et une pierre ou un saké. Il a deux rochers, un de yokais et un d’âmes ou de bâtiments : ils montrent ses **préférés**. Il n’a jamais ni visions ni amulettes.',
    ],
  },
  'tengu-turn': {
    title: 'Le tour du Tengu',
    text: [
      'On lance deux dés ; le **plus faible** désigne l’une des trois cartes visibles : 1–2 celle de droite, 3–4 celle du milieu, 5–6 celle de gauche. Elle nomme un lieu, ce que le Tengu y prend, sa ressource et ce qu’il veut sur l’autre rive.',
      'Le Tengu fait la **première étape** de la liste dont toutes les conditions sont remplies. Puis la carte est défaussée et une nouvelle arrive à gauche.',
    ],
  },
  'tengu-steps': {
    title: 'Les étapes du Tengu',
    text: [
      'Une traversée est **contestée** si vous avez aussi, dans une région de cette rive, un dé qui peut traverser : un 1 ne conteste rien. Un lieu est **disponible** si aucun dé ne se trouve dans sa forêt. Les dés du Tengu ne changent jamais : il place d’abord le plus faible et traverse avec le plus fort. Son kodama le plus compétitif est celui qui, derrière le vôtre, a besoin du moins de pas pour le rejoindre. Là où il place un dé, son kodama avance d’un pas.',
    ],
  },
  'tengu-acts': {
    title: 'Ce que prend le Tengu',
    text: [
      [
        '**Yomis :** une âme (avec les PV de sa case) ou une libellule, gratuitement ; une paire lui donne 2 PM.',
        '**Escaliers :** 3 PM. **Clairière :** deux ressources et un pas de kodama.',
        '**Forges :** un cristal ou un bâtiment, gratuitement ; un bâtiment fait avancer d’un pas son kodama de cette région.',
      ],
      'Il choisit ses préférés, sinon les dés décident. Il n’utilise jamais de bâtiment ; si vous utilisez l’un des siens, il gagne 1 PV.',
    ],
  },
  'tengu-path': {
    title: 'Le Tengu sur les chemins',
    text: [
      'Pour chaque point de mouvement, il fait la première chose possible : il accomplit sa carte bitoku suivante, pour les PV seuls ; son pèlerin entre dans l’illumination ou le portail de son embranchement s’il n’y en a pas déjà un, pour le **double** des PV ; il avance, sans tenir compte des ponts ; un nouveau pèlerin part de son portail le plus lointain.',
      'À un portail, il retourne une carte du Tengu et fait l’action de son lieu.',
    ],
  },
  'tengu-score': {
    title: 'Les années et le score du Tengu',
    text: [
      'Au printemps, il gagne 1 PM par cristal. En hiver, un rocher au hasard quitte le jardin.',
      'À l’ascension, il marque ses bâtiments, 3 PV par élément qui correspond à ses rochers, 3 par yokai de départ et 6 par autre yokai, 1 par ressource, 2 par cristal, les types de bitoku, les trésors (il gagne les égalités avec vous) et 3 PV s’il est premier. Vous ne gagnez qu’avec **plus** de PV.',
    ],
  },
  'tengu-options': {
    title: 'Plus facile, plus difficile',
    text: [
      'Combinez ces options à votre gré en commençant une partie solo, ou prenez l’un des niveaux tout prêts. Elles changent ce que le Tengu a au départ et ce qu’il marque, jamais vos propres règles.',
    ],
  },
  edition: {
    title: 'À propos de cette édition',
    text: [
      'Cette table n’est pas officielle : ni l’auteur ni l’éditeur de Bitoku ne l’ont faite ou approuvée. Les règles sont celles du jeu imprimé, dites avec nos propres mots.',
      'Les livrets décrivent tous les éléments mais n’en montrent le contenu que de quelques-uns. Nous gardons tout ce qu’ils attestent : combien il y a de cartes, de tuiles et de cases de chaque sorte, les lignes des régions, les actions des âmes, les cartes et les prix montrés. Le reste est **notre création**, conçue pour s’accorder à ces nombres. Certaines cartes, tuiles et certains prix peuvent donc différer de votre boîte.',
    ],
  },
  rulings: {
    title: 'Décisions et éditions à soi',
    text: [
      'Là où aucun texte publié ne tranche, nous avons dû décider : par exemple, que l’on choisit l’ordre des effets combinés, ou que le prix d’un kodama neutre n’est à personne. Toutes ces décisions sont signalées et réunies, avec leurs raisons, dans la référence des règles du projet, clause par clause.',
      'Tout le contenu est fait de données : qui possède le jeu imprimé peut écrire sa propre édition et la jouer avec les mêmes règles.',
    ],
  },
}
