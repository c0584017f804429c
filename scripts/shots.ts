/** `npm run shots`: screenshots of the table into docs/shots. The work is done beside the browser tests. */
import { installWhatIsMissing } from './install.mjs'

installWhatIsMissing()
await import(new URL('../packages/web/e2e/take-shots.ts', import.meta.url).href)
