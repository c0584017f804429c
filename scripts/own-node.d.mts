/** The path of a Node that runs the project: this one if it is new enough, or the one that was installed with the packages. */
export function findOwnNode(): string | undefined
/** The environment in which programs of the packages find that Node too. */
export function withOwnNode(): NodeJS.ProcessEnv
/** Says that the project's own Node is not there, and how it comes. */
export function missOwnNode(): never
/** Runs a program with arguments on the project's Node and ends as it does. */
export function runOnOwnNode(program: string, args: readonly string[]): void
