/** Noting how a training was done. */
import type { Run, RunSettings } from '../weights/weights.ts'
import type { TrainingSettings } from './settings.ts'

/** In place of settings, for generations whose settings nobody kept. */
export const notNoted = 'not noted'

function settingsOf({
  seats: _seats,
  folder: _folder,
  units: _units,
  seed: _seed,
  from: _from,
  ...rest
}: TrainingSettings): RunSettings {
  return rest
}

/** Adds a generation: to the last run, if it was told the same, or else it begins another one. */
export function noteGeneration(runs: readonly Run[], given: TrainingSettings): readonly Run[] {
  const { seed, from } = given
  const settings = settingsOf(given)
  const last = runs.at(-1)
  if (last !== undefined && JSON.stringify([last.seed, last.settings]) === JSON.stringify([seed, settings]))
    return [...runs.slice(0, -1), { ...last, generations: last.generations + 1 }]
  // Only the first run begins with something; the others go on.
  const begun = last === undefined && from !== undefined ? { from } : {}
  return [...runs, { seed, ...begun, generations: 1, settings }]
}
