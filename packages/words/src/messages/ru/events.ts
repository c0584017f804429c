/** Russian: the log, one line for each event. Names stay in the nominative, behind a colon or in quotes. */
import type { events as english } from '../en/events.ts'
import type { Like } from '../like.ts'

/** The lines of the log. */
export const events: Like<typeof english> = {
  'event.order': 'Новый порядок хода — {list}',
  'event.drew': '{seat} берёт {n, plural, one {# карту} few {# карты} other {# карт}}',
  'event.looked':
    '{seat} смотрит {deck, select, vision {{n, plural, one {# видение} few {# видения} other {# видений}}} yokai {{n, plural, one {# карту ёкая} few {# карты ёкаев} other {# карт ёкаев}}} other {{n, plural, one {# карту битоку} few {# карты битоку} other {# карт битоку}}}}',
  'event.saw': '{seat} видит: {list}',
  'event.reshuffledOwn': '{seat} перемешивает сброс в новую колоду',
  'event.reshuffled': 'Сброс перемешан в новую колоду {deck, select, yokai {ёкаев} bitoku {битоку} other {тэнгу}}',
  'event.discarded': '{seat} сбрасывает карту «{card}»',
  'event.reaped': '{seat} пожинает плоды: {crystal}',
  'event.played': '{seat} разыгрывает карту «{card}» в ячейку {space}',
  'event.unlocked': '{seat} освобождает кубик со значением {value}',
  'event.pilgrim-removed': '{seat} убирает паломника ради запертого кубика со значением {value}',
  'event.amulets-spent': '{seat} тратит амулеты: {list}',
  'event.die-placed': '{seat} помещает кубик {value}{raised, select, =none {} other { ({raised})}} {where}',
  'event.dieHome':
    '{seat} помещает кубик {value}{raised, select, =none {} other { ({raised})}} в Дом, ячейка {space}{drop, plural, =0 {} other {; на нём теперь {now}}}',
  'event.forest-action': '{seat} выполняет действие Леса для {requires} или больше {where}',
  'event.copied': '{seat} действует на месте чужого кубика: {of}, значение {value}',
  'event.building-used': '{seat} использует здание «{building}»{owner, select, =none {} other { (владелец: {owner})}}',
  'event.bonus-owed': '{seat} может выбрать бонус собственности',
  'event.crossed': '{seat} пересекает реку {where}: кубик {value}{toll, plural, =0 {} other {, теперь на нём {now}}}',
  'event.favour-covered':
    '{taken, select, yes {{seat} получает благодарность Леса {where}} other {{seat} накрывает благодарность Леса {where}, не получая её}}: {what}',
  'event.passed': '{seat} пасует',
  'event.vp': '{seat} получает {n} ОД ({source})',
  'event.gained': '{seat} получает {list}',
  'event.paid': '{seat} платит {list}',
  'event.amulet': '{seat} получает амулет «+{value}»',
  'event.kodama': '{seat} продвигает кодаму {where}: {from} → {to}',
  'event.pushed': '{seat} оттесняет кодаму игрока {of} {where}: {from} → {to}',
  'event.bitoku-gained': '{seat} добавляет на путь битоку карту «{bitoku}»',
  'event.yokai-gained': '{seat} получает карту «{card}»',
  'event.yokaiSecret': '{seat} оставляет ёкая из общей колоды',
  'event.completed': '{seat} посещает карту «{bitoku}»',
  'event.pilgrimage': '{seat} отправляет паломника: ячейка {space} {where}',
  'event.walked': '{seat} продвигает паломника: ячейка {space} {where}',
  'event.entered':
    '{seat} приводит паломника {side, select, light {к озарению} other {{style, select, term {к ториям} other {к вратам}}}} {where}: ячейка {space}, место {place}',
  'event.built': '{seat} строит «{building}» {where}',
  'event.crystal-gained': '{seat} берёт: {crystal}',
  'event.mitama-gained': '{seat} берёт из ячейки {slot}: {tile}',
  'event.dragonfly-gained': '{seat} берёт из ячейки {slot}: {tile}',
  'event.combined': '{seat} объединяет в пару: {mitama} и {dragonfly}',
  'event.rock-gained': '{seat} берёт: {rock}',
  'event.rock-pilgrim': '{seat} помещает паломника в ячейку {space} каменной тропы',
  'event.vision-gained': '{seat} оставляет: {vision}',
  'event.visions-declined': '{seat} не оставляет видений',
  'event.skipped': '{seat} пропускает остальное',
  'event.lapsed': '{seat}: больше ничего нельзя сделать, остальное сгорает',
  'event.winter-chosen': '{seat}: выбор для зимы сделан',
  'event.dice-home': '{seat} возвращает кубики: {list}',
  'event.virtue': '{seat} убирает карту «{card}» ради добродетели: {vp} ОД',
  'event.hills-dealt': 'Новые карты на холмах: {list}',
  'event.display-refilled':
    'Выложены новые {display, select, building {здания} crystal {кристаллы} mitama {{style, select, term {митамы} other {души}}} other {стрекозы}}{gone, select, =none {} other {; выходит из игры: {gone}}}',
  'event.rock-gone': 'Выходит из игры: {rock}',
  'event.tengu-dice':
    '{seat} бросает {one} и {other}: {place, select, left {левая} middle {средняя} other {правая}} карта, {card}',
  'event.tengu-step': '{seat}, этап {step}: {what}',
  'event.tenguStepNot': '{seat}, этап {step} не выполняется: {why}',
  'event.tengu-roll': '{seat} бросает кубик, выбирая {what, select, card {одну из двух карт} other {ячейку}}: {die}',
  'event.tengu-turned': '{seat} открывает: {card}',
  'event.tengu-row': '{seat}: теперь в ряду {list}',
  'event.tengu-attitude': '{seat}: поведение теперь {active, select, yes {активно} other {неактивно}}',
  'event.tengu-lost':
    '{seat} ничего не получает: {what, select, mp {идти некуда} mitama {нет {style, select, term {митам} other {душ}}} dragonfly {нет стрекоз} crystal {нет кристаллов} other {нет подходящего здания}}',
  'event.ended': 'Игра окончена. Победа: {winner}; места: {list}',
}
