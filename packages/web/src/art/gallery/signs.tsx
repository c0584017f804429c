/** All strips and all icons. */
import { type Effect, forest } from '@bitoku/engine'
import { effectSentence, type Language } from '@bitoku/words'
import type { ReactNode } from 'react'
import { CostStrip, MemoryStrip, OwnerBonusStrip, VirtueStrip, VisionNeeds } from '../data-strips.tsx'
import { EffectStrip } from '../effect-strip.tsx'
import { iconNames } from '../icon-names.ts'
import { patternFill, patternNames } from '../pattern-names.ts'
import { Icon } from '../sprite.tsx'
import { editionEffects, foreignEffects } from './effects.ts'
import { Row, Section, Shown } from './parts.tsx'

/** All strips. */
export function Strips({ language }: { readonly language: Language }): ReactNode {
  const { playerBoard, boards, crystals, visions } = forest
  const virtues = [...forest.startingYokai, ...forest.yokai]
  return (
    <>
      <Section
        title="How icons speak"
        note="every effect of the edition at 30 and 18 px, and stranger ones that other editions may have"
      >
        <div className="gallery-strips">
          {[...editionEffects(), ...foreignEffects].map((effect) => (
            <Sentence key={JSON.stringify(effect)} effect={effect} text={effectSentence(language, effect)} />
          ))}
        </div>
      </Section>
      <Section title="Virtues, needs, prices, memories" note="the other strips">
        <Row>
          {virtues.map(({ id, virtue, cap }) => (
            <VirtueStrip key={id} virtue={virtue} cap={cap} size={24} sentence={id} />
          ))}
        </Row>
        <Row>
          {visions.map(({ id, needs }) => (
            <VisionNeeds key={id} needs={needs} size={22} sentence={id} />
          ))}
        </Row>
        <Row>
          {playerBoard.buildings.map(({ cost }, i) => (
            <CostStrip key={i} cost={cost} size={20} sentence="" />
          ))}
          {boards[4].mitamaSlots.map(({ cost }, i) => (
            <CostStrip key={i} cost={cost} size={20} sentence="" />
          ))}
          {boards[4].dragonflySlots.map(({ pay, receive }, i) => (
            <CostStrip key={i} any={pay} receive={receive} size={20} sentence="" />
          ))}
          {crystals.map(({ id, memory }) =>
            memory === undefined ? undefined : <MemoryStrip key={id} memory={memory} size={24} sentence={id} />,
          )}
          {(['vp', 'vp-or-amulet', 'vp-and-amulet'] as const).map((bonus) => (
            <OwnerBonusStrip key={bonus} bonus={bonus} sentence={bonus} />
          ))}
        </Row>
      </Section>
    </>
  )
}

function Sentence({ effect, text }: { readonly effect: Effect; readonly text: string }): ReactNode {
  return (
    <div>
      <span>
        <EffectStrip effect={effect} size={30} sentence={text} />
        <EffectStrip effect={effect} size={18} sentence={text} />
      </span>
      {text}
    </div>
  )
}

/** All icons and patterns. */
export function Icons(): ReactNode {
  return (
    <Section title="Icons and paper" note="40, 24 and 16 px">
      <div className="gallery-icons">
        {iconNames.map((name) => (
          <div key={name}>
            <span>
              <Icon name={name} size={40} />
              <Icon name={name} size={24} />
              <Icon name={name} size={16} />
            </span>
            {name}
          </div>
        ))}
      </div>
      <Row>
        {patternNames.map((name) => (
          <Shown key={name} as={name}>
            <svg width={150} height={90}>
              <rect width={150} height={90} fill={name === 'seigaiha' ? 'var(--river)' : 'var(--region-home)'} />
              <rect width={150} height={90} fill={patternFill(name)} opacity={name === 'seigaiha' ? 0.8 : 0.2} />
            </svg>
          </Shown>
        ))}
      </Row>
    </Section>
  )
}
