/** English: what the drawn examples show. */

/** The captions. */
export const captions = {
  hand: 'You hold 1 card: draw 3, discard 1, and 3 remain.',
  wake: 'The card goes beside a locked die: the die wakes, then the card acts.',
  placing:
    'Above: two +1 amulets turn a 2 into a 4. Below: a pilgrim leaves the game, and a locked die can be used at once.',
  compare: 'Your 4 may act beside a 2 or another 4, but not beside a 5.',
  copying: 'Your 3 drops to 2 and acts as the 4 of your rival in Yomi: lines 1 to 4 are open to you.',
  crossing: 'A 4 arrives as a 3, a 6 as a 3 too. A 1 cannot cross.',
  discounted: 'A price of 2 sake and 1 jade, with a discount of 2: you pay 1 jade or 1 sake.',
  track: 'Indigo holds the last space alone. The grey kodama is neutral and never moves.',
  tie: 'Two kodamas tied for first share the prizes 4 and 2: each gets 3 VP.',
  path: 'One pilgrim walks on the trunk, one sleeps on a light. The bridges ask for completed bitoku cards.',
  virtues: 'The counter has reached the second card: two are completed, the third waits.',
  pairing: 'A soul is taken and the waiting dragonfly joins it: the dragonfly’s effect is yours.',
  rocks:
    'You have two fierce souls, a reaper and a temple. Left rock: 3 things for 2 pilgrims, 6 VP. Right rock: 1 thing for 1 pilgrim, 1 VP.',
  order: 'Whoever has the highest die space goes first; a second, lower die does not count. Who is not here follows.',
  diceScore: '3 + 5 + 3 and 3 resources make 14; divided by 4 that is 3 VP.',
} as const
