/** Preferences that go together, chosen with one press. */
import { keepingOwn, type Preferences, usePreferences } from './preferences.ts'

/** The presets: for most, for small screens and quick players, for screen readers, for an audience. */
export const presets = ['comfort', 'dense', 'text', 'streamer'] as const
/** A preset. */
type Preset = (typeof presets)[number]

/** What each differs in from the preferences as they come. */
const changes: Readonly<Record<Preset, Partial<Preferences>>> = {
  comfort: {},
  dense: { textSize: 90, motion: 'fast', pace: 'instant', tenguSteps: false },
  text: { board: 'text', motion: 'off', pace: 'instant', verbosity: 'full' },
  // Who watches sees what is thought about: everything large, nothing decided by the clock.
  streamer: { textSize: 130, motion: 'normal', reveals: 'ask', projection: 'all' },
}

/** Takes a preset over. What belongs to the person stays: language, name, colours, hand, keys. */
export function takePreset(preset: Preset): void {
  usePreferences.setState(keepingOwn(changes[preset]))
}

/** The preset that is in force, if all of it is. */
export function presetInForce(preferences: Preferences): Preset | undefined {
  return presets.find((preset) => {
    const wanted: object = keepingOwn(changes[preset])
    return Object.entries(preferences).every(
      ([key, value]) => JSON.stringify(Reflect.get(wanted, key)) === JSON.stringify(value),
    )
  })
}
