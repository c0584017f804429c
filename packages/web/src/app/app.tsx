/** The application: one host, and either the start screen or the table. */
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Sprite } from '../art/sprite.tsx'
import type { Host, Problem } from '../host/host.ts'
import { useAddress } from './address.ts'
import { Boundary } from './boundary.tsx'
import { readRules, rulesInAddress, useExplaining } from './explaining.ts'
import { useLanguage, usePreferences } from './preferences.ts'
import { TipLayer } from './tip.tsx'
import { useWords } from './words.ts'

const StartScreen = lazy(async () => ({ default: (await import('../start/start-screen.tsx')).StartScreen }))
const Table = lazy(async () => ({ default: (await import('../table/table.tsx')).Table }))
const Guide = lazy(async () => ({ default: (await import('../guide/guide.tsx')).Guide }))

/** Fetches the table while the game is still being read. */
export const fetchTable = (): void => void import('../table/table.tsx')

interface Props {
  readonly host: Host
  /** Why the game that the address named could not be opened. */
  readonly problem?: Problem | undefined
}

/** The root of the page. */
export function App({ host, problem }: Props): ReactNode {
  useDocument()
  const snapshot = useSyncExternalStore(host.subscribe, host.snapshot)
  const refused = useAddress(host, snapshot?.gameId, problem)
  const pace = usePreferences((state) => state.pace)
  const autoResolve = usePreferences((state) => state.autoResolve)
  const rules = useExplaining((state) => state.rules)
  useEffect(() => readRules(rulesInAddress()), [])
  useEffect(() => {
    host.setPace(pace)
  }, [host, pace])
  useEffect(() => {
    host.setAutoResolve(autoResolve)
  }, [host, autoResolve])
  return (
    <>
      <Sprite />
      <Boundary host={host}>
        <Suspense fallback={<Waiting />}>
          {snapshot === undefined ? (
            <StartScreen host={host} problem={refused} />
          ) : (
            <Table key={snapshot.gameId} host={host} snapshot={snapshot} />
          )}
        </Suspense>
        <Suspense>{rules === undefined ? undefined : <Guide wanted={rules} snapshot={snapshot} />}</Suspense>
      </Boundary>
      <TipLayer />
    </>
  )
}

function Waiting(): ReactNode {
  const { t } = useWords()
  return <p className="waiting">{t('app.loading')}</p>
}

/** The language, the light and the size of text are properties of the whole page. */
function useDocument(): void {
  const language = useLanguage()
  const theme = usePreferences((state) => state.theme)
  const textSize = usePreferences((state) => state.textSize)
  useEffect(() => {
    const { documentElement: page } = document
    page.lang = language
    page.dataset.theme = theme
    page.style.fontSize = `${textSize}%`
  }, [language, theme, textSize])
}
