// `node scripts/run.mjs program.ts …`: installs what is missing, then runs a program of the project on its own Node.
import { installWhatIsMissing } from './install.mjs'
import { runOnOwnNode } from './own-node.mjs'

const [program, ...args] = process.argv.slice(2)
installWhatIsMissing()
runOnOwnNode(program, args)
