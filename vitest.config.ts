import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Tests wait for states. These times only end what hangs, so they are far longer than anything takes on a busy machine.
const longestWait = 120_000
const longestTest = 600_000

// Vitest reads its settings from a default export: the one exception to the rule against them.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['packages/words/test/languages.setup.ts'],
    testTimeout: longestTest,
    hookTimeout: longestTest,
    teardownTimeout: longestTest,
    expect: { poll: { timeout: longestWait } },
    // By itself it would leave one core of two idle.
    maxWorkers: availableParallelism(),
    retry: 0,
  },
})
