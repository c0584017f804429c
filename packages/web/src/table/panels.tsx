/** What lies above the table: fetched when it is first wanted, so that the board is there sooner. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { momentInAddress } from '../app/address.ts'
import { inspect, useExplaining } from '../app/explaining.ts'
import { useKeyAction } from '../keys/registry.ts'
import { howToMove } from '../motion/how-to-move.ts'
import { useGame } from './game.ts'
import { closeSheet, openSheet, usePanels } from './panels.ts'

const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }))
const Sheets = lazy(async () => ({ default: (await import('./final.tsx')).Sheets }))
const Ascension = lazy(async () => ({ default: (await import('../worth/ascension.tsx')).Ascension }))
const RivalDomain = lazy(async () => ({ default: (await import('./rival-domain.tsx')).RivalDomain }))
const Inspect = lazy(async () => ({ default: (await import('./inspect/inspect.tsx')).Inspect }))
const TenguPanel = lazy(async () => ({ default: (await import('./tengu-panel.tsx')).TenguPanel }))

/** The sheets and the panel of the Tengu. */
export function Panels(): ReactNode {
  const { finished, seats, gameId } = useGame().now
  const open = usePanels((state) => state.open)
  const inspected = useExplaining((state) => state.inspected)
  const running = useRef<string>(undefined)
  useKeyAction('compare', () => openSheet(open === 'sheets' ? undefined : 'sheets'))
  useEffect(() => {
    // The end of a game that was seen running is celebrated; one that was over before is looked up.
    const ending = running.current === gameId && howToMove() !== 'off' ? 'ascension' : 'sheets'
    running.current = finished ? undefined : gameId
    // Whoever follows a link to a moment wants to see that moment.
    openSheet(finished && momentInAddress() === undefined ? ending : undefined)
    inspect(undefined)
    // A sheet that broke must not be there again when the table comes back.
    return closeSheet
  }, [finished, gameId])
  return (
    <Suspense>
      {open === 'menu' ? <Menu onClose={closeSheet} /> : undefined}
      {open === 'sheets' ? <Sheets onClose={closeSheet} /> : undefined}
      {open === 'ascension' ? <Ascension onClose={() => openSheet('sheets')} /> : undefined}
      {typeof open === 'object' ? <RivalDomain seat={open.domain} onClose={closeSheet} /> : undefined}
      {seats.some(({ kind }) => kind === 'tengu') ? <TenguPanel /> : undefined}
      {inspected === undefined ? undefined : (
        <Inspect key={inspected.id} inspected={inspected} onClose={() => inspect(undefined)} />
      )}
    </Suspense>
  )
}
