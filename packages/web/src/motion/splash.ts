/** One splash of ink on the strip of a long cascade. */
import type { Box } from './bodies.ts'
import { readSpots } from './spots.ts'
import type { Stage } from './stage.ts'

/** A blot with its drops, in a box of 100. */
const blot =
  'M50 28C55 20 57 12 60 3C61 14 63 21 68 27C76 23 83 20 92 18C85 25 80 31 77 38C85 42 91 45 98 52C88 51 80 52 74 56C78 65 80 73 79 84C73 76 68 70 61 67C57 76 53 83 46 95C46 84 45 76 41 69C33 73 26 77 14 80C21 73 26 66 28 59C19 56 12 53 3 46C14 47 22 46 29 42C26 34 22 27 18 15C27 21 34 26 42 28C45 26 47 26 50 28ZM88 6a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 92a4 4 0 1 0 8 0a4 4 0 1 0-8 0M90 90a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0M2 12a2 2 0 1 0 4 0a2 2 0 1 0-4 0'

const size = 132
const splashTime = 620
const fadeTime = 150

function draw(): SVGSVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  drawing.setAttribute('viewBox', '0 0 100 100')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', blot)
  drawing.append(path)
  return drawing
}

/** Splashes where the cascade ends; without movement it only appears and fades. */
export function splashInk(stage: Stage, isStill: boolean): void {
  const strip = readSpots().find(['cascade'])
  if (strip === undefined) return
  const { x, y, w, h } = strip.box
  const box: Box = { x: x + w - size / 2 - h / 2, y: y + h / 2 - size / 2, w: size, h: size }
  const body = stage.put(box, draw(), 'motion-splash')
  const frames = isStill
    ? [{ opacity: 0 }, { opacity: 1, offset: fadeTime / splashTime }, { opacity: 0 }]
    : [
        { transform: 'scale(.2) rotate(-20deg)', opacity: 0 },
        { transform: 'scale(1) rotate(0deg)', opacity: 1, offset: 0.3, easing: 'cubic-bezier(.4,0,1,1)' },
        { transform: 'scale(1.06) rotate(2deg)', opacity: 0 },
      ]
  stage.run(body, frames, { duration: splashTime, fill: 'both', easing: 'cubic-bezier(.2,.7,.2,1)' })
  stage.act()
}
