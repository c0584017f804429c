/** The way in. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { gameInAddress, leaveAddress } from './app/address.ts'
import { App, startScreen, tableScreen } from './app/app.tsx'
import { dressDocument } from './app/document.ts'
import { speakAsPreferred } from './app/preferences.ts'
import { makeBrowserHost } from './host/browser-host.ts'
import type { Problem } from '@bitoku/host'

const host = makeBrowserHost()

/** Opens the game that the address names; says why if that cannot be done. */
async function openNamedGame(): Promise<Problem | undefined> {
  const named = gameInAddress()
  const screen = (named === undefined ? startScreen : tableScreen).fetch().catch(() => undefined)
  const outcome = named === undefined ? undefined : await host.open(named)
  await screen
  if (outcome === undefined || outcome.ok) return undefined
  leaveAddress()
  return outcome.problem
}

async function begin(root: Element): Promise<void> {
  // Without its words a page in another language would first flash in English.
  const [problem] = await Promise.all([openNamedGame(), speakAsPreferred().catch(() => undefined)])
  dressDocument()
  createRoot(root).render(
    <StrictMode>
      <App host={host} problem={problem} />
    </StrictMode>,
  )
}

// Not awaited here: the screens that are fetched may share modules with this one, and would wait for it for ever.
const root = document.querySelector('#root')
if (root !== null) void begin(root)
