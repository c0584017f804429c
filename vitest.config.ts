import { defineConfig } from 'vitest/config'

// Vitest reads its settings from a default export: the one exception to the rule against them.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    setupFiles: ['packages/words/test/languages.setup.ts'],
    testTimeout: 60_000,
  },
})
