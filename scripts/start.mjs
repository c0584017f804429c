// `npm start`: installs what is missing, builds the table and serves it; prints the address.
import { installWhatIsMissing, run } from './install.mjs'

installWhatIsMissing()
if (run('vite', ['build', 'packages/web', '--logLevel', 'warn']) !== 0) process.exit(1)
process.exit(run('vite', ['preview', 'packages/web', '--port', '4173', ...process.argv.slice(2)]))
