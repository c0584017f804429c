/** The table: everything around the board, in the layout of the window. */
import { ownSeat } from '@bitoku/text'
import { lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { usePreferences } from '../app/preferences.ts'
import { afterPaint, tableIsPainted } from '../app/painted.ts'
import { Tabs } from '../app/tabs.tsx'
import { useWords } from '../app/words.ts'
import type { Host, Snapshot } from '@bitoku/host'
import { usePlaceKeys } from '../keys/use-place-keys.ts'
import { useMotion } from '../motion/use-motion.ts'
import { historyScreen } from '../history/history-screen.ts'
import { useGoing } from '../history/use-going.ts'
import { shownSource, useIsPast, useShown } from '../history/use-history.ts'
import { useHistoryKeys } from '../history/use-history-keys.ts'
import { useLinkedMoment } from '../history/use-linked-moment.ts'
import { AppBar } from './app-bar.tsx'
import { BoardPlace } from './board-place.tsx'
import { DiceStrip } from './dice-strip.tsx'
import { Hand, Piles } from './dock.tsx'
import { Domain } from './domain/domain.tsx'
import { Shelf } from './domain/shelf.tsx'
import { Ahead, Choice, Game, gameAround, Story, useChoice, useGame } from './game.ts'
import { useExtras } from './extras.ts'
import { Lasting } from './lasting.tsx'
import { LogPlace } from './log-place.tsx'
import { NarrowPanes } from './narrow-panes.tsx'
import { Panels } from './panels.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { Rivals } from './rivals.tsx'
import { useToast } from './toast.tsx'
import { type Choosing, type Looking, makeLooking, useChoosing, usePreview } from './use-choosing.ts'
import { useEvents } from './use-events.ts'
import { oneOf, useKept } from './use-kept.ts'
import { useKeys } from './use-keys.ts'
import { useDomainPane, useDomainTargets } from './use-domain-pane.ts'
import { isDesk, isLow, isNarrow, type Layout, useLayout } from './use-layout.ts'

const Curtain = lazy(async () => ({ default: (await import('./curtain.tsx')).Curtain }))
const LiveRegions = lazy(async () => ({ default: (await import('../announce/live-regions.tsx')).LiveRegions }))
const WatchSince = lazy(async () => ({ default: (await import('../history/since-bar.tsx')).WatchSince }))
const SinceBar = lazy(async () => ({ default: (await import('../history/since-bar.tsx')).SinceBar }))
const TextBoard = lazy(async () => ({ default: (await import('../text/text-board.tsx')).TextBoard }))

interface Props {
  readonly host: Host
  readonly snapshot: Snapshot
}

/** The table of the open game. */
export function Table({ host, snapshot: now }: Props): ReactNode {
  useEffect(() => afterPaint(tableIsPainted), [])
  const words = useWords()
  const snapshot = useShown(now)
  const { toast, tell, clear } = useToast(now.version)
  const [looking] = useState(makeLooking)
  const choosing = useChoosing(host, snapshot, words, tell, looking)
  const { chosen, asking, part } = choosing
  // What was refused before is no answer to what is asked now.
  useEffect(clear, [chosen, asking, part, clear])
  const events = useEvents(host, now)
  const { version, curtain } = snapshot
  const game = useMemo(() => gameAround(words, host, snapshot, now, tell), [words, host, snapshot, now, tell])
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
            <AfterBoard>
              <Suspense>
                <LiveRegions />
              </Suspense>
            </AfterBoard>
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
      <TextBoard
        toast={
          <>
            <Lasting />
            {toast}
          </>
        }
      />
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
        <PromptBar compact={isNarrow(layout)} corner={isLow(layout) ? <Watch /> : undefined} />
      )}
      {isDesk(layout) ? <DeskPanes layout={layout} /> : <NarrowPanes layout={layout} />}
      <Panels />
      <Lasting />
      {extras === undefined ? undefined : <extras.Above />}
      {toast}
    </div>
  )
})

function Watch(): ReactNode {
  return (
    <Suspense>
      <WatchSince />
    </Suspense>
  )
}

interface PaneProps {
  readonly layout: Layout
}

const tabs = ['hand', 'domain'] as const
const isTab = oneOf(tabs)

/** What stands around the board comes a moment after it, into the room it has: the board is what one waits for. */
function AfterBoard({ children }: { readonly children: ReactNode }): ReactNode {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted ? children : undefined
}

const DeskPanes = memo(({ layout }: PaneProps): ReactNode => {
  const { snapshot, t } = useGame()
  const [tab, setTab] = useKept('tab', 'hand', isTab)
  const seat = ownSeat(snapshot)
  const wide = layout === 'wide'
  const inDomain = useDomainTargets().length
  useDomainPane(tab, 'hand', setTab)
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
            <Tabs tabs={tabs} now={tab} onChange={setTab}>
              {(one) => (
                <>
                  {t(`tab.${one}`)}
                  {one === 'domain' && inDomain > 0 ? <b className="tab-count">{inDomain}</b> : undefined}
                </>
              )}
            </Tabs>
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
