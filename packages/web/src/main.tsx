/** The way in. */
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { speakAsPreferred } from './app/preferences.ts'
import { makeBrowserHost } from './host/browser-host.ts'

// Without its words a page in another language would first flash in English.
await speakAsPreferred().catch(() => undefined)

const root = document.querySelector('#root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <App host={makeBrowserHost()} />
    </StrictMode>,
  )
}
