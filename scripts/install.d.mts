/** The root folder of the project. */
export const root: string
/** Installs the packages of the lockfile unless an install newer than the lockfile is there already. */
export function installWhatIsMissing(): void
/** Runs a program of node_modules/.bin with the project's own Node first on the path; returns its exit code. */
export function run(program: string, args: readonly string[]): number
