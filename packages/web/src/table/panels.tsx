/** What lies above the table: fetched when it is first wanted, so that the board is there sooner. */
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { inspect, useExplaining } from '../app/explaining.ts'
import { useGame } from './game.ts'
import { closeSheet, openSheet, usePanels } from './panels.ts'

const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }))
const Sheets = lazy(async () => ({ default: (await import('./final.tsx')).Sheets }))
const RivalDomain = lazy(async () => ({ default: (await import('./rival-domain.tsx')).RivalDomain }))
const Inspect = lazy(async () => ({ default: (await import('./inspect/inspect.tsx')).Inspect }))
const TenguPanel = lazy(async () => ({ default: (await import('./tengu-panel.tsx')).TenguPanel }))

/** The sheets and the panel of the Tengu. */
export function Panels(): ReactNode {
  const { snapshot } = useGame()
  const { finished, seats, gameId } = snapshot
  const open = usePanels((state) => state.open)
  const inspected = useExplaining((state) => state.inspected)
  useEffect(() => {
    openSheet(finished ? 'sheets' : undefined)
    inspect(undefined)
    // A sheet that broke must not be there again when the table comes back.
    return closeSheet
  }, [finished, gameId])
  return (
    <Suspense>
      {open === 'menu' ? <Menu onClose={closeSheet} /> : undefined}
      {open === 'sheets' ? <Sheets onClose={closeSheet} /> : undefined}
      {typeof open === 'object' ? <RivalDomain seat={open.domain} onClose={closeSheet} /> : undefined}
      {seats.some(({ kind }) => kind === 'tengu') ? <TenguPanel /> : undefined}
      {inspected === undefined ? undefined : (
        <Inspect key={inspected.id} inspected={inspected} onClose={() => inspect(undefined)} />
      )}
    </Suspense>
  )
}
