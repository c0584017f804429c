/** English: Autumn, Winter, the Ascension. */

/** The sections. */
export const end = {
  autumn: {
    title: 'Autumn: the new turn order',
    text: [
      'Players with dice in the [home|Home] come first, in the order of their highest die space from top to bottom; only the highest of each counts. The others follow in the order they had. With no dice there, nothing changes.',
      'Being first at the very end is worth 3 VP.',
    ],
  },
  return: {
    title: 'Winter: the dice come home',
    text: [
      'Your dice return to your three red spaces, locked, **in an order of your choice**, with the values they show. Think of next year: the die beside a card space wakes when you play a card there, and an [ingenuity|ingenuity crystal] may wait at one of them.',
    ],
  },
  spirit: {
    title: 'Winter: the spirit’s virtue',
    text: [
      'If you have at least **five** yokai (deck, hand, discard pile and the played ones), you may remove **one** of the three you played from the game for its [virtue|virtue]: its VP for each thing it counts, at most {cap}. It still counts for [#score-rocks|rocks].',
      'The other played cards go to your discard pile; you keep your hand.',
    ],
  },
  snow: {
    title: 'Winter: the forest renews itself',
    text: [
      [
        'The cards on the hills are discarded, the markers leave the favours, and each hill gets a new bitoku and a new yokai card.',
        'In each display the tile on the **last slot** leaves the game, the others slide outwards, and new ones fill the cheap slots.',
      ],
      'Then the next year begins. After the fourth year this is left out and the [#ascension|Ascension] follows.',
    ],
  },
  ascension: {
    title: 'The Ascension, in order',
    text: [
      [
        'Reap your dream crystals once more.',
        'First in turn order: 3 VP.',
        '[#score-bitoku|Different bitoku types], [#score-treasures|treasures], [#score-rocks|rocks].',
        '[#score-dice|Dice and resources], [#score-visions|visions].',
        'The VP uncovered on your board by building counters and on crystal spaces.',
      ],
      'Most VP wins. In a tie, more completed visions; then the earlier seat in turn order. Your score sheet shows every line at any time.',
    ],
  },
  'score-bitoku': {
    title: 'Scoring: bitoku types',
    text: [
      'Count the **different** types on your bitoku path, completed or not. The more there are, the more the next one is worth: {scale} VP for one to {types} types.',
      'The deck holds {common} copies of the commonest types and {rare, plural, one {only # copy} other {# copies}} of the rarest.',
    ],
  },
  'score-treasures': {
    title: 'Scoring: lake treasures',
    text: [
      'In each region all kodamas are ranked by how far they came, also those on space 1 and neutral ones. The treasure shows the prizes of the first three; the fourth gets nothing.',
      'Who is tied adds up the prizes of the places they fill and shares them, each share rounded down. The share of a neutral kodama goes to nobody.',
    ],
  },
  'score-rocks': {
    title: 'Scoring: rocks',
    text: [
      'For **each** of your pilgrims on the rock path and **each** rock next to it: 1 VP for every thing of yours that this rock shows: buildings, souls or yokai. Yokai count wherever they are, also removed ones.',
      'A thing counts for every rock that shows it. Each [yamauba|mountain crone] and each [shinigami|reaper] takes one type; the best for you is found for you.',
    ],
  },
  'score-dice': {
    title: 'Scoring: dice and resources',
    text: [
      'Add the values of your three dice and the number of resources you hold, divide by 4 and round down. So amulets spent on dice and left-over resources are worth a little.',
    ],
  },
  'score-visions': {
    title: 'Scoring: visions',
    text: [
      'A vision is completed if **all** its requirements are met; then it gives its VP, otherwise you lose 1 or 2. Each thing serves **one** vision only; the best way to share them out is found for you.',
      'Counted are: resources, buildings, crystals, souls, combined dragonflies, pilgrims on lights and on gates, completed bitoku cards, as you had them **when the Ascension began**.',
    ],
  },
} as const
