/** The same scenes without movement: what left fades, what arrived appears, and both places are outlined for a moment. */
import type { Box } from './bodies.ts'
import type { Before } from './prepare.ts'
import { readSpots } from './spots.ts'
import type { Stage } from './stage.ts'

const fadeTime = 150
const outlineTime = 750

/** Shows the scenes without movement, all at once. */
export function showStill(stage: Stage, { scenes }: Before): void {
  const spots = readSpots()
  const outlined = new Set<string>()
  const outline = (box: Box, className: string): void => {
    const key = `${Math.round(box.x)} ${Math.round(box.y)}`
    if (outlined.has(key)) return
    outlined.add(key)
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }]
    stage.run(stage.put(box, undefined, className), frames, { duration: outlineTime })
  }
  const fadeIn = (element: Element): void =>
    stage.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: fadeTime })
  for (const { scene, origin, copy } of scenes) {
    if (scene.kind === 'appear') for (const { element, drawing } of spots.all(scene.on)) fadeIn(drawing ?? element)
    if (scene.kind === 'pulse') {
      const spot = spots.find(scene.on)
      if (spot !== undefined) outline(spot.box, 'motion-to')
    }
    if (scene.kind === 'season') {
      const frame = spots.find(['frame'])
      if (frame !== undefined) fadeIn(frame.element)
    }
    if (scene.kind !== 'thing' && scene.kind !== 'sign') continue
    const goal = spots.find(scene.to)
    const source = scene.kind === 'thing' ? origin : (spots.find(scene.from) ?? origin)
    if (goal === undefined || source === undefined) continue
    outline(source.box, 'motion-from')
    outline(goal.box, 'motion-to')
    if (scene.kind !== 'thing') continue
    if (goal.drawing !== undefined) fadeIn(goal.drawing)
    if (copy !== undefined)
      stage.run(stage.put(source.box, copy, ''), [{ opacity: 1 }, { opacity: 0 }], { duration: fadeTime, fill: 'both' })
  }
}
