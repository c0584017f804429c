/** French: kodamas, treasures, and the paths of wisdom. */
import type { forest as english } from '../en/forest.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const forest: LikeSections<typeof english> = {
  kodama: {
    title: 'Les kodamas avancent',
    text: [
      'Vous avez un [kodama|kodama] sur la piste de chaque région. « Kodama +n » donne n pas, répartis à votre gré entre les cinq ; avec la flèche verte ([:kodama-here]), seul celui de cette région avance.',
      'Ils peuvent être nombreux sur une case, mais la **dernière**, la case {track}, n’en accueille qu’un. Qui l’occupe en ferme l’accès aux autres. Un pas impossible est perdu si vous n’en avez pas d’autre.',
    ],
  },
  push: {
    title: 'Repousser des kodamas',
    text: [
      '« Repousser n » donne n pas en arrière, répartis à votre gré entre les kodamas des autres, dans toutes les régions. On peut chasser un kodama de la dernière case. Aucun ne recule au-delà de la case 1, et les neutres ne bougent jamais.',
    ],
  },
  movement: {
    title: 'Points de mouvement',
    text: [
      'Les [mp|points de mouvement (PM)] se dépensent aussitôt, l’un après l’autre, et le reste est perdu. Chacun achète **une** de ces choses :',
      [
        'votre pion avance sur la [#virtues|carte bitoku suivante] ;',
        'un nouveau pèlerin s’engage sur un [#pilgrims|chemin de la sagesse] ;',
        'un pèlerin sur une case du tronc fait [#pilgrims|un pas].',
      ],
      'Ce qu’apporte un pas se résout avant de dépenser le point suivant.',
    ],
  },
  virtues: {
    title: 'Votre chemin de bitoku',
    text: [
      'Les cartes bitoku rejoignent votre chemin dans l’ordre où vous les gagnez. Pour 1 PM, votre pion avance sur la carte suivante : elle est **accomplie**, ses PV et son action sont à vous, et elle compte aussitôt pour les [bridge|ponts].',
      'Les types différents valent des PV lors de l’ascension, même non accomplis.',
    ],
  },
  pilgrims: {
    title: 'Les pèlerins sur les chemins de la sagesse',
    text: [
      'Un chemin a un **tronc** de six cases ; de chacune part un court [side|sentier], tour à tour une illumination et un portail.',
      [
        '**Partir :** un pèlerin éveillé va sur la première case du tronc, ou sur la case du tronc d’un portail où vous avez déjà un pèlerin.',
        '**Marcher :** une case de plus sur le tronc, ou sur une place libre du sentier qui part d’ici.',
      ],
      'Les cases du tronc se partagent ; une place n’accueille qu’un pèlerin. Vous avez au plus un pèlerin par sentier, et personne ne recule.',
    ],
  },
  bridges: {
    title: 'Les ponts',
    text: [
      'Deux [bridge|ponts] coupent le tronc. Pour passer le premier, il faut au moins **1** carte bitoku accomplie ; pour le second, au moins **2**. Les cartes ne sont pas dépensées.',
      'Un pont n’est pas une case. Un pèlerin qui part d’un portail déjà atteint n’a pas à franchir ceux d’avant.',
    ],
  },
  arrive: {
    title: 'Illuminations et portails',
    text: [
      [
        '[:lantern] **Illumination :** les PV de la place et une amulette.',
        '[:gate] **Portail :** les PV de la place puis, si vous voulez, l’action de sa tuile. De nouveaux pèlerins peuvent désormais en partir.',
      ],
      'Dans les deux cas, le pèlerin y dort jusqu’à la fin de la partie. Vous choisissez n’importe quelle place libre : les premiers arrivés trouvent les meilleures.',
    ],
  },
}
