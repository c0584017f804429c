/** The numbers that the texts of the guide take from the edition. */
import type { Edition } from '@bitoku/engine'
import type { Arguments } from '../runtime/format.ts'

/** Every number by its name in the texts. */
export function numbersOf({ forest, playerBoard, startingYokai, yokai, bitoku }: Edition): Arguments {
  const copies = bitoku.map((card) => card.copies)
  return {
    crystals: playerBoard.crystals.length,
    counters: playerBoard.buildings.length,
    dice: playerBoard.dice.join(', '),
    awake: playerBoard.pilgrims.awake,
    asleep: playerBoard.pilgrims.asleep,
    starting: startingYokai.length,
    neutral: forest.kodamaTrack.neutral,
    track: forest.kodamaTrack.spaces,
    rocks: playerBoard.rockPath.rocks,
    cap: Math.max(...yokai.map((card) => card.cap)),
    scale: forest.bitokuScale.join(', '),
    types: forest.bitokuScale.length,
    common: Math.max(...copies),
    rare: Math.min(...copies),
  }
}
