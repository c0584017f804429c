/** The table, built and served by itself, with a browser: for the scripts that are no tests. */
import { fileURLToPath } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { build, preview } from 'vite'
import { installChromium } from '../../../scripts/chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Something that serves a built page. */
interface Serving {
  readonly address: string
  readonly end: () => Promise<void>
}

/** As plain files, without network games. */
async function servePlain(outDir: string): Promise<Serving> {
  const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { host: '127.0.0.1', port: 0 } })
  return { address: server.resolvedUrls?.local[0] ?? '', end: () => server.close() }
}

/**
 * Builds the table apart from the usual place, serves it, opens a browser, and cleans up after the work. `handleSIGINT` is whether the
 * browser, and with it the program, ends at once by Ctrl-C.
 */
export async function withTable(
  work: (browser: Browser, address: string) => Promise<void>,
  serve: (outDir: string) => Promise<Serving> = servePlain,
  handleSIGINT = true,
): Promise<void> {
  const outDir = fileURLToPath(new URL('../../../node_modules/.bitoku-web', import.meta.url))
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 } })
  const server = await serve(outDir)
  const executablePath = installChromium()
  const args = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync']
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args,
    handleSIGINT,
  })
  try {
    await work(browser, server.address)
  } finally {
    await browser.close()
    await server.end()
  }
}
