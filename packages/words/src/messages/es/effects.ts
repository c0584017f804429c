/** Spanish: the words of the effect language. */
import type { effects as english } from '../en/effects.ts'
import type { Like } from '../like.ts'

/** The phrases that effects are put together from. */
export const effects: Like<typeof english> = {
  'effect.gain': 'ganar {list}',
  'effect.take': 'tomar {list}',
  'object.vision': 'una visión',
  'object.rock': 'una roca del jardín',
  'object.yokai': 'un yokai del mazo común',
  'object.bitoku': 'una carta de bitoku del mazo común',
  'object.mitama': 'un {style, select, term {mitama} other {alma}}',
  'object.dragonfly': 'una libélula',
  'object.crystal': 'un cristal',
  'effect.build': 'construir un edificio',
  'effect.kodama':
    '{n, plural, one {avanzar uno de tus kodamas # casilla} other {avanzar tus kodamas # casillas en total}}',
  'effect.kodamaHere': 'avanzar tu kodama de esta región {n, plural, one {# casilla} other {# casillas}}',
  'effect.push':
    '{n, plural, one {hacer retroceder un kodama rival # casilla} other {hacer retroceder kodamas rivales # casillas en total}}',
  'effect.pilgrim': 'colocar un peregrino en tu ruta de las rocas',
  'effect.unlock': 'desbloquear un dado',
  'effect.draw': 'robar una carta de tu mazo',
  'effect.copy': 'actuar en lugar del dado de otra persona',
  'effect.nothing': 'nada',
  'effect.discounted': '{what} con un descuento de {discount}',
  'effect.allDiscounted': '{list}, en todo caso con un descuento de {discount}',
  'effect.eachDiscounted': '{list}, cada compra con un descuento de {discount}',
  'effect.oneDiscounted': '{list}, con un descuento de {discount} en una de las compras',
  'effect.anyOrder': '{list} (en cualquier orden)',
  'effect.and': '{list}, y {last}',
  'effect.or': '{list}, o bien {last}',
  'effect.andEither': '{list} y, a elegir, {choice}',
  'effect.times': '{n, plural, =2 {dos veces} =3 {tres veces} other {# veces}}: {what}',
  'effect.timesOf': '{n, plural, =2 {dos veces} =3 {tres veces} other {# veces}} ({what})',
  'effect.pick':
    '{n, plural, =1 {una de estas} =2 {dos distintas de estas} =3 {tres distintas de estas} other {# distintas de estas}}: {list}',
  'effect.pickNext': '{list}; {next}',
}
