/** French: Spring and Summer. */
import type { summer as english } from '../en/summer.ts'
import type { LikeSections } from '../texts.ts'

/** The sections. */
export const summer: LikeSections<typeof english> = {
  spring: {
    title: 'Printemps : piocher et défausser',
    text: [
      'Tout le monde en même temps : piochez dans votre paquet jusqu’à **quatre** cartes en main (aucune si vous en avez quatre ou plus), puis défaussez jusqu’à en avoir exactement **trois**. Avec trois emplacements, vous jouerez trois cartes en été ; d’autres peuvent rejoindre votre main plus tard.',
      'Si votre paquet est vide, votre défausse est mélangée et en forme un nouveau. Si les deux sont vides, vous ne piochez rien.',
    ],
  },
  reap: {
    title: 'Printemps : récolter les cristaux oniriques',
    text: [
      'Après la défausse, dans l’ordre du tour, chacun de vos [dream|cristaux oniriques] donne une fois sa récompense, dans l’ordre que vous voulez. Une carte piochée maintenant reste en main : vous pouvez commencer l’été avec quatre cartes.',
      'Les cristaux oniriques donnent encore une fois lors de l’[#ascension|ascension].',
    ],
  },
  turn: {
    title: 'Été : votre tour',
    text: [
      'Faites exactement **une** de ces choses, puis c’est au suivant :',
      [
        '[:yokai] [#play|jouer une carte] sur un emplacement vide ;',
        '[:die] [#die|utiliser un dé] : le placer dans une région de la forêt ;',
        '[:arrow-up] [#cross|traverser la rivière] avec un dé qui est dans la forêt ;',
        '[:pass] [#pass|passer], quand cartes et dés sont tous utilisés.',
      ],
      'Mêlez-les dans l’ordre qui vous plaît : trois cartes, trois dés et jusqu’à trois traversées font un long été. Il s’achève quand tout le monde a passé.',
    ],
  },
  play: {
    title: 'Jouer une carte yokai',
    text: [
      'Posez une carte de votre main sur l’un de vos trois emplacements de carte, s’il est vide. Elle y reste jusqu’à l’hiver.',
      [
        'Le **dé voisin** est débloqué, s’il ne l’est pas encore.',
        'Ensuite vous pouvez utiliser l’**action** de la carte et celle du [ingenuity|cristal sensoriel] relié à cet emplacement, dans l’ordre voulu.',
      ],
      'La carte peut être jouée même si son dé est déjà éveillé ou parti. Un cristal que la carte vient elle-même d’y apporter peut servir après elle.',
    ],
  },
  die: {
    title: 'Utiliser un dé',
    text: [
      'Un dé débloqué va sur une case de dé libre de n’importe quelle région. Le placer est toujours permis, même s’il est trop faible pour agir.',
      [
        '**Amulettes :** en le plaçant, et à ce moment seulement, dépensez-en autant que vous voulez ; chacune ajoute sa valeur, jusqu’à 6. Le dé garde sa nouvelle valeur.',
        '**Un dé bloqué** peut aussi servir si vous retirez définitivement de la partie un pèlerin éveillé.',
      ],
      'La région vous offre alors une [#forest|action forêt] et une [#building|action bâtiment], une de chaque, dans l’ordre voulu.',
    ],
  },
  forest: {
    title: 'L’action forêt',
    text: [
      'Elle est possible si **aucun autre dé** sur les cases forêt de cette région n’est plus élevé que le vôtre ; un dé égal ne gêne pas. Vos propres dés comptent, ceux de l’autre rive non.',
      'Choisissez **une ligne** dont le nombre ne dépasse pas votre dé, pas forcément la plus haute. Sur une ligne à deux achats, vous pouvez renoncer à l’un ou à l’autre ; vous dites lequel reçoit la réduction.',
    ],
  },
  lines: {
    title: 'Toutes les lignes de la forêt',
    text: [
      'La première ligne est partout la même : votre kodama de cette région avance d’un pas. Les autres suivent le caractère du lieu : les [yomi|Yomis] donnent âmes et libellules, les [stairs|Escaliers] du mouvement, la [glade|Clairière] des ressources, les [forges|Forges] cristaux et bâtiments. Le nombre est le dé minimum pour la ligne.',
    ],
  },
  building: {
    title: 'L’action bâtiment',
    text: [
      'Utilisez un bâtiment de la [area|zone habitée] de la région dont le minimum ne dépasse pas votre dé. Ici les autres dés ne comptent pas : un petit dé peut donc faire un beau tour.',
      'Vous pouvez utiliser vos bâtiments, ceux des autres et les [ancient|anciens], mais aucun qui vient d’être construit ce tour-ci. S’il est à quelqu’un d’autre, son propriétaire gagne un [#owner|bonus] de la réserve ; cela ne vous coûte rien.',
    ],
  },
  owner: {
    title: 'Le bonus de propriété',
    text: [
      'Quand une autre personne utilise votre bâtiment, vous gagnez ce que montre la tuile : 1 PV ; ou 1 PV **ou** une amulette +1, au choix ; ou les deux. Utiliser son propre bâtiment ne donne pas de bonus.',
      'S’il y a un choix, on vous le demande avant votre prochaine décision, pour que personne n’ait à attendre.',
    ],
  },
  home: {
    title: 'La Demeure du grand esprit',
    text: [
      'Ici chaque case de dé a sa propre action et les dés ne sont pas comparés : toute valeur convient, sauf sur la case copie. Les dés les plus hauts de la Demeure fixent aussi l’[#autumn|ordre du tour] de l’année suivante.',
      'Les dés de la Demeure ne peuvent pas traverser la rivière, et il n’y a pas de bâtiments.',
    ],
  },
  copy: {
    title: 'La case copie',
    text: [
      'Elle demande un dé de 2 ou plus, amulettes comprises, et le dé **baisse de 1** aussitôt. Choisissez ensuite le dé d’une autre personne sur une case forêt et faites une action forêt de sa région **comme avec ce dé** : les dés n’y sont pas comparés. D’un dé de la Demeure, vous copiez l’action de sa case.',
      'Il n’y a pas d’action bâtiment, et la case copie ne se copie pas.',
    ],
  },
  cross: {
    title: 'Traverser la rivière',
    text: [
      'Déplacez l’un de vos dés d’une case forêt vers une case de dé libre de la colline d’en face (à 1 ou 2 joueurs : de la rive). Le dé **baisse de 1, un 6 baisse de 3** ; un 1 ne peut pas traverser, ni un dé de la Demeure. Il reste là jusqu’à l’hiver.',
      'Vous choisissez une [#favours|faveur]. La case de la forêt est de nouveau libre, pour tout le monde, et le dé ne compte plus dans sa région.',
    ],
  },
  favours: {
    title: 'Les faveurs des collines',
    text: [
      'Choisissez une faveur qui n’est pas encore couverte cette année, et couvrez-la :',
      [
        'la **carte bitoku** : elle rejoint la fin de votre chemin de bitoku ;',
        'la **carte yokai** : en main, jouable dès votre prochain tour ;',
        '**deux cadeaux différents** parmi : une vision, un rocher, un pèlerin sur le sentier des rochers, un pas avec n’importe quel kodama.',
      ],
      'Vous pouvez renoncer à ce qu’elle donne ; elle est couverte quand même. Si toutes sont couvertes, un dé peut encore traverser, pour rien.',
    ],
  },
  pass: {
    title: 'Passer',
    text: [
      'Vous ne pouvez passer que si vos trois emplacements de carte sont pleins et vos trois dés sur le plateau principal. L’été est alors fini pour vous. Jusque-là, vous pouvez continuer à traverser avec les dés qui sont dans la forêt.',
      'Si un jour vous n’avez rien à faire sans pouvoir passer, vous passez automatiquement.',
    ],
  },
  variant: {
    title: 'Variante : rivalité',
    text: [
      'Une option plus difficile de la table : pour une action forêt, votre dé doit être **strictement supérieur** à tous les autres de la région. Contre un 6, il faut aussi un 6, et vous dépensez une amulette de n’importe quelle valeur en faisant l’action ; le dé reste à 6. L’amulette ne sert qu’à cette action.',
    ],
  },
}
