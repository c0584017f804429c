/** One tooltip for the whole page: whatever carries `data-tip` is explained on hovering, on focus with `i`, on a long press. */
import { type ReactNode, useEffect, useRef, useState } from 'react'

interface Tip {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly below: boolean
}

const hoverDelay = 350
const pressDelay = 400

function tipOf(target: EventTarget | null): Tip | undefined {
  if (!(target instanceof Element)) return undefined
  const holder = target.closest('[data-tip]')
  const text = holder?.getAttribute('data-tip') ?? ''
  if (holder === null || text === '') return undefined
  const box = holder.getBoundingClientRect()
  const below = box.top < innerHeight * 0.35
  return { text, x: box.left + box.width / 2, y: below ? box.bottom : box.top, below }
}

/** Shows the tooltips. */
export function TipLayer(): ReactNode {
  const [tip, setTip] = useState<Tip>()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let timer = 0
    const later = (found: Tip | undefined, delay: number): void => {
      clearTimeout(timer)
      if (found === undefined) setTip(undefined)
      else timer = window.setTimeout(() => setTip(found), delay)
    }
    const over = (event: PointerEvent): void => {
      if (event.target instanceof Element && event.target.closest('.tip') !== null) return
      if (event.pointerType === 'mouse') later(tipOf(event.target), hoverDelay)
    }
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') later(undefined, 0)
      else later(tipOf(event.target), pressDelay)
    }
    const up = (): void => clearTimeout(timer)
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') later(undefined, 0)
      if (event.key === 'i' && !(event.target instanceof HTMLInputElement)) later(tipOf(event.target), 0)
    }
    const away = (): void => later(undefined, 0)
    addEventListener('pointerover', over)
    addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    addEventListener('pointercancel', up)
    addEventListener('keydown', key)
    addEventListener('blur', away)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerover', over)
      removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
      removeEventListener('pointercancel', up)
      removeEventListener('keydown', key)
      removeEventListener('blur', away)
    }
  }, [])
  if (tip === undefined) return undefined
  const x = Math.min(Math.max(tip.x, 150), Math.max(150, innerWidth - 150))
  return (
    <div ref={box} className={tip.below ? 'tip tip-below' : 'tip'} role="tooltip" style={{ left: x, top: tip.y }}>
      {tip.text}
    </div>
  )
}
