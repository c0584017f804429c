/** The laws of a solo game: every component in one place, the Tengu's too; only the human is ever asked. */
import { decision, displays, type Game, options, pending, regions, riverRegions } from '../../src/index.ts'
import { keeping } from '../../src/rules/tiles/decks.ts'
import { acrossRiver, inForest, inHome, locked, type Seat, unlocked } from '../../src/state.ts'
import { ancient } from '../../src/tables.ts'
import { ensureCopies } from '../property/checks/cards.ts'
import { bits, ensure, ensureSame, sum } from '../property/checks/check.ts'
import { humanOf, ownOf, tenguOf } from './stage.ts'

const lookedAt = (game: Game, deck: number): readonly number[] =>
  humanOf(game)
    .frames.filter((frame) => frame.kind === 'keep' && frame.n === deck)
    .flatMap((frame) => frame.cards)

const yokaiOf = ({ hand, deck, discard, played, removed }: Seat): readonly number[] => [
  ...hand,
  ...deck,
  ...discard,
  ...played.filter((card) => card >= 0),
  ...removed,
]

/** Only the human is asked, and can always go on. */
function checkAsked(game: Game): void {
  const asked = pending(game)
  ensureSame(asked, game.phase === 'over' ? [] : [0], `seats asked in ${game.phase}`)
  ensure(options(game, 0).length > 0 === (game.phase !== 'over'), 'the human is stuck')
  ensure(options(game, 1).length === 0 && decision(game, 1) === undefined, 'the Tengu is asked')
  ensure(tenguOf(game).frames.length === 0 && tenguOf(game).owed === 0, 'the Tengu has a choice open')
}

/** Every card is in one place. */
function checkCards(game: Game): void {
  const { edition, firstStartingYokai, yokai } = game.tables
  const starting = (card: number): boolean => card >= firstStartingYokai
  const all = game.seats.flatMap(yokaiOf)
  const common = all.filter((card) => !starting(card))
  const looked = lookedAt(game, keeping.yokai)
  const { yokaiDeck, yokaiDiscard, hillYokai } = game
  ensureCopies('yokai', edition.yokai, () => 1, common, yokaiDeck, yokaiDiscard, hillYokai, looked)
  game.seats.forEach((player, seat) => {
    const own = seat === 1 && game.rules.solo?.noYokai === true ? 0 : 1
    const cards = yokaiOf(player).filter(starting)
    ensureCopies(`starting yokai of seat ${seat}`, yokai, (card) => (starting(card) ? own : 0), cards)
  })
  const paths = game.seats.flatMap((seat) => seat.bitoku)
  const copies = (card: number): number => edition.bitoku[card].copies
  const looking = lookedAt(game, keeping.bitoku)
  ensureCopies('bitoku', edition.bitoku, copies, paths, game.bitokuDeck, game.bitokuDiscard, game.hillBitoku, looking)
  const visions = [humanOf(game).visions, game.visionDeck, lookedAt(game, keeping.vision)]
  ensureCopies('vision', edition.visions, () => 1, ...visions)
  const { deck, discard, row } = ownOf(game)
  ensureCopies('Tengu card', edition.tengu, () => 1, deck, discard, row)
  ensure(row.length === 3 && row.every((card) => card >= 0), `the row is ${row.join()}`)
}

/** Every tile is in one place. */
function checkTiles(game: Game): void {
  const { edition } = game.tables
  const pilesOf = (display: (typeof displays)[number]): readonly (readonly number[])[] => {
    const at = displays.indexOf(display)
    return [game.displays[at], game.stacks[at], game.goneTiles[at]]
  }
  const owned = (of: (seat: Seat) => readonly number[]): readonly number[] => game.seats.flatMap(of)
  const built = game.buildings.filter((tile) => tile < ancient)
  ensureCopies('building', edition.buildings, () => 1, built, ...pilesOf('building'))
  const crystals = [humanOf(game).crystals, ownOf(game).crystals]
  ensureCopies('crystal', edition.crystals, (tile) => edition.crystals[tile].copies, ...crystals, ...pilesOf('crystal'))
  const mitamas = owned((seat) => [...seat.mitamas, ...seat.pairs.map((pair) => pair >> 8)])
  ensureCopies('mitama', edition.mitamas, (tile) => edition.mitamas[tile].copies, mitamas, ...pilesOf('mitama'))
  const dragonflies = owned((seat) => [...seat.dragonflies, ...seat.pairs.map((pair) => pair & 255)])
  const flies = (tile: number): number => edition.dragonflies[tile].copies
  ensureCopies('dragonfly', edition.dragonflies, flies, dragonflies, ...pilesOf('dragonfly'))
  const rocks = owned((seat) => seat.rocks)
  ensureCopies('rock', edition.rocks, () => 1, rocks, game.garden, game.unusedRocks)
  ensureCopies('gate', edition.gates, () => 1, game.gates, game.unusedGates)
  const old = game.buildings.filter((tile) => tile >= ancient).map((tile) => tile - ancient)
  ensureCopies('ancient building', edition.ancientBuildings, () => 1, old, game.unusedAncient)
  ensureCopies('treasure', edition.treasures, () => 1, game.treasures)
  game.seats.forEach(({ built: counters }, seat) => {
    const owns = game.owners.filter((owner) => owner === seat).length
    ensure(counters === owns && counters <= 6, `seat ${seat} used ${counters} counters for ${owns} buildings`)
  })
}

/** Dice, pilgrims and kodamas are where they may be. */
function checkPieces(game: Game): void {
  const { board, trackEnd } = game.tables
  const places = game.seats.flatMap((seat) => seat.places)
  const at = (...wanted: readonly number[]): number => places.filter((place) => wanted.includes(place)).length
  riverRegions.forEach((name) => {
    ensure(at(inForest + regions.indexOf(name)) <= board.dieSpaces, `too many dice in ${name}`)
  })
  for (const hill of [0, 2])
    ensure(at(acrossRiver + hill, acrossRiver + hill + 1) <= board.crossingSpaces, `too many dice on bank ${hill}`)
  board.homeSpaces.forEach((id, space) => ensure(at(inHome + space) <= 1, `two dice on Home space ${id}`))
  ensure(places.length === 6 && places.every((place) => place >= locked), 'a die is nowhere')
  ensureSame(tenguOf(game).dice, [2, 3, 4], 'the dice of the Tengu never change')
  if (game.phase !== 'summer' && game.phase !== 'winter')
    ensure(
      tenguOf(game).places.every((place) => place === locked),
      `a die of the Tengu is away in ${game.phase}`,
    )
  if (tenguOf(game).passed)
    ensure(
      tenguOf(game).places.every((place) => place > unlocked),
      'it passed with a die on its board',
    )
  game.seats.forEach((player, seat) => {
    const inSide = game.sidePlaces.filter((other) => other === seat).length
    const asleep = seat === 0 ? player.crystals.filter((crystal) => crystal < 0).length : 0
    const total =
      player.pilgrims + player.pilgrimsGone + asleep + sum(player.trunk) + inSide + bits(player.rockPilgrims)
    ensure(total === 11, `seat ${seat} has ${total} pilgrims`)
  })
  regions.forEach((name, region) => {
    const spaces = game.seats.map((seat) => seat.kodamas[region])
    ensure(Math.min(...spaces) >= 1 && Math.max(...spaces) <= trackEnd, `a kodama off the track of ${name}`)
    ensure(spaces.filter((space) => space === trackEnd).length <= 1, `two kodamas on the last space of ${name}`)
  })
}

/** What the Tengu never has, and nobody has less than nothing of. */
function checkPossessions(game: Game): void {
  const it = tenguOf(game)
  ensureSame([it.amulets, it.visions, it.hand, it.discard], [[0, 0, 0], [], [], []], 'the Tengu has what it never has')
  ensureSame(it.played, [-1, -1, -1], 'the Tengu plays a card')
  ensure(it.rockPilgrims === 0 && it.pilgrimsGone === 0, 'the Tengu used a pilgrim off the path')
  ensure(it.rocks.length === 2 && it.crystals.every((crystal) => crystal < 0), 'the Tengu has tiles on human spaces')
  ensure(it.mitamas.length === 0 || it.dragonflies.length === 0, 'the Tengu did not combine')
  game.seats.forEach(({ resources, vp, tally }, seat) => {
    ensure(
      resources.every((n) => n >= 0),
      `resources of seat ${seat}: ${resources.join()}`,
    )
    ensure(vp === sum(tally), `seat ${seat} has ${vp} VP, its sources give ${sum(tally)}`)
  })
}

/** All laws at once. */
export function checkSolo(game: Game): void {
  checkAsked(game)
  checkCards(game)
  checkTiles(game)
  checkPieces(game)
  checkPossessions(game)
}
