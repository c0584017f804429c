/** The table: everything around the board, in the layout of the window. */
import { nameOf } from '@bitoku/words'
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { LiveRegions } from '../announce/live-regions.tsx'
import { usePreferences } from '../app/preferences.ts'
import { tableIsPainted } from '../app/painted.ts'
import { useWords } from '../app/words.ts'
import { type Focus, focusNames } from '../board/targets.ts'
import type { Host, Snapshot } from '@bitoku/host'
import { usePlaceKeys } from '../keys/use-place-keys.ts'
import { useMotion } from '../motion/use-motion.ts'
import { historyScreen } from '../history/history-screen.ts'
import { useGoing } from '../history/use-going.ts'
import { shownSource, useIsPast, useShown } from '../history/use-history.ts'
import { useHistoryKeys } from '../history/use-history-keys.ts'
import { useLinkedMoment } from '../history/use-linked-moment.ts'
import { useWantedPart } from '../history/use-wanted-part.ts'
import { AppBar } from './app-bar.tsx'
import { BoardPlace } from './board-place.tsx'
import { Cascade } from './cascade.tsx'
import { DiceStrip } from './dice-strip.tsx'
import { Hand, Piles } from './dock.tsx'
import { Domain } from './domain/domain.tsx'
import { Shelf } from './domain/shelf.tsx'
import { Ahead, Choice, edition, Game, type GameContext, ownSeat, Story, useChoice, useGame } from './game.ts'
import { useExtras } from './extras.ts'
import { Log } from './log.tsx'
import { Nav, panes } from './nav.tsx'
import { Panels } from './panels.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { RegionChips, useTargetCounts } from './region-chips.tsx'
import { RivalChips, Rivals } from './rivals.tsx'
import { useToast } from './toast.tsx'
import { Unsaved } from './unsaved.tsx'
import { type Choosing, type Looking, makeLooking, useChoosing, usePreview } from './use-choosing.ts'
import { useEvents } from './use-events.ts'
import { momentOf, oneOf, useKept } from './use-kept.ts'
import { useKeys } from './use-keys.ts'
import { isNarrow, type Layout, useLayout } from './use-layout.ts'

const Curtain = lazy(async () => ({ default: (await import('./curtain.tsx')).Curtain }))
const SinceBar = lazy(async () => ({ default: (await import('../history/since-bar.tsx')).SinceBar }))
const TextBoard = lazy(async () => ({ default: (await import('../text/text-board.tsx')).TextBoard }))
const MenuBody = lazy(async () => ({ default: (await import('./menu.tsx')).MenuBody }))

interface Props {
  readonly host: Host
  readonly snapshot: Snapshot
}

/** The table of the open game. */
export function Table({ host, snapshot: now }: Props): ReactNode {
  // Effects come after the first paint.
  useEffect(tableIsPainted, [])
  const words = useWords()
  const snapshot = useShown(now)
  const [toast, tell] = useToast()
  const [looking] = useState(makeLooking)
  const choosing = useChoosing(host, snapshot, words, tell, looking)
  const events = useEvents(host, now)
  const { seats, view, version, curtain } = snapshot
  const game = useMemo((): GameContext => {
    const seatName = (seat: number): string => seats[seat]?.name ?? ''
    const full = (id: string): string => nameOf(words.language, 'plain', id)
    return {
      ...words,
      host,
      snapshot,
      now,
      tell,
      seatName,
      full,
      telling: { edition, seatName, style: words.style, view },
    }
  }, [words, host, snapshot, now, tell, seats, view])
  return (
    <Game value={game}>
      <Story value={events}>
        <Choice value={choosing}>
          <LookAhead host={host} version={version} choosing={choosing} looking={looking}>
            {curtain === undefined ? (
              <Rendered toast={toast} />
            ) : (
              <Suspense>
                <Curtain key={`${version}`} seat={curtain} />
              </Suspense>
            )}
            <LiveRegions />
          </LookAhead>
        </Choice>
      </Story>
    </Game>
  )
}

interface LookAheadProps {
  readonly host: Host
  readonly version: number
  readonly choosing: Choosing
  readonly looking: Looking
  readonly children: ReactNode
}

/** Gives the preview to whoever asks for it; hovering draws nothing else again. */
function LookAhead({ host, version, choosing, looking, children }: LookAheadProps): ReactNode {
  return <Ahead value={usePreview(host, version, choosing, looking)}>{children}</Ahead>
}

/** The table as it is preferred: drawn, or as text. */
function Rendered({ toast }: { readonly toast: ReactNode }): ReactNode {
  const board = usePreferences((state) => state.board)
  const going = useGoing()
  useHistoryKeys(going)
  useLinkedMoment(going)
  if (board === 'drawn') return <Room toast={toast} />
  return (
    <Suspense>
      <TextBoard toast={toast} />
    </Suspense>
  )
}

/** Everything on the table, and the sheets that open above it. */
const Room = memo(({ toast }: { readonly toast: ReactNode }): ReactNode => {
  const { host, snapshot, tell, t } = useGame()
  const choosing = useChoice()
  const layout = useLayout()
  const extras = useExtras()
  const { view } = snapshot
  const isPast = useIsPast()
  useMotion(useMemo(() => shownSource(host), [host]))
  useKeys({ host, snapshot, choosing, onBlocked: () => tell(t('turn.blocked')) })
  return (
    <div className="table" data-layout={layout} data-phase={view.phase}>
      <AppBar layout={layout} />
      {isPast ? (
        <Suspense>
          <historyScreen.Show />
        </Suspense>
      ) : (
        <PromptBar compact={isNarrow(layout)} />
      )}
      {isNarrow(layout) || layout === 'tablet' ? <NarrowPanes layout={layout} /> : <DeskPanes layout={layout} />}
      <Panels />
      <Unsaved />
      {extras === undefined ? undefined : <extras.Above />}
      {toast}
    </div>
  )
})

/** Where one looks, and since which question. */
interface LookingAt {
  readonly focus: Focus
  readonly moment: string
}

const wholeBoard: LookingAt = { focus: 'all', moment: '' }
const isFocus = oneOf(focusNames)
const isAt = (value: unknown): value is LookingAt =>
  typeof value === 'object' &&
  value !== null &&
  'focus' in value &&
  isFocus(value.focus) &&
  'moment' in value &&
  typeof value.moment === 'string'

/** Goes once to the part of the board that holds all targets of a new question. */
function useFocus(): readonly [Focus, (focus: Focus) => void] {
  const { snapshot } = useGame()
  const counts = useTargetCounts()
  const moment = momentOf(snapshot)
  const [at, setAt] = useKept('focus', wholeBoard, isAt)
  const parts = [...counts].flatMap(([part, n]) => (n > 0 ? [part] : []))
  const only = parts.length === 1 ? parts[0] : undefined
  // Before the page is painted, so that nothing is seen to move on a part that is left.
  useLayoutEffect(() => {
    if (only !== undefined && at.moment !== moment) setAt({ focus: only, moment })
    // Only a new question may move the camera, and only once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [snapshot])
  const setFocus = useCallback((focus: Focus) => setAt({ focus, moment }), [setAt, moment])
  return [at.focus, setFocus]
}

interface PaneProps {
  readonly layout: Layout
}

const tabs = ['hand', 'domain'] as const
const isTab = oneOf(tabs)
const isPane = oneOf(panes)

/** What stands around the board comes a moment after it, into the room it has: the board is what one waits for. */
function AfterBoard({ children }: { readonly children: ReactNode }): ReactNode {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => setPainted(true), [])
  return isPainted ? children : undefined
}

/** The log; at a network table the chat beside it. */
function LogPlace(): ReactNode {
  const extras = useExtras()
  return extras === undefined ? <Log /> : <extras.Side log={<Log />} />
}

const DeskPanes = memo(({ layout }: PaneProps): ReactNode => {
  const { snapshot, t } = useGame()
  const [tab, setTab] = useKept('tab', 'hand', isTab)
  const seat = ownSeat(snapshot)
  const wide = layout === 'wide'
  usePlaceKeys({
    view: snapshot.view,
    show: (place) => (place === 'hand' || place === 'domain' ? setTab(place) : undefined),
  })
  return (
    <>
      <main className="area-board">
        <BoardPlace focus="all" />
      </main>
      <section className="area-dock">
        {wide ? undefined : (
          <div className="dock-top">
            <div className="tabs" role="tablist">
              {tabs.map((one) => (
                <button
                  key={one}
                  type="button"
                  role="tab"
                  aria-selected={tab === one}
                  className="tab"
                  onClick={() => setTab(one)}
                >
                  {t(`tab.${one}`)}
                </button>
              ))}
            </div>
            <DiceStrip size={27} named={false} />
            <Shelf seat={seat} score icon={22} />
          </div>
        )}
        {wide || tab === 'hand' ? (
          <div className="dock">
            <AfterBoard>
              <Piles width={wide ? 58 : 44} />
              <Hand size={wide ? 'full' : 'middle'} />
              <PreviewPanel />
            </AfterBoard>
          </div>
        ) : (
          <Domain seat={seat} own headed={false} />
        )}
      </section>
      {wide ? (
        <aside className="area-domain">
          <AfterBoard>
            <Domain seat={seat} own />
          </AfterBoard>
        </aside>
      ) : undefined}
      <aside className="area-side">
        <AfterBoard>
          <Rivals />
          <Suspense>
            <SinceBar />
          </Suspense>
          <LogPlace />
        </AfterBoard>
      </aside>
    </>
  )
})

const NarrowPanes = memo(({ layout }: PaneProps): ReactNode => {
  const { snapshot } = useGame()
  const [pane, setPane] = useKept('pane', 'board', isPane)
  const [focus, setFocus] = useFocus()
  const seat = ownSeat(snapshot)
  const tablet = layout === 'tablet'
  usePlaceKeys({
    view: snapshot.view,
    show: (place) => setPane(place === 'hand' ? 'board' : place),
    onFocus: setFocus,
  })
  useWantedPart((part) => {
    if (!tablet) setPane('board')
    if (part !== undefined) setFocus(part)
  })
  const atBoard = pane === 'board' || tablet
  const inner = ((): ReactNode => {
    switch (pane) {
      case 'domain':
        return <Domain seat={seat} own headed={!tablet} />
      case 'rivals':
        return <Rivals />
      case 'log':
        return <LogPlace />
      case 'more':
        return (
          <Suspense>
            <MenuBody />
          </Suspense>
        )
      case 'board':
        return tablet ? (
          <div className="dock">
            <Piles width={58} />
            <div className="tablet-hand">
              <Hand size="middle" />
              <DiceStrip size={32} named />
            </div>
            <PreviewPanel />
          </div>
        ) : undefined
    }
  })()
  return (
    <>
      <div className="area-chips">
        <RivalChips />
      </div>
      {atBoard ? (
        <>
          <main className="area-board">
            <BoardPlace focus={focus} onFocus={setFocus} />
            <Suspense>
              <SinceBar floating />
            </Suspense>
          </main>
          <div className="area-regions">
            <RegionChips focus={focus} onFocus={setFocus} />
          </div>
        </>
      ) : (
        <main className="area-pane">{inner}</main>
      )}
      <div className="area-shelf">
        <Shelf seat={seat} score icon={tablet ? 26 : 20} />
      </div>
      {tablet ? (
        <section className="area-tabs">{inner}</section>
      ) : (
        <section className="area-hand">
          <Hand size={layout === 'phone' ? 'peek' : 'ribbon'} />
          <DiceStrip size={layout === 'phone' ? 26 : 24} named={layout === 'phone'} />
        </section>
      )}
      {tablet ? undefined : (
        <div className="area-cascade">
          <Cascade size={16} />
        </div>
      )}
      <Nav pane={pane} onPane={setPane} tablet={tablet} />
    </>
  )
})
