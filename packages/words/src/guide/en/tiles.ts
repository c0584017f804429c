/** English: tiles, rocks, visions, the common decks. */

/** The sections. */
export const tiles = {
  displays: {
    title: 'The displays',
    text: [
      'Buildings, crystals, souls and dragonflies each lie in a row. Slot 1, nearest the stack, is the cheapest; the last one is the dearest. Nothing is refilled during Summer: what is gone is gone until [#snow|Winter].',
    ],
  },
  build: {
    title: 'Build',
    text: [
      'Pay the price of your **leftmost counter**, take a building of the display and set it on an empty space of its type in any [area|inhabited area]; your counter marks it as yours. Tiles have no price of their own.',
      'As a bonus your kodama **of that region** moves as many steps as the tile shows, and some give a +1 amulet. The VP under the counter count at the end. From then on you and all others may [#building|use] it.',
    ],
  },
  crystal: {
    title: 'Take a crystal',
    text: [
      'Choose a crystal of a colour for which your board has an empty space, pay its slot (resources of any kind) and set it on such a space of your choice. The [pilgrim|pilgrim] that slept there wakes up, and the VP under it count at the end.',
    ],
  },
  colours: {
    title: 'Three colours of crystals',
    text: [
      [
        '[:crystal-ingenuity] **Ingenuity:** its action, each time you play a card on the space beside it.',
        '[:crystal-dream] **Dream:** its reward, each Spring and in the Ascension.',
        '[:crystal-memory] **Memory:** VP each time the event it remembers really happens, but never for what brought the crystal itself.',
      ],
      'For the memory of kodamas, one source that moves your kodamas forward counts once, however many steps it gives.',
    ],
  },
  mitama: {
    title: 'Souls (mitamas)',
    text: [
      'Pay the price of the slot in jade and sake, gain the VP of the slot, and take the action of the [mitama|soul] if you want it. Then you may combine it at once with a [dragonfly|dragonfly] of yours that is still alone.',
      'A [shinigami|reaper] is wild: for rocks it counts as one type of your choice.',
    ],
  },
  dragonfly: {
    title: 'Dragonflies',
    text: [
      'The slot says what you pay, of any kind, or what you receive. A dragonfly does nothing by itself: its effect comes when you [#pairs|combine] it with a soul. Your first one, dealt at the start, waits for that too. You may keep as many single tiles as you like.',
    ],
  },
  pairs: {
    title: 'Combine a soul and a dragonfly',
    text: [
      'Only at the moment when you obtain **one of the two** may you combine it with **one** of the other kind that is still alone. The dragonfly’s effect is yours then. Afterwards it is too late for this tile, until a new partner arrives.',
      'A [pair|pair] is never taken apart and has no third. For visions it serves as soul and as dragonfly.',
    ],
  },
  rock: {
    title: 'Rocks and their pilgrims',
    text: [
      '**Rock:** take one of the garden; it goes to the leftmost free space of your rock path, which has room for {rocks}. The garden is never refilled.',
      '**Pilgrim to the rock path:** an awake pilgrim goes to an empty pilgrim space next to at least one of your rocks. The outer spaces are free, the others cost resources of any kind. It sleeps there for good and makes its neighbouring rocks [#score-rocks|score].',
    ],
  },
  vision: {
    title: 'Take a vision',
    text: [
      'Look at the top two visions. Keep **one**, face up on your board, and put the other under the deck; or put both under it and take 1 resource of your choice instead. With one card left you look at that one; with none you take the resource.',
      'A vision you fulfil gives VP in the [#score-visions|Ascension]; one you do not fulfil costs you some.',
    ],
  },
  decks: {
    title: 'Cards from the common decks',
    text: [
      'Some effects bring a yokai or a bitoku card from its deck: look at the **top two**, keep one, put the other at the bottom. A yokai goes to your hand, a bitoku card to the end of your path. Once you have looked, you must keep one.',
      'If the deck is too small, its discard pile is shuffled beneath it first.',
    ],
  },
} as const
