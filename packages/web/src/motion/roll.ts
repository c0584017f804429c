/** Counters roll when what they count has arrived. */
import type { Names } from './names.ts'
import { boxOf } from './bodies.ts'
import type { Before } from './prepare.ts'
import type { Spots } from './spots.ts'
import type { Stage } from './stage.ts'

const rollTime = 180

const isCounter = (names: Names): boolean => names.at(0)?.startsWith('count:') ?? false

/** Rolls every counter that the scenes touch, from its old number to the one it shows. */
export function rollNumbers(stage: Stage, spots: Spots, { scenes, numbers }: Before): void {
  const times = new Map<Element, number>()
  for (const { scene } of scenes) {
    if (scene.kind !== 'thing' && scene.kind !== 'sign') continue
    const wait = (names: Names, time: number): void => {
      const element = isCounter(names) ? spots.find(names)?.element : undefined
      if (element !== undefined) times.set(element, Math.max(times.get(element) ?? 0, time))
    }
    wait(scene.from, scene.at)
    wait(scene.to, scene.at + scene.duration * 0.9)
  }
  for (const [element, time] of times) {
    const was = numbers.get(element)
    const number = element.querySelector('b')
    if (was === undefined || number === null || was === element.getAttribute('data-count')) continue
    roll(stage, number, was, time)
  }
}

function roll(stage: Stage, number: HTMLElement, was: string, delay: number): void {
  const { color, fontFamily, fontSize, fontWeight, fontVariantNumeric, lineHeight } = getComputedStyle(number)
  const old = stage.put(boxOf(number), document.createTextNode(was), 'motion-number')
  Object.assign(old.style, { color, fontFamily, fontSize, fontWeight, fontVariantNumeric, lineHeight })
  const timing = { delay, duration: rollTime, fill: 'both' } as const
  const shown = { transform: 'none', opacity: 1 }
  stage.run(old, [shown, { transform: 'translateY(-60%)', opacity: 0 }], timing)
  stage.run(number, [{ transform: 'translateY(60%)', opacity: 0 }, shown], { ...timing, fill: 'backwards' })
}
