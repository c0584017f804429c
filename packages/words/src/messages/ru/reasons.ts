/** Russian: why something is not possible. */
import type { reasons as english } from '../en/reasons.ts'
import type { Like } from '../like.ts'

/** The reasons. */
export const reasons: Like<typeof english> = {
  'reason.card-spaces-full': 'Все три ячейки для карт заняты',
  'reason.die-locked': 'Кубик заперт, и нет паломника, чтобы его использовать',
  'reason.die-below': 'Нужен кубик {needs} или больше, а у вас {has}',
  'reason.region-full': 'Все ячейки для кубиков в этом регионе заняты',
  'reason.space-taken': 'Эта ячейка занята',
  'reason.home-has-no-river': 'Кубик из Дома не может пересечь реку',
  'reason.die-too-weak': 'Кубик со значением 1 не может пересечь реку',
  'reason.hill-full': 'На этом холме нет свободной ячейки для кубика',
  'reason.cards-left':
    'Сначала займите все ячейки для карт: {n, plural, one {осталась # карта} few {осталось # карты} other {осталось # карт}}',
  'reason.dice-left':
    'Сначала разместите на поле все кубики: {n, plural, one {остался # кубик} few {осталось # кубика} other {осталось # кубиков}}',
  'reason.forest-closed': 'Там лежит кубик {others}, а у вас только {has}',
  'reason.forest-needs-higher': 'Нужен кубик больше {others}, а у вас {has}',
  'reason.forest-needs-amulet': 'Против шестёрки действие Леса стоит амулета, а его нет',
  'reason.built-this-turn': 'Построено на этом ходу: доступно со следующего',
  'reason.nothing-possible': 'Сейчас ничего из этого сделать нельзя',
  'reason.no-counter': 'Не осталось фишек зданий',
  'reason.cannot-pay': 'Не хватает ресурсов, чтобы заплатить',
  'reason.no-free-space': 'Ни в одном регионе нет свободной ячейки этого типа',
  'reason.no-space-of-colour': 'На вашем планшете нет свободной ячейки этого цвета',
  'reason.rock-path-full': 'Ваша каменная тропа заполнена',
  'reason.garden-empty': 'В Саду камней не осталось священных камней',
  'reason.no-pilgrim': 'На вашем планшете нет бодрствующих паломников',
  'reason.no-rock-beside': 'Рядом с этой ячейкой нет вашего священного камня',
  'reason.track-end': 'Ваш кодама уже в конце трека',
  'reason.last-space-taken': 'Последнюю ячейку трека занимает другой кодама',
  'reason.nothing-to-push': 'Некого из чужих кодам оттеснить назад',
  'reason.bridge':
    'Для моста {needs, plural, one {нужна # посещённая карта битоку} few {нужно # посещённые карты битоку} other {нужно # посещённых карт битоку}}, а у вас {has}',
  'reason.side-path-full': 'Все места этого бокового пути заняты',
  'reason.already-in-side-path': 'Ваш паломник уже на этом боковом пути',
  'reason.nothing-to-complete': 'На вашем пути нет непосещённых карт битоку',
  'reason.no-locked-die': 'У вас нет запертых кубиков',
  'reason.no-cards': 'Карт больше нет',
  'reason.nothing-to-copy': 'Нет чужого кубика, на месте которого можно действовать',
  'reason.favour-covered': 'Эта благодарность Леса в этом году уже накрыта',
  'reason.no-card': 'На этом холме не осталось карты',
  'elsewhere.ask': '{why}. {question}',
  'elsewhere.card': '{now, select, turn {Сейчас сюда нельзя сыграть карту} other {Сыграть карту — это отдельный ход}}',
  'elsewhere.dieSpace':
    '{now, select, turn {Сейчас нельзя поставить ни одного кубика} other {Поставить кубик — это отдельный ход}}',
  'elsewhere.die':
    '{now, select, turn {Этот кубик в этом году уже отработал} other {Использовать кубик — это отдельный ход}}',
  'elsewhere.otherDie': 'Это чужой кубик',
  'elsewhere.hill':
    '{now, select, can {Выберите кубик, который пересечёт реку} turn {Сейчас ни один кубик не может пересечь реку} other {Пересечь реку — это отдельный ход}}',
  'elsewhere.favour': 'Благодарность Леса выбирают, когда кубик пересекает реку к её холму',
  'elsewhere.line': 'Действует, когда в этот регион ставят кубик',
  'elsewhere.effect': 'Для этого нужен эффект, который это позволяет',
}
