/** English: the Tengu of the solo game, and the note about the edition. */

/** The sections. */
export const solo = {
  tengu: {
    title: 'Solo: the Tengu',
    text: [
      'You play the game for two against the [tengu|Tengu], an automaton. It is your other player in everything: comparing dice, pushing, the displays.',
      'It starts first, with dice 2, 3, 4, all pilgrims awake, its starting yokai as a pile, a dragonfly, 1 wood and a stone or a sake. It has two rocks, one of yokai and one of souls or buildings: they show its **favourites**. It never has visions or amulets.',
    ],
  },
  'tengu-turn': {
    title: 'The Tengu’s turn',
    text: [
      'Two dice are rolled; the **lower** one picks one of three face-up cards: 1–2 the right, 3–4 the middle, 5–6 the left one. It names a place, what the Tengu takes there, its resource, and what it wants across the river.',
      'The Tengu does the **first step** of the list whose conditions all hold. Then the card is discarded and a new one comes on the left.',
    ],
  },
  'tengu-steps': {
    title: 'The Tengu’s steps',
    text: [
      'A crossing is **contested** if you too have a die in a river region of that bank that can cross: a 1 contests nothing. A place is **available** if no die at all stands in its forest. The Tengu’s dice never change: it places the lowest first and crosses with the highest. Its most competitive kodama is the one behind yours that needs the fewest steps to draw level. Wherever it places a die, its kodama there takes a step.',
    ],
  },
  'tengu-acts': {
    title: 'What the Tengu takes',
    text: [
      [
        '**Yomi:** a soul (with the VP of its slot) or a dragonfly, free; a pair gives it 2 MP.',
        '**Stairs:** 3 MP. **Glade:** two resources and a kodama step.',
        '**Forges:** a crystal or a building, free; a building moves its kodama of that region a step.',
      ],
      'It prefers favourites, else dice decide. It never uses buildings; if you use one of its own, it gains 1 VP.',
    ],
  },
  'tengu-path': {
    title: 'The Tengu on the paths',
    text: [
      'For each movement point it does the first of these: it completes its next bitoku card, for the VP only; its pilgrim enters the light or the gate at its fork if it has none there, for **twice** the VP; it walks on, ignoring bridges; a new pilgrim sets out from its furthest gate.',
      'At a gate it turns over a Tengu card and does the action of its place.',
    ],
  },
  'tengu-score': {
    title: 'The Tengu’s years and score',
    text: [
      'In Spring it gains 1 MP for each of its crystals. In Winter a random rock leaves the garden.',
      'In the Ascension it scores its buildings, 3 VP for each thing that matches its rocks, 3 for each starting yokai and 6 for each other, 1 for each resource, 2 for each crystal, bitoku types, treasures (it wins ties with you) and 3 VP if it is first. You win only with **more** VP.',
    ],
  },
  'tengu-options': {
    title: 'Easier and harder',
    text: [
      'Mix these as you like when you start a solo game, or take one of the ready-made strengths. They change what the Tengu starts with and how it scores, never your own rules.',
    ],
  },
  edition: {
    title: 'About this edition',
    text: [
      'This is an unofficial table, neither made nor endorsed by the designer or the publisher of Bitoku. The rules are those of the printed game, told in our own words.',
      'The rulebooks describe all components but print what is on only a few of them. We keep every fact they attest: how many cards, tiles and spaces of each kind there are, the lines of the regions, the souls’ actions, and the cards and prices they show. The rest is **our own design**, made to fit those counts. So single cards, tiles and prices may differ from your box.',
    ],
  },
  rulings: {
    title: 'Rulings and own editions',
    text: [
      'Where no published text settles a question we had to decide, for example that you choose the order of combined effects, or that a neutral kodama’s prize goes to nobody. All such rulings are marked and gathered, with reasons, in the project’s rules reference, clause by clause.',
      'All contents are data: owners of the printed game can write an edition of their own and play it by the same rules.',
    ],
  },
} as const
