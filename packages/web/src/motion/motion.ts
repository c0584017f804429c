/** Motion at the table: looks at the page before and after every snapshot, and shows how the one became the other. */
import { usePreferences } from '../app/preferences.ts'
import type { Host } from '@bitoku/host'
import './motion.css'
import { play } from './play.ts'
import { type Before, prepare } from './prepare.ts'
import { makeStage } from './stage.ts'
import { showStill } from './still.ts'
import { scenesBetween } from './story.ts'

/** How things move: as preferred, but never for somebody who asked the system for stillness. */
function howToMove(): 'off' | 'fast' | 'normal' {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : usePreferences.getState().motion
}

/** Starts to show the moves of the open game; the answer stops it. */
export function startMotion(host: Host): () => void {
  const stage = makeStage(() => (howToMove() === 'fast' ? 2 : 1))
  const waiting: Before[] = []
  const stop = new AbortController()
  let shown = host.snapshot()

  // The host has the new snapshot, the page still shows the old one: React draws later.
  const look = (): void => {
    const before = shown
    const after = host.snapshot()
    shown = after
    if (before === undefined || after === undefined || document.hidden) return
    const scenes = scenesBetween(before, after)
    if (scenes.length === 0) return
    if (waiting.length === 0) requestAnimationFrame(show)
    waiting.push(prepare(scenes))
  }
  const show = (): void => {
    const how = howToMove()
    for (const before of waiting.splice(0)) {
      if (how === 'off') showStill(stage, before)
      else play(stage, before)
    }
  }
  const forget = (): void => {
    waiting.length = 0
    stage.finish()
  }

  const { signal } = stop
  addEventListener('pointerdown', stage.finish, { signal, capture: true })
  addEventListener('keydown', stage.finish, { signal, capture: true })
  document.addEventListener('visibilitychange', forget, { signal })
  const leave = host.subscribe(look)
  return () => {
    leave()
    stop.abort()
    waiting.length = 0
    stage.remove()
  }
}
