/** French: hints of the bots. */
import type { hints as english } from '../en/hints.ts'
import type { Like } from '../like.ts'

/** What a hint says, and the lines of the sheet as it names them (`hintLine`). */
export const hints: Like<typeof english> = {
  'hint.expected':
    'Attendu à la fin : {own} PV contre {rival} PV {tengu, select, yes {pour le Tengu} other {pour le meilleur adversaire}}',
  'hint.thumb': 'À vue de nez : ce que les bots ont appris ne vaut pas pour cette partie, ou n’a pas pu être chargé',
  'hint.soon':
    'Après quelques tours : {own} PV contre {rival} PV {tengu, select, yes {pour le Tengu} other {pour le meilleur adversaire}}',
  'hint.win': 'Chances de gagner : {n} %',
  'hint.place': 'Place moyenne : {n}',
  'hint.second': 'Le deuxième choix : {label}',
  'hint.difference': 'Par rapport au deuxième choix : {n} PV d’avance. Par origine : {list}',
  'hint.sources': 'Par rapport au deuxième choix, par origine : {list}',
  'hint.rival': '{tengu, select, yes {le Tengu} other {le meilleur adversaire}}',
  'hint.rest': 'tout le reste',
  'hint.part': '{line} {n}',
  'hint.reveals': 'Quelque chose de caché se révèle en chemin : la suite se décide à ce moment-là',
  'hint.spread': 'Chance des prochains tours : l’avance attendue peut bien grandir ou diminuer de {n} PV',
  'hint.close':
    'Choix serré : autant qu’on puisse en juger, les deux meilleurs se valent{error, select, 0 {} other { (± {error} PV)}}',
  'hint.clear': 'Choix net : {n} PV de mieux que le deuxième{error, select, 0 {} other { (± {error} PV)}}',
  'hint.untried': 'Le temps a manqué pour comparer les deux meilleurs choix à l’essai : c’est une première impression',
  'hint.single': 'Aucun autre choix n’en approche',
  'hintLine.virtue': 'vertus des esprits',
  'hintLine.paths': 'illumination et {style, select, term {torii} other {portails}}',
  'hintLine.completed': 'cartes bitoku accomplies',
  'hintLine.tiles': '{style, select, term {mitamas} other {âmes}} et libellules',
  'hintLine.crystals': 'effets des cristaux',
  'hintLine.other': 'autres effets',
  'hintLine.bitoku': 'types de bitoku',
  'hintLine.treasures': 'trésors du lac',
  'hintLine.rocks': 'rochers',
  'hintLine.dice': 'dés et ressources',
  'hintLine.visions': 'visions',
  'hintLine.board': 'bâtiments et emplacements de cristaux',
  'hintLine.first': 'ordre du tour',
}
