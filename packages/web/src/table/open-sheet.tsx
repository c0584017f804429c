/** The sheet that lies above the table, drawn or as text: fetched when it is first wanted, so that the board is there sooner. */
import { lazy, type ReactNode, Suspense } from 'react'
import { useCanHint } from '../hint/can-hint.ts'
import { useKeyAction } from '../keys/registry.ts'
import { closeSheet, openSheet, type Sheet, usePanels } from './panels.ts'

const Menu = lazy(async () => ({ default: (await import('./menu.tsx')).Menu }))
const Sheets = lazy(async () => ({ default: (await import('./final.tsx')).Sheets }))
const Ascension = lazy(async () => ({ default: (await import('../worth/ascension.tsx')).Ascension }))
const RivalDomain = lazy(async () => ({ default: (await import('./rival-domain.tsx')).RivalDomain }))
const HintPanel = lazy(async () => ({ default: (await import('../hint/hint-panel.tsx')).HintPanel }))
const WhyPanel = lazy(async () => ({ default: (await import('../hint/why-panel.tsx')).WhyPanel }))

/** The open sheet, and the keys that open one. */
export function OpenSheet(): ReactNode {
  const open = usePanels((state) => state.open)
  const canHint = useCanHint()
  const toggle = (sheet: Sheet): void => openSheet(open === sheet ? undefined : sheet)
  useKeyAction('compare', () => toggle('sheets'))
  useKeyAction('hint', () => {
    if (!canHint && open !== 'hint') return false
    return toggle('hint')
  })
  return (
    <Suspense>
      {open === 'menu' ? <Menu onClose={closeSheet} /> : undefined}
      {open === 'sheets' ? <Sheets onClose={closeSheet} /> : undefined}
      {open === 'ascension' ? <Ascension onClose={() => openSheet('sheets')} /> : undefined}
      {open === 'hint' ? <HintPanel onClose={closeSheet} /> : undefined}
      {typeof open === 'object' && 'domain' in open ? (
        <RivalDomain seat={open.domain} onClose={closeSheet} />
      ) : undefined}
      {typeof open === 'object' && 'why' in open ? <WhyPanel turn={open.why} onClose={closeSheet} /> : undefined}
    </Suspense>
  )
}
