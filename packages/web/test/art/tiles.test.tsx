/** Tiles and pieces: all of the edition, at every size, in at most 25 nodes. */
import { forest } from '@bitoku/engine'
import type { ReactElement } from 'react'
import { describe, expect, test } from 'vitest'
import { AncientTileArt, BuildingSpaceArt, BuildingTileArt } from '../../src/art/building-tile.tsx'
import { CrystalSpaceArt, CrystalTileArt } from '../../src/art/crystal-tile.tsx'
import { DieArt, DieSlotArt } from '../../src/art/die.tsx'
import { DragonflyTileArt, PairTileArt } from '../../src/art/dragonfly-tile.tsx'
import { BuildingCounterArt, KodamaArt, PilgrimArt } from '../../src/art/figures.tsx'
import { GateTileArt } from '../../src/art/gate-tile.tsx'
import { MitamaTile, MitamaTileArt } from '../../src/art/mitama-tile.tsx'
import { RockTileArt } from '../../src/art/rock-tile.tsx'
import { CrestArt, pieceStamp, type Seat, SeatMarkArt } from '../../src/art/seat.tsx'
import { pieceSymbols } from '../../src/art/seat-symbols.ts'
import { artStates, BoxGlow, BoxRing } from '../../src/art/state-ring.tsx'
import { AmuletTokenArt, AttitudeTileArt, ResourceTokenArt, SealArt, VpStarArt } from '../../src/art/tokens.tsx'
import { TreasureTagArt } from '../../src/art/treasure-tag.tsx'
import { drawn, nodes } from './markup.ts'

const seats: readonly Seat[] = [0, 1, 2, 3]
const sizes = ['board', 'full'] as const

const tiles: readonly (readonly [string, readonly ReactElement[]])[] = [
  ...sizes.flatMap((size) => [
    [
      `mitamas, ${size}`,
      forest.mitamas.map((tile) => <MitamaTileArt key={tile.id} tile={tile} size={size} />),
    ] as const,
    [
      `dragonflies, ${size}`,
      forest.dragonflies.map((tile) => <DragonflyTileArt key={tile.id} tile={tile} size={size} />),
    ] as const,
    [
      `crystals, ${size}`,
      forest.crystals.map((tile) => <CrystalTileArt key={tile.id} tile={tile} size={size} />),
    ] as const,
    [`gates, ${size}`, forest.gates.map((tile) => <GateTileArt key={tile.id} tile={tile} size={size} />)] as const,
    [`rocks, ${size}`, forest.rocks.map((rock) => <RockTileArt key={rock.id} rock={rock} size={size} />)] as const,
    [
      `treasures, ${size}`,
      forest.treasures.map(({ id, prizes }) => <TreasureTagArt key={id} prizes={prizes} size={size} />),
    ] as const,
  ]),
  ...(['board', 'built', 'full'] as const).map(
    (size) =>
      [
        `buildings, ${size}`,
        forest.buildings.map((tile) => <BuildingTileArt key={tile.id} tile={tile} size={size} seat={3} />),
      ] as const,
  ),
  ...(['built', 'full'] as const).map(
    (size) =>
      [
        `ancient buildings, ${size}`,
        forest.ancientBuildings.map((tile) => <AncientTileArt key={tile.id} tile={tile} size={size} />),
      ] as const,
  ),
]

describe.each(tiles)('%s', (name, drawings) => {
  test('are drawn in at most 25 nodes', () => {
    for (const art of drawings) {
      expect(drawn(art)).not.toMatch(/NaN|undefined/)
      expect(nodes(art), String(art.key)).toBeLessThanOrEqual(25)
    }
  })

  test('are told apart', () => {
    const looks = new Set(drawings.map(drawn)).size
    // A built tile no longer shows its bonuses: two buildings with one action then look the same.
    if (name === 'buildings, built') expect(looks).toBeGreaterThan(drawings.length / 2)
    else expect(looks).toBe(drawings.length)
  })
})

test('spaces and pairs are light', () => {
  expect(nodes(<CrystalSpaceArt colour="dream" vp={2} seat={1} state="legal" />)).toBeLessThanOrEqual(25)
  expect(nodes(<BuildingSpaceArt type="onsen" state="legal" />)).toBeLessThanOrEqual(25)
  expect(nodes(<DieSlotArt minimum={3} kind="river" state="legal" />)).toBeLessThanOrEqual(25)
  expect(nodes(<PairTileArt mitama={forest.mitamas[0]} dragonfly={forest.dragonflies[0]} />)).toBeLessThanOrEqual(50)
})

/** A drawing with the stamps it uses, without the colours of its seat and the names of the stamps. */
const bare = (element: ReactElement): string => {
  const markup = drawn(element)
  const used = [...markup.matchAll(/url\(#(piece-[^)]+)\)/g)].map(([, id]) => pieceSymbols[id])
  return [markup.replaceAll(/url\(#piece-[^)]+\)/g, ''), ...used].join('').replaceAll(/var\(--seat[^)]*\)/g, '')
}

test('the pieces of the seats differ by more than their colour', () => {
  const pieces = [
    (seat: Seat) => <DieArt value={3} seat={seat} />,
    (seat: Seat) => <DieArt value={3} seat={seat} locked raised />,
    (seat: Seat) => <KodamaArt seat={seat} />,
    (seat: Seat) => <PilgrimArt seat={seat} asleep />,
    (seat: Seat) => <BuildingCounterArt seat={seat} />,
    (seat: Seat) => <SeatMarkArt seat={seat} />,
    (seat: Seat) => <CrestArt seat={seat} />,
    (seat: Seat) => <SealArt seat={seat} />,
  ]
  for (const piece of pieces) {
    expect(new Set(seats.map((seat) => bare(piece(seat)))).size).toBe(4)
    for (const seat of seats) expect(nodes(piece(seat))).toBeLessThanOrEqual(20)
  }
})

test('a box has a ring for every state, and glows only when it is legal', () => {
  const box = { x: 0, y: 0, width: 40, height: 20 }
  const rings = artStates.map((state) => drawn(<BoxRing {...box} state={state} />))
  expect(new Set(rings).size).toBe(artStates.length)
  for (const state of artStates) expect(nodes(<BoxGlow {...box} state={state} />)).toBe(state === 'legal' ? 1 : 0)
})

test('a die shows its value, a sealed one its talisman, a raised one its mark', () => {
  const plain = drawn(<DieArt value={5} seat={2} />)
  expect(plain).toContain('data-number="5"')
  expect(drawn(<DieArt value={5} seat={2} locked />)).not.toBe(plain)
  expect(drawn(<DieArt value={5} seat={2} raised />)).not.toBe(plain)
})

const kodamaSymbol = (seat: Seat | undefined): string => pieceSymbols[pieceStamp('kodama', seat)]

test('the neutral kodama has no crest, the attitude has two sides, tokens carry their numbers', () => {
  expect(kodamaSymbol(undefined).length).toBeLessThan(kodamaSymbol(0).length)
  expect(drawn(<KodamaArt seat={undefined} />)).toContain('#piece-kodama-neutral')
  expect(drawn(<AttitudeTileArt active />)).not.toBe(drawn(<AttitudeTileArt active={false} />))
  expect(drawn(<AmuletTokenArt value={3} />)).toContain('data-number="3"')
  expect(drawn(<VpStarArt n={-2} lost />)).toContain('data-number="−2"')
  expect(drawn(<ResourceTokenArt resource="jade" n={4} />)).toContain('data-number="4"')
})

test('a drawing is placed in a bigger SVG, or stands by itself', () => {
  const [tile] = forest.mitamas
  expect(drawn(<MitamaTileArt tile={tile} size="board" x={10} y={20} width={96} />)).toContain(
    'translate(10 20)scale(2)',
  )
  const [alone] = /^<svg[^>]*>/.exec(drawn(<MitamaTile tile={tile} size="board" width={96} title="Ara" />)) ?? []
  for (const part of [
    'class="art"',
    'width="96"',
    'height="128"',
    'viewBox="0 0 48 64"',
    'role="img"',
    'aria-label="Ara"',
  ])
    expect(alone).toContain(part)
})
