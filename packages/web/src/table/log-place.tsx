/** The place of the log: what was played before is fetched when the table stands. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useExtras } from './extras.ts'

const Log = lazy(async () => ({ default: (await import('./log.tsx')).Log }))

/** The log; at a network table the chat beside it. */
export function LogPlace(): ReactNode {
  const extras = useExtras()
  const log = (
    <Suspense>
      <Log />
    </Suspense>
  )
  return extras === undefined ? log : <extras.Side log={log} />
}
