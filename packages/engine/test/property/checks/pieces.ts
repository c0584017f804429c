/** Dice, pilgrims, kodamas and favours: each piece is somewhere it may be. */
import { type Game, regions, riverRegions } from '../../../src/index.ts'
import { acrossRiver, inForest, inHome, locked, unlocked } from '../../../src/state.ts'
import { bits, type Check, ensure, ensureSame, isTengu, sorted, sum } from './check.ts'

const dicePerSeat = 3

function checkDice(game: Game): void {
  const { board, homeSpaces } = game.tables
  const at = (place: number): number =>
    sum(game.seats.map(({ places }) => places.filter((other) => other === place).length))
  let onBoard = 0
  riverRegions.forEach((name, hill) => {
    const region = regions.indexOf(name)
    ensure(at(inForest + region) <= board.dieSpaces, `too many dice in ${name}`)
    if (!board.banks) ensure(at(acrossRiver + hill) <= board.crossingSpaces, `too many dice across ${name}`)
    onBoard += at(inForest + region) + at(acrossRiver + hill)
  })
  if (board.banks) {
    for (const hill of [0, 2])
      ensure(
        at(acrossRiver + hill) + at(acrossRiver + hill + 1) <= board.crossingSpaces,
        `too many dice on bank ${hill}`,
      )
  }
  homeSpaces.forEach((space, index) => {
    ensure(at(inHome + index) <= 1, `two dice on Home space ${space.id}`)
    onBoard += at(inHome + index)
  })
  const atHome = at(locked) + at(unlocked)
  ensure(onBoard + atHome === dicePerSeat * game.seats.length, `a die stands nowhere`)
  if (game.phase !== 'summer' && game.phase !== 'winter')
    ensure(onBoard === 0, `dice on the main board in ${game.phase}`)
  if (game.phase === 'winter' && game.tengu === undefined)
    ensure(atHome === 0, 'a die stayed on its board the whole Summer')
  game.seats.forEach(({ dice, places, winterDice }, seat) => {
    ensure(dice.length === dicePerSeat && places.length === dicePerSeat, `seat ${seat} has not three dice`)
    for (const value of dice)
      ensure(Number.isInteger(value) && value >= 1 && value <= 6, `a die of seat ${seat} shows ${value}`)
    if (winterDice.length > 0) ensureSame(sorted(winterDice), sorted(dice), `dice of seat ${seat} come home`)
  })
}

function checkPilgrims(game: Game): void {
  const { edition, board, trunkLength, placeStride } = game.tables
  const { awake, asleep } = edition.playerBoard.pilgrims
  game.seats.forEach((player, seat) => {
    // The Tengu's pilgrims are all awake from the start (O-1).
    const sleeping = isTengu(game, seat) ? 0 : player.crystals.filter((crystal) => crystal < 0).length
    const resting = bits(player.rockPilgrims)
    const inSide = game.sidePlaces.filter((other) => other === seat).length
    ensure(player.pilgrims >= 0 && player.pilgrimsGone >= 0, `seat ${seat} has ${player.pilgrims} pilgrims`)
    ensure(
      player.trunk.every((n) => n >= 0),
      `seat ${seat} has fewer than no pilgrims on a trunk`,
    )
    const total = player.pilgrims + player.pilgrimsGone + sleeping + sum(player.trunk) + inSide + resting
    ensure(total === awake + asleep, `seat ${seat} has ${total} pilgrims in all`)
    for (let fork = 0; fork < board.paths.length * trunkLength; fork += 1) {
      const places = game.sidePlaces.slice(fork * placeStride, (fork + 1) * placeStride)
      ensure(places.filter((other) => other === seat).length <= 1, `two pilgrims of seat ${seat} in side path ${fork}`)
    }
  })
  board.paths.forEach((path, at) => {
    path.forks.forEach((fork, space) => {
      const first = (at * trunkLength + space) * placeStride
      for (let place = fork.places.length; place < placeStride; place += 1)
        ensure(game.sidePlaces[first + place] < 0, `a pilgrim on a place that is not there`)
    })
  })
}

function checkKodamas(game: Game): void {
  const { trackEnd } = game.tables
  regions.forEach((name, region) => {
    const positions = game.seats.map(({ kodamas }) => kodamas[region])
    for (const space of positions) ensure(space >= 1 && space <= trackEnd, `a kodama on space ${space} of ${name}`)
    ensure(positions.filter((space) => space === trackEnd).length <= 1, `two kodamas on the last space of ${name}`)
  })
  game.seats.forEach(({ kodamas }, seat) => {
    ensure(kodamas.length === regions.length, `seat ${seat} has ${kodamas.length} kodamas`)
  })
}

/** Every crossing covers one favour as long as there is one (S-19). */
function checkFavours(game: Game): void {
  if (game.phase === 'ascension' || game.phase === 'over') return
  const groups = game.tables.board.banks
    ? [
        [0, 1],
        [2, 3],
      ]
    : [[0], [1], [2], [3]]
  for (const hills of groups) {
    const covered = sum(hills.map((hill) => bits(game.covered[hill])))
    const crossed = game.seats
      .flatMap(({ places }) => places)
      .filter((place) => hills.includes(place - acrossRiver)).length
    const open = game.seats
      .flatMap(({ frames }) => frames)
      .filter((frame) => frame.kind === 'favour' && hills.includes(frame.n)).length
    const due = Math.min(3 * hills.length, crossed) - open
    ensure(covered === due, `hills ${hills.join()}: ${crossed} dice across, ${covered} favours covered`)
  }
}

function checkTurns(game: Game): void {
  ensureSame(
    sorted(game.order),
    game.seats.map((_, seat) => seat),
    'the turn order names every seat once',
  )
  ensure(game.round >= 1 && game.round <= 4, `round ${game.round}`)
  ensure(game.active >= -1 && game.active <= game.order.length, `active ${game.active}`)
  game.seats.forEach((player, seat) => {
    const { passed, owed, played, places } = player
    ensure(owed >= 0, `seat ${seat} is owed ${owed}`)
    if (!passed || game.phase !== 'summer' || isTengu(game, seat)) return
    // In the Forest edition nobody is ever without a legal action (S-22), so passing always meets S-21.
    ensure(
      played.every((card) => card >= 0) && places.every((place) => place > unlocked),
      `seat ${seat} has passed with cards or dice left`,
    )
  })
}

/** Dice, pilgrims, kodamas, favours and the turn are where they may be. */
export const pieces: Check = {
  name: 'every piece is where it may be',
  share: 1,
  atState: (game) => {
    checkDice(game)
    checkPilgrims(game)
    checkKodamas(game)
    checkFavours(game)
    checkTurns(game)
  },
}
