/** The rows of the table of O-4. */
import { forest } from '../../src/edition/forest.ts'
import type { RowPlace } from '../../src/solo/cards.ts'
import type { StepName, StepReason } from '../../src/solo/steps.ts'
import type { Game } from '../../src/state.ts'
import { placeDie, placeDieAcross, placeDieHome } from '../scenario.ts'
import { cover, hill, lockDice, ownOf, type StageSetup, tenguOf, wakeDice } from './stage.ts'

/** One condition taken away: what the step says, and which step is done instead. */
interface Miss {
  readonly what: string
  readonly change: (game: Game) => void
  readonly place?: RowPlace
  readonly setup?: StageSetup
  readonly not: StepReason
  readonly instead: StepName
}

/** A step, a position in which its conditions hold and those of every earlier step do not. */
export interface Row {
  readonly step: StepName
  readonly card: string
  readonly place?: RowPlace
  readonly set: (game: Game) => void
  readonly misses: readonly Miss[]
}

/** Editions of very small boards: one die space in each region; two spaces in the Home. */
const narrow = { edition: { ...forest, boards: { ...forest.boards, 2: { ...forest.boards[2], dieSpaces: 1 } } } }
const smallHome = {
  edition: { ...forest, boards: { ...forest.boards, 2: { ...forest.boards[2], homeSpaces: [1, 2] } } },
}

/** The Tengu's die 1 across the left bank, die 2 in the Home, die 3 across the right bank. */
export function settle(game: Game): void {
  placeDieAcross(game, 1, 1, 'yomi', 2)
  placeDieHome(game, 1, 2, 1, 3)
  placeDieAcross(game, 1, 3, 'glade', 4)
}

/** Every river region has a die on its only space: three of the human's and the Tengu's third. */
function crowd(game: Game): void {
  placeDie(game, 0, 1, 'yomi', 3)
  placeDie(game, 0, 2, 'stairs', 2)
  placeDie(game, 0, 3, 'glade', 1)
  placeDie(game, 1, 3, 'forges', 4)
}

/** The table: each step with a position in which it is the first to hold. */
export const rows: readonly Row[] = [
  {
    step: 'A',
    card: 'tengu-1',
    set: (game) => {
      placeDie(game, 1, 1, 'stairs', 2)
      placeDie(game, 0, 1, 'yomi', 2)
      hill(game, 'yomi', 'makoto', 'kappa-1')
    },
    misses: [
      { what: 'no die at a crossing', change: (game) => lockDice(game, 1, 1), not: 'no-crossing', instead: 'G' },
      {
        what: 'the bank full',
        change: (game) => {
          placeDieAcross(game, 0, 2, 'yomi', 1)
          placeDieAcross(game, 0, 3, 'stairs', 1)
        },
        not: 'no-crossing',
        instead: 'G',
      },
      {
        what: 'the human on the other bank',
        change: (game) => placeDie(game, 0, 1, 'glade', 2),
        not: 'not-contested',
        instead: 'G',
      },
      {
        what: 'a human die that cannot cross',
        change: (game) => placeDie(game, 0, 1, 'yomi', 1),
        not: 'not-contested',
        instead: 'G',
      },
      {
        what: 'no favourite yokai on the bank',
        change: (game) => hill(game, 'yomi', 'makoto', 'nezumi-1'),
        not: 'no-wanted-card',
        instead: 'G',
      },
      {
        what: 'the favourite covered',
        change: (game) => cover(game, 'yomi', 'yokai'),
        not: 'no-wanted-card',
        instead: 'G',
      },
    ],
  },
  {
    step: 'B',
    card: 'tengu-5',
    place: 'left',
    set: () => {},
    misses: [
      {
        what: 'a human die on the location',
        change: (game) => placeDie(game, 0, 1, 'glade', 1),
        not: 'location-occupied',
        instead: 'G',
      },
      {
        what: 'an own die on the location',
        change: (game) => placeDie(game, 1, 3, 'glade', 4),
        not: 'location-occupied',
        instead: 'G',
      },
      { what: 'a die unlocked', change: (game) => wakeDice(game, 2), not: 'die-unlocked', instead: 'C' },
      { what: 'no die locked', change: settle, not: 'no-locked-die', instead: 'L' },
      {
        what: 'the attitude active',
        change: (game) => {
          ownOf(game).attitude = true
        },
        not: 'attitude-active',
        instead: 'G',
      },
      { what: 'the card in the middle', change: () => {}, place: 'middle', not: 'not-leftmost', instead: 'G' },
      { what: 'the card on the right', change: () => {}, place: 'right', not: 'not-leftmost', instead: 'G' },
    ],
  },
  {
    step: 'C',
    card: 'tengu-5',
    set: (game) => wakeDice(game, 1),
    misses: [
      {
        what: 'a human die on the location',
        change: (game) => placeDie(game, 0, 1, 'glade', 1),
        not: 'location-occupied',
        instead: 'F',
      },
      {
        what: 'an own die on the location',
        change: (game) => placeDie(game, 1, 3, 'glade', 4),
        not: 'location-occupied',
        instead: 'F',
      },
      { what: 'no die unlocked', change: (game) => lockDice(game, 1, 1), not: 'no-unlocked-die', instead: 'G' },
    ],
  },
  {
    step: 'D',
    card: 'tengu-5',
    set: (game) => {
      tenguOf(game).resources = [0, 1, 0, 0]
    },
    misses: [
      { what: 'no die locked', change: settle, not: 'no-locked-die', instead: 'L' },
      {
        what: 'only other resources',
        change: (game) => {
          tenguOf(game).resources = [9, 0, 9, 9]
        },
        not: 'no-resource',
        instead: 'G',
      },
    ],
  },
  {
    step: 'D',
    card: 'tengu-4',
    set: (game) => placeDie(game, 0, 1, 'stairs', 1),
    misses: [{ what: 'no die locked', change: settle, not: 'no-locked-die', instead: 'L' }],
  },
  {
    step: 'E',
    card: 'tengu-1',
    set: (game) => {
      placeDie(game, 1, 1, 'yomi', 2)
      placeDie(game, 0, 1, 'stairs', 2)
      placeDieAcross(game, 0, 2, 'yomi', 1)
    },
    misses: [
      {
        what: 'no space left',
        change: (game) => placeDieAcross(game, 0, 3, 'stairs', 1),
        not: 'no-crossing',
        instead: 'G',
      },
      {
        what: 'the human on the other bank',
        change: (game) => placeDie(game, 0, 1, 'forges', 2),
        not: 'not-contested',
        instead: 'G',
      },
      {
        what: 'a human die that cannot cross',
        change: (game) => placeDie(game, 0, 1, 'stairs', 1),
        not: 'not-contested',
        instead: 'G',
      },
      { what: 'two spaces left', change: (game) => lockDice(game, 0, 2), not: 'not-one-space', instead: 'G' },
    ],
  },
  {
    step: 'F',
    card: 'tengu-5',
    set: (game) => {
      wakeDice(game, 1)
      placeDie(game, 0, 1, 'glade', 1)
    },
    misses: [
      {
        what: 'a die in the Home',
        change: (game) => placeDieHome(game, 1, 3, 3, 4),
        not: 'home-visited',
        instead: 'G',
      },
      { what: 'no die unlocked', change: (game) => lockDice(game, 1, 1), not: 'no-unlocked-die', instead: 'G' },
      {
        what: 'the Home full',
        setup: smallHome,
        change: (game) => {
          placeDieHome(game, 0, 2, 0, 1)
          placeDieHome(game, 0, 3, 1, 1)
        },
        not: 'home-full',
        instead: 'G',
      },
    ],
  },
  {
    step: 'G',
    card: 'tengu-5',
    set: (game) => placeDie(game, 0, 1, 'glade', 1),
    misses: [
      { what: 'no die locked', change: settle, not: 'no-locked-die', instead: 'L' },
      {
        what: 'all dice unlocked after a visit to the Home',
        change: (game) => {
          wakeDice(game, 1, 2)
          placeDieHome(game, 1, 3, 1, 4)
        },
        not: 'no-locked-die',
        instead: 'I',
      },
    ],
  },
  {
    step: 'H',
    card: 'tengu-1',
    set: (game) => {
      settle(game)
      placeDie(game, 1, 1, 'yomi', 2)
      hill(game, 'stairs', 'makoto', 'kappa-1')
    },
    misses: [
      {
        what: 'no die at a crossing',
        change: (game) => placeDieAcross(game, 1, 1, 'yomi', 2),
        not: 'no-crossing',
        instead: 'L',
      },
      {
        what: 'no favourite yokai on the bank',
        change: (game) => {
          hill(game, 'stairs', 'makoto', 'nezumi-3')
          hill(game, 'glade', 'makoto', 'kappa-1')
        },
        not: 'no-wanted-card',
        instead: 'K',
      },
      {
        what: 'the favourite covered',
        change: (game) => cover(game, 'stairs', 'yokai'),
        not: 'no-wanted-card',
        instead: 'K',
      },
    ],
  },
  {
    step: 'I',
    card: 'tengu-5',
    set: (game) => {
      settle(game)
      wakeDice(game, 1)
      placeDie(game, 0, 1, 'glade', 1)
    },
    misses: [
      {
        what: 'no die unlocked',
        change: (game) => placeDieAcross(game, 1, 1, 'yomi', 2),
        not: 'no-unlocked-die',
        instead: 'L',
      },
      {
        // With an unlocked die as well step C would be done, so the die is away too.
        what: 'the location available',
        change: (game) => {
          lockDice(game, 0, 1)
          placeDieAcross(game, 1, 1, 'yomi', 2)
        },
        not: 'location-available',
        instead: 'L',
      },
      { what: 'every region full', setup: narrow, change: crowd, not: 'no-forest-space', instead: 'K' },
    ],
  },
  {
    step: 'J',
    card: 'tengu-5',
    set: (game) => {
      settle(game)
      ownOf(game).attitude = true
    },
    misses: [
      {
        what: 'the attitude inactive',
        change: (game) => {
          ownOf(game).attitude = false
        },
        not: 'attitude-inactive',
        instead: 'L',
      },
      {
        // Wherever there is room for it an unlocked die is placed before; here no region has any.
        what: 'a die unlocked',
        setup: narrow,
        change: (game) => {
          wakeDice(game, 1)
          crowd(game)
        },
        not: 'dice-on-board',
        instead: 'K',
      },
    ],
  },
  {
    step: 'K',
    card: 'tengu-1',
    set: (game) => {
      settle(game)
      placeDie(game, 1, 1, 'yomi', 2)
    },
    misses: [
      {
        what: 'no die at a crossing',
        change: (game) => placeDieAcross(game, 1, 1, 'yomi', 2),
        not: 'no-crossing',
        instead: 'L',
      },
      {
        what: 'the bank full',
        change: (game) => {
          placeDieAcross(game, 0, 1, 'yomi', 1)
          placeDieAcross(game, 0, 2, 'yomi', 1)
        },
        not: 'no-crossing',
        instead: 'L',
      },
    ],
  },
  { step: 'L', card: 'tengu-1', set: settle, misses: [] },
]
