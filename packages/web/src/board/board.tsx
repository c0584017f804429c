/** The main board of the game, drawn from a view. */
import type { Decision, Edition, View } from '@bitoku/engine'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo } from 'react'
import type { BoardWords } from './describe.ts'
import { boardWord } from './messages.ts'
import { boardModel } from './model.ts'
import { nearest } from './navigate.ts'
import { Overview, overviewSize } from './overview.tsx'
import { smallestStage, Stage } from './stage.tsx'
import type { Focus } from './targets.ts'

/** What the board takes. */
export interface BoardProps {
  readonly view: View
  readonly edition: Edition
  readonly decision?: Decision | undefined
  readonly selected?: readonly string[] | undefined
  /** Targets that changed since the viewer's last turn. */
  readonly lastMove?: readonly string[] | undefined
  /** Who covered a favour (`favour:yomi:bitoku` → seat), as the events tell it. */
  readonly seals?: Readonly<Record<string, number>> | undefined
  readonly words: BoardWords
  readonly focus?: Focus | undefined
  readonly width: number
  readonly height: number
  /** Anything was chosen, possible or not. */
  readonly onTarget: (target: string) => void
  /** Anything was asked about: the secondary button, or the key i. */
  readonly onExplain?: ((target: string) => void) | undefined
}

const nothing: readonly string[] = []
const noSeals: Readonly<Record<string, number>> = {}

function targetAt(event: { readonly target: EventTarget }): string | undefined {
  const { target } = event
  if (!(target instanceof Element)) return undefined
  return target.closest('[data-target]')?.getAttribute('data-target') ?? undefined
}

/** The main board: whole, or one part of it filling the stage. */
export function Board(props: BoardProps): ReactNode {
  const { view, edition, decision, selected = nothing, lastMove = nothing, seals = noSeals, words } = props
  const { width, height, onTarget, onExplain, focus = 'all' } = props
  const model = useMemo(
    () => boardModel({ view, edition, decision, selected, lastMove, words, seals }),
    [view, edition, decision, selected, lastMove, words, seals],
  )

  const choose = (event: MouseEvent): void => {
    const target = targetAt(event)
    if (target !== undefined) onTarget(target)
  }
  const explain = (event: MouseEvent): void => {
    const target = targetAt(event)
    if (target === undefined || onExplain === undefined) return
    event.preventDefault()
    onExplain(target)
  }
  const press = (event: KeyboardEvent<SVGSVGElement>): void => {
    const target = targetAt(event)
    if (target === undefined) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      onTarget(target)
    } else if (event.key === 'i') onExplain?.(target)
    else if (nearest(event.currentTarget, event.target, event.key)) event.preventDefault()
  }

  const scale = Math.min(width, height) / smallestStage
  const stage = focus === 'all' ? overviewSize : { w: width / scale, h: height / scale }
  return (
    <svg
      className="board"
      width={width}
      height={height}
      viewBox={`0 0 ${stage.w} ${stage.h}`}
      role="group"
      aria-label={boardWord(words.language, 'board')}
      onClick={choose}
      onContextMenu={explain}
      onKeyDown={press}
    >
      {focus === 'all' ? (
        <Overview model={model} words={words} />
      ) : (
        <Stage key={focus} model={model} words={words} focus={focus} {...stage} />
      )}
    </svg>
  )
}
