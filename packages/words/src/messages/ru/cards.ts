/** Russian: what cards and tiles say, apart from their effects. */
import type { cards as english } from '../en/cards.ts'
import type { Like } from '../like.ts'

/** The sentences of cards and tiles. */
export const cards: Like<typeof english> = {
  'virtue.building': '{vp} ОД за каждое своё здание',
  'virtue.crystal': '{vp} ОД за каждый свой кристалл',
  'virtue.mitama': '{vp} ОД за каждую свою {style, select, term {митаму} other {душу}}',
  'virtue.pair': '{vp} ОД за каждую {style, select, term {митаму} other {душу}} в паре со стрекозой',
  'virtue.rock': '{vp} ОД за каждый свой священный камень',
  'virtue.rock-pilgrim': '{vp} ОД за каждого своего паломника на каменной тропе',
  'virtue.gate-pilgrim': '{vp} ОД за каждого своего паломника у {style, select, term {торий} other {врат}}',
  'virtue.light-pilgrim': '{vp} ОД за каждого своего паломника в ячейке озарения',
  'virtue.path-pilgrim':
    '{vp} ОД за каждого своего паломника у {style, select, term {торий} other {врат}} или в ячейке озарения',
  'virtue.bitoku': '{vp} ОД за каждую карту битоку на своём пути',
  'virtue.completed': '{vp} ОД за каждую посещённую карту битоку',
  'virtue.vision': '{vp} ОД за каждое своё видение',
  'virtue.resource': '{vp} ОД за каждый свой ресурс',
  'virtue.kodama4': '{vp} ОД за каждого своего кодаму на ячейке 4 или дальше',
  'virtue.two-dice': '{vp} ОД за каждое очко на двух своих кубиках',
  'virtue.flat': '{vp} ОД',
  'virtue.capped': '{list}, не больше {cap} ОД',
  'virtue.sentence':
    'Зимой, если карта разыграна в этом году и у вас не меньше 5 ёкаев, её можно убрать ради добродетели: {list}.',

  'item.resource': '{n, plural, one {# ресурс} few {# ресурса} other {# ресурсов}}',
  'item.building': '{n, plural, one {# здание} few {# здания} other {# зданий}}',
  'item.crystal': '{n, plural, one {# кристалл} few {# кристалла} other {# кристаллов}}',
  'item.mitama':
    '{style, select, term {{n, plural, one {# митама} few {# митамы} other {# митам}}} other {{n, plural, one {# душа} few {# души} other {# душ}}}}',
  'item.dragonfly': '{n, plural, one {# стрекоза в паре} few {# стрекозы в паре} other {# стрекоз в паре}}',
  'item.light':
    '{n, plural, one {# паломник в ячейке озарения} few {# паломника в ячейках озарения} other {# паломников в ячейках озарения}}',
  'item.gate':
    '{n, plural, one {# паломник} few {# паломника} other {# паломников}} у {style, select, term {торий} other {врат}}',
  'item.completed':
    '{n, plural, one {# посещённая карта битоку} few {# посещённые карты битоку} other {# посещённых карт битоку}}',
  'kinds.resource': 'ресурсы',
  'kinds.building': 'здания',
  'kinds.crystal': 'кристаллы',
  'kinds.mitama': '{style, select, term {митамы} other {души}}',
  'kinds.dragonfly': 'стрекозы в паре',
  'kinds.light': 'паломники в ячейках озарения',
  'kinds.gate': 'паломники у {style, select, term {торий} other {врат}}',
  'kinds.completed': 'посещённые карты битоку',
  'vision.mixed': 'всего {n} ({list})',
  'vision.sentence': '{needs}: {vp} ОД, иначе −{loss} ОД.',

  'crystal.dream': 'Каждую весну и при Избрании: {effect}.',
  'crystal.ingenuity': 'При розыгрыше карты рядом: {effect}.',
  'crystal.memory': '{event}: {vp} ОД.',
  'memory.build': 'За каждую постройку здания',
  'memory.crystal': 'За каждый следующий кристалл',
  'memory.mitama': 'За каждую взятую {style, select, term {митаму} other {душу}}',
  'memory.pair': 'За каждую {style, select, term {митаму} other {душу}}, объединённую со стрекозой',
  'memory.kodama': 'За каждое действие, продвинувшее своих кодам',
  'memory.reach': 'За каждого паломника, достигшего {style, select, term {торий} other {врат}} или ячейки озарения',
  'memory.complete': 'За каждую посещённую карту битоку',
  'memory.card': 'За каждую полученную карту ёкая или битоку',

  'rock.sentence':
    'За каждого своего паломника рядом: 1 ОД за {family, select, buildings {каждое своё здание} mitamas {{style, select, term {каждую свою митаму} other {каждую свою душу}}} other {каждого своего ёкая}} нужного типа ({list}).',
  'building.sentence': 'Кубик {minimum} или больше: {effect}.',
  'building.bonus': 'При постройке: {list}.',
  'building.kodama': 'кодама региона +{n}',
  'building.owner':
    'Когда зданием пользуется другой игрок, владелец получает {bonus, select, vp-or-amulet {1 ОД или амулет «+1»} vp-and-amulet {1 ОД и амулет «+1»} other {1 ОД}}.',
  'treasure.sentence': 'Первый кодама {first} ОД, второй {second} ОД, третий {third} ОД.',
  'gate.sentence': 'Когда приходит паломник: {effect}.',
  'homeSpace.sentence':
    '{minimum, plural, =1 {} other {Кубик {minimum} или больше. }}{drop, plural, =0 {} other {Кубик теряет {drop}. }}{effect}.',
}
