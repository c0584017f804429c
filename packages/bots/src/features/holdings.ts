/**
 * What a seat has and what it would score if the game ended now, line by line, fast enough for search. The exact sheets
 * are the engine's `score`; here visions are assigned greedily, and cards that others kept unseen are not counted.
 */
import { type Game, humanSeat, type Seat, tenguSeat } from '@bitoku/engine'
import { type Figures, figuresOf } from './figures.ts'
import { lineAt, lineOfSource } from './lines.ts'
import { scoreRocks } from './rocks.ts'
import { countThings, countTypes, type Holdings, makeHoldings, thing } from './things.ts'
import { scoreVisions } from './visions.ts'

const firstPlayerVp = 3
const pointsPerVp = 4

const rooms = new WeakMap<Game['tables'], readonly Holdings[]>()

/** Room for the holdings of all seats, used again and again. */
function roomFor(game: Game): readonly Holdings[] {
  let room = rooms.get(game.tables)
  if (room === undefined) {
    const figures = figuresOf(game.tables)
    room = game.seats.map(() => makeHoldings(figures))
    rooms.set(game.tables, room)
  }
  return room
}

/** Seats from the own one on, the others as the turn order goes on from it. */
export function seatsFrom({ order }: Game, seat: number, rank: number): number {
  return order[(order.indexOf(seat) + rank) % order.length]
}

/** The holdings of all seats, the own one first: valid until the next call. */
export function countAllHoldings(game: Game, seat: number): readonly Holdings[] {
  const room = roomFor(game)
  for (let rank = 0; rank < room.length; rank += 1) {
    countHoldings(game, seatsFrom(game, seat, rank), rank === 0, room[rank])
  }
  return room
}

/** Counts what a seat has and scores it; of a rival only what everyone knows. */
export function countHoldings(game: Game, seat: number, isOwn: boolean, into: Holdings): void {
  const figures = figuresOf(game.tables)
  countTypes(game, seat, isOwn, into)
  countThings(game, seat, figures, into)
  const player = game.seats[seat]
  const { lines } = into
  lines.fill(0)
  for (let source = 0; source < player.tally.length; source += 1) lines[lineOfSource[source]] += player.tally[source]
  lines[lineAt.bitoku] = scoreBitoku(game, player)
  lines[lineAt.treasures] = scoreTreasures(game, seat)
  lines[lineAt.board] = scoreBoard(figures, player)
  lines[lineAt.first] = game.order[0] === seat ? firstPlayerVp : 0
  if (game.tengu !== undefined && seat === tenguSeat) scoreTengu(game, player, into)
  else {
    let points = into.things[thing.resource]
    for (const die of player.dice) points += die
    lines[lineAt.dice] = Math.floor(points / pointsPerVp)
    lines[lineAt.rocks] = scoreRocks(figures, player, into)
    lines[lineAt.visions] = scoreVisions(figures, player, into.items)
  }
  let total = 0
  for (const vp of lines) total += vp
  into.total = total
}

function scoreBitoku({ tables }: Game, { bitoku }: Seat): number {
  let seen = 0
  let types = 0
  for (const type of bitoku) {
    if ((seen & (1 << type)) === 0) types += 1
    seen |= 1 << type
  }
  if (types === 0) return 0
  const scale = tables.edition.forest.bitokuScale
  return scale[Math.min(types, scale.length) - 1]
}

/** The share of a seat in the treasure of a region. */
export function shareOf(game: Game, seat: number, region: number): number {
  const { tables, seats, tengu } = game
  const tengusTie = tengu !== undefined && seats[tenguSeat].kodamas[region] === seats[humanSeat].kodamas[region]
  const place = (other: number): number => seats[other].kodamas[region] + (tengusTie && other === tenguSeat ? 0.5 : 0)
  const own = place(seat)
  let ahead = 0
  let tied = 0
  for (let other = 0; other < seats.length; other += 1) {
    const position = place(other)
    if (position > own) ahead += 1
    else if (position === own) tied += 1
  }
  if (tables.board.neutralKodamas) {
    const { neutral } = tables.edition.forest.kodamaTrack
    if (neutral > own) ahead += 1
    else if (neutral === own) tied += 1
  }
  const { prizes } = tables.edition.treasures[game.treasures[region]]
  let sum = 0
  for (let rank = ahead; rank < ahead + tied; rank += 1) sum += prizes[rank] ?? 0
  return Math.floor(sum / tied)
}

function scoreTreasures(game: Game, seat: number): number {
  let sum = 0
  for (let region = 0; region < game.treasures.length; region += 1) sum += shareOf(game, seat, region)
  return sum
}

function scoreBoard({ tables }: Figures, player: Seat): number {
  const { buildings, crystals } = tables.edition.playerBoard
  let sum = 0
  for (let counter = 0; counter < player.built; counter += 1) sum += buildings[counter].vp
  for (let space = 0; space < crystals.length; space += 1) if (player.crystals[space] >= 0) sum += crystals[space].vp
  return sum
}

/** O-9, on the lines that fit best. */
function scoreTengu(game: Game, player: Seat, into: Holdings): void {
  const { tables, tengu } = game
  const { rockSight, firstStartingYokai } = tables
  const { lines, yokaiTypes, mitamaTypes, buildingTypes } = into
  let matches = 0
  for (const [family, counts] of [
    ['yokai', yokaiTypes],
    ['mitamas', mitamaTypes],
    ['buildings', buildingTypes],
  ] as const) {
    let mask = 0
    for (const rock of player.rocks) if (rockSight[rock].family === family) mask |= rockSight[rock].types
    for (let type = 0; type < counts.length; type += 1) if ((mask & (1 << type)) !== 0) matches += counts[type]
  }
  let yokai = 0
  for (const pile of [player.hand, player.deck, player.discard]) {
    for (const card of pile) yokai += card >= firstStartingYokai ? 3 : 6
  }
  lines[lineAt.rocks] = 3 * matches + yokai
  lines[lineAt.dice] = into.things[thing.resource]
  lines[lineAt.visions] = 2 * (tengu?.crystals.length ?? 0)
}
