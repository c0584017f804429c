/** The application: one host, and either the start screen or the table. */
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { Sprite } from '../art/sprite.tsx'
import { fetchSmallBoard } from '../board/small-board.ts'
import type { Host, Problem } from '@bitoku/host'
import { isDesk, layoutNow } from '../table/use-layout.ts'
import { openKeys, useKeySheet } from '../keys/key-sheet.ts'
import { listenToKeys } from '../keys/listen.ts'
import { useKeyAction } from '../keys/registry.ts'
import { useAddress } from './address.ts'
import { Boundary } from './boundary.tsx'
import { readRules, rulesInAddress, useExplaining } from './explaining.ts'
import { followAddress, useOnline } from './online.ts'
import { usePreferences } from './preferences.ts'
import { firstTable } from './painted.ts'
import { makeScreen } from './screen.tsx'
import { SkipLink } from './skip-link.tsx'
import { useTipsWanted } from './use-tips-wanted.ts'
import { useWords } from './words.ts'

/** The start screen. */
export const startScreen = makeScreen(async () => (await import('../start/start-screen.tsx')).StartScreen)
/** The table. */
export const tableScreen = makeScreen(async () => {
  // A desk needs it when its window becomes small.
  const board = isDesk(layoutNow()) ? void firstTable.then(fetchSmallBoard).catch(() => undefined) : fetchSmallBoard()
  const [{ Table }] = await Promise.all([import('../table/table.tsx'), board])
  return Table
})
const KeyPanel = lazy(async () => ({ default: (await import('../keys/key-panel.tsx')).KeyPanel }))
/** Network play. */
export const onlineScreen = makeScreen(async () => (await import('../lobby/online.tsx')).Online)
const AttentionLayer = lazy(async () => ({ default: (await import('../lobby/attention-layer.tsx')).AttentionLayer }))
const TipLayer = lazy(async () => ({ default: (await import('../tips/tip-layer.tsx')).TipLayer }))
const Guide = lazy(async () => ({ default: (await import('../guide/guide.tsx')).Guide }))

interface Props {
  readonly host: Host
  /** Why the game that the address named could not be opened. */
  readonly problem?: Problem | undefined
}

/** The root of the page. */
export function App({ host, problem }: Props): ReactNode {
  const snapshot = useSyncExternalStore(host.subscribe, host.snapshot)
  const refused = useAddress(host, snapshot?.gameId, problem)
  const pace = usePreferences((state) => state.pace)
  const autoResolve = usePreferences((state) => state.autoResolve)
  const rules = useExplaining((state) => state.rules)
  const { place, hasServer } = useOnline()
  const areKeysOpen = useKeySheet((state) => state.isOpen)
  const areTipsWanted = useTipsWanted()
  useEffect(() => readRules(rulesInAddress()), [])
  useLayoutEffect(followAddress, [])
  useLayoutEffect(listenToKeys, [])
  useKeyAction('rules', () => readRules({}))
  useKeyAction('keys', () => openKeys(true))
  useEffect(() => {
    host.setPace(pace)
  }, [host, pace])
  useEffect(() => {
    host.setAutoResolve(autoResolve)
  }, [host, autoResolve])
  return (
    <>
      <Sprite />
      <SkipLink />
      <Boundary host={host}>
        <Suspense fallback={<Waiting />}>
          {place !== undefined ? (
            <onlineScreen.Show place={place} />
          ) : snapshot === undefined ? (
            <startScreen.Show host={host} problem={refused} />
          ) : (
            <tableScreen.Show key={snapshot.gameId} host={host} snapshot={snapshot} />
          )}
        </Suspense>
        <Suspense>{rules === undefined ? undefined : <Guide wanted={rules} snapshot={snapshot} />}</Suspense>
        <Suspense>{areKeysOpen ? <KeyPanel /> : undefined}</Suspense>
      </Boundary>
      <Suspense>{hasServer ? <AttentionLayer /> : undefined}</Suspense>
      <Suspense>{areTipsWanted ? <TipLayer /> : undefined}</Suspense>
    </>
  )
}

function Waiting(): ReactNode {
  const { t } = useWords()
  return <p className="waiting">{t('app.loading')}</p>
}
