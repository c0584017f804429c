/** French: errors that a person may read. */
import type { errors as english } from '../en/errors.ts'
import type { Like } from '../like.ts'

/** The errors of moves, set-ups, records and views, and the faults of edition files. */
export const errors: Like<typeof english> = {
  'error.unknown': 'Une erreur s’est produite ({key}).',
  'error.at': '{path} : {what}',
  'error.move.not-a-text': 'Un coup doit être un texte.',
  'error.move.no-such-seat': 'Il n’y a pas de siège {seat} à cette table.',
  'error.move.game-over': 'La partie est finie.',
  'error.move.not-your-decision': 'Ce n’est pas à ce siège de décider.',
  'error.move.not-possible': 'Ce coup n’est pas possible maintenant : {move}',
  'error.setup.not-an-object': 'La mise en place n’est pas un objet.',
  'error.setup.unknown-key': 'La mise en place n’a pas de réglage « {key} ».',
  'error.setup.seats': 'Une partie compte de 1 à 4 sièges, pas {seats}.',
  'error.setup.seed': 'La graine doit être un texte sans espaces de {most} caractères au plus.',
  'error.setup.harder': 'La variante difficile est active ou non.',
  'error.setup.solo': 'Les options du mode solo ne sont pas un objet.',
  'error.setup.solo-seats': 'Les options solo sont pour un seul siège, pas pour {seats}.',
  'error.setup.solo-option': 'L’option solo « {key} » est active ou non.',
  'error.setup.edition': 'L’édition n’est pas valable en « {path} » ({key}).',
  'error.record.imagined': 'Une partie imaginée n’a pas d’enregistrement.',
  'error.record.not-a-text': 'Un enregistrement doit être un texte.',
  'error.record.not-a-record': 'Ce n’est pas l’enregistrement d’une partie.',
  'error.record.rules-version':
    'L’enregistrement suit la version {record} des règles ; ce programme joue la version {engine}.',
  'error.record.head': 'La première ligne de l’enregistrement est abîmée.',
  'error.record.edition': 'L’enregistrement utilise l’édition « {id} » ({hash}), inconnue ici.',
  'error.record.setup': 'La mise en place de l’enregistrement ne décrit aucune partie ({key}).',
  'error.record.damaged': 'L’enregistrement est abîmé au coup {number} : {move}',
  'error.record.cut-off': 'L’enregistrement s’arrête après {moves, plural, one {# coup} other {# coups}}.',
  'error.record.state':
    'La partie ne correspond pas à son enregistrement après {moves, plural, one {# coup} other {# coups}}.',
  'error.view.edition': 'Cette vue utilise l’édition « {id} » ({hash}), inconnue ici.',
  'error.edition.unreadable': 'L’édition est illisible comme JSON.',
  'error.edition.type': 'Doit être de type {expected}, pas {found}.',
  'error.edition.missing': '« {name} » manque.',
  'error.edition.unknown': '« {name} » n’a pas de sens ici.',
  'error.edition.range': '{value} est hors de l’intervalle de {least} à {most}.',
  'error.edition.length':
    'Le texte a {count, plural, one {# caractère} other {# caractères}} ; il en faut de {least} à {most}.',
  'error.edition.pattern': '« {value} » ne suit pas le motif {pattern}.',
  'error.edition.choice': '« {value} » n’est aucun de : {choices}.',
  'error.edition.duplicate': 'La même chose qu’en {first}.',
  'error.edition.too-few': 'Trop peu : {count}, il en faut au moins {least}.',
  'error.edition.too-many': 'Trop : {count}, il en faut au plus {most}.',
  'error.edition.too-deep': 'Les effets s’imbriquent sur {most} niveaux au plus.',
  'error.edition.too-big': 'L’effet a {count, plural, one {# étape} other {# étapes}} ; il en faut au plus {most}.',
  'error.edition.place': 'L’effet « {kind} » ne peut pas se trouver ici.',
  'error.edition.order': 'Pas en ordre croissant.',
  'error.edition.reference': '{value} désigne quelque chose qui n’existe pas.',
  'error.edition.mismatch': '{found} ne va pas avec le reste, qui demande {expected}.',
}
