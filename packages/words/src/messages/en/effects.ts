/** English: the words of the effect language. */

/** The phrases that effects are put together from. */
export const effects = {
  'effect.gain': 'gain {list}',
  'effect.take': 'take {list}',
  'object.vision': 'a vision',
  'object.rock': 'a rock from the garden',
  'object.yokai': 'a yokai from the common deck',
  'object.bitoku': 'a bitoku card from the common deck',
  'object.mitama': 'a {style, select, term {mitama} other {soul}}',
  'object.dragonfly': 'a dragonfly',
  'object.crystal': 'a crystal',
  'effect.build': 'build',
  'effect.kodama':
    '{n, plural, one {advance one of your kodamas # step} other {advance your kodamas # steps in total}}',
  'effect.kodamaHere': 'advance your kodama in this region {n, plural, one {# step} other {# steps}}',
  'effect.push':
    '{n, plural, one {push another player’s kodama back # step} other {push other players’ kodamas back # steps in total}}',
  'effect.pilgrim': 'place a pilgrim on your rock path',
  'effect.unlock': 'unlock a die',
  'effect.draw': 'draw a card from your deck',
  'effect.copy': 'act in the place of another player’s die',
  'effect.nothing': 'nothing',
  'effect.discounted': '{what} with a discount of {discount}',
  'effect.allDiscounted': '{list}, in either case with a discount of {discount}',
  'effect.eachDiscounted': '{list}, each with a discount of {discount}',
  'effect.oneDiscounted': '{list}, with a discount of {discount} on one of them',
  'effect.anyOrder': '{list} (in any order)',
  'effect.and': '{list}, and {last}',
  'effect.or': '{list}, or {last}',
  'effect.andEither': '{list}, and either {choice}',
  'effect.times': '{n, plural, =2 {twice} =3 {three times} other {# times}}: {what}',
  'effect.timesOf': '{n, plural, =2 {twice} =3 {three times} other {# times}} ({what})',
  'effect.pick':
    '{n, plural, =1 {one of} =2 {two different ones of} =3 {three different ones of} other {# different ones of}}: {list}',
  'effect.pickNext': '{list}; {next}',
}
