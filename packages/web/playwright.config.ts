import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'

const chromium = findChromium()

/** Tests wait for states: this only ends what hangs, so it is far longer than anything takes on a busy machine. */
const longestWait = 120_000
const longestTest = 600_000

// Playwright reads its settings from a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  testDir: 'e2e',
  timeout: longestTest,
  expect: { timeout: longestWait, toPass: { timeout: longestWait } },
  // Files side by side: a test has a browser and games of its own.
  workers: Math.min(4, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.playwright-report.json' }]],
  outputDir: '../../node_modules/.playwright',
  use: {
    baseURL: `http://127.0.0.1:${process.env.BITOKU_PREVIEW_PORT}/`,
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // Any free port, which its first lines name: several checkouts can be tested at the same time.
    command: 'vite preview --host 127.0.0.1 --port 0',
    wait: { stdout: /127\.0\.0\.1:(?<BITOKU_PREVIEW_PORT>\d+)/ },
    env: { NO_COLOR: '1' },
    timeout: longestTest,
  },
})
