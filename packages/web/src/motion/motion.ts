/** Motion at the table: looks at the page before and after every snapshot, and shows how the one became the other. */
import type { Host } from '@bitoku/host'
import { afterPaint } from '../app/painted.ts'
import { isLongCascade } from '../sound/notes.ts'
import { makeEar } from '../sound/sound.ts'
import { howToMove } from './how-to-move.ts'
import './motion.css'
import { play } from './play.ts'
import { type Before, prepare } from './prepare.ts'
import { type Scene, scenesOf } from './scenes.ts'
import { makeStage } from './stage.ts'
import { splashInk } from './splash.ts'
import { showStill } from './still.ts'
import { scenesBetween } from './story.ts'

/** What the table shows: the open game, or an earlier moment of it. */
export type Shown = Pick<Host, 'snapshot' | 'subscribe'>

/** A movement of nothing. */
const nothing: Scene = { kind: 'thing', icon: 'die', from: ['-'], to: ['-'], card: false, at: 0, duration: 0 }
/** After so many milliseconds nobody waits for anything. */
const calmTime = 300

/** Starts to show the moves of the open game; the answer stops it. */
export function startMotion(host: Shown): () => void {
  const stage = makeStage(() => (howToMove() === 'fast' ? 2 : 1))
  const hear = makeEar()
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
    // The answer to a click is seen first; sound and ink come a moment later.
    afterPaint(() => {
      hear(scenes, before, after)
      if (isLongCascade(before, after)) splashInk(stage, howToMove() === 'off')
    })
    if (scenes.length === 0) return
    if (waiting.length === 0) requestAnimationFrame(show)
    waiting.push(prepare(scenes))
  }
  const perform = (before: Before): void => {
    if (howToMove() === 'off') showStill(stage, before)
    else play(stage, before)
    stage.act()
  }
  const show = (): void => waiting.splice(0).forEach(perform)
  const forget = (): void => {
    waiting.length = 0
    stage.finish()
  }

  const { signal } = stop
  addEventListener('pointerdown', stage.finish, { signal, capture: true })
  addEventListener('keydown', stage.finish, { signal, capture: true })
  document.addEventListener('visibilitychange', forget, { signal })
  const leave = host.subscribe(look)
  /**
   * Goes through what happened last without showing it, while nobody waits: the first real movement, which belongs to the
   * answer to a click, finds all its code ready.
   */
  const rehearse = (): void => {
    prepare(scenesOf(shown?.events.map(({ event }) => event) ?? []))
    rehearsal = setTimeout(() => perform(prepare([nothing])))
  }
  let rehearsal = setTimeout(rehearse, calmTime)
  return () => {
    leave()
    clearTimeout(rehearsal)
    stop.abort()
    waiting.length = 0
    stage.remove()
  }
}
