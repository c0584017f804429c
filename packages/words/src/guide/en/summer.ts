/** English: Spring and Summer. */

/** The sections. */
export const summer = {
  spring: {
    title: 'Spring: draw and discard',
    text: [
      'Everyone at the same time: draw from your deck until you hold **four** cards (none if you hold four or more), then discard until you hold exactly **three**. With three card spaces you can play three cards in Summer; new cards may join your hand later.',
      'If your deck is empty, your discard pile is shuffled into a new one. If both are empty, you draw nothing.',
    ],
  },
  reap: {
    title: 'Spring: reap the dream crystals',
    text: [
      'After the discard, in turn order, each of your [dream|dream crystals] gives its reward once, in the order you like. A card drawn now stays in your hand, so you may begin Summer with four.',
      'Dream crystals give once more in the [#ascension|Ascension].',
    ],
  },
  turn: {
    title: 'Summer: your turn',
    text: [
      'Do exactly **one** of these, then the next player does:',
      [
        '[:yokai] [#play|play a card] on an empty card space;',
        '[:die] [#die|use a die]: place it in a region of the forest;',
        '[:arrow-up] [#cross|cross the river] with a die that stands in the forest;',
        '[:pass] [#pass|pass], once all cards and dice are used.',
      ],
      'Mix them in any order: three cards, three dice and up to three crossings make a long Summer. It ends when all have passed.',
    ],
  },
  play: {
    title: 'Play a yokai card',
    text: [
      'Lay a card of your hand on an empty one of your three card spaces. It stays there until Winter.',
      [
        'The **die beside it** is unlocked, if it is still locked.',
        'Then you may use the **action** of the card and that of the [ingenuity|ingenuity crystal] connected to this space, in either order.',
      ],
      'You may play the card even if its die is already awake or away. A crystal that the card itself has just brought there can be used after it.',
    ],
  },
  die: {
    title: 'Use a die',
    text: [
      'An unlocked die goes to an empty die space of any region. Placing is always allowed, even if the die is too low to act.',
      [
        '**Amulets:** as you place it, and only then, spend any number; each adds its value, up to 6. The die keeps the new value.',
        '**A locked die** can be used too if you remove one of your awake pilgrims from the game for good.',
      ],
      'Then the region offers you a [#forest|forest action] and a [#building|building action], one of each, in either order.',
    ],
  },
  forest: {
    title: 'Forest action',
    text: [
      'You may take it if **no other die** on the forest spaces of this region is higher than yours; an equal one is fine. Your own dice count, dice across the river do not.',
      'Choose **one line** whose number is at most your die, not necessarily the highest. A line with two purchases lets you leave out either; you say which of them has the discount.',
    ],
  },
  lines: {
    title: 'All lines of the forest',
    text: [
      'The first line is the same everywhere: your kodama of this region takes a step. The others follow the character of the place: [yomi|Yomi] gives souls and dragonflies, the [stairs|Stairs] movement, the [glade|Glade] resources, the [forges|Forges] crystals and buildings. The number is the least die for the line.',
    ],
  },
  building: {
    title: 'Building action',
    text: [
      'Use one building of the region’s [area|inhabited area] whose minimum is at most your die. The other dice do not matter here: a low die may still have a good turn.',
      'You may use your own buildings, those of others and [ancient|ancient] ones, but none that was built in this very turn. If it belongs to somebody else, the owner gains a [#owner|bonus] from the supply; it costs you nothing.',
    ],
  },
  owner: {
    title: 'The owner’s bonus',
    text: [
      'When another player uses your building, you gain what its tile shows: 1 VP; or 1 VP **or** a +1 amulet, as you like; or both. For using your own building there is no bonus.',
      'If you have a choice, you are asked before your next decision, so that nobody has to wait.',
    ],
  },
  home: {
    title: 'The Home of the Great Spirit',
    text: [
      'Here every die space has its own action, and dice are not compared: any value will do, except on the copy space. Its highest dice also decide the [#autumn|turn order] of the next year.',
      'Dice in the Home cannot cross the river, and there are no buildings.',
    ],
  },
  copy: {
    title: 'The copy space',
    text: [
      'It needs a die of 2 or more, after amulets, and the die **drops by 1** at once. Then choose a die of another player on a forest space and take one forest action of its region **as if with that die**: the dice there are not compared. From a die in the Home you copy the action of its space.',
      'There is no building action, and a copy space cannot be copied.',
    ],
  },
  cross: {
    title: 'Cross the river',
    text: [
      'Move one of your dice from a forest space to an empty die space on the hill opposite (with 1 or 2 players: on the bank). The die **drops by 1, a 6 by 3**; a 1 cannot cross, nor can a die in the Home. It stays there until Winter.',
      'You choose one [#favours|favour]. The space in the forest is free again, for anybody, and the die no longer counts in its region.',
    ],
  },
  favours: {
    title: 'Favours of the hills',
    text: [
      'Choose one favour that is not yet covered this year, and cover it:',
      [
        'the **bitoku card**: it joins the end of your bitoku path;',
        'the **yokai card**: to your hand, playable from your next turn on;',
        '**two different gifts** of: a vision, a rock, a pilgrim to the rock path, a step with any kodama.',
      ],
      'You may decline what it gives; it is covered all the same. If all are covered, a die can still cross, for nothing.',
    ],
  },
  pass: {
    title: 'Pass',
    text: [
      'You may pass only when your three card spaces are full and your three dice are on the main board. Then Summer is over for you. Until that moment you may go on crossing with dice that stand in the forest.',
      'Should you ever have nothing to do and not be allowed to pass, you pass by yourself.',
    ],
  },
  variant: {
    title: 'Variant: rivalry',
    text: [
      'A harder option of the table: for a forest action your die must be **strictly higher** than all others in the region. Against a 6 you need a 6 too, and you spend one amulet of any value when you take the action; the die stays 6. The amulet serves this one action only.',
    ],
  },
} as const
