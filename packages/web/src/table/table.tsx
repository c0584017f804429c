/** The table: everything around the board, in the layout of the window. */
import { type ReactNode, useEffect, useState } from 'react'
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
import { edition, Game, type GameContext, ownSeat, useGame } from './game.ts'
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
import { useChoosing } from './use-choosing.ts'
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
  const layout = useLayout()
  const [toast, tell] = useToast()
  const choosing = useChoosing(host, snapshot, words, tell)
  const events = useEvents(host, snapshot)
  const [open, setOpen] = useState<'help' | 'menu' | 'sheets'>()
  const [shown, setShown] = useState<number>()
  const { finished, curtain, seats, view, unsaved } = snapshot
  useEffect(() => {
    if (finished) setOpen('sheets')
  }, [finished])
  useEffect(() => {
    if (unsaved !== undefined) tell(words.t('problem.unsaved'))
  }, [unsaved, tell, words])
  useKeys({ host, snapshot, clear: choosing.clear, onHelp: () => setOpen('help') })
  const seatName = (seat: number): string => seats[seat]?.name ?? ''
  const game: GameContext = {
    ...words,
    ...choosing,
    host,
    snapshot,
    events,
    tell,
    seatName,
    telling: { edition, seatName, style: words.style, view },
  }
  const close = (): void => setOpen(undefined)
  return (
    <Game value={game}>
      {curtain === undefined ? (
        <div className="table" data-layout={layout} data-phase={view.phase}>
          <AppBar layout={layout} onHelp={() => setOpen('help')} onMenu={() => setOpen('menu')} />
          <PromptBar compact={isNarrow(layout)} />
          {isNarrow(layout) || layout === 'tablet' ? (
            <NarrowPanes layout={layout} onShow={setShown} onSheets={() => setOpen('sheets')} />
          ) : (
            <DeskPanes layout={layout} onShow={setShown} />
          )}
          {shown === undefined ? undefined : <RivalDomain seat={shown} onClose={() => setShown(undefined)} />}
          {open === 'help' ? <Help onClose={close} /> : undefined}
          {open === 'menu' ? <Menu onClose={close} onSheets={() => setOpen('sheets')} /> : undefined}
          {open === 'sheets' ? <Sheets onClose={close} /> : undefined}
          <TenguPanel />
          {toast}
        </div>
      ) : (
        <Curtain seat={curtain} />
      )}
    </Game>
  )
}

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

function DeskPanes({ layout, onShow }: PaneProps): ReactNode {
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
}

function NarrowPanes({ layout, onShow, onSheets }: PaneProps & { readonly onSheets: () => void }): ReactNode {
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
}

function RivalDomain({ seat, onClose }: { readonly seat: number; readonly onClose: () => void }): ReactNode {
  const { t, seatName } = useGame()
  return (
    <Panel title={t('rivals.viewing', { name: seatName(seat) })} className="rival-domain" onClose={onClose}>
      <Domain seat={seat} own={false} />
    </Panel>
  )
}
