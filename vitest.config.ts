import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// Vitest reads its settings from a default export: the one exception to the rule against them.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['packages/words/test/languages.setup.ts'],
    testTimeout: 60_000,
    // By itself it would leave one core of two idle.
    maxWorkers: availableParallelism(),
    // Real processes race by nature. Who needed a second attempt is named at the end of `npm test`.
    retry: 1,
  },
})
