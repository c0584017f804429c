/** The way in. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { gameInAddress, leaveAddress, settleAddress } from './app/address.ts'
import { App, onlineScreen, startScreen, tableScreen } from './app/app.tsx'
import { dressDocument } from './app/document.ts'
import { afterPaint } from './app/painted.ts'
import { findServer, placeInAddress } from './app/online.ts'
import { followOtherWindows, speakAsPreferred } from './app/preferences.ts'
import { makeBrowserHost } from './host/browser-host.ts'
import type { Problem } from '@bitoku/host'

const host = makeBrowserHost()

/** After so many milliseconds the first screen is there. */
const settleTime = 4000

/** Opens the game that the address names; says why if that cannot be done. */
async function openNamedGame(): Promise<Problem | undefined> {
  settleAddress()
  if (placeInAddress() !== undefined) {
    await Promise.all([onlineScreen.fetch().catch(() => undefined), findServer()])
    return undefined
  }
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
  followOtherWindows()
  createRoot(root).render(
    <StrictMode>
      <App host={host} problem={problem} />
    </StrictMode>,
  )
  afterPaint(() => void import('./paper/grain.ts').then(({ layGrain }) => layGrain()).catch(() => undefined))
  // The files of the whole game are fetched when the page has settled, not while it opens.
  setTimeout(
    () => void import('./offline/updates.ts').then(({ keepPage }) => keepPage(host)).catch(() => undefined),
    settleTime,
  )
}

// Not awaited here: the screens that are fetched may share modules with this one, and would wait for it for ever.
const root = document.querySelector('#root')
if (root !== null) void begin(root)
