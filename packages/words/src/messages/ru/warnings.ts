/** Russian: warnings before waste. */
import type { warnings as english } from '../en/warnings.ts'
import type { Like } from '../like.ts'

/** The warnings. */
export const warnings: Like<typeof english> = {
  'warning.amulet-excess': 'Часть амулетов сгорит: значение кубика не больше 6',
  'warning.pilgrim-gone': 'Паломник навсегда выйдет из игры',
  'warning.no-forest-action': 'Там лежит кубик больше: действия Леса не будет',
  'warning.no-favour': 'Благодарностей Леса там не осталось: кубик перейдёт впустую',
  'warning.reward-lost': 'Пропущенное сгорает',
  'warning.harder-amulet': 'Амулет будет потрачен, а кубик не вырастет',
  'warning.crossing-left': 'Кубик ещё может перейти реку за благодарностью Леса: в этом году больше случая не будет',
  'warning.part-lapses': 'Часть сейчас невозможна и сгорит',
  'warning.discount-excess': 'Скидка больше цены: остаток сгорит',
  'warning.discount-lost': 'Скидка останется на другую покупку, но на неё не хватит средств',
}
