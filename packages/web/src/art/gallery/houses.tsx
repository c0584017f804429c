/** The pieces of the four seats, and the seven states. */
import { forest } from '@bitoku/engine'
import type { ReactNode } from 'react'
import { BuildingTile } from '../building-tile.tsx'
import { CrystalTile } from '../crystal-tile.tsx'
import { Die, DieSlot } from '../die.tsx'
import { BuildingCounter, Kodama, Pilgrim } from '../figures.tsx'
import { MitamaTile } from '../mitama-tile.tsx'
import { RockTile } from '../rock-tile.tsx'
import { Crest, type Seat, SeatMark, seatNames } from '../seat.tsx'
import { artStates } from '../state-ring.tsx'
import { AmuletToken, AttitudeTile, ResourceToken, Seal, VpStar } from '../tokens.tsx'
import { YokaiCard } from '../yokai-card.tsx'
import { Row, Section, Shown } from './parts.tsx'

const seats: readonly Seat[] = [0, 1, 2, 3]

/** The pieces of the four seats. */
export function Houses(): ReactNode {
  return (
    <Section title="Four houses" note="corner, crest and pattern repeat the colour">
      <div className="gallery-houses">
        {seats.map((seat) => (
          <div key={seat}>
            <h3 style={{ color: `var(--seat-${seat}-name)` }}>
              {seatNames[seat]} <Crest seat={seat} width={20} />
            </h3>
            <Row>
              <Shown as="ready">
                <Die value={seat + 2} seat={seat} width={48} />
              </Shown>
              <Shown as="sealed">
                <Die value={seat + 1} seat={seat} locked width={48} />
              </Shown>
              <Shown as="raised">
                <Die value={seat + 3} seat={seat} raised width={48} />
              </Shown>
              <Die value={6} seat={seat} width={28} />
              <Die value={5} seat={seat} width={28} locked />
            </Row>
            <Row>
              <Kodama seat={seat} width={36} />
              <Pilgrim seat={seat} width={42} />
              <Pilgrim seat={seat} asleep width={42} />
              <BuildingCounter seat={seat} width={40} />
              <SeatMark seat={seat} width={32} />
            </Row>
            <Row>
              <Kodama seat={seat} />
              <Pilgrim seat={seat} />
              <Pilgrim seat={seat} asleep />
              <BuildingCounter seat={seat} />
              <SeatMark seat={seat} width={18} />
              <Seal seat={seat} />
            </Row>
          </div>
        ))}
        <div>
          <h3>Nobody’s</h3>
          <Row>
            <Kodama seat={undefined} width={36} />
            <Kodama seat={undefined} />
            <AttitudeTile active />
            <AttitudeTile active={false} />
          </Row>
          <Row>
            {(['wood', 'stone', 'jade', 'sake', 'any'] as const).map((resource, i) => (
              <ResourceToken key={resource} resource={resource} n={i + 1} width={30} />
            ))}
          </Row>
          <Row>
            {[1, 2, 3].map((value) => (
              <AmuletToken key={value} value={value} width={30} />
            ))}
            {[1, 5, 12].map((n) => (
              <VpStar key={n} n={n} width={30} />
            ))}
            <VpStar n={-2} lost width={30} />
          </Row>
        </div>
      </div>
    </Section>
  )
}

/** The seven states. */
export function States(): ReactNode {
  return (
    <Section title="Seven states" note="told apart by line, not only by colour">
      <Row>
        {artStates.map((state) => (
          <Shown key={state} as={state}>
            <YokaiCard card={forest.yokai[8]} size="hand" name="Imomushi" state={state} />
          </Shown>
        ))}
      </Row>
      <Row>
        {artStates.map((state) => (
          <Row key={state}>
            <DieSlot state={state} minimum={3} width={48} />
            <Die value={4} seat={1} state={state} width={40} />
            <Kodama seat={2} state={state} />
          </Row>
        ))}
      </Row>
      <Row>
        {artStates.map((state) => (
          <Row key={state}>
            <MitamaTile tile={forest.mitamas[2]} size="board" state={state} />
            <CrystalTile tile={forest.crystals[13]} size="board" state={state} />
            <BuildingTile tile={forest.buildings[4]} size="board" state={state} />
          </Row>
        ))}
        {artStates.map((state) => (
          <RockTile key={state} rock={forest.rocks[0]} size="board" state={state} />
        ))}
      </Row>
      <div className="gallery-row gallery-boxes">
        {artStates.map((state) => (
          <div key={state} className={`state-${state}`}>
            {state}
          </div>
        ))}
      </div>
    </Section>
  )
}
