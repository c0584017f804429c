/** A change of season: the old frame slides apart like two screens of paper, and the new one is behind it. */
import type { Box } from './bodies.ts'
import type { Scene } from './scenes.ts'
import type { Spot } from './spots.ts'
import type { Stage } from './stage.ts'

/** Slides the old frame apart. */
export function slideScreens(stage: Stage, goal: Spot | undefined, frame: HTMLElement, { at, duration }: Scene): void {
  if (goal === undefined) return
  const { x, y, w, h } = goal.box
  slideScreen(stage, { x, y, w: w / 2, h }, frame, 0, -1)
  slideScreen(stage, { x: x + w / 2, y, w: w / 2, h }, frame, -w / 2, 1)

  function slideScreen(on: Stage, half: Box, whole: HTMLElement, left: number, way: number): void {
    const content = whole.cloneNode(true) as HTMLElement
    Object.assign(content.style, { left: `${left}px`, width: `${w}px`, height: `${h}px` })
    const screen = on.put(half, content, 'motion-screen')
    const frames = [{ transform: 'none' }, { transform: `translateX(${way * 101}%)` }]
    on.run(screen, frames, { delay: at, duration, fill: 'both', easing: 'cubic-bezier(.4,0,.2,1)' })
  }
}
