/** Russian: notices that reach people away from the table. */
import type { notices as english } from '../en/notices.ts'
import type { Like } from '../like.ts'

/** Titles and texts of notices, and the words around them in an e-mail. */
export const notices: Like<typeof english> = {
  'notify.turn': 'Ваш ход',
  'notify.started': 'Партия начинается',
  'notify.finished': 'Партия окончена',
  'notify.take-back': 'Просят вернуть ход',
  'notify.replace': 'Голосование о месте',
  'notify.replaced': 'За вас играет бот',
  'notify.end': 'Голосование о конце партии',
  'notify.ended': 'Партия остановлена',
  'notify.nudge': 'Вас ждут',
  'notify.test': 'Работает',
  'notify.confirm': 'Подтвердите адрес почты',
  'notifyText.turn': '{others, select, =none {Сейчас ваш ход.} other {Сейчас ваш ход. За столом: {others}.}}',
  'notifyText.started': '{others, select, =none {Всё готово.} other {Все в сборе. За столом: {others}.}}',
  'notifyText.finished':
    '{others, select, =none {Посмотрите итог.} other {Посмотрите итог партии. За столом: {others}.}}',
  'notifyText.take-back': '{others, select, =none {Вы согласны?} other {Вы согласны? За столом: {others}.}}',
  'notifyText.replace':
    '{others, select, =none {Можно ли боту продолжить за ушедшего игрока?} other {Можно ли боту продолжить за ушедшего игрока? За столом: {others}.}}',
  'notifyText.replaced':
    '{others, select, =none {Вас не было. Вы можете вернуться на своё место в любой момент.} other {Вас не было. Вы можете вернуться на своё место в любой момент. За столом: {others}.}}',
  'notifyText.end':
    '{others, select, =none {Закончить партию, не доиграв?} other {Закончить партию, не доиграв? За столом: {others}.}}',
  'notifyText.ended':
    '{others, select, =none {Её решили не доигрывать. Никто не победил; партию можно посмотреть в любой момент.} other {Её решили не доигрывать. Никто не победил; партию можно посмотреть в любой момент. За столом: {others}.}}',
  'notifyText.nudge': '{others, select, =none {Уже давно ваш ход.} other {Уже давно ваш ход. За столом: {others}.}}',
  'notifyText.test': 'Так вы узнаете, что пришёл ваш ход.',
  'notifyText.confirm':
    'Кто-то, скорее всего вы, хочет получать на этот адрес извещения о своём ходе. Если это были не вы, ничего не делайте.',
  'notifyMail.games': '{n, plural, =1 {Новости в одной из ваших партий} other {Новости в # из ваших партий}}',
  'notifyMail.since': 'С вашего прошлого хода',
  'notifyMail.open': 'Открыть партию',
  'notifyMail.confirm': 'Подтвердить адрес',
  'notifyMail.why': 'Вы получили это письмо, потому что просили извещать вас о ваших партиях.',
  'notifyMail.stop': 'Больше не присылать писем',
  'share.waiting':
    '{n, plural, one {Свободно # место: садитесь.} few {Свободно # места: садитесь.} other {Свободно # мест: садитесь.}}',
  'share.over': 'Партия окончена: {list}',
  'share.ended': 'Не доиграна: {list}',
  'share.bot': 'Бот',
  'share.tengu': 'Тэнгу',
  'share.sit': 'Садитесь',
  'share.seats': '{n, plural, one {Свободно # место} few {Свободно # места} other {Свободно # мест}}',
  'share.final': 'Итог партии',
  'share.unfinished': 'Не доиграна',
  'share.challenge': 'Побейте {n} ОД',
  'share.again': 'Те же карты, тот же Тэнгу',
  'share.position': 'Играйте отсюда',
}
