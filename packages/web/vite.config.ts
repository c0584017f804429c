import { defineConfig } from 'vite'

// Vite reads its settings from a default export.
// oxlint-disable-next-line import/no-default-export
export default defineConfig({
  base: './',
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true },
})
