/** A clock for thoughts that somebody waits for. */

/** Whether it is time to come to an end. */
export type IsLate = () => boolean

/** For those who count positions instead of milliseconds, and so do the same on every machine. */
export const neverLate: IsLate = () => false

/** Late after this share of so many milliseconds, from now on. */
export function lateAfter(milliseconds: number | undefined, share: number): IsLate {
  if (milliseconds === undefined) return neverLate
  const end = performance.now() + milliseconds * share
  return () => performance.now() >= end
}
