/** Going through the past: to a moment, a step, a turn; watching it; back to the present. */
import { useMemo } from 'react'
import { problemSentence } from '../app/problems.ts'
import { useGame, useStory } from '../table/game.ts'
import { historyScreen } from './history-screen.ts'
import { turnAt, turnFrom, turnsOf } from './turns.ts'
import { onItsWay, pauseHistory, returnToNow, snapshotAt, useHistory } from './use-history.ts'

/** The ways through the past. */
export interface Going {
  /** Shows the game after so many moves; false when there is no such moment. */
  readonly show: (history: number) => Promise<boolean>
  /** One move on or back; after the last one comes the present. */
  readonly step: (step: 1 | -1) => Promise<void>
  /** One turn on or back. */
  readonly stepTurn: (step: 1 | -1) => Promise<void>
  /** Shows a moment, and then the turn after it. */
  readonly stepFrom: (from: number) => Promise<void>
  /** Plays from a moment on, and goes back to the present at the end. */
  readonly watch: (from: number) => Promise<void>
}

/** The page has been drawn: what moves next moves from where it is. */
const drawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())))

/** At the highest speed a move is over before its movement would be. */
const isTooFast = (): boolean => useHistory.getState().isPlaying && useHistory.getState().speed > 2

/** The ways through the past of the open game. */
export function useGoing(): Going {
  const { host, now, tell, language, t } = useGame()
  const story = useStory()
  return useMemo((): Going => {
    const shown = (): number => useHistory.getState().past?.history ?? now.history
    const at = (): number => onItsWay.moment?.history ?? shown()
    const isPast = (): boolean => useHistory.getState().past !== undefined

    async function go(history: number, isStep: boolean): Promise<boolean> {
      const mine = { history }
      onItsWay.moment = mine
      const before = shown()
      const [outcome] = await Promise.all([host.past(history), historyScreen.fetch().catch(() => undefined)])
      if (onItsWay.moment !== mine) return true
      onItsWay.moment = undefined
      if (!outcome.ok) {
        tell(problemSentence({ language, t }, outcome.problem))
        return false
      }
      const begin = turnAt(turnsOf(story, now.history), history)?.from ?? 0
      const recent = story.filter(({ move }) => move > begin && move <= history)
      const step = isStep && !isTooFast() ? recent.filter(({ move }) => move > before) : []
      const lastEvent = story.findLast(({ move }) => move <= history)?.number ?? 0
      useHistory.setState({ past: snapshotAt(now, outcome.value, step, lastEvent), recent })
      return true
    }

    async function stepTurn(step: 1 | -1): Promise<void> {
      pauseHistory()
      const history = turnFrom(turnsOf(story, now.history), at(), step)
      if (history !== undefined) await go(history, step === 1)
      else if (step === 1) returnToNow()
    }

    return {
      stepTurn,
      show: (history) => {
        pauseHistory()
        return go(history, false)
      },
      step: async (step) => {
        if (!isPast() && step === 1) return
        const history = at() + step
        if (history > now.history) returnToNow()
        else if (history >= 0) await go(history, step === 1)
      },
      stepFrom: async (from) => {
        if (!(await go(from, false))) return
        await drawn()
        await stepTurn(1)
      },
      watch: async (from) => {
        if (await go(from, false)) useHistory.setState({ isPlaying: true, isWatching: true })
      },
    }
  }, [host, now, story, tell, language, t])
}
