/** The place of the board: it measures itself, and hands the board what it needs. */
import { describeTarget } from '@bitoku/text'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Board } from '../board/board.tsx'
import type { Focus } from '../board/targets.ts'
import { useMarks } from '../history/use-marks.ts'
import { useKeyAction } from '../keys/registry.ts'
import { useAhead, useChoice, useGame } from './game.ts'
import { idAt } from './inspect/id-at.ts'
import { useZoomMemory } from './use-zoom-memory.ts'
import { whyNotSentence } from './why-not.ts'

type Size = readonly [number, number]

/**
 * About the size of the stage on a wide window, where a guess is enough to begin drawing: measuring would make the
 * browser lay out everything twice. The observer puts it right before anything is painted.
 */
const guessSize = (): Size =>
  innerWidth >= 1400
    ? [innerWidth - 620, innerHeight - 280]
    : innerWidth >= 1000
      ? [innerWidth - 264, innerHeight - 280]
      : [0, 0]

/** The size of an element, kept up to date. */
function useSize(): readonly [RefObject<HTMLDivElement | null>, number, number] {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(guessSize)
  useLayoutEffect(() => {
    const { current } = box
    if (current === null) return
    const measure = (): void =>
      setSize((last) => {
        const { clientWidth: width, clientHeight: height } = current
        return last[0] === width && last[1] === height ? last : [width, height]
      })
    if (size[0] === 0) measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
    // Only the first guess matters here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return [box, ...size]
}

/** The target under the pointer or with the focus. */
function targetOf({ target }: { readonly target: EventTarget }): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-target]')?.getAttribute('data-target') ?? undefined
}

interface BoardPlaceProps {
  readonly focus: Focus
  /** A part of the board was asked for on the board itself. */
  readonly onFocus?: (focus: Focus) => void
}

/** The stage with the board on it. */
export function BoardPlace({ focus, onFocus }: BoardPlaceProps): ReactNode {
  const game = useGame()
  const { snapshot, edition, tell, language, style } = game
  const { decision, chosen, point, look, stateOf } = useChoice()
  const ahead = useAhead()
  const [box, width, height] = useSize()
  const zoomMemory = useZoomMemory(snapshot.gameId)
  const { view, seats } = snapshot
  const lastMove = useMarks()
  const words = useMemo(
    () => ({ language, style, seatNames: seats.map((seat) => seat.name) }),
    [language, style, seats],
  )
  const explain = (target: string): void => {
    if (stateOf(target) === 'idle') tell(whyNotSentence(game, snapshot, decision, chosen, target))
  }
  // Why it is not possible; what it is, whoever explains things says.
  useKeyAction('explain', (event) => {
    const target = event.target === null ? undefined : targetOf({ target: event.target })
    if (target !== undefined && box.current?.contains(event.target as Node)) explain(target)
    return false
  })
  const hover = (event: { readonly target: EventTarget }): void => {
    const target = targetOf(event)
    look(target)
    if (target === undefined || !(event.target instanceof Element)) return
    const described = describeTarget(target, { view, edition, decision }, { ...words, style: 'plain' })
    const tip = [described.name, described.sentence?.() ?? ''].join('\n').trim()
    const thing = event.target.closest('[data-target]')
    thing?.setAttribute('data-tip', tip)
    const shown = idAt(target, view)
    if (shown !== undefined) thing?.setAttribute('data-inspect', shown)
    else thing?.removeAttribute('data-inspect')
  }
  return (
    <div ref={box} className="stage" onPointerOver={hover} onPointerLeave={() => look(undefined)} onFocus={hover}>
      {width > 0 && height > 0 ? (
        <Board
          view={view}
          edition={edition}
          decision={decision}
          selected={chosen}
          lastMove={lastMove}
          words={words}
          onTarget={point}
          onExplain={explain}
          focus={focus}
          onFocus={onFocus}
          preview={ahead?.view}
          zoomMemory={zoomMemory}
          width={width}
          height={height}
        />
      ) : undefined}
    </div>
  )
}
