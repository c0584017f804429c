/** The layer above the table on which things fly, and the list of all that runs: it can be finished at any moment. */
import type { Box } from './bodies.ts'

interface Running {
  readonly animation: Animation
  readonly end: () => void
}

/** The layer and what runs on it. */
export interface Stage {
  /** Puts something on the layer: it is gone when its animation ends. */
  readonly put: (box: Box, content: Node | undefined, className: string) => HTMLElement
  /** Runs an animation; what was put on the layer goes with its end. */
  readonly run: (element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions) => void
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
  const running = new Set<Running>()

  const run: Stage['run'] = (element, frames, timing) => {
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
  const finish = (): void => {
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
      layer.append(element)
      return element
    },
    run,
    finish,
    remove: () => {
      finish()
      layer.remove()
    },
  }
}
