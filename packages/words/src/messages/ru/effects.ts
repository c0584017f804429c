/** Russian: the words of the effect language. */
import type { effects as english } from '../en/effects.ts'
import type { Like } from '../like.ts'

const steps = '{n, plural, one {# шаг} few {# шага} other {# шагов}}'
const times = '{n, plural, =2 {дважды} =3 {трижды} one {# раз} few {# раза} other {# раз}}'

/** The phrases that effects are put together from. */
export const effects: Like<typeof english> = {
  'effect.gain': 'получить {list}',
  'effect.take': 'взять {list}',
  'object.vision': 'видение',
  'object.rock': 'священный камень из Сада камней',
  'object.yokai': 'карту ёкая из общей колоды',
  'object.bitoku': 'карту битоку из общей колоды',
  'object.mitama': '{style, select, term {митаму} other {душу}}',
  'object.dragonfly': 'стрекозу',
  'object.crystal': 'кристалл',
  'effect.build': 'построить здание',
  'effect.kodama': `{n, plural, =1 {продвинуть одного своего кодаму на 1 шаг} other {продвинуть своих кодам всего на ${steps}}}`,
  'effect.kodamaHere': `продвинуть своего кодаму в этом регионе на ${steps}`,
  'effect.push': `{n, plural, =1 {оттеснить чужого кодаму на 1 шаг назад} other {оттеснить чужих кодам всего на ${steps} назад}}`,
  'effect.pilgrim': 'поместить паломника на свою каменную тропу',
  'effect.unlock': 'освободить кубик',
  'effect.draw': 'взять карту из своей колоды',
  'effect.copy': 'действовать на месте чужого кубика',
  'effect.nothing': 'ничего',
  'effect.discounted': '{what} со скидкой {discount}',
  'effect.allDiscounted': '{list}, в любом случае со скидкой {discount}',
  'effect.eachDiscounted': '{list}, каждая покупка со скидкой {discount}',
  'effect.oneDiscounted': '{list}, со скидкой {discount} на одну из покупок',
  'effect.anyOrder': '{list} (в любом порядке)',
  'effect.and': '{list}, а также {last}',
  'effect.or': '{list}, либо {last}',
  'effect.andEither': '{list} и, на выбор, {choice}',
  'effect.times': `${times}: {what}`,
  'effect.timesOf': `${times} ({what})`,
  'effect.pick':
    '{n, plural, =1 {одно} =2 {два разных} =3 {три разных} one {# разное} other {# разных}} из списка: {list}',
  'effect.pickNext': '{list}; {next}',
}
