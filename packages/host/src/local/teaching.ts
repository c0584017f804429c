/**
 * What the bots of the open game have learnt: fetched until it has come. A file that cannot be fetched is not asked for at every
 * decision, but after longer and longer pauses; meanwhile bots play by rule of thumb, and the table says so.
 */
import type { BotRunner } from '../index.ts'

/** What teaching needs of the world. */
export interface School {
  readonly bots: BotRunner
  readonly wait: (milliseconds: number) => Promise<void>
  /** Over when the time has passed, or sooner when the browser comes back to the net. */
  readonly waitForNet: (milliseconds: number) => Promise<void>
}

/** Bots that are taught. */
interface Teaching {
  /** Ready when the first attempt is over or takes too long, whatever came of it: nobody waits for later ones. */
  readonly bots: BotRunner
  /** Somebody plays with bots at so many seats. */
  readonly begin: (seats: number) => void
  /** Nobody plays with them any more. */
  readonly stop: () => void
  /** Whether they do without what they have learnt. */
  readonly isMissing: () => boolean
}

/** How far it has come; another object for every change, so that what is over late knows that it is. */
interface Lesson {
  readonly seats: number
  readonly failures: number
  readonly state: 'trying' | 'resting' | 'learnt'
}

/** The longest that is waited for bots to be ready, in milliseconds. */
const longestStart = 15_000

/** From the first pause to the longest, in milliseconds. */
const firstPause = 2000
const longestPause = 60_000

/** Teaches bots; `onChange` is told whenever they begin or cease to do without. */
export function makeTeaching({ bots, wait, waitForNet }: School, onChange: () => void): Teaching {
  let lesson: Lesson | undefined
  let begun: Promise<void> = Promise.resolve()
  let missing = false

  function tell(isMissing: boolean): void {
    if (isMissing === missing) return
    missing = isMissing
    onChange()
  }

  function begin(seats: number): void {
    const first: Lesson = { seats, failures: 0, state: 'trying' }
    lesson = first
    const late = wait(longestStart).then(() => (lesson === first ? tell(true) : undefined))
    begun = Promise.race([attempt(first), late])
  }

  async function attempt(mine: Lesson): Promise<void> {
    const isHere = await bots.ready(mine.seats)
    if (lesson !== mine) return
    if (isHere) {
      lesson = { ...mine, state: 'learnt' }
      tell(false)
    } else void fail(mine)
  }

  async function fail({ seats, failures }: Lesson): Promise<void> {
    const pause: Lesson = { seats, failures: failures + 1, state: 'resting' }
    lesson = pause
    tell(true)
    await waitForNet(Math.min(longestPause, firstPause * 2 ** failures))
    if (lesson !== pause) return
    lesson = { ...pause, state: 'trying' }
    await attempt(lesson)
  }

  return {
    bots: {
      ready: async () => {
        await begun
        return !missing
      },
      choose: (question) => bots.choose(question),
      reset: () => {
        bots.reset()
        // What had come, or was about to, went with their worker; what could not be had is waited for as before.
        if (lesson?.state === 'learnt') begin(lesson.seats)
        else if (lesson?.state === 'trying') void fail(lesson)
      },
    },
    begin,
    stop: () => {
      lesson = undefined
      missing = false
    },
    isMissing: () => missing,
  }
}
