// The Node that this needs, said before anything else fails. Plain JavaScript without imports: any Node can read it.

/** The oldest Node that can install the project, as the README and `engines` name it; everything else runs on the one it brings. */
export const oldestNode = '20.19.0'

/** The oldest Node that runs TypeScript as this project has it, as `devDependencies` bring it along. */
export const ownNode = '24.0.0'

const numbersOf = (version) => version.replace(/^v/, '').split('.').map(Number)

/** Whether a version such as `v20.11.1` is older than another. */
export function isOlder(version, than) {
  const [one, other] = [numbersOf(version), numbersOf(than)]
  const at = one.findIndex((number, index) => number !== other[index])
  return at >= 0 && one[at] < other[at]
}

/** Ends the program with a sentence that says what to do where Node is too old to install anything. */
export function refuseOldNode(version = process.version) {
  if (!isOlder(version, oldestNode)) return
  console.error(`error: this is Node ${version.replace(/^v/, '')}, and Bitoku needs ${oldestNode} or newer.`)
  console.error('Install a newer one from https://nodejs.org, then run the same command again.')
  process.exit(1)
}
