/** The layer above the table on which things fly, and the list of all that runs: it can be finished at any moment. */
import type { Box } from './bodies.ts'

interface Running {
  readonly animation: Animation
  readonly end: () => void
}

interface Wish {
  readonly element: Element
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
}

/**
 * The layer and what runs on it. What is put and run begins with `act`, all at once: the page is only read before, since
 * reading it between two changes would make the browser lay it out for each of them.
 */
export interface Stage {
  /** Puts something on the layer: it is gone when its animation ends. */
  readonly put: (box: Box, content: Node | undefined, className: string) => HTMLElement
  /** Runs an animation; what was put on the layer goes with its end. */
  readonly run: (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => void
  /** Begins all that was put and run. */
  readonly act: () => void
  /** Does something when the frame that is being made has been painted, unless everything is finished before. */
  readonly later: (work: () => void) => void
  /** Finishes everything at once. */
  readonly finish: () => void
  readonly remove: () => void
}

/** Makes the layer; the speed is asked for whenever something begins. */
export function makeStage(speed: () => number): Stage {
  const layer = document.createElement('div')
  layer.className = 'motion'
  layer.inert = true
  document.body.prepend(layer)
  const arriving: HTMLElement[] = []
  const wishes: Wish[] = []
  const running = new Set<Running>()
  const waiting = new Set<ReturnType<typeof setTimeout>>()

  const start = ({ element, frames, timing }: Wish): void => {
    const animation = element.animate(frames, timing)
    animation.playbackRate = speed()
    const one: Running = {
      animation,
      end: () => {
        running.delete(one)
        if (element.parentElement === layer) element.remove()
      },
    }
    running.add(one)
    animation.addEventListener('finish', one.end)
    // The element was taken off the page.
    animation.addEventListener('cancel', one.end)
  }
  const act = (): void => {
    layer.append(...arriving.splice(0))
    wishes.splice(0).forEach(start)
  }
  const later = (work: () => void): void => {
    const timer = setTimeout(() => {
      waiting.delete(timer)
      work()
      act()
    })
    waiting.add(timer)
  }
  const finish = (): void => {
    waiting.forEach(clearTimeout)
    waiting.clear()
    for (const { animation, end } of running) {
      animation.finish()
      end()
    }
  }
  return {
    put: ({ x, y, w, h }, content, className) => {
      const element = document.createElement('div')
      element.className = className
      element.style.cssText = `left:${x}px;top:${y}px;width:${w}px;height:${h}px`
      if (content !== undefined) element.append(content)
      arriving.push(element)
      return element
    },
    run: (element, frames, timing) => wishes.push({ element, frames, timing }),
    act,
    later,
    finish,
    remove: () => {
      finish()
      layer.remove()
    },
  }
}
