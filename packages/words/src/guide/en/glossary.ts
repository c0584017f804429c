/** English: the glossary. Names of cards, tiles and places are known; here is what they are. */

/** What each named thing is. */
export const named = {
  wood: 'A resource for [building|buildings].',
  stone: 'A resource for [building|buildings].',
  jade: 'A resource for [mitama|souls].',
  sake: 'A resource for [mitama|souls].',
  building: 'A tile in an [area|inhabited area]. Anyone whose die is high enough may use it; its owner gains a bonus.',
  ancient: 'A building that lies there from the start with few players. It has no owner and gives no bonus.',
  crystal: 'A tile for your own board. It wakes the pilgrim it covers and works by its colour.',
  ingenuity: 'Pink: its action, when you play a card beside it.',
  dream: 'Purple: its reward, each Spring and in the Ascension.',
  memory: 'Amber: VP each time its event happens.',
  mitama: 'A tile with an action, taken for jade and sake. It can be combined with a dragonfly and counts for rocks.',
  shinigami: 'A wild soul: for rocks it counts as one kind of your choice.',
  dragonfly: 'A tile whose effect you gain when you combine it with a soul.',
  yokai: 'A card of your hand and deck: an action when played, a [virtue|virtue] when removed in Winter.',
  yamauba: 'A wild yokai: for rocks it counts as one family of your choice. Only in the common deck.',
  bitoku: 'A card of your bitoku path. [mp|Movement points] complete it; different types score at the end.',
  vision: 'A goal for the end of the game: VP if you meet all it asks, a loss if not.',
  rock: 'A tile of your rock path. Pilgrims beside it score for what it shows.',
  gate: 'A side path whose tile gives an action when a pilgrim arrives. New pilgrims may set out from it.',
  light: 'A side path that gives VP and an amulet.',
  treasure: 'The prizes for the leading kodamas of a region.',
  kodama: 'Your figure on the track of a region. The leaders win the lake treasure.',
  pilgrim:
    'Asleep under your crystals, then awake: it walks the paths, sits by your rocks, or is given up for a locked die.',
  amulet: 'Raises a die by its value when the die is placed.',
  die: 'A guardian with a value from 1 to 6. Three are yours; placing and crossing them are your main actions.',
  resource: 'Wood, stone, jade or sake.',
  vp: 'Virtue points: who has most wins.',
  mp: 'Movement points: for the bitoku path and for pilgrims. Spent at once.',
  tengu: 'The automaton of the solo game, and its cards.',
  yomi: 'Region of souls and dragonflies.',
  stairs: 'Region of movement points.',
  home: 'Region in the middle: amulets, visions and the turn order. No river, no buildings.',
  glade: 'Region of resources.',
  forges: 'Region of crystals and buildings.',
} as const

/** Whole families of things; filled from the edition. */
export const families = {
  yokai: 'A family of yokai, at home {where}. Every player starts with one; the common deck holds {n}.',
  mitama: 'A kind of [mitama|soul], {n} in all. When you take it: {effect}.',
  bitoku:
    'A type of [bitoku|bitoku] card, {n, plural, one {# copy} other {# copies}} in the deck. When completed: {effect}.',
  building: 'A type of [building|building], {n} tiles. Each inhabited area has one space for it.',
} as const

/** Words that are no names. */
export const others = {
  area: { name: 'inhabited area', text: 'The building spaces of a river region.' },
  hill: { name: 'hill', text: 'What lies across the river from a region: a bitoku card, a yokai card, three favours.' },
  favour: { name: 'favour', text: 'What a die takes when it crosses the river. Each can be taken once a year.' },
  display: { name: 'display', text: 'A row of tiles on offer, cheap to dear. It moves on in Winter.' },
  garden: { name: 'garden', text: 'The rocks on offer. It is never refilled.' },
  path: { name: 'path of wisdom', text: 'A trunk of spaces with side paths, walked by pilgrims for movement points.' },
  side: { name: 'side path', text: 'A few places that fork off a trunk space: a light or a gate.' },
  bridge: { name: 'bridge', text: 'A step of the trunk that asks for completed bitoku cards.' },
  lock: {
    name: 'locked die',
    text: 'A die on a red space. It wakes when a card is played beside it, or by unlocking.',
  },
  pair: { name: 'pair', text: 'A soul and a dragonfly that have been combined.' },
  completed: {
    name: 'completed',
    text: 'A bitoku card that your counter has reached; a vision whose needs are all met.',
  },
  discount: { name: 'discount', text: 'Resources off a price, of your choice.' },
  push: { name: 'push', text: 'Steps back for kodamas of other players.' },
  virtue: { name: 'spirit’s virtue', text: 'What a played yokai is worth when you remove it in Winter.' },
  copying: { name: 'copy space', text: 'A space of the Home: act in the place of another player’s die.' },
  ascension: { name: 'Ascension', text: 'The scoring after the fourth year.' },
  bank: { name: 'bank', text: 'With 1 or 2 players: two neighbouring hills that share their die spaces.' },
} as const
