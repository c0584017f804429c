import { defineConfig } from 'vite'
import { offline } from './offline-plugin.ts'

/** What every page needs and what every table needs, in three files instead of thirty small ones. */
const groups = [
  {
    name: 'rules',
    test: /node_modules\/(preact|react|react-dom|zustand)\/|packages\/engine\/src\/(?!determinize)|packages\/words\/src\/(?!guide|messages\/(es|fr|ru))/,
  },
  {
    name: 'page',
    test: /packages\/host\/src\/(?!think)|packages\/web\/src\/(app|host\/(?!worker)|interface\/(en|say)|art\/(sprite|prints|stamp|num|place|outlines|seat|symbols|icon-names|pattern))/,
  },
  { name: 'drawings', test: /packages\/web\/src\/(board|art)\/(?!tengu-card|gallery)/ },
]

// Vite reads its settings from a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  base: './',
  plugins: [offline()],
  // So that the bots' worker can fetch the weights it needs.
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
})
