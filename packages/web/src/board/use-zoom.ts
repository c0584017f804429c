/** Free zoom on the stage, one to three times: wheel, pinch, drag, double tap, keys. Nothing is drawn again meanwhile. */
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useKeyAction } from '../keys/registry.ts'
import type { Box } from './thing.tsx'
import { type Camera, moved, type StageSize, showing, wholeStage, zoomedAt } from './zoom-math.ts'

/** A pointer that has come this far drags, it no longer chooses. */
const slack = 8
const step = 1.5

/** What the stage needs of its zoom. */
export interface Zoom {
  readonly svg: RefObject<SVGSVGElement | null>
  /** The group that grows. */
  readonly scene: RefObject<SVGGElement | null>
  /** How much larger the stage is now. */
  readonly scale: number
  readonly zoomIn: () => void
  readonly zoomOut: () => void
  readonly reset: () => void
  /** Whether the press that just ended was a drag or a pinch: it chooses nothing. */
  readonly wasGesture: () => boolean
}

interface Press {
  readonly from: readonly [number, number]
  now: readonly [number, number]
}

const distance = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): number =>
  Math.hypot(ax - bx, ay - by)
const between = (
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
): readonly [number, number] => [(ax + bx) / 2, (ay + by) / 2]

/** Where the camera of a stage is remembered, so that a reload finds it again. */
export interface ZoomMemory {
  readonly recall: (stage: string) => Camera | undefined
  readonly keep: (stage: string, camera: Camera) => void
}

/** Where something lies in the scene, however far the camera's eased movement has come. */
function boxIn(scene: SVGGElement | null, thing: EventTarget | null): Box | undefined {
  const around = scene?.getScreenCTM()
  const inside = thing instanceof SVGGraphicsElement ? thing.getScreenCTM() : undefined
  if (!around || !inside || !(thing instanceof SVGGraphicsElement)) return undefined
  const { a, d, e, f } = around.inverse().multiply(inside)
  const { x, y, width, height } = thing.getBBox()
  return { x: x * a + e, y: y * d + f, w: width * a, h: height * d }
}

/** The zoom of a stage; another stage (another key) begins whole again. */
export function useZoom(stage: StageSize, key: string, memory: ZoomMemory | undefined): Zoom {
  const svg = useRef<SVGSVGElement>(null)
  const scene = useRef<SVGGElement>(null)
  const camera = useRef<Camera>(wholeStage)
  const presses = useRef(new Map<number, Press>())
  const gesture = useRef(false)
  const [scale, setScale] = useState(1)

  /** Puts the camera; eased only when a key or a button asked for it. */
  const look = (next: Camera, eased: boolean): void => {
    const { current: group } = scene
    camera.current = next
    memory?.keep(key, next)
    setScale(next.k)
    if (group === null) return
    group.classList.toggle('scene-eased', eased)
    group.style.transform = next.k === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.k})`
  }
  /** A point of the page in units of the stage. */
  const onStage = (x: number, y: number): readonly [number, number] => {
    const matrix = svg.current?.getScreenCTM()
    if (!matrix) return [stage.w / 2, stage.h / 2]
    return [(x - matrix.e) / matrix.a, (y - matrix.f) / matrix.d]
  }
  const zoomBy = (factor: number): void =>
    look(zoomedAt(camera.current, factor, [stage.w / 2, stage.h / 2], stage), true)
  const reset = (): void => look(wholeStage, true)

  const onWheel = (event: WheelEvent): void => {
    event.preventDefault()
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
    const factor = Math.exp(-event.deltaY * lines * 0.0016)
    look(zoomedAt(camera.current, factor, onStage(event.clientX, event.clientY), stage), false)
  }
  const onDown = (event: PointerEvent): void => {
    if (event.button !== 0) return
    const at = onStage(event.clientX, event.clientY)
    if (presses.current.size === 0) gesture.current = false
    presses.current.set(event.pointerId, { from: [event.clientX, event.clientY], now: at })
    if (presses.current.size > 1) gesture.current = true
  }
  const onMove = (event: PointerEvent): void => {
    const press = presses.current.get(event.pointerId)
    if (press === undefined) return
    const before = press.now
    const now = onStage(event.clientX, event.clientY)
    const other = [...presses.current].find(([id]) => id !== event.pointerId)?.[1]
    if (other !== undefined) {
      press.now = now
      const apart = distance(before, other.now)
      const factor = apart < 1 ? 1 : distance(now, other.now) / apart
      const [fromX, fromY] = between(before, other.now)
      const [toX, toY] = between(now, other.now)
      look(moved(zoomedAt(camera.current, factor, [toX, toY], stage), toX - fromX, toY - fromY, stage), false)
      return
    }
    if (!gesture.current && distance(press.from, [event.clientX, event.clientY]) <= slack) return
    gesture.current = true
    press.now = now
    if (camera.current.k > 1) look(moved(camera.current, now[0] - before[0], now[1] - before[1], stage), false)
  }
  const onUp = (event: PointerEvent): void => {
    presses.current.delete(event.pointerId)
  }
  const onTwice = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('.thing-live, [data-focus]') !== null) return
    if (camera.current.k > 1.01) reset()
    else look(zoomedAt(camera.current, 2, onStage(event.clientX, event.clientY), stage), true)
  }
  useKeyAction('zoom-in', () => zoomBy(step))
  useKeyAction('zoom-out', () => zoomBy(1 / step))
  useKeyAction('zoom-whole', reset)
  /** What gets the keyboard comes into sight. */
  const onFocusIn = (event: FocusEvent): void => {
    const { k, x, y } = camera.current
    const box = k === 1 ? undefined : boxIn(scene.current, event.target)
    if (box === undefined) return
    const next = showing(camera.current, { x: box.x * k + x, y: box.y * k + y, w: box.w * k, h: box.h * k }, stage)
    if (next !== camera.current) look(next, true)
  }

  const begin = (): void => {
    const { k, x, y } = memory?.recall(key) ?? wholeStage
    // What is remembered is brought back onto the stage, should it lie beside it.
    look(moved({ k, x, y }, 0, 0, stage), false)
  }

  // The listeners stay; what they call is always of the last drawing.
  const handlers = { onWheel, onDown, onMove, onUp, onTwice, onFocusIn, begin }
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    const { current: box } = svg
    if (box === null) return
    const ended = new AbortController()
    const { signal } = ended
    // React's wheel listeners are passive; these are not, so that the page stays where it is.
    box.addEventListener('wheel', (event) => latest.current.onWheel(event), { signal, passive: false })
    box.addEventListener('pointerdown', (event) => latest.current.onDown(event), { signal })
    box.addEventListener('dblclick', (event) => latest.current.onTwice(event), { signal })
    box.addEventListener('focusin', (event) => latest.current.onFocusIn(event), { signal })
    addEventListener('pointermove', (event) => latest.current.onMove(event), { signal })
    addEventListener('pointerup', (event) => latest.current.onUp(event), { signal })
    addEventListener('pointercancel', (event) => latest.current.onUp(event), { signal })
    return () => ended.abort()
  }, [])
  useEffect(() => latest.current.begin(), [key])

  return {
    svg,
    scene,
    scale,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(1 / step),
    reset,
    wasGesture: () => gesture.current,
  }
}
