/** The main board of the game, drawn from a view. */
import { boardWord, type BoardWords } from '@bitoku/text'
import type { Decision, Edition, View } from '@bitoku/engine'
import { type KeyboardEvent, type MouseEvent, type ReactNode, Suspense, useMemo } from 'react'
import { boardModel } from './model.ts'
import { Overview } from './overview.tsx'
import { narrowOverview, partOnStage } from './small-board.ts'
import { narrowest, stageSize } from './stage-size.ts'
import { type Focus, focusNames } from './targets.ts'
import { useZoom, type ZoomMemory } from './use-zoom.ts'
import { barHeight, ZoomBar } from './zoom.tsx'

/** What the board takes. */
export interface BoardProps {
  readonly view: View
  readonly edition: Edition
  readonly decision?: Decision | undefined
  readonly selected?: readonly string[] | undefined
  /** Targets that changed since the viewer's last turn. */
  readonly lastMove?: readonly string[] | undefined
  readonly words: BoardWords
  readonly focus?: Focus | undefined
  /** The table after the option that is looked at: what would be new on the board is drawn as a ghost. */
  readonly preview?: View | undefined
  readonly width: number
  readonly height: number
  /** Anything was chosen, possible or not. */
  readonly onTarget: (target: string) => void
  /** Anything was asked about with the secondary button. */
  readonly onExplain?: ((target: string) => void) | undefined
  /** A part was asked for: a column of the narrow overview, or the small map of a stage. Without it there is no way in. */
  readonly onFocus?: ((focus: Focus) => void) | undefined
  /** Where the zoom is remembered. */
  readonly zoomMemory?: ZoomMemory | undefined
}

const nothing: readonly string[] = []

/** The nearest value of an attribute at or around what an event happened to. */
function attributeAt(event: { readonly target: EventTarget | null }, name: string): string | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  return target.closest(`[${name}]`)?.getAttribute(name) ?? undefined
}
const targetAt = (event: { readonly target: EventTarget | null }): string | undefined =>
  attributeAt(event, 'data-target')
/** A part that the event asks for, where nothing nearer can be chosen. */
function focusAt(event: { readonly target: EventTarget | null }): Focus | undefined {
  const asked = attributeAt(event, 'data-focus')
  return focusNames.find((name) => name === asked)
}

/** The main board: whole, or one part of it filling the stage. */
export function Board(props: BoardProps): ReactNode {
  const { view, edition, decision, selected = nothing, lastMove = nothing, words } = props
  const { width, height, onTarget, onExplain, onFocus, focus = 'all', preview } = props
  const model = useMemo(
    () => boardModel({ view, edition, decision, selected, lastMove, words, preview }),
    [view, edition, decision, selected, lastMove, words, preview],
  )
  const narrow = width < narrowest
  const { w, h } = stageSize(focus, width, height)
  const foot = barHeight / Math.min(width / w, height / h)
  const zoom = useZoom({ w, h, foot }, `${focus} ${width} ${height}`, props.zoomMemory)

  const point = (event: { readonly target: EventTarget | null }): boolean => {
    const target = targetAt(event)
    const part = focusAt(event)
    if (target !== undefined) onTarget(target)
    else if (part !== undefined) onFocus?.(part)
    return target !== undefined || part !== undefined
  }
  const choose = (event: MouseEvent): void => {
    if (!zoom.wasGesture()) point(event)
  }
  const explain = (event: MouseEvent): void => {
    const target = targetAt(event)
    if (target === undefined || onExplain === undefined) return
    event.preventDefault()
    onExplain(target)
  }
  const press = (event: KeyboardEvent<SVGSVGElement>): void => {
    const isPress = (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) || event.key === ' '
    if (isPress && (event.repeat || point(event))) event.preventDefault()
  }

  return (
    <div className="board-stage" style={{ width, height }}>
      <svg
        ref={zoom.svg}
        className={zoom.scale > 1 ? 'board board-near' : 'board'}
        width={width}
        height={height}
        viewBox={`0 0 ${w} ${h}`}
        role="group"
        aria-label={boardWord(words.language, 'board')}
        onClick={choose}
        onContextMenu={explain}
        onKeyDown={press}
      >
        <g ref={zoom.scene} className="scene">
          {focus === 'all' && !narrow ? (
            <Overview model={model} words={words} isChosen={selected.length > 0} />
          ) : (
            <Suspense>
              {focus === 'all' ? (
                <narrowOverview.Show model={model} words={words} w={w} h={h} />
              ) : (
                <partOnStage.Show key={focus} model={model} words={words} focus={focus} w={w} h={h} />
              )}
            </Suspense>
          )}
        </g>
      </svg>
      {zoom.scale > 1.01 ? <ZoomBar zoom={zoom} words={words} /> : undefined}
    </div>
  )
}
