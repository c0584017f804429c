// `npm start`: installs what is missing, then shows a game of bots in the terminal.
import { installWhatIsMissing, run } from './install.mjs'

installWhatIsMissing()
process.exit(run('node', ['packages/cli/src/bitoku.ts', 'play', ...process.argv.slice(2)]))
