import { defineConfig } from 'vite'
import { compressed } from './compress-plugin.ts'
import { offline } from './offline-plugin.ts'

/** What every page needs and what every table needs, in a few files instead of thirty small ones. */
const groups = [
  {
    name: 'rules',
    test: /node_modules\/(preact|react|react-dom|zustand)\/|packages\/engine\/src\/(?!determinize)|packages\/words\/src\/(?!guide|hints|messages\/(es|fr|ru))/,
  },
  {
    name: 'page',
    test: /packages\/host\/src\/(?!think)|packages\/text\/src\/(sentence|words\/(catalogue|voice|table\/en)|board\/(messages|words\/en))|packages\/web\/src\/(app|host\/(?!worker)|interface\/(en|say)|board\/small-board|table\/use-layout|art\/(sprite|prints|stamp|num|place|outlines|seat|symbols|icon-names|pattern))/,
  },
  // What the parts of the table share that are fetched at different times.
  {
    name: 'shared',
    test: /packages\/text\/src\/(around|costs|asking|hints|log|board\/(die-places|targets))|packages\/web\/src\/(table\/(extras|game|narrowing|panels\.ts$|places)|history\/(history-screen|tally|turns|use-going|use-history\.ts)|offline\/update)/,
  },
  // Only small windows ask for these.
  { name: 'small-board', test: /packages\/web\/src\/board\/(narrow|stage(?!-size)|cell|market-rows)/ },
  {
    name: 'drawings',
    test: /packages\/text\/src\/board\/(describe|places)|packages\/web\/src\/(board\/|art\/(?!tengu-card|gallery))/,
  },
]

/** Constants are written as `var`, which engines read a little quicker. */
const topLevelVar = true

// Vite reads its settings from a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  base: './',
  plugins: [offline(), compressed()],
  // So that the bots' worker can fetch the weights it needs. They are written just as for the page, which needs them where
  // there can be no worker: so both name the same files, and these are kept only once.
  worker: { format: 'es', rolldownOptions: { output: { topLevelVar } } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      preserveEntrySignatures: false,
      output: { topLevelVar, codeSplitting: { includeDependenciesRecursively: false, groups } },
    },
  },
})
