import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'

const port = 4199
const chromium = findChromium()

// Playwright reads its settings from a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  testDir: 'e2e',
  timeout: 180_000,
  // Files side by side: a test has a browser and games of its own.
  workers: Math.min(4, availableParallelism()),
  // A busy machine may be too slow once; the report names what passed only at the second attempt.
  retries: 1,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '../../node_modules/.playwright-report.json' }]],
  outputDir: '../../node_modules/.playwright',
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
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
    command: `vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
})
