/** Every symbol of the sprite, by the way it prints. */
import { buildingSymbols } from './symbols/buildings.ts'
import { compositeSymbols } from './symbols/composites.ts'
import { crestSymbols } from './symbols/crests.ts'
import { diceSymbols } from './symbols/dice.ts'
import { familySymbols } from './symbols/families.ts'
import { interfaceSymbols } from './symbols/interface.ts'
import { peopleSymbols } from './symbols/people.ts'
import { regionSymbols } from './symbols/regions.ts'
import { resourceSymbols } from './symbols/resources.ts'
import { seasonSymbols } from './symbols/seasons.ts'
import { soulSymbols } from './symbols/souls.ts'
import { thingSymbols } from './symbols/things.ts'
import { virtueSymbols } from './symbols/virtues.ts'

/** Pictures: printed in ink and a few colours in both lights, with a cream rim at dusk. */
export const pictures = {
  ...resourceSymbols,
  ...peopleSymbols,
  ...thingSymbols,
  ...diceSymbols,
  ...buildingSymbols,
  ...soulSymbols,
  ...seasonSymbols,
} as const

/** One-ink glyphs made of filled shapes, in the current colour. */
export const solids = { ...familySymbols, ...crestSymbols, ...regionSymbols } as const

/** One-ink glyphs made of strokes, in the current colour. */
export const strokes = { ...virtueSymbols, ...interfaceSymbols } as const

/** Pictures made of pictures. */
export const composites = compositeSymbols

/** The name of an icon. */
export type IconName = keyof typeof pictures | keyof typeof solids | keyof typeof strokes | keyof typeof composites

/** All icons. */
export const iconNames = [pictures, solids, strokes, composites].flatMap(
  (group) => Object.keys(group) as readonly IconName[],
)

/** Whether an icon is printed in colours of its own, by a stamp; the others take the ink of their place. */
export const isPicture = (name: IconName): boolean => name in pictures || name in composites
