/** Who owns what: read from the game, by the ids of the edition. */
import { type Game, newGame } from '@bitoku/engine'
import type { Gift } from '../arena/job.ts'

/** The kinds of things whose owners are looked at. */
export const itemKinds = [
  'yokai',
  'bitoku',
  'vision',
  'building',
  'crystal',
  'mitama',
  'dragonfly',
  'rock',
  'gate',
  'light',
  'first-vision',
  'first-dragonfly',
  'first-rock',
  'first-yokai',
] as const
/** A kind of thing. */
export type ItemKind = (typeof itemKinds)[number]

/** A thing as a text: its kind and its id. */
const writeItem = (kind: ItemKind, id: string): string => `${kind}:${id}`

/** The kind and the id of a thing. */
export function readItem(item: string): { readonly kind: ItemKind | undefined; readonly id: string } {
  const [kind, id] = item.split(':')
  return { kind: itemKinds.find((known) => known === kind), id }
}

const named = (kind: ItemKind, list: readonly { readonly id: string }[], numbers: readonly number[]): string[] =>
  numbers.map((number) => writeItem(kind, list[number].id))

/**
 * Gives every seat a yokai card of the common deck, whichever lies on top, into its discard pile; a seat may be given a named one,
 * unless that lies on a hill. No rule does so: of cards that are gained by choice nobody could tell whether they make their
 * owners win, or are taken by those who win anyway.
 */
export function giveYokai({ seats, yokaiDeck, tables }: Game, { named }: Gift): void {
  const isNamed = (card: number): boolean => tables.yokai[card].id === named?.card
  const at = yokaiDeck.findIndex(isNamed)
  if (named !== undefined && at >= 0) seats[named.seat].discard.push(...yokaiDeck.splice(at, 1))
  for (const { discard } of seats) if (discard.length === 0) discard.push(...yokaiDeck.splice(-1))
}

/** What chance gave to each seat at set-up. */
export function startingThings({ seats, tables: { edition, yokai } }: Game): readonly (readonly string[])[] {
  return seats.map(({ visions, dragonflies, rocks, discard }) => [
    ...named('first-vision', edition.visions, visions),
    ...named('first-dragonfly', edition.dragonflies, dragonflies),
    ...named('first-rock', edition.rocks, rocks),
    ...named('first-yokai', yokai, discard),
  ])
}

/** All things that could be owned in the Forest edition with this number of seats. */
export function allItems(seats: number): readonly { readonly kind: ItemKind; readonly id: string }[] {
  const { tables } = newGame({ seats, seed: 'any' })
  const { yokai, bitoku, visions, buildings, crystals, mitamas, dragonflies, rocks, gates } = tables.edition
  const lights = tables.board.paths.flatMap(({ id, forks }) =>
    forks.flatMap(({ kind }, space) => (kind === 'light' ? [{ id: `${id}-${space + 1}` }] : [])),
  )
  const lists: Readonly<Record<ItemKind, readonly { readonly id: string }[]>> = {
    yokai,
    bitoku,
    vision: visions,
    building: buildings,
    crystal: crystals,
    mitama: mitamas,
    dragonfly: dragonflies,
    rock: rocks,
    gate: gates,
    light: lights,
    'first-vision': visions,
    'first-dragonfly': dragonflies,
    'first-rock': rocks,
    'first-yokai': yokai,
  }
  return itemKinds.flatMap((kind) => lists[kind].map(({ id }) => ({ kind, id })))
}

const present = (number: number): boolean => number >= 0

/** What a seat owns, each thing once. The cards that everybody starts with are left out: they tell nothing. */
export function ownedBy(game: Game, seat: number): readonly string[] {
  const { edition, yokai, firstStartingYokai } = game.tables
  const { hand, deck, discard, played, removed, bitoku, visions, crystals, mitamas, dragonflies, pairs, rocks } =
    game.seats[seat]
  const cards = [...hand, ...deck, ...discard, ...played, ...removed].filter(present)
  const buildings = game.buildings.filter((tile, space) => present(tile) && game.owners[space] === seat)
  const things = [
    ...named(
      'yokai',
      yokai,
      cards.filter((card) => card < firstStartingYokai),
    ),
    ...named('bitoku', edition.bitoku, bitoku),
    ...named('vision', edition.visions, visions),
    ...named('building', edition.buildings, buildings),
    ...named('crystal', edition.crystals, crystals.filter(present)),
    ...named('mitama', edition.mitamas, [...mitamas, ...pairs.map((pair) => pair >> 8)]),
    ...named('dragonfly', edition.dragonflies, [...dragonflies, ...pairs.map((pair) => pair & 255)]),
    ...named('rock', edition.rocks, rocks),
    ...sidePaths(game, seat),
  ]
  return [...new Set(things)]
}

/** The gates behind which a seat has a pilgrim, and its places of illumination. */
function sidePaths(game: Game, seat: number): readonly string[] {
  const { board, edition, trunkLength, placeStride } = game.tables
  return board.paths.flatMap(({ id, forks }, path) =>
    forks.flatMap(({ kind }, space) => {
      const fork = path * trunkLength + space
      const places = game.sidePlaces.slice(fork * placeStride, (fork + 1) * placeStride)
      if (!places.includes(seat)) return []
      return kind === 'gate'
        ? named('gate', edition.gates, [game.gates[fork]])
        : [writeItem('light', `${id}-${space + 1}`)]
    }),
  )
}
