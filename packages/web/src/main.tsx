/** The way in. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { gameInAddress, leaveAddress } from './app/address.ts'
import { App, fetchTable } from './app/app.tsx'
import { speakAsPreferred } from './app/preferences.ts'
import { makeBrowserHost } from './host/browser-host.ts'
import type { Problem } from './host/host.ts'

const host = makeBrowserHost()

/** Opens the game that the address names; says why if that cannot be done. */
async function openNamedGame(): Promise<Problem | undefined> {
  const named = gameInAddress()
  if (named === undefined) return undefined
  fetchTable()
  const outcome = await host.open(named)
  if (outcome.ok) return undefined
  leaveAddress()
  return outcome.problem
}

// Without its words a page in another language would first flash in English.
const [problem] = await Promise.all([openNamedGame(), speakAsPreferred().catch(() => undefined)])

const root = document.querySelector('#root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App host={host} problem={problem} />
    </StrictMode>,
  )
}
