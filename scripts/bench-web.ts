/** `npm run bench:web`: what the table costs a browser. The work is done beside the browser tests. */
import { installWhatIsMissing } from './install.mjs'

installWhatIsMissing()
await import(new URL('../packages/web/e2e/take-measures.ts', import.meta.url).href)
