/** The application: one host, and either the start screen or the table. */
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Sprite } from '../art/sprite.tsx'
import type { Host } from '../host/host.ts'
import { StartScreen } from '../start/start-screen.tsx'
import { Boundary } from './boundary.tsx'
import { useLanguage, usePreferences } from './preferences.ts'
import { TipLayer } from './tip.tsx'
import { useWords } from './words.ts'

const Table = lazy(async () => ({ default: (await import('../table/table.tsx')).Table }))

/** The root of the page. */
export function App({ host }: { readonly host: Host }): ReactNode {
  useDocument()
  const snapshot = useSyncExternalStore(host.subscribe, host.snapshot)
  const pace = usePreferences((state) => state.pace)
  const autoResolve = usePreferences((state) => state.autoResolve)
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
        {snapshot === undefined ? (
          <StartScreen host={host} />
        ) : (
          <Suspense fallback={<Waiting />}>
            <Table key={snapshot.gameId} host={host} snapshot={snapshot} />
          </Suspense>
        )}
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
