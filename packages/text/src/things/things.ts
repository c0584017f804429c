/** Cards and tiles by their ids. */
import {
  type AncientBuilding,
  type BitokuCard,
  type BuildingTile,
  type CrystalTile,
  type DragonflyTile,
  type Edition,
  type GateTile,
  type MitamaTile,
  type RockTile,
  type VisionCard,
  type YokaiCard,
} from '@bitoku/engine'

/** A card or tile that can be looked at closely. */
export type Thing =
  | { readonly kind: 'yokai'; readonly card: YokaiCard }
  | { readonly kind: 'bitoku'; readonly card: BitokuCard }
  | { readonly kind: 'vision'; readonly card: VisionCard }
  | { readonly kind: 'mitama'; readonly tile: MitamaTile }
  | { readonly kind: 'dragonfly'; readonly tile: DragonflyTile }
  | { readonly kind: 'crystal'; readonly tile: CrystalTile }
  | { readonly kind: 'building'; readonly tile: BuildingTile }
  | { readonly kind: 'ancient'; readonly tile: AncientBuilding }
  | { readonly kind: 'gate'; readonly tile: GateTile }
  | { readonly kind: 'rock'; readonly tile: RockTile }

const listThings = (edition: Edition): ReadonlyMap<string, Thing> =>
  new Map<string, Thing>([
    ...[...edition.yokai, ...edition.startingYokai].map((card) => [card.id, { kind: 'yokai', card }] as const),
    ...edition.bitoku.map((card) => [card.id, { kind: 'bitoku', card }] as const),
    ...edition.visions.map((card) => [card.id, { kind: 'vision', card }] as const),
    ...edition.mitamas.map((tile) => [tile.id, { kind: 'mitama', tile }] as const),
    ...edition.dragonflies.map((tile) => [tile.id, { kind: 'dragonfly', tile }] as const),
    ...edition.crystals.map((tile) => [tile.id, { kind: 'crystal', tile }] as const),
    ...edition.buildings.map((tile) => [tile.id, { kind: 'building', tile }] as const),
    ...edition.ancientBuildings.map((tile) => [tile.id, { kind: 'ancient', tile }] as const),
    ...edition.gates.map((tile) => [tile.id, { kind: 'gate', tile }] as const),
    ...edition.rocks.map((tile) => [tile.id, { kind: 'rock', tile }] as const),
  ])

/** The lists, made once for each edition. */
const things = new WeakMap<Edition, ReadonlyMap<string, Thing>>()

const thingsOf = (edition: Edition): ReadonlyMap<string, Thing> => {
  const known = things.get(edition) ?? listThings(edition)
  things.set(edition, known)
  return known
}

/** The card or tile of an edition with an id. */
export const findThing = (edition: Edition, id: string): Thing | undefined => thingsOf(edition).get(id)

/** The ids of all cards and tiles of an edition. */
export const idsOf = (edition: Edition): readonly string[] => [...thingsOf(edition).keys()]
