/** English: notices that reach people away from the table. */

/** Titles and texts of notices, and the words around them in an e-mail. */
export const notices = {
  'notify.turn': 'Your turn',
  'notify.started': 'The game begins',
  'notify.finished': 'The game is over',
  'notify.take-back': 'A take-back is asked for',
  'notify.replace': 'A vote about a seat',
  'notify.replaced': 'A bot plays for you',
  'notify.end': 'A vote about the end of the game',
  'notify.ended': 'The game was ended',
  'notify.nudge': 'The others are waiting for you',
  'notify.test': 'It works',
  'notify.confirm': 'Confirm your e-mail address',
  'notifyText.turn': '{others, select, =none {It is your turn.} other {It is your turn at the table with {others}.}}',
  'notifyText.started': '{others, select, =none {All is ready.} other {All are here: you play with {others}.}}',
  'notifyText.finished': '{others, select, =none {See the result.} other {See the result of your game with {others}.}}',
  'notifyText.take-back': '{others, select, =none {Do you agree?} other {Do you agree? At the table with {others}.}}',
  'notifyText.replace':
    '{others, select, =none {May a bot go on for somebody who is away?} other {May a bot go on for somebody who is away? At the table with {others}.}}',
  'notifyText.replaced':
    '{others, select, =none {You were away. You may take your seat back at any time.} other {You were away. You may take your seat back at any time: at the table with {others}.}}',
  'notifyText.end':
    '{others, select, =none {Shall the game end unfinished?} other {Shall the game end unfinished? At the table with {others}.}}',
  'notifyText.ended':
    '{others, select, =none {It ended unfinished by agreement. Nobody has won; you can look at it at any time.} other {It ended unfinished by agreement. Nobody has won; you can look at it at any time: at the table with {others}.}}',
  'notifyText.nudge':
    '{others, select, =none {It has been your turn for a while.} other {It has been your turn for a while at the table with {others}.}}',
  'notifyText.test': 'This is how you will be told when it is your turn.',
  'notifyText.confirm':
    'Somebody, probably you, wants to be told at this address when it is their turn. If it was not you, do nothing.',
  'notifyMail.games': '{n, plural, one {One of your games has news} other {# of your games have news}}',
  'notifyMail.since': 'Since your last turn',
  'notifyMail.open': 'Open the game',
  'notifyMail.confirm': 'Confirm the address',
  'notifyMail.why': 'You get this mail because you asked to be told about your games.',
  'notifyMail.stop': 'No more mails',
  'share.waiting': '{n, plural, one {A seat is free: sit down.} other {# seats are free: sit down.}}',
  'share.over': 'The game is over: {list}',
  'share.ended': 'Ended unfinished: {list}',
  'share.bot': 'Bot',
  'share.tengu': 'Tengu',
  'share.sit': 'Sit down',
  'share.seats': '{n, plural, one {A seat is free} other {# seats are free}}',
  'share.final': 'Final score',
  'share.unfinished': 'Ended unfinished',
  'share.challenge': 'Beat {n} VP',
  'share.again': 'The same cards, the same Tengu',
  'share.position': 'Play on from here',
}
