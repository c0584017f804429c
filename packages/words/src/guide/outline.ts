/** The outline of the guide: which chapters and sections there are, in their order. */
import type { ChapterId } from './en.ts'
import { ascension, winter } from './outline/end.ts'
import { kodamas, paths } from './outline/forest.ts'
import { edition, solo } from './outline/solo.ts'
import { game, setup, spring } from './outline/spring.ts'
import { summer } from './outline/summer.ts'
import { tiles } from './outline/tiles.ts'
import type { Section } from './shape.ts'

/** The chapters. */
export const outline: readonly { readonly id: ChapterId; readonly sections: readonly Section[] }[] = [
  { id: 'game', sections: game },
  { id: 'setup', sections: setup },
  { id: 'spring', sections: spring },
  { id: 'summer', sections: summer },
  { id: 'kodamas', sections: kodamas },
  { id: 'paths', sections: paths },
  { id: 'tiles', sections: tiles },
  { id: 'winter', sections: winter },
  { id: 'ascension', sections: ascension },
  { id: 'solo', sections: solo },
  { id: 'edition', sections: edition },
]

/** All sections in their order. */
export const sections: readonly Section[] = outline.flatMap((chapter) => chapter.sections)
