/** The state of choosing: the targets pointed at, the option looked at, its preview. */
import type { Decision, ExplainedOption } from '@bitoku/engine'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ArtState } from '../art/state-ring.tsx'
import { askedAbout, usePreferences } from '../app/preferences.ts'
import { problemSentence } from '../app/problems.ts'
import { focusOn, legalItems } from '../keys/items.ts'
import { wasKey } from '../keys/last-input.ts'
import type { Words } from '../app/words.ts'
import type { Host, Preview, Snapshot } from '@bitoku/host'
import { isAskedAbout } from '@bitoku/text'
import { legalTargets } from '../board/targets.ts'
import { narrow, type Narrowed, point as pointAt } from './narrowing.ts'
import { takeThen } from './press.ts'
import { useSelection } from './use-selection.ts'
import { whyNotSentence } from './why-not.ts'

/** What choosing offers to the parts of the table. */
export interface Choosing {
  /** The decision; of a part that is to come first, only its options. */
  readonly decision: Decision | undefined
  readonly chosen: readonly string[]
  /** The part of the bundle that is to come first. */
  readonly part: number | undefined
  /** The option that is not taken before it is asked about once more: it wastes or reveals something. */
  readonly asking: ExplainedOption | undefined
  readonly narrowed: Narrowed
  /** Points at a target: chooses it, leads on from it or takes it back, or says why it cannot be chosen. */
  readonly point: (target: string) => void
  /** Looks at a target without choosing it; undefined: no longer. */
  readonly look: (target: string | undefined) => void
  readonly lookAt: (option: ExplainedOption | undefined) => void
  /** Takes an option, or asks once more. */
  readonly take: (option: ExplainedOption) => void
  /** Takes an option without asking. */
  readonly takeAnyway: (option: ExplainedOption) => void
  /** Lets a part of the bundle come first; undefined: any. */
  readonly begin: (part: number | undefined) => void
  readonly clear: () => void
  readonly stateOf: (target: string) => ArtState
}

/** What stands beside the selection, for one version of the table. */
interface Beside {
  readonly version: number
  readonly part?: number | undefined
  readonly asking?: ExplainedOption | undefined
}

const none: readonly string[] = []
const noOptions: readonly ExplainedOption[] = []

/** Whether a single click acts; a key selects first, unless acting at once is preferred. */
function useActsAtOnce(): () => boolean {
  const mode = usePreferences((state) => state.clickMode)
  return useCallback(
    () => (mode === 'auto' ? !wasKey() && matchMedia('(pointer: fine)').matches : mode === 'act'),
    [mode],
  )
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
  const { version } = snapshot
  const [chosen, select] = useSelection(snapshot)
  const [beside, setBeside] = useState<Beside>({ version })
  /** The moment whose answer is on its way: a second click on it comes too late. */
  const taken = useRef<number>(undefined)
  const actsAtOnce = useActsAtOnce()
  const { part, asking }: Beside = beside.version === version ? beside : { version }
  const decision = useMemo(() => onlyPart(snapshot.decision, part), [snapshot.decision, part])

  return useMemo((): Choosing => {
    const options = decision?.options ?? noOptions
    const narrowed = narrow(options, chosen)
    const legal = legalTargets(decision, chosen)

    const takeAnyway = (option: ExplainedOption): void => {
      if (taken.current === version) return
      taken.current = version
      takeThen(async () => {
        const outcome = await host.choose(option.move, version)
        taken.current = undefined
        if (!outcome.ok) tell(problemSentence(words, outcome.problem))
      })
    }

    const take = (option: ExplainedOption): void => {
      if (isAskedAbout(option, askedAbout())) setBeside({ version, part, asking: option })
      else takeAnyway(option)
    }

    const point = (target: string): void => {
      const again = chosen.includes(target)
      if (again && narrowed.unique !== undefined && !actsAtOnce()) return take(narrowed.unique)
      if (again && (wasKey() || !actsAtOnce())) return goOn(narrowed)
      const after = pointAt(options, chosen, target)
      if (after === undefined) return tell(whyNotSentence(words, snapshot, decision, chosen, target))
      const { unique } = narrow(options, after)
      if (unique !== undefined && !again && actsAtOnce()) return take(unique)
      select(after)
      setBeside({ version, part })
    }

    const lookAt = (option: ExplainedOption | undefined): void => looking.set(option && { version, move: option.move })

    const look = (target: string | undefined): void => {
      const after = target === undefined ? undefined : pointAt(options, chosen, target)
      const found = after === undefined ? undefined : narrow(options, after)
      lookAt(found?.unique ?? found?.complete[0])
    }

    return {
      decision,
      chosen,
      part,
      asking,
      narrowed,
      point,
      look,
      lookAt,
      take,
      takeAnyway,
      begin: (first) => {
        select(none)
        setBeside({ version, part: first })
      },
      clear: () => {
        select(none)
        setBeside({ version })
      },
      stateOf: (target) => (chosen.includes(target) ? 'selected' : legal.has(target) ? 'legal' : 'idle'),
    }
  }, [host, snapshot, decision, version, chosen, select, part, asking, words, tell, actsAtOnce, looking])
}

/**
 * Pressing again what is selected leads on: to the buttons of the ways in which it can be done; with keys, to what can be
 * chosen next. A finger finds that by its rings.
 */
function goOn({ complete, next }: Narrowed): void {
  if (complete.length > 0)
    focusOn(document.querySelector<HTMLElement>('.prompt-buttons :is([data-move], [aria-expanded])'))
  else if (wasKey()) focusOn(legalItems().find(({ dataset: { target = '' } }) => next.has(target)) ?? legalItems()[0])
}

/** The decision with the options of one part only. */
function onlyPart(decision: Decision | undefined, part: number | undefined): Decision | undefined {
  if (decision === undefined || part === undefined) return decision
  return { ...decision, options: decision.options.filter((option) => option.part === part) }
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
