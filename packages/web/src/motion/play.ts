/** Plays scenes on the changed page. Only transforms and opacity are animated; the page itself is already as it will be. */
import type { Deck } from './acts.ts'
import { type Box, boxOf, copyDrawing, drawIcon } from './bodies.ts'
import { type Before, type Prepared, standingPieces } from './prepare.ts'
import { rollNumbers } from './roll.ts'
import { pulseTime, type Scene } from './scenes.ts'
import { slideScreens } from './screens.ts'
import { readSpots, type Spot, type Spots } from './spots.ts'
import type { Stage } from './stage.ts'

/** Ink settles: quickly off, slowly to rest. */
const settle = 'cubic-bezier(.2,.7,.2,1)'
/** The size of a flying sign, and how much a lifted thing grows. */
const signSize = 28
const lift = 1.14
/** What waits to be reached by its copy. Not by opacity: see below. */
const hidden = { visibility: 'hidden' }
/**
 * What moves inside a drawing is painted with it. A browser would give it a layer of its own, and another one to all that
 * lies above it, on the whole board: that took longer than the answer to a click may take. An animation of visibility is
 * never done by layers, nor is what else it animates.
 */
const flat = { visibility: 'visible' }
/** Shorter ways are not worth a flight. */
const shortest = 3

type Thing = Extract<Scene, { readonly kind: 'thing' }>
type Sign = Extract<Scene, { readonly kind: 'sign' }>

/** Plays the scenes. The first frame answers a click: what does not change the page yet is put on the stage after it. */
export function play(stage: Stage, before: Before): void {
  const spots = readSpots()
  const flown = new Set<Element>()
  for (const prepared of before.scenes) {
    const { scene } = prepared
    if (scene.kind === 'thing') fly(stage, spots, prepared, scene, flown)
    else if (scene.kind === 'appear') appear(stage, spots, scene)
    else if (scene.kind === 'season' && before.frame !== undefined)
      slideScreens(stage, spots.find(['frame']), before.frame, scene)
  }
  rollNumbers(stage, spots, before)
  moveAside(stage, before, flown)
  stage.later(() => {
    for (const prepared of before.scenes) {
      const { scene } = prepared
      if (scene.kind === 'sign') flySign(stage, spots, prepared, scene)
      else if (scene.kind === 'pulse') pulse(stage, spots.find(scene.on), scene)
    }
  })
}

const middle = ({ x, y, w, h }: Box): readonly [number, number] => [x + w / 2, y + h / 2]

/** The transform that shows what lies in one box as if it lay in another. */
function as(home: Box, other: Box, grown = 1): string {
  const [x, y] = middle(home)
  const [toX, toY] = middle(other)
  return `translate(${toX - x}px, ${toY - y}px) scale(${(other.w / home.w) * grown})`
}

function isFar(one: Box, other: Box): boolean {
  const [x, y] = middle(one)
  const [toX, toY] = middle(other)
  return Math.hypot(toX - x, toY - y) > shortest || Math.abs(one.w - other.w) > shortest
}

/** A thing travels: as itself where it arrives in sight, else as it was where it left, else as its icon. */
function fly(stage: Stage, spots: Spots, { origin, copy }: Prepared, scene: Thing, flown: Set<Element>): void {
  const goal = spots.find(scene.to)
  if (origin === undefined || goal === undefined || !isFar(origin.box, goal.box)) return
  const { at: delay, duration } = scene
  const timing = { delay, duration, fill: 'both' } as const
  const lifted = pulseTime / (pulseTime + 400)
  if (goal.drawing !== undefined) {
    flown.add(goal.drawing)
    const body = stage.put(goal.box, copyDrawing(goal.drawing), 'motion-thing')
    stage.run(goal.drawing, [hidden, hidden], { delay, duration, fill: 'backwards' })
    const start = origin.drawing === undefined ? within(iconBox(origin), goal.box) : origin.box
    const frames = [
      // What waits in a deck is not seen there.
      { transform: as(goal.box, start), opacity: scene.deck === undefined ? 1 : 0 },
      { transform: as(goal.box, start, lift), opacity: 1, offset: lifted, easing: settle },
      { transform: 'none', opacity: 1 },
    ]
    stage.run(body, frames, timing)
    if (scene.deck !== undefined) turnOver(stage, body, scene, scene.deck)
    return
  }
  const home = copy === undefined ? signBox(origin.box) : origin.box
  const body = stage.put(home, copy ?? drawIcon(scene.icon), 'motion-thing')
  const small = { ...signBox(goal.box), w: Math.min(home.w, signSize) }
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `scale(${lift})`, opacity: 1, offset: lifted, easing: settle },
    { transform: as(home, small), opacity: 1, offset: 0.9 },
    { transform: as(home, small), opacity: 0 },
  ]
  stage.run(body, frames, timing)
}

/** A card leaves its deck face down. */
function turnOver(stage: Stage, body: HTMLElement, { icon, at: delay, duration }: Thing, deck: Deck): void {
  const back = document.createElement('div')
  back.className = `motion-back motion-back-${deck}`
  back.append(drawIcon(icon))
  body.append(back)
  stage.run(back, [{ opacity: 1 }, { opacity: 1, offset: 0.3 }, { opacity: 0, offset: 0.6 }, { opacity: 0 }], {
    delay,
    duration,
    fill: 'both',
  })
}

/** A box in the middle of a place, no wider than the place or the thing that leaves it. */
function within(place: Box, { w, h }: Box): Box {
  const [x, y] = middle(place)
  const width = Math.min(w, place.w)
  return { x: x - width / 2, y: y - h / 2, w: width, h }
}

/** The box of a sign in the middle of another. */
function signBox(box: Box): Box {
  const [x, y] = middle(box)
  return { x: x - signSize / 2, y: y - signSize / 2, w: signSize, h: signSize }
}

/** The sign of a gain or a payment flies between its cause and its counter. */
function flySign(stage: Stage, spots: Spots, { origin }: Prepared, scene: Sign): void {
  const goal = spots.find(scene.to)
  const source = spots.find(scene.from) ?? origin
  if (goal === undefined || source === undefined) return
  const home = signBox(goal.drawing === undefined ? iconBox(goal) : goal.box)
  const from = signBox(source.drawing === undefined ? iconBox(source) : source.box)
  const body = stage.put(home, drawIcon(scene.icon), 'motion-sign')
  const frames = [
    { transform: as(home, from, 0.6), opacity: 0 },
    { transform: as(home, from, lift), opacity: 1, offset: 0.2, easing: settle },
    { transform: 'none', opacity: 1, offset: 0.92 },
    { transform: 'scale(0.8)', opacity: 0 },
  ]
  stage.run(body, frames, { delay: scene.at, duration: scene.duration, fill: 'both' })
}

/** A counter is met at its icon. */
function iconBox({ element, box }: Spot): Box {
  const isCounter = element.getAttribute('data-place')?.startsWith('count:') ?? false
  const icon = isCounter ? element.querySelector('svg') : undefined
  return icon === undefined || icon === null ? box : boxOf(icon)
}

/** A ring around the cause. */
function pulse(stage: Stage, spot: Spot | undefined, { at, duration }: Scene): void {
  if (spot === undefined) return
  const ring = stage.put(spot.box, undefined, 'motion-pulse')
  const frames = [
    { opacity: 0, transform: 'scale(0.96)' },
    { opacity: 1, transform: 'scale(1.03)', offset: 0.33 },
    { opacity: 0, transform: 'scale(1.03)' },
  ]
  stage.run(ring, frames, { delay: at, duration, fill: 'both' })
}

/** New tiles and cards come out of the paper one after the other. */
function appear(stage: Stage, spots: Spots, scene: Extract<Scene, { readonly kind: 'appear' }>): void {
  for (const { element, drawing } of spots.all(scene.on)) {
    const timing = { delay: scene.at, duration: scene.duration, fill: 'backwards', easing: settle } as const
    stage.run(
      drawing ?? element,
      [
        { opacity: 0, ...flat },
        { opacity: 1, ...flat },
      ],
      timing,
    )
  }
}

/** Pieces that stand elsewhere than before, though nothing moved them, glide there. */
function moveAside(stage: Stage, { scenes, standing }: Before, flown: ReadonlySet<Element>): void {
  const now = standingPieces(scenes.map(({ scene }) => scene))
  for (const [art, [nowX, nowY]] of now) {
    const was = standing.get(art)
    const piece = art.closest('[data-piece]')
    if (was === undefined || piece === null || flown.has(art)) continue
    const [x, y] = [was[0] - nowX, was[1] - nowY]
    if (Math.hypot(x, y) <= shortest) continue
    // Inside a drawing lengths are counted in its own units.
    const scale = piece instanceof SVGGraphicsElement ? (piece.getScreenCTM()?.a ?? 1) : 1
    const back = `translate(${x / scale}px, ${y / scale}px)`
    stage.run(
      piece,
      [
        { transform: back, ...flat },
        { transform: 'none', ...flat },
      ],
      { duration: 320, easing: settle },
    )
  }
}
