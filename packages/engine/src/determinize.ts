/** A random full game that a viewer cannot tell from the real one. */
import { displays } from './names.ts'
import { openStream, type Random, below, shuffle } from './random.ts'
import { keeping } from './rules/tiles/decks.ts'
import { mayUseVirtue, noVirtue } from './rules/winter.ts'
import { type Tengu, tenguSeat } from './solo/tengu.ts'
import type { Frame, Game, Seat } from './state.ts'
import { ancient, type Tables } from './tables.ts'
import { type SeatView, type TenguView, type View, viewTables } from './view.ts'

/** Piles of hidden cards and tiles, shuffled; what is taken from them is gone. */
interface Unseen {
  readonly yokai: number[]
  readonly bitoku: number[]
  readonly visions: number[]
  readonly tiles: readonly number[][]
}

/** Fills everything the viewer cannot see with chance, all possibilities alike; the seed decides, and drives what chance comes later. */
export function determinize(view: View, seed: string): Game {
  const tables = viewTables(view)
  const random = openStream(seed, 'determinize')
  const unseen = findUnseen(view, tables, random)
  const seats = view.seats.map((player) => imagineSeat(player, unseen, random))
  if (view.phase === 'winter') {
    seats.forEach((player, seat) => {
      const entered = view.seats[seat].winter === undefined && !(view.tengu !== undefined && seat === tenguSeat)
      if (entered) imagineWinter(player, random)
    })
  }
  return {
    tables,
    rules: { ...view.rules, seed: `imagined ${seed}` },
    past: undefined,
    imagined: true,
    events: undefined,
    version: 0,
    round: view.round,
    phase: view.phase,
    order: view.order.slice(),
    active: view.active,
    seats,
    tengu: view.tengu && imagineTengu(view.tengu, tables, random),
    gates: view.gates.slice(),
    sidePlaces: view.sidePlaces.slice(),
    buildings: view.buildings.slice(),
    owners: view.owners.slice(),
    freshBuildings: view.freshBuildings,
    treasures: view.treasures.slice(),
    displays: view.displays.map((display) => display.slice()),
    stacks: unseen.tiles.map((pile, display) => take(pile, view.stackCounts[display])),
    garden: view.garden.slice(),
    hillBitoku: view.hillBitoku.slice(),
    hillYokai: view.hillYokai.slice(),
    covered: view.covered.slice(),
    coveredBy: view.coveredBy.slice(),
    visionDeck: take(unseen.visions, view.visionCount),
    bitokuDeck: take(unseen.bitoku, view.bitokuCount),
    bitokuDiscard: view.bitokuDiscard.slice(),
    yokaiDeck: take(unseen.yokai, view.yokaiCount),
    yokaiDiscard: view.yokaiDiscard.slice(),
    bitokuShuffles: view.bitokuShuffles,
    yokaiShuffles: view.yokaiShuffles,
    goneTiles: view.goneTiles.map((tiles) => tiles.slice()),
    unusedRocks: without(once(tables.edition.rocks), [...view.garden, ...view.seats.flatMap((player) => player.rocks)]),
    unusedGates: without(once(tables.edition.gates), view.gates),
    unusedAncient: without(
      once(tables.edition.ancientBuildings),
      view.buildings.map((tile) => tile - ancient),
    ),
  }
}

const take = (pile: number[], n: number): number[] => pile.splice(pile.length - n, n)

const once = (list: readonly unknown[]): number[] => list.map(() => 1)
const copiesOf = (list: readonly { readonly copies: number }[]): number[] => list.map((item) => item.copies)

/** What is left of a set (copies by number) when the items in sight are taken out. */
function without(copies: readonly number[], inSight: readonly number[]): number[] {
  const left = copies.slice()
  for (const item of inSight) if (item >= 0) left[item] -= 1
  return left.flatMap((n, item) => Array<number>(Math.max(0, n)).fill(item))
}

function findUnseen(view: View, tables: Tables, random: Random): Unseen {
  const { edition, firstStartingYokai } = tables
  const looked = (deck: number): number[] =>
    view.seats.flatMap((player) =>
      player.frames.filter((frame) => frame.kind === 'keep' && frame.n === deck).flatMap((frame) => frame.cards),
    )
  const yokaiInSight = view.seats.flatMap((player) => [
    ...player.hidden,
    ...(player.hand ?? []),
    ...player.discard,
    ...player.played,
    ...player.removed,
  ])
  const bitokuInSight = view.seats.flatMap((player) => player.bitoku)
  const visionsInSight = view.seats.flatMap((player) => player.visions)
  const owned = (display: number): number[] => view.seats.flatMap((player) => tilesOf(view, player, display))
  const tileCopies = [
    once(edition.buildings),
    copiesOf(edition.crystals),
    copiesOf(edition.mitamas),
    copiesOf(edition.dragonflies),
  ]
  const common = yokaiInSight.filter((card) => card < firstStartingYokai)
  return {
    yokai: shuffle(
      random,
      without(once(edition.yokai), [...common, ...view.hillYokai, ...view.yokaiDiscard, ...looked(keeping.yokai)]),
    ),
    bitoku: shuffle(
      random,
      without(copiesOf(edition.bitoku), [
        ...bitokuInSight,
        ...view.hillBitoku,
        ...view.bitokuDiscard,
        ...looked(keeping.bitoku),
      ]),
    ),
    visions: shuffle(random, without(once(edition.visions), [...visionsInSight, ...looked(keeping.vision)])),
    tiles: tileCopies.map((copies, display) =>
      shuffle(random, without(copies, [...view.displays[display], ...view.goneTiles[display], ...owned(display)])),
    ),
  }
}

/** The tiles of a display's kind that a seat owns; buildings stand on the main board and are counted there once. */
function tilesOf(view: View, player: SeatView, display: number): readonly number[] {
  switch (displays[display]) {
    case 'building':
      return player === view.seats[0] ? view.buildings.filter((tile) => tile < ancient) : []
    case 'crystal':
      return player === view.seats[0] ? [...player.crystals, ...(view.tengu?.crystals ?? [])] : player.crystals
    case 'mitama':
      return [...player.mitamas, ...player.pairs.map((pair) => pair >> 8)]
    case 'dragonfly':
      return [...player.dragonflies, ...player.pairs.map((pair) => pair & 255)]
  }
}

function imagineTengu(tengu: TenguView, tables: Tables, random: Random): Tengu {
  const { discard, row, attitude, crystals, turns, choices, shuffles } = tengu
  const deck = shuffle(random, without(once(tables.edition.tengu), [...discard, ...row]))
  return {
    deck,
    discard: discard.slice(),
    row: row.slice(),
    attitude,
    crystals: crystals.slice(),
    turns,
    choices,
    shuffles,
  }
}

function imagineSeat(player: SeatView, unseen: Unseen, random: Random): Seat {
  const own = player.hand !== undefined
  const deck = shuffle(random, player.hidden.slice())
  const secret = own ? (player.kept ?? []).slice() : take(unseen.yokai, player.unknown)
  const hand = own ? (player.hand ?? []).slice() : [...take(deck, player.handCount - player.unknown), ...secret]
  return {
    vp: player.vp,
    tally: player.tally.slice(),
    resources: player.resources.slice(),
    amulets: player.amulets.slice(),
    dice: player.dice.slice(),
    places: player.places.slice(),
    kodamas: player.kodamas.slice(),
    pilgrims: player.pilgrims,
    pilgrimsGone: player.pilgrimsGone,
    hand,
    deck,
    discard: player.discard.slice(),
    played: player.played.slice(),
    removed: player.removed.slice(),
    secret,
    bitoku: player.bitoku.slice(),
    completed: player.completed,
    visions: player.visions.slice(),
    rocks: player.rocks.slice(),
    rockPilgrims: player.rockPilgrims,
    crystals: player.crystals.slice(),
    built: player.built,
    mitamas: player.mitamas.slice(),
    dragonflies: player.dragonflies.slice(),
    pairs: player.pairs.slice(),
    trunk: player.trunk.slice(),
    passed: player.passed,
    owed: player.owed,
    frames: player.frames.map((frame) => imagineFrame(frame, unseen)),
    winterDice: (player.winter?.dice ?? []).slice(),
    winterVirtue: player.winter?.virtue ?? -1,
    ascensionItems: player.ascensionItems.slice(),
    shuffles: player.shuffles,
  }
}

/** Cards that another seat looks at are any of the unseen ones. */
function imagineFrame(frame: Frame, unseen: Unseen): Frame {
  if (!frame.cards.includes(-1)) return frame
  const pile = frame.n === keeping.vision ? unseen.visions : frame.n === keeping.yokai ? unseen.yokai : unseen.bitoku
  return { ...frame, cards: take(pile, frame.cards.length) }
}

/** Winter choices that another seat has entered are any that it could have entered. */
function imagineWinter(player: Seat, random: Random): void {
  const waitsFor = (kind: Frame['kind']): boolean => player.frames.some((frame) => frame.kind === kind)
  if (!waitsFor('dice')) player.winterDice = shuffle(random, player.dice.slice())
  if (waitsFor('virtue') || !mayUseVirtue(player)) return
  const choices = [noVirtue, ...player.played.flatMap((card, space) => (card >= 0 ? [space] : []))]
  player.winterVirtue = choices[below(random, choices.length)]
}
