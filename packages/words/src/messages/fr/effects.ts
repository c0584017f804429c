/** French: the words of the effect language. */
import type { effects as english } from '../en/effects.ts'
import type { Like } from '../like.ts'

/** The phrases that effects are put together from. */
export const effects: Like<typeof english> = {
  'effect.gain': 'gagner {list}',
  'effect.take': 'prendre {list}',
  'object.vision': 'une vision',
  'object.rock': 'un rocher du jardin',
  'object.yokai': 'un yokai du paquet commun',
  'object.bitoku': 'une carte bitoku du paquet commun',
  'object.mitama': '{style, select, term {un mitama} other {une âme}}',
  'object.dragonfly': 'une libellule',
  'object.crystal': 'un cristal',
  'effect.build': 'construire un bâtiment',
  'effect.kodama':
    '{n, plural, one {avancer l’un de ses kodamas de # case} other {avancer ses kodamas de # cases en tout}}',
  'effect.kodamaHere': 'avancer son kodama de cette région de {n, plural, one {# case} other {# cases}}',
  'effect.push':
    '{n, plural, one {faire reculer un kodama adverse de # case} other {faire reculer des kodamas adverses de # cases en tout}}',
  'effect.pilgrim': 'placer un pèlerin sur son sentier des rochers',
  'effect.unlock': 'débloquer un dé',
  'effect.draw': 'piocher une carte de son paquet',
  'effect.copy': 'agir à la place du dé d’une autre personne',
  'effect.nothing': 'rien',
  'effect.discounted': '{what} avec une réduction de {discount}',
  'effect.allDiscounted': '{list}, dans tous les cas avec une réduction de {discount}',
  'effect.eachDiscounted': '{list}, chaque achat avec une réduction de {discount}',
  'effect.oneDiscounted': '{list}, avec une réduction de {discount} sur l’un des achats',
  'effect.anyOrder': '{list} (dans l’ordre voulu)',
  'effect.and': '{list}, et {last}',
  'effect.or': '{list}, ou bien {last}',
  'effect.andEither': '{list} et, au choix, {choice}',
  'effect.times': '{n, plural, =2 {deux fois} =3 {trois fois} other {# fois}} : {what}',
  'effect.timesOf': '{n, plural, =2 {deux fois} =3 {trois fois} other {# fois}} ({what})',
  'effect.pick':
    '{n, plural, =1 {une option parmi} =2 {deux options différentes parmi} =3 {trois options différentes parmi} other {# options différentes parmi}} : {list}',
  'effect.pickNext': '{list} ; {next}',
}
