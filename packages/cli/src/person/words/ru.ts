/** What the terminal says to people who play in it, in Russian. */
import type { TerminalWords } from './words.ts'

/** Russian. */
export const ru: TerminalWords = {
  intro: 'Введите номер варианта или команду: {list}. Enter снова показывает варианты.',
  'intro.solo': 'Вы играете за {name} против тэнгу.',
  seed: 'зерно {seed}',
  'quit.command': 'выход|конец',
  'quit.help': '«{word}» — закончить; партия сохранится.',
  now: 'У вас: {list}',
  done: 'Сделано: {list}',
  confirm: 'Нажмите Enter, чтобы закончить ход. «{undo}» — шаг назад.',
  enter: 'Нажмите Enter, чтобы увидеть свою руку.',
  kept: 'Партия сохранена. Чтобы продолжить: {command}',
  recorded: 'Запись этой партии — в {file}. Чтобы посмотреть её снова: {command}',
  unsaved: 'Партия продолжается, но сохранить её не удалось.',
  elsewhere: 'Эта партия открыта в другом месте и сохраняется только там.',
  untaught: 'Не удалось прочитать то, чему научились боты: они играют по простым правилам.',
  more: '«{explain} 3» расскажет всё о варианте 3.',
  folded:
    '{n, plural, one {Ещё # вариант что-то тратит зря: Enter покажет и его.} few {Ещё # варианта что-то тратят зря: Enter покажет и их.} many {Ещё # вариантов что-то тратят зря: Enter покажет и их.} other {Ещё # варианта что-то тратят зря: Enter покажет и их.}}',
}
