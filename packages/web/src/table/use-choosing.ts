/** The state of choosing: the targets pointed at, the option looked at, its preview. */
import type { ExplainedOption } from '@bitoku/engine'
import { impossibleSentence } from '@bitoku/words'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
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
  /** Points at a target: chooses it, takes it back, or says why it cannot be chosen. */
  readonly point: (target: string) => void
  /** Looks at a target without choosing it; undefined: no longer. */
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

/** What is looked at: kept outside the components, so that hovering draws nothing again but the preview. */
export interface Looking {
  readonly get: () => Looked | undefined
  readonly set: (looked: Looked | undefined) => void
  readonly subscribe: (listener: () => void) => () => void
}

interface Looked {
  readonly version: number
  readonly move: string
}

/** Nothing is looked at yet. */
export function makeLooking(): Looking {
  let now: Looked | undefined
  const listeners = new Set<() => void>()
  return {
    get: () => now,
    set: (next) => {
      if (next?.move === now?.move && next?.version === now?.version) return
      now = next
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

/** Choosing among the options of the present decision. */
export function useChoosing(
  host: Host,
  snapshot: Snapshot,
  words: Words,
  tell: (text: string) => void,
  looking: Looking,
): Choosing {
  const { decision, version } = snapshot
  const options = decision?.options ?? noOptions
  const [selection, setSelection] = useState({ version, chosen: none })
  const actsAtOnce = useActsAtOnce()
  const chosen = selection.version === version ? selection.chosen : none

  return useMemo((): Choosing => {
    const narrowed = narrow(options, chosen)
    const legal = legalTargets(decision, chosen)

    const take = (option: ExplainedOption): void => {
      void host.choose(option.move, version).then((outcome) => {
        if (!outcome.ok) tell(problemSentence(words, outcome.problem))
      })
    }

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

    const lookAt = (option: ExplainedOption | undefined): void => looking.set(option && { version, move: option.move })

    const look = (target: string | undefined): void => {
      const after = target === undefined ? undefined : pointAt(options, chosen, target)
      const found = after === undefined ? undefined : narrow(options, after)
      lookAt(found?.unique ?? found?.complete[0])
    }

    return {
      chosen,
      narrowed,
      point,
      look,
      lookAt,
      take,
      clear: () => setSelection({ version, chosen: none }),
      stateOf: (target) => (chosen.includes(target) ? 'selected' : legal.has(target) ? 'legal' : 'idle'),
    }
  }, [host, decision, options, version, chosen, words, tell, actsAtOnce, looking])
}

/** What the option looked at, or else the one chosen, would lead to: as soon as the host has it. */
export function usePreview(host: Host, version: number, choosing: Choosing, looking: Looking): Preview | undefined {
  const { narrowed, chosen } = choosing
  const looked = useSyncExternalStore(looking.subscribe, looking.get)
  const move =
    looked?.version === version
      ? looked.move
      : (narrowed.unique?.move ?? (chosen.length > 0 ? narrowed.complete[0]?.move : undefined))
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
