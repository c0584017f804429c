/** French: what the drawn examples show. */
import type { Like } from '../../messages/like.ts'
import type { captions as english } from '../en/captions.ts'

/** The captions. */
export const captions: Like<typeof english> = {
  hand: 'Vous avez 1 carte : piochez-en 3, défaussez-en 1, il en reste 3.',
  wake: 'La carte va à côté d’un dé bloqué : le dé s’éveille, puis la carte agit.',
  placing:
    'En haut : deux amulettes +1 font d’un 2 un 4. En bas : un pèlerin quitte la partie, et un dé bloqué peut servir aussitôt.',
  compare: 'Votre 4 peut agir à côté d’un 2 ou d’un autre 4, mais pas d’un 5.',
  copying:
    'Votre 3 descend à 2 et agit comme le 4 de votre rival chez les Yomis : les lignes 1 à 4 vous sont ouvertes.',
  crossing: 'Un 4 arrive à 3, un 6 aussi à 3. Un 1 ne peut pas traverser.',
  discounted: 'Un prix de 2 sakés et 1 jade avec une réduction de 2 : vous payez 1 jade ou 1 saké.',
  track: 'L’indigo est seul sur la dernière case. Le kodama gris est neutre et ne bouge jamais.',
  tie: 'Deux kodamas à égalité en tête se partagent les prix 4 et 2 : 3 PV chacun.',
  path: 'Un pèlerin marche sur le tronc, un autre dort à une illumination. Les ponts exigent des cartes bitoku accomplies.',
  virtues: 'Le pion a atteint la deuxième carte : deux sont accomplies, la troisième attend.',
  pairing: 'Vous prenez une âme et la libellule qui attendait la rejoint : l’effet de la libellule est à vous.',
  rocks:
    'Vous avez deux âmes farouches, un faucheur et un temple. Rocher de gauche : 3 éléments pour 2 pèlerins, 6 PV. Rocher de droite : 1 élément pour 1 pèlerin, 1 PV.',
  order: 'Qui a la case la plus haute passe premier ; un second dé plus bas ne compte pas. Les absents suivent.',
  diceScore: '3 + 5 + 3 et 3 ressources font 14 ; divisé par 4, cela donne 3 PV.',
}
