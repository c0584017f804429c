/** The main board: what is the same for every number of seats, and what differs. */
import {
  amulet,
  any,
  both,
  build,
  copyDie,
  crystal,
  dragonfly,
  either,
  gain,
  kodama,
  kodamaHere,
  mitama,
  mp,
  oneDiscounted,
  pick,
  pilgrim,
  rock,
  vision,
} from '../../effects/effect.ts'
import type { Effect } from '../../effects/effect.ts'
import type { PathName } from '../../names.ts'
import type {
  DragonflySlot,
  Edition,
  Forest,
  ForestLine,
  HomeSpace,
  MitamaSlot,
  SidePath,
  WisdomPath,
} from '../edition.ts'
import { cost } from './cost.ts'

/** The five lines of a river region: for a die of 1, 2, 3, 4 and 6 (S-11 ●). The first is the same everywhere. */
function lines(two: Effect, three: Effect, four: Effect, six: Effect): readonly ForestLine[] {
  return [
    { requires: 1, effect: kodamaHere(1) },
    { requires: 2, effect: two },
    { requires: 3, effect: three },
    { requires: 4, effect: four },
    { requires: 6, effect: six },
  ]
}

const home = (id: number, effect: Effect): HomeSpace => ({ id, minimum: 1, drop: 0, effect })

/** What every main board shares. */
export const ground: Forest = {
  lines: {
    yomi: lines(
      either(mitama(), dragonfly()),
      either(mitama(1), dragonfly()),
      either(mitama(1), dragonfly(1)),
      oneDiscounted(1, mitama(), dragonfly()),
    ),
    stairs: lines(mp(1), mp(2), mp(3), mp(4)),
    glade: lines(either(gain('wood'), gain('jade')), any(1), any(2), any(3)),
    forges: lines(
      build(),
      either(crystal(), build()),
      either(crystal(1), build(1)),
      oneDiscounted(1, crystal(), build()),
    ),
  },
  // S-13 ●
  homeSpaces: [
    home(1, amulet(2)),
    home(2, both(amulet(1), vision())),
    home(3, both(amulet(1), any())),
    home(4, both(amulet(1), mp(1))),
    home(5, both(amulet(1), either(mp(1), any()))),
    { id: 6, minimum: 2, drop: 1, effect: copyDie() },
  ],
  // One space of each type (●), the lower-left one first.
  areas: {
    yomi: ['farm', 'temple', 'onsen', 'ryokan'],
    stairs: ['onsen', 'temple', 'farm', 'ryokan'],
    glade: ['temple', 'onsen', 'farm', 'ryokan'],
    forges: ['ryokan', 'temple', 'onsen', 'farm'],
  },
  kodamaTrack: { spaces: 7, neutral: 4 }, // ● the 4th
  bitokuScale: [1, 2, 4, 7, 11, 16, 22], // ●
  gifts: pick(2, vision(), rock(), pilgrim(), kodama(1)), // ●
}

/** The side paths in the order of their forks, places best first; a board with fewer seats has the first few places. */
const forks: readonly SidePath[] = [
  { kind: 'light', places: [2, 1, 1, 1], amulet: 1 },
  { kind: 'gate', places: [1, 1, 0, 0], amulet: 0 },
  { kind: 'light', places: [4, 3, 2, 2], amulet: 2 },
  { kind: 'gate', places: [2, 2, 1, 1], amulet: 0 },
  { kind: 'light', places: [6, 5, 4, 4], amulet: 3 },
  { kind: 'gate', places: [4, 3, 2, 2], amulet: 0 },
]

/** Which letter lies at the gates of each path. */
const letters: Readonly<Record<PathName, WisdomPath['gates']>> = {
  west: [undefined, 'a', undefined, 'a', undefined, 'b'],
  east: [undefined, 'a', undefined, 'b', undefined, 'b'],
}

function path(id: PathName, places: number): WisdomPath {
  return {
    id,
    forks: forks.map((fork) => ({ ...fork, places: fork.places.slice(0, places) })),
    bridges: [0, 0, 1, 0, 2, 0], // ● one completed card, then two
    gates: letters[id],
  }
}

const jade = (vp: number): MitamaSlot => ({ cost: cost({ jade: 1 }), vp })
const sake = (vp: number): MitamaSlot => ({ cost: cost({ sake: 1 }), vp })
const jadeSake = (vp: number): MitamaSlot => ({ cost: cost({ jade: 1, sake: 1 }), vp })
const twoJadeSake = (vp: number): MitamaSlot => ({ cost: cost({ jade: 2, sake: 1 }), vp })
const jadeTwoSake = (vp: number): MitamaSlot => ({ cost: cost({ jade: 1, sake: 2 }), vp })

const pay = (n: number): DragonflySlot => ({ pay: n, receive: 0 })
const receive = (n: number): DragonflySlot => ({ pay: 0, receive: n })

/** The boards by number of seats; slots from the stack outwards, cheap to dear (●). */
export const boards: Edition['boards'] = {
  2: {
    dieSpaces: 2,
    homeSpaces: [1, 2, 5, 6], // ●
    banks: true, // ●
    crossingSpaces: 2,
    mitamaSlots: [jade(0), sake(1), jadeSake(2), jadeTwoSake(4)],
    dragonflySlots: [receive(1), pay(0), pay(1), pay(1)],
    crystalSlots: [0, 1, 1, 2],
    buildingSlots: 4,
    gardenRocks: 5,
    paths: [path('west', 2)],
    ancientBuildings: ['yomi', 'stairs', 'glade', 'forges'], // ●
    neutralKodamas: true, // ●
  },
  3: {
    dieSpaces: 3,
    homeSpaces: [1, 2, 3, 4], // ●
    banks: false, // ●
    crossingSpaces: 2,
    mitamaSlots: [jade(0), sake(1), jadeSake(2), twoJadeSake(3), jadeTwoSake(4)],
    dragonflySlots: [receive(1), pay(0), pay(0), pay(1), pay(1)],
    crystalSlots: [0, 1, 1, 2, 2],
    buildingSlots: 5,
    gardenRocks: 6,
    paths: [path('west', 3), path('east', 3)],
    ancientBuildings: ['yomi', 'glade'], // ●
    neutralKodamas: false,
  },
  4: {
    dieSpaces: 4,
    homeSpaces: [1, 2, 3, 4], // ●
    banks: false, // ●
    crossingSpaces: 3,
    mitamaSlots: [jade(0), jade(0), sake(1), jadeSake(2), twoJadeSake(3), jadeTwoSake(4)],
    dragonflySlots: [receive(1), pay(0), pay(0), pay(1), pay(1), pay(2)],
    crystalSlots: [0, 0, 1, 1, 2, 2],
    buildingSlots: 6,
    gardenRocks: 8,
    paths: [path('west', 4), path('east', 4)],
    ancientBuildings: [], // ●
    neutralKodamas: false,
  },
}
