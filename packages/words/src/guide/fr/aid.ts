/** French: the player aid, and the table of boards. */
import type { Like } from '../../messages/like.ts'
import type { aid as english } from '../en/aid.ts'

/** Its headings and lines. */
export const aid: Like<typeof english> = {
  title: 'Aide de jeu',
  turn: 'Votre tour : une de ces actions',
  play: '**Carte** sur un emplacement vide : son dé s’éveille ; action de la carte et cristal rose, dans l’ordre voulu.',
  die: '**Dé** dans une région (amulettes maintenant) : action forêt si aucun dé n’y est plus élevé, et un bâtiment.',
  cross: '**Traverser** la rivière : dé −1, un 6 −3 ; couvrez une faveur : bitoku, yokai ou deux cadeaux.',
  pass: '**Passer :** trois cartes et trois dés utilisés.',
  locked: '**Dé bloqué :** retirez un pèlerin éveillé, utilisez-le aussitôt.',
  owner: '**Bâtiment d’un autre :** son propriétaire reçoit le bonus de la tuile.',
  lines: 'Lignes de la forêt, selon le dé',
  prices: 'Prix',
  counters: 'Bâtiments : prix et PV finaux',
  mp: '1 PM',
  mpText: 'carte bitoku suivante · nouveau pèlerin · un pas',
  year: 'L’année',
  spring: '**Printemps :** piochez jusqu’à 4, gardez-en 3 ; récolte.',
  autumn: '**Automne :** le plus haut dans la Demeure passe premier.',
  winter:
    '**Hiver :** dés rentrés dans l’ordre voulu ; avec 5 yokais, retirez-en un pour sa vertu ; les étals avancent.',
  end: 'Ascension',
  tie: '**Égalité :** plus de visions accomplies, puis l’ordre du tour.',
  scale: 'Types de bitoku',
  players: 'Joueurs',
  dieSpaces: 'cases de dé par région de la rivière',
  homeSpaces: 'cases de la Demeure',
  crossing: 'cases de dé sur l’autre rive',
  onBank: '{n} par rive',
  onHill: '{n} par colline',
  slots: 'cases de chaque étal',
  rocks: 'rochers dans le jardin',
  paths: 'chemins de la sagesse',
  side: 'places par sentier',
  ancient: 'bâtiments anciens',
  neutral: 'kodamas neutres',
}
