/** What lies above the drawn table. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { momentInAddress } from '../app/address.ts'
import { inspect, useExplaining } from '../app/explaining.ts'
import { howToMove } from '../motion/how-to-move.ts'
import { useGame } from './game.ts'
import { OpenSheet } from './open-sheet.tsx'
import { closeSheet, openSheet } from './panels.ts'

const Inspect = lazy(async () => ({ default: (await import('./inspect/inspect.tsx')).Inspect }))
const TenguPanel = lazy(async () => ({ default: (await import('./tengu-panel.tsx')).TenguPanel }))

/** The sheets and the panel of the Tengu. */
export function Panels(): ReactNode {
  const { finished, seats, gameId } = useGame().now
  const inspected = useExplaining((state) => state.inspected)
  const running = useRef<string>(undefined)
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
      <OpenSheet />
      {seats.some(({ kind }) => kind === 'tengu') ? <TenguPanel /> : undefined}
      {inspected === undefined ? undefined : (
        <Inspect key={inspected.id} inspected={inspected} onClose={() => inspect(undefined)} />
      )}
    </Suspense>
  )
}
