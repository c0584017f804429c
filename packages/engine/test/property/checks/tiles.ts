/** Every tile is in exactly one place, and only where it fits. */
import { displays, type Game } from '../../../src/index.ts'
import { ancient, spacesPerArea } from '../../../src/tables.ts'
import { ensureCopies } from './cards.ts'
import { type Check, ensure } from './check.ts'

function checkDisplays(game: Game): void {
  const { edition, board } = game.tables
  const { seats } = game
  const piles = (display: number): readonly (readonly number[])[] => [
    game.displays[display],
    game.stacks[display],
    game.goneTiles[display],
  ]
  const built = game.buildings.filter((tile) => tile < ancient)
  ensureCopies('building', edition.buildings, () => 1, built, ...piles(0))
  const crystals = [...seats.flatMap((seat) => seat.crystals), ...(game.tengu?.crystals ?? [])]
  ensureCopies('crystal', edition.crystals, (tile) => edition.crystals[tile].copies, crystals, ...piles(1))
  const mitamas = seats.flatMap((seat) => [...seat.mitamas, ...seat.pairs.map((pair) => Math.floor(pair / 256))])
  ensureCopies('mitama', edition.mitamas, (tile) => edition.mitamas[tile].copies, mitamas, ...piles(2))
  const dragonflies = seats.flatMap((seat) => [...seat.dragonflies, ...seat.pairs.map((pair) => pair % 256)])
  ensureCopies('dragonfly', edition.dragonflies, (tile) => edition.dragonflies[tile].copies, dragonflies, ...piles(3))
  const slots = [board.buildingSlots, board.crystalSlots.length, board.mitamaSlots.length, board.dragonflySlots.length]
  displays.forEach((name, display) => {
    ensure(game.displays[display].length === slots[display], `the ${name} display has lost a slot`)
    ensure(!game.stacks[display].includes(-1), `a hole in the ${name} stack`)
  })
}

function checkRest(game: Game): void {
  const { edition, board } = game.tables
  const rocks = game.seats.flatMap((seat) => seat.rocks)
  ensureCopies('rock', edition.rocks, () => 1, rocks, game.garden, game.unusedRocks)
  ensure(game.garden.length === board.gardenRocks, 'the garden has lost a space')
  ensureCopies('gate', edition.gates, () => 1, game.gates, game.unusedGates)
  const old = game.buildings.filter((tile) => tile >= ancient).map((tile) => tile - ancient)
  ensureCopies('ancient building', edition.ancientBuildings, () => 1, old, game.unusedAncient)
  ensureCopies('treasure', edition.treasures, () => 1, game.treasures)
  game.seats.forEach((player, seat) => {
    ensure(player.rocks.length <= edition.playerBoard.rockPath.rocks, `seat ${seat} has ${player.rocks.length} rocks`)
  })
}

function checkBuildings(game: Game): void {
  const { tables, buildings, owners } = game
  buildings.forEach((tile, space) => {
    const owner = owners[space]
    const owned = tile >= 0 && tile < ancient
    ensure(owned === owner >= 0, `the building space ${space} has tile ${tile} and owner ${owner}`)
    ensure(owner < game.seats.length, `no seat ${owner} owns a building`)
    if (owned) ensure(tables.buildingType[tile] === tables.areaTypes[space], `a building of another type on ${space}`)
    if (tile >= ancient) ensure(space % spacesPerArea === 0, `an ancient building on space ${space}`)
  })
  game.seats.forEach(({ built }, seat) => {
    const counters = owners.filter((owner) => owner === seat).length
    ensure(built === counters, `seat ${seat} used ${built} counters for ${counters} buildings`)
    ensure(built <= tables.buildingPrices.length, `seat ${seat} has built ${built} times`)
  })
}

function checkCrystals(game: Game): void {
  const { spaceColour, crystalColour } = game.tables
  game.seats.forEach(({ crystals }, seat) => {
    crystals.forEach((crystal, space) => {
      if (crystal < 0) return
      ensure(crystalColour[crystal] === spaceColour[space], `seat ${seat} has a crystal of another colour on ${space}`)
    })
  })
}

/** Every tile, rock, gate, ancient building and treasure is in exactly one place. */
export const tiles: Check = {
  name: 'every tile is in one place',
  share: 1,
  atState: (game) => {
    checkDisplays(game)
    checkRest(game)
    checkBuildings(game)
    checkCrystals(game)
  },
}
