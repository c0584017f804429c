/** English: what cards and tiles say, apart from their effects. */

/** The sentences of cards and tiles. */
export const cards = {
  'virtue.building': '{vp} VP for each building you own',
  'virtue.crystal': '{vp} VP for each of your crystals',
  'virtue.mitama': '{vp} VP for each of your {style, select, term {mitamas} other {souls}}',
  'virtue.pair': '{vp} VP for each {style, select, term {mitama} other {soul}} combined with a dragonfly',
  'virtue.rock': '{vp} VP for each of your rocks',
  'virtue.rock-pilgrim': '{vp} VP for each of your pilgrims on the rock path',
  'virtue.gate-pilgrim': '{vp} VP for each of your pilgrims at a {style, select, term {torii} other {gate}}',
  'virtue.light-pilgrim': '{vp} VP for each of your pilgrims at a place of illumination',
  'virtue.path-pilgrim':
    '{vp} VP for each of your pilgrims at a {style, select, term {torii} other {gate}} or a place of illumination',
  'virtue.bitoku': '{vp} VP for each bitoku card on your path',
  'virtue.completed': '{vp} VP for each completed bitoku card',
  'virtue.vision': '{vp} VP for each of your visions',
  'virtue.resource': '{vp} VP for each of your resources',
  'virtue.kodama4': '{vp} VP for each of your kodamas on space 4 or beyond',
  'virtue.two-dice': '{vp} VP for each pip on two of your dice',
  'virtue.flat': '{vp} VP',
  'virtue.capped': '{list}, at most {cap} VP',
  'virtue.sentence':
    'In Winter, if it was played this year and you have 5 or more yokai, you may remove it for its virtue: {list}.',

  'item.resource': '{n, plural, one {# resource} other {# resources}}',
  'item.building': '{n, plural, one {# building} other {# buildings}}',
  'item.crystal': '{n, plural, one {# crystal} other {# crystals}}',
  'item.mitama':
    '{style, select, term {{n, plural, one {# mitama} other {# mitamas}}} other {{n, plural, one {# soul} other {# souls}}}}',
  'item.dragonfly': '{n, plural, one {# combined dragonfly} other {# combined dragonflies}}',
  'item.light': '{n, plural, one {# pilgrim at a place of illumination} other {# pilgrims at places of illumination}}',
  'item.gate':
    '{style, select, term {{n, plural, one {# pilgrim at a torii} other {# pilgrims at torii}}} other {{n, plural, one {# pilgrim at a gate} other {# pilgrims at gates}}}}',
  'item.completed': '{n, plural, one {# completed bitoku card} other {# completed bitoku cards}}',
  'kinds.resource': 'resources',
  'kinds.building': 'buildings',
  'kinds.crystal': 'crystals',
  'kinds.mitama': '{style, select, term {mitamas} other {souls}}',
  'kinds.dragonfly': 'combined dragonflies',
  'kinds.light': 'pilgrims at places of illumination',
  'kinds.gate': 'pilgrims at {style, select, term {torii} other {gates}}',
  'kinds.completed': 'completed bitoku cards',
  'vision.mixed': '{n} in all ({list})',
  'vision.sentence': '{needs}: {vp} VP, otherwise −{loss} VP.',

  'crystal.dream': 'Each Spring and in the Ascension: {effect}.',
  'crystal.ingenuity': 'When you play a card beside it: {effect}.',
  'crystal.memory': '{event}: {vp} VP.',
  'memory.build': 'Each time you build',
  'memory.crystal': 'Each time you take another crystal',
  'memory.mitama': 'Each time you take a {style, select, term {mitama} other {soul}}',
  'memory.pair': 'Each time you combine a {style, select, term {mitama} other {soul}} with a dragonfly',
  'memory.kodama': 'Each time an action moves your kodamas forward',
  'memory.reach':
    'Each time a pilgrim of yours reaches a {style, select, term {torii} other {gate}} or a place of illumination',
  'memory.complete': 'Each time you complete a bitoku card',
  'memory.card': 'Each time you gain a yokai or bitoku card',

  'rock.sentence':
    'For each of your pilgrims beside it: 1 VP per {family, select, buildings {building} mitamas {{style, select, term {mitama} other {soul}}} other {yokai}} of yours that it shows ({list}).',
  'building.sentence': 'Die {minimum} or more: {effect}.',
  'building.bonus': 'When built: {list}.',
  'building.kodama': 'kodama of the region +{n}',
  'building.owner':
    'When another player uses it, its owner gains {bonus, select, vp-or-amulet {1 VP or a +1 amulet} vp-and-amulet {1 VP and a +1 amulet} other {1 VP}}.',
  'treasure.sentence': 'First kodama {first} VP, second {second} VP, third {third} VP.',
  'gate.sentence': 'When a pilgrim arrives: {effect}.',
  'homeSpace.sentence':
    '{minimum, plural, =1 {} other {Die {minimum} or more. }}{drop, plural, =0 {} other {The die drops by {drop}. }}{effect}.',
}
