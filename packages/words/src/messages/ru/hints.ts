/** Russian: hints of the bots. */
import type { hints as english } from '../en/hints.ts'
import type { Like } from '../like.ts'

/** What a hint says, and the lines of the sheet as it names them (`hintLine`). */
export const hints: Like<typeof english> = {
  'hint.expected':
    'Ожидается в конце: {own} ОД против {rival} ОД {tengu, select, yes {у тэнгу} other {у лучшего соперника}}',
  'hint.thumb': 'На глаз: то, чему научились боты, не подходит к этой партии или не загрузилось',
  'hint.soon':
    'Через несколько ходов: {own} ОД против {rival} ОД {tengu, select, yes {у тэнгу} other {у лучшего соперника}}',
  'hint.win': 'Шанс на победу: {n} %',
  'hint.place': 'Место в среднем: {n}',
  'hint.second': 'Второй выбор: {label}',
  'hint.difference': 'По сравнению со вторым выбором: на {n} ОД впереди. По источникам: {list}',
  'hint.sources': 'По сравнению со вторым выбором, по источникам: {list}',
  'hint.rival': '{tengu, select, yes {тэнгу} other {лучший соперник}}',
  'hint.rest': 'всё остальное',
  'hint.part': '{line} {n}',
  'hint.reveals': 'По пути откроется что-то скрытое: что дальше, решится тогда',
  'hint.spread': 'Везение ближайших ходов: ожидаемый отрыв вполне может стать на {n} ОД больше или меньше',
  'hint.close':
    'Выбор почти равный: насколько можно судить, два лучших хода одинаково хороши{error, select, 0 {} other { (± {error} ОД)}}',
  'hint.clear': 'Выбор ясен: на {n} ОД лучше второго{error, select, 0 {} other { (± {error} ОД)}}',
  'hint.untried': 'Времени не хватило, чтобы сравнить два лучших варианта на деле: это первое впечатление',
  'hint.single': 'Ни один другой выбор и близко не так хорош',
  'hintLine.virtue': 'добродетели духов',
  'hintLine.paths': 'озарение и {style, select, term {тории} other {врата}}',
  'hintLine.completed': 'посещённые карты битоку',
  'hintLine.tiles': '{style, select, term {митамы} other {души}} и стрекозы',
  'hintLine.crystals': 'свойства кристаллов',
  'hintLine.other': 'прочие свойства',
  'hintLine.bitoku': 'типы битоку',
  'hintLine.treasures': 'озёрные сокровища',
  'hintLine.rocks': 'священные камни',
  'hintLine.dice': 'кубики и ресурсы',
  'hintLine.visions': 'видения',
  'hintLine.board': 'здания и места кристаллов',
  'hintLine.first': 'порядок хода',
}
