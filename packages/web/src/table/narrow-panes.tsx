/** The panes of a small window: one at a time, and what always stays in sight. */
import { ownSeat } from '@bitoku/text'
import { lazy, memo, type ReactNode, Suspense } from 'react'
import { useWantedPart } from '../history/use-wanted-part.ts'
import { usePlaceKeys } from '../keys/use-place-keys.ts'
import { BoardPlace } from './board-place.tsx'
import { Cascade } from './cascade.tsx'
import { DiceStrip } from './dice-strip.tsx'
import { Hand, Piles } from './dock.tsx'
import { Domain } from './domain/domain.tsx'
import { Shelf } from './domain/shelf.tsx'
import { useGame } from './game.ts'
import { LogPlace } from './log-place.tsx'
import { Nav, panes } from './nav.tsx'
import { PreviewPanel } from './preview-panel.tsx'
import { RegionChips } from './region-chips.tsx'
import { RivalChips } from './rival-chips.tsx'
import { Rivals } from './rivals.tsx'
import { useDomainPane } from './use-domain-pane.ts'
import { useFocus } from './use-focus.ts'
import { oneOf, useKept } from './use-kept.ts'
import type { Layout } from './use-layout.ts'

const SinceBar = lazy(async () => ({ default: (await import('../history/since-bar.tsx')).SinceBar }))
const MenuBody = lazy(async () => ({ default: (await import('./menu.tsx')).MenuBody }))

const isPane = oneOf(panes)

function Since({ onMore }: { readonly onMore?: () => void }): ReactNode {
  return (
    <Suspense>
      <SinceBar {...(onMore === undefined ? undefined : { onMore })} />
    </Suspense>
  )
}

interface Props {
  readonly layout: Layout
}

/** The panes of a small window. */
export const NarrowPanes = memo(({ layout }: Props): ReactNode => {
  const { snapshot } = useGame()
  const [pane, setPane] = useKept('pane', 'board', isPane)
  const [focus, setFocus] = useFocus()
  const seat = ownSeat(snapshot)
  const tablet = layout === 'tablet'
  const isSmall = layout === 'small'
  usePlaceKeys({
    view: snapshot.view,
    show: (place) => setPane(place === 'hand' ? 'board' : place),
    onFocus: setFocus,
  })
  useWantedPart((part) => {
    if (!tablet) setPane('board')
    if (part !== undefined) setFocus(part)
  })
  useDomainPane(pane, 'board', setPane)
  const atBoard = pane === 'board' || tablet
  const inner = ((): ReactNode => {
    switch (pane) {
      case 'domain':
        return <Domain seat={seat} own headed={!tablet} shelved={false} />
      case 'rivals':
        return <Rivals />
      case 'log':
        return tablet ? (
          <LogPlace />
        ) : (
          <>
            <Since />
            <LogPlace />
          </>
        )
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
            <div className="tablet-ahead">
              <Since />
              <PreviewPanel />
            </div>
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
          {isSmall ? (
            <div className="area-cascade">
              <Cascade size={16} />
            </div>
          ) : undefined}
          <DiceStrip size={layout === 'phone' ? 26 : 24} named={layout === 'phone'} />
        </section>
      )}
      {tablet || isSmall ? undefined : (
        <div className="area-cascade">
          <Cascade size={16} />
          {atBoard && layout === 'phone' ? <Since onMore={() => setPane('log')} /> : undefined}
        </div>
      )}
      <Nav pane={pane} onPane={setPane} tablet={tablet} />
    </>
  )
})
