/** English: the game as a whole, and how it is set up. */

/** The sections. */
export const game = {
  goal: {
    title: 'The goal',
    text: [
      'You are a spirit of the forest. For **four years** you gather [vp|virtue points (VP)]. After the fourth, the [#ascension|Ascension] adds what your board, your kodamas, your rocks and your visions are worth. Whoever then has the most VP becomes the new Great Spirit.',
      'VP are counted the moment you earn them. Nothing takes them away during the years; only unfulfilled [vision|visions] at the very end can, even below zero.',
    ],
  },
  year: {
    title: 'A year',
    text: [
      [
        '[:spring] **Spring:** draw cards, keep three, [#reap|reap] your dream crystals.',
        '[:summer] **Summer:** take turns, one thing each time, until everyone has passed.',
        '[:autumn] **Autumn:** dice in the Home make the new turn order.',
        '[:winter] **Winter:** dice come home, one played spirit may give its [virtue|virtue], the market moves on.',
      ],
      'Summer is where nearly everything happens: see [#turn|your turn].',
    ],
  },
  places: {
    title: 'What lies where',
    text: [
      'The **forest** has five regions, from left to right: [yomi|Yomi], [stairs|Stairs], [home|Home], [glade|Glade], [forges|Forges]. All but the Home touch the **river**: each of those four has an [area|inhabited area] for buildings, and across the water a [hill|hill] with favours. Every region has a [kodama|kodama] track and a [treasure|lake treasure].',
      'Around it: four [display|displays] of tiles, the [garden|garden] of rocks, the vision deck and the [path|paths of wisdom]. Your own board, the **domain**, has three dice, three card spaces, {crystals} crystal spaces, {counters} building counters, the [rock|rock] path and your [bitoku|bitoku] path.',
    ],
  },
  resources: {
    title: 'Resources and amulets',
    text: [
      '[:wood] wood and [:stone] stone pay for buildings, [:jade] jade and [:sake] sake for souls; some prices take any kind. Resources never run out and there is no limit to what you hold.',
      '[:amulet] [amulet|Amulets] raise a die when you place it. Each is worth +1, +2 or +3 and is spent whole: you cannot split one or join two.',
    ],
  },
  effects: {
    title: 'Effects: reading and order',
    text: [
      [
        'Icons side by side: **all** of them, in the order you like. One is finished before the next begins.',
        'Icons with a slanted bar: **one** of them. A bracket with ×2: choose **twice**, freely.',
        'Effects can set off others, as deep as you like. Each is resolved at once.',
      ],
      'VP, amulets and given resources come by themselves. All else you may **skip**, and then it is lost. A part that is not possible yet waits for the other parts. You are only offered what you can complete; whatever is not possible says why.',
    ],
  },
  payment: {
    title: 'Paying and discounts',
    text: [
      'Pay exactly the price. Where it says **any**, mix the kinds as you like.',
      'A [discount|discount] of n takes n resources off the price, and you choose which. What exceeds the price is lost: a discount never pays you anything, and it does nothing at a slot that hands out resources.',
    ],
  },
  dice: {
    title: 'Your dice',
    text: [
      'Three guardian dice sleep on the red spaces of your board: they are [lock|locked]. An **unlocked** die can be placed in the forest.',
      'A die wakes when you play a card beside it, or by an effect that unlocks ([:unlock]). With no locked die the effect does nothing. What you unlock in Spring stays unlocked in Summer. Dice keep their values from year to year, so amulets spent on them are not lost.',
    ],
  },
  open: {
    title: 'Open and hidden',
    text: [
      'Nearly everything lies open: visions, rocks, resources, amulets, discard piles, all tiles. **Hidden** are only face-down piles, the hands of the others, the two cards somebody is looking at, and which yokai a player kept from the common deck until it is played or discarded.',
      'At this table you can take back every step until something hidden is revealed.',
    ],
  },
  'setup-table': {
    title: 'Set-up of the board',
    text: [
      [
        'One random gate tile of its letter on each [gate|gate] place; one random [treasure|treasure] for each region.',
        'Buildings, crystals, souls and dragonflies are shuffled; their [display|displays] are filled.',
        'Each player is dealt one [rock|rock]; then the [garden|garden] is filled. The other rocks are not used.',
        'Each of the four [hill|hills] gets one bitoku and one yokai card, face up.',
      ],
      'The turn order of the first year is random.',
    ],
  },
  'setup-seat': {
    title: 'What you start with',
    text: [
      [
        'dice {dice}, all locked; a kodama on space 1 of each track;',
        '{awake} awake [pilgrim|pilgrims] and {asleep} asleep on your crystal spaces;',
        'your {starting} starting yokai as a shuffled deck;',
        '1 dragonfly, 1 vision and 1 rock, all random;',
        '1 wood, 1 jade and a +1 amulet; {counters} building counters; 0 VP.',
      ],
    ],
  },
  seats: {
    title: 'Number of players',
    text: [
      'The more players, the more room: the table shows what differs. Solo uses the board for two.',
      'With **1 or 2**, a neutral [kodama|kodama] stands on space {neutral} of every track for the whole game and takes part in the ranking, and the four hills form two **banks**: a die that crosses may take a favour of either hill of its bank. With few players, [ancient|ancient buildings] lie in some areas: anybody may use them, nobody owns them.',
    ],
  },
} as const
