/** A drawn example of a section: the one place that knows how each kind is drawn. */
import type { Example as Shape, ToldExample } from '@bitoku/words'
import type { ReactNode } from 'react'
import { Inlines } from '../inlines.tsx'
import { Boards, Counters, Crystals, Scale, Slots } from './tables.tsx'
import { Items, Strips } from './items.tsx'
import { Home, Lines } from './lines.tsx'
import { Path } from './path.tsx'
import { RockPath, Virtues } from './domain.tsx'
import { Rows } from './rows.tsx'
import { Options, Steps } from './solo.tsx'
import { Track } from './track.tsx'
import './examples.css'

function Drawn({ example }: { readonly example: Shape }): ReactNode {
  switch (example.draw) {
    case 'strips':
      return <Strips ids={example.ids} />
    case 'items':
      return <Items ids={example.ids} />
    case 'rows':
      return <Rows rows={example.rows} />
    case 'lines':
      return <Lines regions={example.regions} />
    case 'home':
      return <Home dice={example.dice} />
    case 'track':
      return <Track {...example} />
    case 'path':
      return <Path {...example} />
    case 'rocks':
      return <RockPath {...example} />
    case 'virtues':
      return <Virtues {...example} />
    case 'slots':
      return <Slots display={example.display} />
    case 'counters':
      return <Counters />
    case 'crystals':
      return <Crystals />
    case 'scale':
      return <Scale />
    case 'boards':
      return <Boards />
    case 'steps':
      return <Steps />
    case 'options':
      return <Options />
  }
}

/** An example with its caption. */
export function Example({ told }: { readonly told: ToldExample }): ReactNode {
  const { example, caption } = told
  return (
    <figure className={`guide-example is-${example.draw}`}>
      <Drawn example={example} />
      {caption === undefined ? undefined : (
        <figcaption>
          <Inlines line={caption} />
        </figcaption>
      )}
    </figure>
  )
}
