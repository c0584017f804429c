/** French: notices that reach people away from the table. */
import type { notices as english } from '../en/notices.ts'
import type { Like } from '../like.ts'

/** Titles and texts of notices, and the words around them in an e-mail. */
export const notices: Like<typeof english> = {
  'notify.turn': 'À vous de jouer',
  'notify.started': 'La partie commence',
  'notify.finished': 'La partie est finie',
  'notify.take-back': 'On demande à reprendre un coup',
  'notify.replace': 'Un vote au sujet d’un siège',
  'notify.replaced': 'Un bot joue pour vous',
  'notify.end': 'Un vote sur la fin de la partie',
  'notify.ended': 'La partie a été arrêtée',
  'notify.nudge': 'Les autres vous attendent',
  'notify.test': 'Ça marche',
  'notify.confirm': 'Confirmez votre adresse e-mail',
  'notifyText.turn': '{others, select, =none {C’est votre tour.} other {C’est votre tour à la table avec {others}.}}',
  'notifyText.started':
    '{others, select, =none {Tout est prêt.} other {Tout le monde est là : vous jouez avec {others}.}}',
  'notifyText.finished':
    '{others, select, =none {Voyez le résultat.} other {Voyez le résultat de votre partie avec {others}.}}',
  'notifyText.take-back':
    '{others, select, =none {Êtes-vous d’accord ?} other {Êtes-vous d’accord ? À la table avec {others}.}}',
  'notifyText.replace':
    '{others, select, =none {Un bot peut-il continuer à la place d’une personne absente ?} other {Un bot peut-il continuer à la place d’une personne absente ? À la table avec {others}.}}',
  'notifyText.replaced':
    '{others, select, =none {Vous étiez absent. Vous pouvez reprendre votre siège à tout moment.} other {Vous étiez absent. Vous pouvez reprendre votre siège à tout moment, à la table avec {others}.}}',
  'notifyText.end':
    '{others, select, =none {Faut-il arrêter la partie sans la finir ?} other {Faut-il arrêter la partie sans la finir ? À la table avec {others}.}}',
  'notifyText.ended':
    '{others, select, =none {Elle a été arrêtée d’un commun accord. Personne n’a gagné ; vous pouvez la revoir à tout moment.} other {Elle a été arrêtée d’un commun accord. Personne n’a gagné ; vous pouvez la revoir à tout moment, à la table avec {others}.}}',
  'notifyText.nudge':
    '{others, select, =none {C’est votre tour depuis un moment.} other {C’est votre tour depuis un moment à la table avec {others}.}}',
  'notifyText.test': 'C’est ainsi que vous saurez que c’est à vous de jouer.',
  'notifyText.confirm':
    'Quelqu’un, sans doute vous, veut être prévenu de son tour à cette adresse. Si ce n’est pas vous, ne faites rien.',
  'notifyMail.games': '{n, plural, one {Du nouveau dans une de vos parties} other {Du nouveau dans # de vos parties}}',
  'notifyMail.since': 'Depuis votre dernier tour',
  'notifyMail.open': 'Ouvrir la partie',
  'notifyMail.confirm': 'Confirmer l’adresse',
  'notifyMail.why': 'Vous recevez ce message parce que vous avez demandé à suivre vos parties.',
  'notifyMail.stop': 'Ne plus recevoir de messages',
  'share.waiting': '{n, plural, one {Une place est libre : prenez-la.} other {# places sont libres : prenez-en une.}}',
  'share.over': 'La partie est finie : {list}',
  'share.ended': 'Arrêtée avant la fin : {list}',
  'share.bot': 'Bot',
  'share.tengu': 'Tengu',
  'share.sit': 'À vous',
  'share.seats': '{n, plural, one {Une place est libre} other {# places sont libres}}',
  'share.final': 'Score final',
  'share.unfinished': 'Arrêtée avant la fin',
  'share.challenge': 'Battez {n} PV',
  'share.again': 'Les mêmes cartes, le même Tengu',
  'share.position': 'Continuez d’ici',
}
