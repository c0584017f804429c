/** The state of choosing: the targets pointed at, the option looked at, its preview. */
import type { ExplainedOption } from '@bitoku/engine'
import { impossibleSentence } from '@bitoku/words'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ArtState } from '../art/state-ring.tsx'
import { usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import type { Words } from '../app/words.ts'
import type { Host, Preview, Snapshot } from '../host/host.ts'
import { legalTargets } from '../board/targets.ts'
import { narrow, type Narrowed, point as pointAt, whyNot } from './narrowing.ts'

/** What choosing offers to the parts of the table. */
export interface Choosing {
  readonly chosen: readonly string[]
  readonly narrowed: Narrowed
  readonly preview: Preview | undefined
  readonly point: (target: string) => void
  readonly look: (target: string | undefined) => void
  readonly lookAt: (option: ExplainedOption | undefined) => void
  readonly take: (option: ExplainedOption) => void
  readonly clear: () => void
  readonly stateOf: (target: string) => ArtState
}

const none: readonly string[] = []
const noOptions: readonly ExplainedOption[] = []

/** Whether a single click acts. */
function useActsAtOnce(): boolean {
  const mode = usePreferences((state) => state.clickMode)
  return mode === 'auto' ? matchMedia('(pointer: fine)').matches : mode === 'act'
}

/** Choosing among the options of the present decision. */
export function useChoosing(host: Host, snapshot: Snapshot, words: Words, tell: (text: string) => void): Choosing {
  const { decision, version } = snapshot
  const options = decision?.options ?? noOptions
  const [selection, setSelection] = useState({ version, chosen: none })
  const [looked, setLooked] = useState<{ readonly version: number; readonly move: string }>()
  const actsAtOnce = useActsAtOnce()
  const chosen = selection.version === version ? selection.chosen : none
  const narrowed = useMemo(() => narrow(options, chosen), [options, chosen])
  const legal = useMemo(() => legalTargets(decision, chosen), [decision, chosen])

  const take = useCallback(
    (option: ExplainedOption): void => {
      void host.choose(option.move, version).then((outcome) => {
        if (!outcome.ok) tell(problemSentence(words, outcome.problem))
      })
    },
    [host, version, tell, words],
  )

  const point = (target: string): void => {
    if (decision === undefined) return
    const again = chosen.includes(target)
    if (again && narrowed.unique !== undefined && !actsAtOnce) return take(narrowed.unique)
    const after = pointAt(options, chosen, target)
    if (after === undefined) {
      const reason = whyNot(decision, chosen, target)
      if (reason !== undefined) tell(impossibleSentence(words.language, reason))
      return
    }
    const { unique } = narrow(options, after)
    if (unique !== undefined && !again && actsAtOnce) return take(unique)
    setSelection({ version, chosen: after })
  }

  const lookAt = (option: ExplainedOption | undefined): void =>
    setLooked((last) =>
      last?.move === option?.move && last?.version === version ? last : option && { version, move: option.move },
    )

  const look = (target: string | undefined): void => {
    const after = target === undefined ? undefined : pointAt(options, chosen, target)
    const found = after === undefined ? undefined : narrow(options, after)
    const option = found?.unique ?? found?.complete[0]
    lookAt(option)
  }

  const seen =
    looked?.version === version
      ? looked.move
      : (narrowed.unique?.move ?? (chosen.length > 0 ? narrowed.complete[0]?.move : undefined))
  const preview = usePreview(host, seen, version)

  return {
    chosen,
    narrowed,
    preview,
    point,
    look,
    lookAt,
    take,
    clear: () => setSelection({ version, chosen: none }),
    stateOf: (target) => (chosen.includes(target) ? 'selected' : legal.has(target) ? 'legal' : 'idle'),
  }
}

/** The preview of a move, as soon as the host has it. */
function usePreview(host: Host, move: string | undefined, version: number): Preview | undefined {
  const [found, setFound] = useState<{ readonly version: number; readonly preview: Preview }>()
  const wanted = useRef('')
  useEffect(() => {
    wanted.current = `${version} ${move}`
    if (move === undefined) return
    const key = wanted.current
    void host.preview(move, version).then((outcome) => {
      if (outcome.ok && wanted.current === key) setFound({ version, preview: outcome.value })
    })
  }, [host, move, version])
  return found?.version === version && found.preview.option.move === move ? found.preview : undefined
}
