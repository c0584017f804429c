// The browser for the tests: the machine's own Chromium, or Debian's, installed when it is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.BITOKU_CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The path of a Chromium on this machine; undefined when there is none. */
export function findChromium() {
  return places.find((place) => place !== undefined && existsSync(place))
}

/** The path of a Chromium, installed with the system's package manager if need be. */
export function installChromium() {
  const found = findChromium()
  if (found !== undefined) return found
  console.error('Installing Chromium for the browser tests (apt-get install chromium-headless-shell) …')
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'inherit' })
  const installed = findChromium()
  if (installed === undefined) {
    console.error('No Chromium found. Install one, or name it: BITOKU_CHROMIUM=/path/to/chromium npm test')
  }
  return installed
}
