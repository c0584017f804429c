/** Cheap, independent copies. Written by hand: every field is named once, and a test compares the list with the types. */
import type { Tengu } from './solo/tengu.ts'
import type { Game, Seat } from './state.ts'

function copySeat(seat: Seat): Seat {
  return {
    vp: seat.vp,
    tally: seat.tally.slice(),
    resources: seat.resources.slice(),
    amulets: seat.amulets.slice(),
    dice: seat.dice.slice(),
    places: seat.places.slice(),
    kodamas: seat.kodamas.slice(),
    pilgrims: seat.pilgrims,
    pilgrimsGone: seat.pilgrimsGone,
    hand: seat.hand.slice(),
    deck: seat.deck.slice(),
    discard: seat.discard.slice(),
    played: seat.played.slice(),
    removed: seat.removed.slice(),
    secret: seat.secret.slice(),
    bitoku: seat.bitoku.slice(),
    completed: seat.completed,
    visions: seat.visions.slice(),
    rocks: seat.rocks.slice(),
    rockPilgrims: seat.rockPilgrims,
    crystals: seat.crystals.slice(),
    built: seat.built,
    mitamas: seat.mitamas.slice(),
    dragonflies: seat.dragonflies.slice(),
    pairs: seat.pairs.slice(),
    trunk: seat.trunk.slice(),
    passed: seat.passed,
    owed: seat.owed,
    frames: seat.frames.slice(),
    winterDice: seat.winterDice.slice(),
    winterVirtue: seat.winterVirtue,
    ascensionItems: seat.ascensionItems.slice(),
    shuffles: seat.shuffles,
  }
}

function copyTengu(tengu: Tengu): Tengu {
  return {
    deck: tengu.deck.slice(),
    discard: tengu.discard.slice(),
    row: tengu.row.slice(),
    attitude: tengu.attitude,
    crystals: tengu.crystals.slice(),
    turns: tengu.turns,
    choices: tengu.choices,
    shuffles: tengu.shuffles,
  }
}

const copyList = (list: readonly number[]): number[] => list.slice()

/** A copy that shares nothing changeable with the original; nobody listens to its events yet. */
export function copy(game: Game): Game {
  return {
    tables: game.tables,
    rules: game.rules,
    past: game.past,
    imagined: game.imagined,
    events: undefined,
    version: game.version,
    round: game.round,
    phase: game.phase,
    order: game.order.slice(),
    active: game.active,
    seats: game.seats.map(copySeat),
    tengu: game.tengu && copyTengu(game.tengu),
    gates: game.gates.slice(),
    sidePlaces: game.sidePlaces.slice(),
    buildings: game.buildings.slice(),
    owners: game.owners.slice(),
    freshBuildings: game.freshBuildings,
    treasures: game.treasures.slice(),
    displays: game.displays.map(copyList),
    stacks: game.stacks.map(copyList),
    garden: game.garden.slice(),
    hillBitoku: game.hillBitoku.slice(),
    hillYokai: game.hillYokai.slice(),
    covered: game.covered.slice(),
    coveredBy: game.coveredBy.slice(),
    visionDeck: game.visionDeck.slice(),
    bitokuDeck: game.bitokuDeck.slice(),
    bitokuDiscard: game.bitokuDiscard.slice(),
    yokaiDeck: game.yokaiDeck.slice(),
    yokaiDiscard: game.yokaiDiscard.slice(),
    bitokuShuffles: game.bitokuShuffles,
    yokaiShuffles: game.yokaiShuffles,
    goneTiles: game.goneTiles.map(copyList),
    unusedRocks: game.unusedRocks.slice(),
    unusedGates: game.unusedGates.slice(),
    unusedAncient: game.unusedAncient.slice(),
  }
}
