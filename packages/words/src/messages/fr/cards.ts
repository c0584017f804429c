/** French: what cards and tiles say, apart from their effects. */
import type { cards as english } from '../en/cards.ts'
import type { Like } from '../like.ts'

/** The sentences of cards and tiles. */
export const cards: Like<typeof english> = {
  'virtue.building': '{vp} PV par bâtiment possédé',
  'virtue.crystal': '{vp} PV par cristal possédé',
  'virtue.mitama': '{vp} PV par {style, select, term {mitama possédé} other {âme possédée}}',
  'virtue.pair': '{vp} PV par {style, select, term {mitama combiné} other {âme combinée}} à une libellule',
  'virtue.rock': '{vp} PV par rocher possédé',
  'virtue.rock-pilgrim': '{vp} PV par pèlerin sur le sentier des rochers',
  'virtue.gate-pilgrim': '{vp} PV par pèlerin à un {style, select, term {torii} other {portail}}',
  'virtue.light-pilgrim': '{vp} PV par pèlerin sur une case illumination',
  'virtue.path-pilgrim':
    '{vp} PV par pèlerin à un {style, select, term {torii} other {portail}} ou sur une case illumination',
  'virtue.bitoku': '{vp} PV par carte bitoku du chemin',
  'virtue.completed': '{vp} PV par carte bitoku accomplie',
  'virtue.vision': '{vp} PV par vision possédée',
  'virtue.resource': '{vp} PV par ressource possédée',
  'virtue.kodama4': '{vp} PV par kodama sur la case 4 ou au-delà',
  'virtue.two-dice': '{vp} PV par point de deux de ses dés',
  'virtue.flat': '{vp} PV',
  'virtue.capped': '{list}, {cap} PV au maximum',
  'virtue.sentence':
    'En hiver, si elle a été jouée cette année et avec au moins 5 yokais, on peut la retirer pour sa vertu : {list}.',

  'item.resource': '{n, plural, one {# ressource} other {# ressources}}',
  'item.building': '{n, plural, one {# bâtiment} other {# bâtiments}}',
  'item.crystal': '{n, plural, one {# cristal} other {# cristaux}}',
  'item.mitama':
    '{style, select, term {{n, plural, one {# mitama} other {# mitamas}}} other {{n, plural, one {# âme} other {# âmes}}}}',
  'item.dragonfly': '{n, plural, one {# libellule combinée} other {# libellules combinées}}',
  'item.light': '{n, plural, one {# pèlerin sur une case illumination} other {# pèlerins sur des cases illumination}}',
  'item.gate':
    '{style, select, term {{n, plural, one {# pèlerin à un torii} other {# pèlerins à des torii}}} other {{n, plural, one {# pèlerin à un portail} other {# pèlerins à des portails}}}}',
  'item.completed': '{n, plural, one {# carte bitoku accomplie} other {# cartes bitoku accomplies}}',
  'kinds.resource': 'ressources',
  'kinds.building': 'bâtiments',
  'kinds.crystal': 'cristaux',
  'kinds.mitama': '{style, select, term {mitamas} other {âmes}}',
  'kinds.dragonfly': 'libellules combinées',
  'kinds.light': 'pèlerins sur des cases illumination',
  'kinds.gate': 'pèlerins à des {style, select, term {torii} other {portails}}',
  'kinds.completed': 'cartes bitoku accomplies',
  'vision.mixed': '{n} en tout ({list})',
  'vision.sentence': '{needs} : {vp} PV, sinon −{loss} PV.',

  'crystal.dream': 'À chaque printemps et à l’ascension : {effect}.',
  'crystal.ingenuity': 'En jouant une carte à côté : {effect}.',
  'crystal.memory': '{event} : {vp} PV.',
  'memory.build': 'À chaque bâtiment construit',
  'memory.crystal': 'À chaque autre cristal pris',
  'memory.mitama': 'À chaque {style, select, term {mitama pris} other {âme prise}}',
  'memory.pair': 'À chaque {style, select, term {mitama combiné} other {âme combinée}} à une libellule',
  'memory.kodama': 'À chaque action qui fait avancer ses kodamas',
  'memory.reach':
    'À chaque pèlerin qui atteint un {style, select, term {torii} other {portail}} ou une case illumination',
  'memory.complete': 'À chaque carte bitoku accomplie',
  'memory.card': 'À chaque carte yokai ou bitoku gagnée',

  'rock.sentence':
    'Pour chaque pèlerin à côté : 1 PV par {family, select, buildings {bâtiment possédé qu’il montre} mitamas {{style, select, term {mitama possédé qu’il montre} other {âme possédée qu’il montre}}} other {yokai possédé qu’il montre}} ({list}).',
  'building.sentence': 'Dé de {minimum} ou plus : {effect}.',
  'building.bonus': 'À la construction : {list}.',
  'building.kodama': 'kodama de la région +{n}',
  'building.owner':
    'Utilisé par une autre personne, il rapporte {bonus, select, vp-or-amulet {1 PV ou une amulette +1} vp-and-amulet {1 PV et une amulette +1} other {1 PV}} à son propriétaire.',
  'treasure.sentence': 'Premier kodama {first} PV, deuxième {second} PV, troisième {third} PV.',
  'gate.sentence': 'À l’arrivée d’un pèlerin : {effect}.',
  'homeSpace.sentence':
    '{minimum, plural, =1 {} other {Dé de {minimum} ou plus. }}{drop, plural, =0 {} other {Le dé baisse de {drop}. }}{effect}.',
}
