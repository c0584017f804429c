/** English: kodamas, treasures, and the paths of wisdom. */

/** The sections. */
export const forest = {
  kodama: {
    title: 'Kodamas go forward',
    text: [
      'You have one [kodama|kodama] on the track of each region. “Kodama +n” gives n steps that you share among your five as you like; with the green arrow ([:kodama-here]) only the one of this region moves.',
      'Any number may stand together, but the **last space**, number {track}, holds one. Who is there first keeps the others out. A step that is not possible is lost if you have no other.',
    ],
  },
  push: {
    title: 'Pushing kodamas back',
    text: [
      '“Push n” gives n backward steps, shared as you like among kodamas of the other players, in any regions. A kodama on the last space can be pushed off it. None goes back beyond space 1, and neutral kodamas never move.',
    ],
  },
  movement: {
    title: 'Movement points',
    text: [
      '[mp|Movement points (MP)] are spent at once, one after the other, and the rest is lost. Each buys **one** of these:',
      [
        'your counter moves to the [#virtues|next bitoku card];',
        'a new pilgrim sets out on a [#pilgrims|path of wisdom];',
        'a pilgrim on a trunk space takes [#pilgrims|one step].',
      ],
      'What a step brings is resolved before the next point is spent.',
    ],
  },
  virtues: {
    title: 'Your bitoku path',
    text: [
      'Bitoku cards join your path in the order you gain them. For 1 MP your counter moves onto the next card: the card is **completed**, its VP and its action are yours now, and it counts at once for [bridge|bridges].',
      'Different types are worth VP in the Ascension even if they are not completed.',
    ],
  },
  pilgrims: {
    title: 'Pilgrims on the paths of wisdom',
    text: [
      'A path has a **trunk** of six spaces; at each a short [side|side path] forks off, in turns a light and a gate.',
      [
        '**Set out:** an awake pilgrim goes to the first trunk space; or to the trunk space of a gate where you already have a pilgrim.',
        '**Walk:** one trunk space on, or into a free place of the side path here.',
      ],
      'Trunk spaces are shared; a place holds one pilgrim. You have at most one pilgrim on each side path, and nobody walks back.',
    ],
  },
  bridges: {
    title: 'Bridges',
    text: [
      'Two [bridge|bridges] cross the trunk. To step behind the first you need at least **1** completed bitoku card, behind the second at least **2**. The cards are not spent.',
      'A bridge is not a space. A pilgrim that sets out from a gate you already hold need not cross those that lie before it.',
    ],
  },
  arrive: {
    title: 'Lights and gates',
    text: [
      [
        '[:lantern] **Light** (place of illumination): the VP of the place and an amulet.',
        '[:gate] **Gate:** the VP of the place, then the action of the gate’s tile if you want it. New pilgrims may now set out from here.',
      ],
      'Either way the pilgrim sleeps there to the end of the game. You choose any free place: who comes early finds the best ones.',
    ],
  },
} as const
