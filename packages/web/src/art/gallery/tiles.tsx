/** All tiles. */
import { forest } from '@bitoku/engine'
import { buildingSentence, crystalSentence, effectSentence, type Language, rockSentence } from '@bitoku/words'
import type { ReactNode } from 'react'
import { AncientTile, BuildingSpace, BuildingTile } from '../building-tile.tsx'
import { CrystalSpace, CrystalTile } from '../crystal-tile.tsx'
import { DragonflyTile, PairTile } from '../dragonfly-tile.tsx'
import { GateTile } from '../gate-tile.tsx'
import { MitamaTile } from '../mitama-tile.tsx'
import { RockTile } from '../rock-tile.tsx'
import type { Seat } from '../seat.tsx'
import { TreasureTag } from '../treasure-tag.tsx'
import { Row, Section } from './parts.tsx'

const seatOf = (i: number): Seat | undefined => ([undefined, 0, 1, 2, 3] as const)[i % 5]

/** All tiles of the edition. */
export function Tiles({ language }: { readonly language: Language }): ReactNode {
  const { buildings, ancientBuildings, mitamas, dragonflies, crystals, gates, rocks, treasures, playerBoard } = forest
  return (
    <>
      <Section title="Buildings" note="full, in the display, built">
        <Row>
          {buildings.map((tile, i) => (
            <BuildingTile
              key={tile.id}
              tile={tile}
              size="full"
              width={128}
              seat={seatOf(i)}
              title={buildingSentence(language, tile)}
            />
          ))}
          {ancientBuildings.map((tile) => (
            <AncientTile key={tile.id} tile={tile} size="full" width={128} />
          ))}
        </Row>
        <Row>
          {buildings.map((tile) => (
            <BuildingTile key={tile.id} tile={tile} size="board" />
          ))}
        </Row>
        <Row>
          {buildings.map((tile, i) => (
            <BuildingTile key={tile.id} tile={tile} size="built" seat={seatOf(i + 1)} />
          ))}
          {ancientBuildings.map((tile) => (
            <AncientTile key={tile.id} tile={tile} size="built" />
          ))}
          {(['temple', 'onsen', 'farm', 'ryokan'] as const).map((type, i) => (
            <BuildingSpace key={type} type={type} state={i === 1 ? 'legal' : 'idle'} />
          ))}
        </Row>
      </Section>
      <Section title="Souls, wings, crystals" note="silhouette before colour">
        <Row>
          {mitamas.map((tile) => (
            <MitamaTile key={tile.id} tile={tile} size="full" title={effectSentence(language, tile.action)} />
          ))}
        </Row>
        <Row>
          {dragonflies.map((tile) => (
            <DragonflyTile key={tile.id} tile={tile} size="full" />
          ))}
        </Row>
        <Row>
          {crystals.map((tile) => (
            <CrystalTile key={tile.id} tile={tile} size="full" title={crystalSentence(language, tile)} />
          ))}
        </Row>
        <Row>
          {mitamas.map((tile) => (
            <MitamaTile key={tile.id} tile={tile} size="board" />
          ))}
          {dragonflies.map((tile) => (
            <DragonflyTile key={tile.id} tile={tile} size="board" />
          ))}
        </Row>
        <Row>
          {crystals.map((tile) => (
            <CrystalTile key={tile.id} tile={tile} size="board" />
          ))}
          {playerBoard.crystals.map(({ colour, vp }, i) => (
            <CrystalSpace key={i} colour={colour} vp={vp} seat={i % 2 === 0 ? seatOf(i) : undefined} />
          ))}
          <PairTile mitama={mitamas[1]} dragonfly={dragonflies[0]} />
          <PairTile mitama={mitamas[6]} dragonfly={dragonflies[12]} />
        </Row>
      </Section>
      <Section title="Gates, rocks, treasures" note="the rope marks what is sacred, the shell what is a prize">
        <Row>
          {gates.map((tile) => (
            <GateTile key={tile.id} tile={tile} size="full" />
          ))}
        </Row>
        <Row>
          {rocks.map((rock) => (
            <RockTile key={rock.id} rock={rock} size="full" title={rockSentence(language, rock)} />
          ))}
        </Row>
        <Row>
          {gates.map((tile) => (
            <GateTile key={tile.id} tile={tile} size="board" />
          ))}
          {rocks.map((rock) => (
            <RockTile key={rock.id} rock={rock} size="board" />
          ))}
        </Row>
        <Row>
          {treasures.map(({ id, prizes }, i) => (
            <TreasureTag key={id} prizes={prizes} size="full" takenBy={i === 4 ? [0, 3, undefined] : []} />
          ))}
          {treasures.map(({ id, prizes }) => (
            <TreasureTag key={id} prizes={prizes} size="board" />
          ))}
        </Row>
      </Section>
    </>
  )
}
