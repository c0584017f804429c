/** One card or tile, close up: drawn large, in words, with the present numbers and what it would do now. */
import { findThing, sentencesOf } from '@bitoku/text'
import type { ReactNode } from 'react'
import { type Inspected, readRules } from '../../app/explaining.ts'
import { WithTerm } from '../../app/term.tsx'
import { Icon } from '../../art/sprite.tsx'
import { WhatIsMissing } from '../../worth/missing.tsx'
import { useGame } from '../game.ts'
import { Panel } from '../panel.tsx'
import { Drawing } from './drawing.tsx'
import { Now } from './now.tsx'
import { countsOf } from './numbers.ts'

interface Props {
  readonly inspected: Inspected
  readonly onClose: () => void
}

/** The sheet of a card or tile. */
export function Inspect({ inspected, onClose }: Props): ReactNode {
  const game = useGame()
  const { edition, full, name, t } = game
  const thing = findThing(edition, inspected.id)
  if (thing === undefined) return undefined
  return (
    <Panel
      title={full(inspected.id)}
      heading={<WithTerm id={inspected.id}>{full(inspected.id)}</WithTerm>}
      className="inspect"
      onClose={onClose}
    >
      <div className="inspect-art">
        <Drawing thing={thing} name={name(thing.kind === 'yokai' ? thing.card.type : inspected.id)} />
      </div>
      <div className="inspect-words">
        {sentencesOf(game, thing).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <dl>
          {countsOf(game, thing).map(({ label, said }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <WhatIsMissing thing={thing} />
        <h3>{t('inspect.now')}</h3>
        <Now inspected={inspected} onClose={onClose} />
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            onClose()
            readRules({ thing: inspected.target ?? inspected.id })
          }}
        >
          <Icon name="book" size={18} />
          {t('guide.title')}
        </button>
      </div>
    </Panel>
  )
}
