/** The table: everything around the board, in the layout of the window. */
import { memo, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { useWords } from '../app/words.ts'
import type { Focus } from '../board/targets.ts'
import type { Host, Snapshot } from '../host/host.ts'
import { AppBar } from './app-bar.tsx'
import { BoardPlace } from './board-place.tsx'
import { Cascade } from './cascade.tsx'
import { Curtain } from './curtain.tsx'
import { DiceStrip } from './dice-strip.tsx'
import { Hand, Piles } from './dock.tsx'
import { Domain } from './domain/domain.tsx'
import { Shelf } from './domain/shelf.tsx'
import { Sheets } from './final.tsx'
import { Ahead, Choice, edition, Game, type GameContext, ownSeat, Story, useChoice, useGame } from './game.ts'
import { Help } from './help.tsx'
import { Log } from './log.tsx'
import { Menu, MenuBody } from './menu.tsx'
import { Nav, type Pane } from './nav.tsx'
import { Panel } from './panel.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { PromptBar } from './prompt-bar.tsx'
import { RegionChips, useTargetCounts } from './region-chips.tsx'
import { RivalChips, Rivals } from './rivals.tsx'
import { TenguPanel } from './tengu-panel.tsx'
import { useToast } from './toast.tsx'
import { type Choosing, type Looking, makeLooking, useChoosing, usePreview } from './use-choosing.ts'
import { useEvents } from './use-events.ts'
import { useKeys } from './use-keys.ts'
import { isNarrow, type Layout, useLayout } from './use-layout.ts'

interface Props {
  readonly host: Host
  readonly snapshot: Snapshot
}

/** The table of the open game. */
export function Table({ host, snapshot }: Props): ReactNode {
  const words = useWords()
  const [toast, tell] = useToast()
  const [looking] = useState(makeLooking)
  const choosing = useChoosing(host, snapshot, words, tell, looking)
  const events = useEvents(host, snapshot)
  const { seats, view, version, curtain } = snapshot
  const game = useMemo((): GameContext => {
    const seatName = (seat: number): string => seats[seat]?.name ?? ''
    return { ...words, host, snapshot, tell, seatName, telling: { edition, seatName, style: words.style, view } }
  }, [words, host, snapshot, tell, seats, view])
  return (
    <Game value={game}>
      <Story value={events}>
        <Choice value={choosing}>
          <LookAhead host={host} version={version} choosing={choosing} looking={looking}>
            {curtain === undefined ? <Room toast={toast} /> : <Curtain seat={curtain} />}
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

/** Everything on the table, and the sheets that open above it. */
const Room = memo(({ toast }: { readonly toast: ReactNode }): ReactNode => {
  const { host, snapshot, tell, t } = useGame()
  const { clear } = useChoice()
  const layout = useLayout()
  const [open, setOpen] = useState<'help' | 'menu' | 'sheets'>()
  const [shown, setShown] = useState<number>()
  const { finished, view, unsaved } = snapshot
  useEffect(() => {
    if (finished) setOpen('sheets')
  }, [finished])
  useEffect(() => {
    if (unsaved !== undefined) tell(t('problem.unsaved'))
  }, [unsaved, tell, t])
  const help = useCallback(() => setOpen('help'), [])
  const menu = useCallback(() => setOpen('menu'), [])
  const sheets = useCallback(() => setOpen('sheets'), [])
  const close = useCallback(() => setOpen(undefined), [])
  useKeys({ host, snapshot, clear, onHelp: help })
  return (
    <div className="table" data-layout={layout} data-phase={view.phase}>
      <AppBar layout={layout} onHelp={help} onMenu={menu} />
      <PromptBar compact={isNarrow(layout)} />
      {isNarrow(layout) || layout === 'tablet' ? (
        <NarrowPanes layout={layout} onShow={setShown} onSheets={sheets} />
      ) : (
        <DeskPanes layout={layout} onShow={setShown} />
      )}
      {shown === undefined ? undefined : <RivalDomain seat={shown} onClose={() => setShown(undefined)} />}
      {open === 'help' ? <Help onClose={close} /> : undefined}
      {open === 'menu' ? <Menu onClose={close} onSheets={sheets} /> : undefined}
      {open === 'sheets' ? <Sheets onClose={close} /> : undefined}
      <TenguPanel />
      {toast}
    </div>
  )
})

/** Goes once to the part of the board that holds all targets of a new question. */
function useFocus(): readonly [Focus, (focus: Focus) => void] {
  const { snapshot } = useGame()
  const counts = useTargetCounts()
  const [focus, setFocus] = useState<Focus>('all')
  const parts = [...counts].flatMap(([part, n]) => (n > 0 ? [part] : []))
  const only = parts.length === 1 ? parts[0] : undefined
  useEffect(() => {
    if (only !== undefined) setFocus(only)
    // Only a new question may move the camera.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [snapshot])
  return [focus, setFocus]
}

interface PaneProps {
  readonly layout: Layout
  readonly onShow: (seat: number) => void
}

const DeskPanes = memo(({ layout, onShow }: PaneProps): ReactNode => {
  const { snapshot, t } = useGame()
  const [tab, setTab] = useState<'hand' | 'domain'>('hand')
  const seat = ownSeat(snapshot)
  const wide = layout === 'wide'
  return (
    <>
      {wide ? (
        <aside className="area-domain">
          <Domain seat={seat} own />
        </aside>
      ) : undefined}
      <main className="area-board">
        <BoardPlace focus="all" />
      </main>
      <section className="area-dock">
        {wide ? undefined : (
          <div className="dock-top">
            <div className="tabs" role="tablist">
              {(['hand', 'domain'] as const).map((one) => (
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
            <Piles width={wide ? 58 : 44} />
            <Hand size={wide ? 'full' : 'middle'} />
            <PreviewPanel />
          </div>
        ) : (
          <Domain seat={seat} own headed={false} />
        )}
      </section>
      <aside className="area-side">
        <Rivals onShow={onShow} />
        <Log />
      </aside>
    </>
  )
})

const NarrowPanes = memo(({ layout, onShow, onSheets }: PaneProps & { readonly onSheets: () => void }): ReactNode => {
  const { snapshot } = useGame()
  const [pane, setPane] = useState<Pane>('board')
  const [focus, setFocus] = useFocus()
  const seat = ownSeat(snapshot)
  const tablet = layout === 'tablet'
  const atBoard = pane === 'board' || tablet
  const inner = ((): ReactNode => {
    switch (pane) {
      case 'domain':
        return <Domain seat={seat} own headed={!tablet} />
      case 'rivals':
        return <Rivals onShow={onShow} />
      case 'log':
        return <Log />
      case 'more':
        return <MenuBody onSheets={onSheets} />
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
        <RivalChips onShow={onShow} />
      </div>
      {atBoard ? (
        <>
          <main className="area-board">
            <BoardPlace focus={focus} />
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

function RivalDomain({ seat, onClose }: { readonly seat: number; readonly onClose: () => void }): ReactNode {
  const { t, seatName } = useGame()
  return (
    <Panel title={t('rivals.viewing', { name: seatName(seat) })} className="rival-domain" onClose={onClose}>
      <Domain seat={seat} own={false} />
    </Panel>
  )
}
