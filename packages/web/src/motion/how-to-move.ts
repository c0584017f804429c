/** How things move on this screen. */
import { type Preferences, usePreferences } from '../app/preferences.ts'

/** As preferred, but never for somebody who asked the system for stillness. */
export function howToMove(): Preferences['motion'] {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : usePreferences.getState().motion
}
